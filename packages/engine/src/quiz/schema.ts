import * as z from "zod/mini";
import { LANGUAGES, type Message } from "../message.ts";
import { exactSchema } from "./exact.ts";
import type { Expression } from "./expression.ts";
import { MAX_TEXT_LENGTH } from "./reading.ts";

const message: z.ZodMiniType<Message> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), message]))),
  }),
);

const expression: z.ZodMiniType<Expression> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("number"),
      value: exactSchema,
      as: z.exactOptional(z.enum(["fraction", "mixed"])),
      places: z.exactOptional(z.int().check(z.gte(0), z.lte(15))),
    }),
    z.strictObject({ kind: z.literal("symbol"), text: z.string() }),
    z.strictObject({
      kind: z.literal("numeral"),
      value: z.int().check(z.gte(0)),
      base: z.union([z.int().check(z.gte(2), z.lte(16)), z.literal("Roman")]),
    }),
    z.strictObject({
      kind: z.literal("clock"),
      minutes: z.int().check(z.gte(0), z.lt(1440)),
      as: z.exactOptional(z.literal("words")),
    }),
    z.strictObject({ kind: z.literal("duration"), minutes: z.int().check(z.gte(0)) }),
    z.strictObject({ kind: z.literal("weekday"), day: z.int().check(z.gte(1), z.lte(7)) }),
    z.strictObject({
      kind: z.literal("date"),
      month: z.int().check(z.gte(1), z.lte(12)),
      day: z.int().check(z.gte(1), z.lte(31)),
    }),
    z.strictObject({ kind: z.literal("name"), text: z.string(), language: z.enum(LANGUAGES) }),
    z.strictObject({ kind: z.literal("words"), message }),
    z.strictObject({ kind: z.literal("area"), letter: z.string(), label: message }),
    z.strictObject({ kind: z.literal("negative"), of: expression }),
    z.strictObject({
      kind: z.literal("infix"),
      operator: z.enum(["+", "-", "*", ":", "=", "<", "list", "implicit"]),
      items: z.array(expression),
    }),
    z.strictObject({ kind: z.literal("fraction"), over: expression, under: expression }),
    z.strictObject({ kind: z.literal("power"), base: expression, exponent: expression }),
    z.strictObject({ kind: z.literal("root"), degree: z.int().check(z.gte(2)), of: expression }),
    z.strictObject({ kind: z.literal("index"), base: expression, index: expression }),
    z.strictObject({ kind: z.literal("call"), name: expression, of: z.array(expression) }),
    z.strictObject({
      kind: z.literal("quantity"),
      amount: expression,
      unit: z.strictObject({ name: z.string(), symbol: z.string() }),
      long: z.exactOptional(z.literal(true)),
    }),
    z.strictObject({
      kind: z.literal("remainder"),
      whole: z.int().check(z.gte(0)),
      rest: z.int().check(z.gte(0)),
    }),
    z.strictObject({ kind: z.literal("system"), rows: z.array(expression) }),
    z.strictObject({
      kind: z.literal("picture"),
      name: z.string(),
      label: message,
      told: z.exactOptional(z.literal(true)),
      means: z.exactOptional(expression),
    }),
    z.strictObject({
      kind: z.literal("drawing"),
      svg: z.string(),
      label: message,
      told: z.exactOptional(z.literal(true)),
    }),
  ]),
);

/** Recursive schemas have no plain OpenAPI; there they are "any", and are validated here all the same. */
const opaque = <T>(inner: z.ZodMiniType<T>): z.ZodMiniType<T> =>
  z.unknown().check(z.refine((value) => z.safeParse(inner, value).success)) as unknown as z.ZodMiniType<T>;

export const messageSchema = opaque(message);
export const expressionSchema = opaque(expression);

/** A task offers four answers. */
export const CHOICES = 4;
export const choiceIndex = z.int().check(z.gte(0), z.lt(CHOICES));
export const textAnswer = z.string().check(z.maxLength(MAX_TEXT_LENGTH));

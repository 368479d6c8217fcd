import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { line, text } from "@karota/contract/text.ts";
import { arbitraryOf } from "./json-schema-arbitrary.ts";

const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 6 });
const none = { resolve: (schema: object) => schema as Record<string, unknown>, known: () => [] };

test.each([
  ["an object", z.strictObject({ id: z.uuid(), on: z.optional(z.boolean()), list: z.array(z.int()) })],
  ["a price", z.number().check(z.gte(0.01), z.lte(1000), z.multipleOf(0.01))],
  ["an open number", z.number().check(z.gt(0), z.lt(7))],
  ["a line", line(100, 5)],
  ["a text", text(4000, 30)],
  ["a pattern", z.string().check(z.regex(/^(?=.)[+]?[-]?$/))],
  ["a dictionary", z.record(line(40), z.union([z.string(), z.number()]))],
  [
    "two objects in one",
    z.intersection(z.object({ id: z.uuid() }), z.union([z.object({ on: z.boolean() }), z.object({})])),
  ],
  ["a tuple", z.tuple([z.int(), z.nullable(z.enum(["a", "b"]))])],
  ["a short list", z.array(z.literal([1, 2])).check(z.minLength(2), z.maxLength(3))],
])("what is made for %s fits its schema", (_, schema) => {
  const jsonSchema = z.toJSONSchema(schema, { io: "input" });
  const fits = ajv.compile(jsonSchema);
  fc.assert(
    fc.property(arbitraryOf(jsonSchema, none), (value) => {
      expect(fits(value), JSON.stringify(value)).toBe(true);
    }),
  );
});

test("a value of earlier answers is used most of the time, also for the entries of a list", () => {
  const known = (name: string) => (name === "studentId" ? ["me"] : []);
  const schema = { type: "array", minItems: 20, maxItems: 20, items: { type: "string" } };
  const [list] = fc.sample(arbitraryOf(schema, { ...none, known }, "studentIds"), { numRuns: 1, seed: 1 }) as [
    unknown[],
  ];
  expect(list.filter((one) => one === "me").length).toBeGreaterThan(10);
  expect(list.some((one) => one !== "me")).toBe(true);
});

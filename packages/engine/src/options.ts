import * as z from "zod/mini";
import { LOCALE_ALIASES, type Language } from "./message.ts";

export type OptionValue = string | number;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Whether two boards are of the same kind and difficulty. */
export const haveSameOptions = (one: OptionValues, other: OptionValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** One thing the player may choose. Its words are the texts `option.<name>` and `option.<name>.<value>`. */
export interface OptionField {
  readonly name: string;
  /** One of the values; or some of them, which are symbols then, written as one string in their order: `"+*"`. */
  readonly kind: "one" | "some";
  readonly values: readonly OptionValue[];
}

/** For `defineOptions`: any of these symbols, at least one. Presets, and with them the prices, have all of them. */
export interface Some {
  readonly symbols: string;
}
export const some = (symbols: string): Some => ({ symbols });

/** The symbols of a text in the field's order; null unless there is at least one, each of the field and only once. */
export function readSome({ values }: Pick<OptionField, "values">, text: string): string | null {
  const ordered = values.filter((symbol) => text.includes(String(symbol))).join("");
  return ordered !== "" && ordered.length === text.length ? ordered : null;
}

/**
 * What a player may choose before a game.
 * A field named `language` is not shown: it takes the language of the request.
 */
export interface OptionsSpec<Options> {
  /** In the order of the form. */
  readonly fields: readonly OptionField[];
  /** Every allowed combination, with all symbols where some may be chosen; the form offers a value only while some preset has it. */
  readonly presets: readonly Options[];
  /** The daily board's options; also what a field takes that is left out. */
  readonly daily: Options;
  readonly weekly: Options;
  /** Strict: unknown fields, unknown values and combinations outside `presets` are refused. */
  readonly schema: z.ZodMiniType<Options>;
  /** What a field left out takes on the command line, where that is not the daily's value. */
  readonly commandLine?: Readonly<Record<string, OptionValue>>;
}

type Values<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer V)[]
    ? V
    : Fields[Name] extends Some
      ? string
      : never;
};

/** Any of the symbols, each once at most, in their order, at least one. */
const someOf = (symbols: string): RegExp =>
  new RegExp(`^(?=.)${[...symbols].map((symbol) => `[${symbol.replace(/[\\^\]]/, "\\$&")}]?`).join("")}$`);

/** The values that options of a spec have. */
export type ValuesOf<Spec> = Spec extends OptionsSpec<infer Options> ? Options : never;

/**
 * Describes a game's options.
 * @param fields each option with its values, in the order of the form; `some(symbols)` for a subset
 * @param daily the daily board's choice
 * @param weekly what the weekly board has instead of the daily's values
 * @param allowed leaves out combinations that do not exist
 */
export function defineOptions<const Fields extends Record<string, readonly OptionValue[] | Some>>(
  fields: Fields,
  choice: {
    readonly daily: Values<Fields>;
    readonly weekly: Partial<Values<Fields>>;
    readonly allowed?: (options: Values<Fields>) => boolean;
    readonly commandLine?: Readonly<Record<string, OptionValue>>;
  },
): OptionsSpec<Values<Fields>> {
  type Options = Values<Fields>;
  const described = Object.entries<readonly OptionValue[] | Some>(fields).map(([name, field]): OptionField =>
    "symbols" in field ? { name, kind: "some", values: [...field.symbols] } : { name, kind: "one", values: field },
  );
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const { name, kind, values } of described)
    combinations = combinations.flatMap((one) =>
      (kind === "some" ? [values.join("")] : values).map((value) => ({ ...one, [name]: value })),
    );
  const presets = (combinations as Options[]).filter((one) => choice.allowed?.(one) ?? true);
  const same = (one: Options, other: Options) =>
    described.every(({ name, kind }) => kind === "some" || one[name as keyof Fields] === other[name as keyof Fields]);
  const daily = choice.daily as Record<string, OptionValue>;
  const shape = Object.fromEntries(
    described.map(({ name, kind, values }) => {
      const taken = kind === "some" ? z.string().check(z.regex(someOf(values.join("")))) : z.literal([...values]);
      return [name, z._default(taken, daily[name]!)];
    }),
  );
  const schema = z
    .strictObject(shape)
    .check(z.refine((value) => presets.some((preset) => same(preset, value as Options))));
  return {
    fields: described,
    presets,
    daily: choice.daily,
    weekly: { ...choice.daily, ...choice.weekly },
    schema: schema as unknown as z.ZodMiniType<Options>,
    ...(choice.commandLine && { commandLine: choice.commandLine }),
  };
}

/** The options with a language where the game has texts: the chosen one, else the request's. */
export function withLanguage(
  spec: Pick<OptionsSpec<unknown>, "fields">,
  options: OptionValues,
  language: Language,
): OptionValues {
  if (!spec.fields.some((field) => field.name === "language")) return options;
  const asked = options["language"] ?? language;
  return { ...options, language: LOCALE_ALIASES[asked] ?? asked };
}

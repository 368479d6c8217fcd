import * as z from "zod/mini";
import type { Language } from "./message.ts";

export type OptionValue = string | number;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One thing the player may choose. Its words are the texts `option.<name>` and `option.<name>.<value>`. */
export interface OptionField {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/**
 * What a player may choose before a game.
 * A field named `language` is not asked: it takes the language of the request.
 */
export interface OptionsSpec<Options> {
  /** In the order in which the form asks. */
  readonly fields: readonly OptionField[];
  /** Every allowed combination; the form offers a value only while some preset has it. */
  readonly presets: readonly Options[];
  /** The daily board's options; also what a field takes that is left out. */
  readonly daily: Options;
  readonly weekly: Options;
  /** Strict: unknown fields, unknown values and combinations outside `presets` are refused. */
  readonly schema: z.ZodMiniType<Options>;
  /** What a field left out takes on the command line, where that is not the daily's value. */
  readonly commandLine?: Readonly<Record<string, OptionValue>>;
}

type Values<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer V)[] ? V : never };

/**
 * Describes a game's options.
 * @param fields  each option with its values, in the order in which the form asks
 * @param daily   the daily board's choice
 * @param weekly  what the weekly board has instead of the daily's values
 * @param allowed leaves out combinations that do not exist
 */
export function defineOptions<const Fields extends Record<string, readonly OptionValue[]>>(
  fields: Fields,
  choice: {
    readonly daily: Values<Fields>;
    readonly weekly: Partial<Values<Fields>>;
    readonly allowed?: (options: Values<Fields>) => boolean;
    readonly commandLine?: Readonly<Record<string, OptionValue>>;
  },
): OptionsSpec<Values<Fields>> {
  type Options = Values<Fields>;
  const names = Object.keys(fields);
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const name of names)
    combinations = combinations.flatMap((one) => fields[name]!.map((value) => ({ ...one, [name]: value })));
  const presets = (combinations as Options[]).filter((one) => choice.allowed?.(one) ?? true);
  const same = (one: Options, other: Options) =>
    names.every((name) => one[name as keyof Fields] === other[name as keyof Fields]);
  const daily = choice.daily as Record<string, OptionValue>;
  const shape = Object.fromEntries(
    names.map((name) => [name, z._default(z.literal([...fields[name]!]), daily[name]!)]),
  );
  const schema = z
    .strictObject(shape)
    .check(z.refine((value) => presets.some((preset) => same(preset, value as Options))));
  return {
    fields: names.map((name) => ({ name, values: fields[name]! })),
    presets,
    daily: choice.daily,
    weekly: { ...choice.daily, ...choice.weekly },
    schema: schema as unknown as z.ZodMiniType<Options>,
    ...(choice.commandLine && { commandLine: choice.commandLine }),
  };
}

/** The options with the request's language where the game has words and none was asked for. */
export function withLanguage(
  spec: Pick<OptionsSpec<unknown>, "fields">,
  options: OptionValues,
  language: Language,
): OptionValues {
  const wordy = spec.fields.some((field) => field.name === "language");
  return wordy && options["language"] === undefined ? { ...options, language } : options;
}

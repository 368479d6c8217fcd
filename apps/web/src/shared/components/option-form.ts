import type { GameInfo } from "@karota/contract/games/board.ts";
import type { OptionValue, OptionValues } from "@karota/engine/options.ts";

type Preset = GameInfo["presets"][number];

/** One question of the form with the values that go with what was chosen before it. */
export interface Question {
  readonly name: string;
  /** One of the values; or some of them, at least one, as one text in the order of the values. */
  readonly kind: "one" | "some";
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
}
export interface Form {
  readonly questions: readonly Question[];
  /** What is chosen, with its price. */
  readonly preset: Preset;
}

/** Those of the values that a text names; all of them when it names none. */
function someOf(values: readonly OptionValue[], wanted: OptionValue | undefined): string {
  const named = values.filter((value) => String(wanted ?? "").includes(String(value)));
  return (named.length > 0 ? named : values).join("");
}

/** The choice with one value more or less; the last one stays. */
export const toggled = ({ values, value }: Question, one: OptionValue): string => {
  const has = (each: OptionValue): boolean => String(value).includes(String(each)) !== (each === one);
  return values.filter(has).join("") || String(value);
};

/** Of the offered values the wanted one, or the nearest to it. */
function nearest(
  all: readonly OptionValue[],
  offered: readonly OptionValue[],
  wanted: OptionValue | undefined,
): OptionValue {
  const place = wanted === undefined ? -1 : all.indexOf(wanted);
  const distance = (value: OptionValue) => Math.abs(all.indexOf(value) - place);
  return offered.reduce((best, value) => (distance(value) < distance(best) ? value : best));
}

/**
 * The form for the wanted options. Each field offers the values that some preset has together with the fields before
 * it; a wanted value that is not among them is replaced by its neighbour. The language is no field.
 */
export function formOf(info: Pick<GameInfo, "fields" | "presets">, wanted: OptionValues, language: string): Form {
  let presets = info.presets;
  const questions: Question[] = [];
  const some: Record<string, OptionValue> = {};
  for (const { name, values, kind } of info.fields) {
    if (kind === "some") {
      // Presets have all of them: the price does not depend on which.
      some[name] = someOf(values, wanted[name]);
      questions.push({ name, kind, values, value: some[name] });
      continue;
    }
    const offered = values.filter((value) => presets.some(({ options }) => options[name] === value));
    const asked = name === "language" ? language : wanted[name];
    const value = nearest(values, offered, asked);
    presets = presets.filter(({ options }) => options[name] === value);
    if (name !== "language") questions.push({ name, kind: "one", values: offered, value });
  }
  const preset = presets[0];
  if (!preset) throw new Error("a game has no presets");
  return { questions, preset: { ...preset, options: { ...preset.options, ...some } } };
}

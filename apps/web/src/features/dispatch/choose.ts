import type { GameInfo } from "@karota/contract/games/board.ts";
import type { OptionValue, OptionValues } from "@karota/engine/options.ts";

type Preset = GameInfo["presets"][number];

/** One question of the form with the values that go with what was chosen before it. */
export interface Question {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
}
export interface Form {
  readonly questions: readonly Question[];
  /** What is chosen, with its price. */
  readonly preset: Preset;
}

/** Of the offered values the wanted one, or the one that stands nearest to it. */
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
 * The form for what is wanted. Each field offers the values that some preset has together with the fields before it;
 * a wanted value that is not among them gives way to its neighbour. The language is not asked.
 */
export function formOf(info: Pick<GameInfo, "fields" | "presets">, wanted: OptionValues, language: string): Form {
  let presets = info.presets;
  const questions: Question[] = [];
  for (const { name, values } of info.fields) {
    const offered = values.filter((value) => presets.some(({ options }) => options[name] === value));
    const asked = name === "language" ? language : wanted[name];
    const value = nearest(values, offered, asked);
    presets = presets.filter(({ options }) => options[name] === value);
    if (name !== "language") questions.push({ name, values: offered, value });
  }
  const preset = presets[0];
  if (!preset) throw new Error("a game has no presets");
  return { questions, preset };
}

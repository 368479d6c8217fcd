import type { Random } from "@karota/engine/random.ts";
import { digitsOf, type Level, type Puzzle } from "./board.ts";
import { solveUnique } from "./solve.ts";

/** One board of each level, for the case that the generator has no luck. */
export const TEMPLATES: Readonly<Record<Level, string>> = {
  very_easy: "031527080700600400082001075004002190900814006028900700840100250007009001010258940",
  easy: "105400080890000000430000061900050018070010030560020004380000056000000072050002103",
  normal: "000000040000403509500609270090107005010000090700506080056302008307904000020000000",
  medium: "000000040900300002304058009590703060010020090080901053200510804800009006030000000",
  hard: "000005000000600512005007008000000270082090360091000000200700800573006000000300000",
  expert: "049820000000001790700000004007000240000305000018000900900000001036100000000048530",
  extreme: "080000532700080900000609800013050008000000000500010470002405000009030004874000050",
};

/** Nine lines in another order that a half-turn leaves symmetric: the last three follow the first three. */
function shuffledLines(random: Random): number[] {
  const first = random.shuffled([0, 1, 2]);
  const middle = random.chance(0.5) ? [3, 4, 5] : [5, 4, 3];
  return [...first, ...middle, ...first.toReversed().map((line) => 8 - line)];
}

/** A stored board with digits renamed, rows and columns moved and perhaps swapped: its level stays the same. */
export function transformedTemplate(level: Level, random: Random): Puzzle {
  const template = digitsOf(TEMPLATES[level]);
  const names = [0, ...random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  const rows = shuffledLines(random);
  const columns = shuffledLines(random);
  const turned = random.chance(0.5);
  const initial = rows.flatMap((row) =>
    columns.map((column) => names[template[turned ? 9 * column + row : 9 * row + column]!]!),
  );
  return { level, initial: initial.join(""), solution: solveUnique(initial)!.join("") };
}

import type { Random } from "@karota/engine/random.ts";
import { digitsOf, type Level, type Puzzle } from "./board.ts";
import { solveUnique } from "./solve.ts";

/** One board of each level, for the case that the generator has no luck. */
export const TEMPLATES: Readonly<Record<Level, string>> = {
  very_easy: "100984000024065300807001005070830061680010200001400009308607952000093187090058040",
  easy: "008054060501000807640200000007500000200007019800390000403600078002013090005080204",
  normal: "780600002090000053000000800200300000000100900600980531070400085000003010038006000",
  medium: "470000050050000210000500006000007400000100000091000003000850060008020000702406900",
  hard: "003000100006000034000950000062000000700300260000670000200009043300804000004700008",
};

/** Nine lines in another order: whole bands among each other, and the lines of a band among each other. */
const shuffledLines = (random: Random): number[] =>
  random.shuffled([0, 3, 6]).flatMap((band) => random.shuffled([0, 1, 2]).map((line) => band + line));

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

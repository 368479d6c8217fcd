import { hintOf, runsOf, type Crossing } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import { valueOf, type Gap } from "./board.ts";
import { isDecided } from "./deduce.ts";
import { gapsFor, readingsOf } from "./gaps.ts";

/** So many of the calculations lose a digit; crossings could make up for more. */
const SHARE = 0.5;

/** Gaps for a board of whole calculations: each leaves several results, and crossings decide all of them. */
export function makeGaps(crossing: Crossing, random: Random): readonly Gap[] {
  const runs = runsOf(crossing);
  const hints = runs.map((run) => hintOf(crossing, run)!);
  const numbers: string[][] = hints.map((hint) => [String(valueOf(hint))]);
  const gaps: Gap[] = [];
  for (const n of random.shuffled([...runs.keys()])) {
    if (gaps.length + 1 > SHARE * runs.length) break;
    const { length } = runs[n]!.cells;
    const whole = numbers[n]!;
    for (const gap of random.shuffled(gapsFor(hints[n]!, runs[n]!))) {
      numbers[n] = readingsOf({ hint: hints[n]!, gap }, length).map((hint) => String(valueOf(hint)));
      if (numbers[n].length > 1 && isDecided(runs, numbers)) {
        gaps.push(gap);
        break;
      }
      numbers[n] = whole;
    }
  }
  return gaps;
}

import { bitOf, DIGITS, UNITS, unitsOf } from "../board.ts";
import { inUnit, theUnit } from "../words.ts";
import { maskOf, placesFor, SIZE } from "./sight.ts";
import { takeOut, type Technique } from "./step.ts";

/** A digit whose places in one unit all lie in a second one is ruled out in the rest of the second. */
const lockedFrom =
  (units: readonly number[]): Technique =>
  (sight) => {
    for (const from of units)
      for (const digit of DIGITS) {
        const count = SIZE[maskOf(sight, from, digit)]!;
        if (count < 2 || count > 3) continue;
        const places = placesFor(sight, from, digit);
        const shared = unitsOf(places[0]!).filter(
          (unit) => unit !== from && places.every((cell) => unitsOf(cell).includes(unit)),
        );
        for (const to of shared) {
          const rest = UNITS[to]!.filter((cell) => !places.includes(cell));
          const conclusion = takeOut(sight, rest, bitOf(digit));
          if (conclusion === null) continue;
          return {
            words: () => ({
              title: { id: "sudoku.technique.locked", values: { digit } },
              steps: [
                { id: "sudoku.hint.locked.look", values: { unit: theUnit(from), digit } },
                { id: "sudoku.hint.locked.why", values: { digit, inUnit: inUnit(to) } },
                { id: "sudoku.hint.locked.so", values: { digit, inUnit: inUnit(to) } },
              ],
            }),
            reason: places,
            conclusion,
          };
        }
      }
    return null;
  };

/** From a box along a line. */
export const pointing = lockedFrom([18, 19, 20, 21, 22, 23, 24, 25, 26]);
/** From a line into a box. */
export const claiming = lockedFrom(Array.from({ length: 18 }, (_, n) => n));

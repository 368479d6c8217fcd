import { DIGITS, UNITS, unitsOf } from "../board.ts";
import { cellsAt, maskOf, placesFor, SETS_OF_SIZE, SIZE } from "./sight.ts";
import type { Finder } from "./step.ts";

/*
 * Steps that rule digits out and leave a single at once; a player sees them as one. They have no words: hints say them
 * in two steps. A rating takes them for easier than the same without a single.
 */

/** A digit locked in a box or line that leaves one place for itself in a unit it is ruled out from. */
export const directLocked =
  (from: "box" | "line"): Finder =>
  (sight) => {
    const [first, end] = from === "box" ? [18, 27] : [0, 18];
    for (let n = first; n < end; n++)
      for (const digit of DIGITS) {
        const count = SIZE[maskOf(sight, n, digit)]!;
        if (count < 2 || count > 3) continue;
        const places = placesFor(sight, n, digit);
        for (const to of unitsOf(places[0]!)) {
          if (to === n || !places.every((cell) => unitsOf(cell).includes(to))) continue;
          const lost = placesFor(sight, to, digit).filter((cell) => !places.includes(cell));
          for (const unit of new Set(lost.flatMap(unitsOf))) {
            const left = placesFor(sight, unit, digit).filter((cell) => !lost.includes(cell));
            if (left.length === 1) return { conclusion: { cell: left[0]!, digit } };
          }
        }
      }
    return null;
  };

/** Digits with as many places in a unit, which leave one place in it for another digit. */
export const directSet =
  (size: number): Finder =>
  (sight) => {
    for (const n of UNITS.keys()) {
      // where digits with few places can be
      let around = 0;
      for (let digit = 1; digit <= 9; digit++) {
        const places = maskOf(sight, n, digit);
        if (SIZE[places]! <= size) around |= places;
      }
      for (const cells of SETS_OF_SIZE[size]!) {
        if (cells & ~around) continue;
        let own = 0;
        for (let digit = 1; digit <= 9; digit++) {
          const places = maskOf(sight, n, digit);
          if (places !== 0 && (places & ~cells) === 0) own++;
        }
        if (own !== size) continue;
        for (const digit of DIGITS) {
          const left = maskOf(sight, n, digit) & ~cells;
          if (SIZE[left] === 1 && left !== maskOf(sight, n, digit))
            return { conclusion: { cell: cellsAt(n, left)[0]!, digit } };
        }
      }
    }
    return null;
  };

import { bitOf, DIGITS, unitsOf } from "../board.ts";
import { cellsAt, maskOf, placesFor, SIZE } from "./sight.ts";
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
    for (let n = 0; n < 27; n++) {
      // digits with few places
      let rare = 0;
      for (let digit = 1; digit <= 9; digit++) {
        const places = SIZE[maskOf(sight, n, digit)]!;
        if (places > 0 && places <= size) rare |= bitOf(digit);
      }
      for (let digits = rare & -rare; digits !== 0; digits = (digits - rare) & rare) {
        if (SIZE[digits] !== size) continue;
        let cells = 0;
        for (let left = digits; left !== 0; left &= left - 1) cells |= maskOf(sight, n, 32 - Math.clz32(left & -left));
        if (SIZE[cells] !== size) continue;
        for (let digit = 1; digit <= 9; digit++) {
          const left = maskOf(sight, n, digit) & ~cells;
          if (SIZE[left] === 1 && left !== maskOf(sight, n, digit))
            return { conclusion: { cell: cellsAt(n, left)[0]!, digit } };
        }
      }
    }
    return null;
  };

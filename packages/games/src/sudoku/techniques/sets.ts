import { ALL_DIGITS, bitOf, DIGITS, UNITS } from "../board.ts";
import { cellNames, digitNames, inUnit, theUnit } from "../words.ts";
import { cellsAt, maskOf, SETS_OF_SIZE, SIZE } from "./sight.ts";
import { takeOut, type Technique } from "./step.ts";

/** As many cells as digits between them: these digits are ruled out in the rest of the unit. */
export const nakedSet =
  (size: number): Technique =>
  (sight) => {
    for (const [n, unit] of UNITS.entries()) {
      let narrow = 0;
      let open = 0;
      for (let i = 0; i < 9; i++) {
        const width = SIZE[sight.sets[unit[i]!]!]!;
        if (width > 0) open |= 1 << i;
        if (width > 0 && width <= size) narrow |= 1 << i;
      }
      if (SIZE[narrow]! < size) continue;
      for (const some of SETS_OF_SIZE[size]!) {
        if (some & ~narrow) continue;
        let digits = 0;
        for (let left = some; left !== 0; left &= left - 1) digits |= sight.sets[unit[31 - Math.clz32(left & -left)]!]!;
        if (SIZE[digits] !== size) continue;
        let rest = 0;
        for (let i = 0; i < 9; i++) if ((some & (1 << i)) === 0) rest |= sight.sets[unit[i]!]!;
        if ((rest & digits) === 0) continue;
        const cells = cellsAt(n, some);
        return {
          words: () => ({
            title: { id: "sudoku.technique.nakedSet", values: { size } },
            steps: [
              { id: "sudoku.hint.nakedSet.look", values: { size, unit: theUnit(n) } },
              { id: "sudoku.hint.nakedSet.why", values: { size, cells: cellNames(cells), digits: digitNames(digits) } },
              { id: "sudoku.hint.nakedSet.so", values: { size, inUnit: inUnit(n), digits: digitNames(digits) } },
            ],
          }),
          reason: cells,
          conclusion: takeOut(sight, cellsAt(n, open & ~some), digits)!,
        };
      }
    }
    return null;
  };

/** As many digits as places for them: all other digits are ruled out there. */
export const hiddenSet =
  (size: number): Technique =>
  (sight) => {
    for (const n of UNITS.keys()) {
      let rare = 0;
      for (const digit of DIGITS) {
        const places = SIZE[maskOf(sight, n, digit)]!;
        if (places > 0 && places <= size) rare |= bitOf(digit);
      }
      if (SIZE[rare]! < size) continue;
      for (const digits of SETS_OF_SIZE[size]!) {
        if (digits & ~rare) continue;
        let places = 0;
        for (let digit = 1; digit <= 9; digit++) if (digits & bitOf(digit)) places |= maskOf(sight, n, digit);
        if (SIZE[places] !== size) continue;
        const cells = cellsAt(n, places);
        const conclusion = takeOut(sight, cells, ALL_DIGITS & ~digits);
        if (conclusion === null) continue;
        return {
          words: () => ({
            title: { id: "sudoku.technique.hiddenSet", values: { size } },
            steps: [
              { id: "sudoku.hint.hiddenSet.look", values: { size, unit: theUnit(n) } },
              {
                id: "sudoku.hint.hiddenSet.why",
                values: { size, cells: cellNames(cells), digits: digitNames(digits) },
              },
              { id: "sudoku.hint.hiddenSet.so", values: { size, digits: digitNames(digits) } },
            ],
          }),
          reason: cells,
          conclusion,
        };
      }
    }
    return null;
  };

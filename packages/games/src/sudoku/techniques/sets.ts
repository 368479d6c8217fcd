import { ALL_DIGITS, bitOf, DIGITS, sizeOf, UNITS } from "../board.ts";
import { cellNames, digitNames, inUnit, theUnit } from "../words.ts";
import { choices, placesFor, takeOut, type Technique } from "./step.ts";

/** As many cells as digits between them: these digits are ruled out in the rest of the unit. */
export const nakedSet =
  (size: number): Technique =>
  (sight) => {
    for (const [n, unit] of UNITS.entries()) {
      const narrow = unit.filter((cell) => {
        const width = sizeOf(sight.sets[cell]!);
        return width > 0 && width <= size;
      });
      for (const cells of choices(narrow, size)) {
        const digits = cells.reduce((set, cell) => set | sight.sets[cell]!, 0);
        if (sizeOf(digits) !== size) continue;
        const conclusion = takeOut(
          sight,
          unit.filter((cell) => !cells.includes(cell)),
          digits,
        );
        if (conclusion === null) continue;
        return {
          title: { id: "sudoku.technique.nakedSet", values: { size } },
          steps: [
            { id: "sudoku.hint.nakedSet.look", values: { size, unit: theUnit(n) } },
            { id: "sudoku.hint.nakedSet.why", values: { size, cells: cellNames(cells), digits: digitNames(digits) } },
            { id: "sudoku.hint.nakedSet.so", values: { size, inUnit: inUnit(n), digits: digitNames(digits) } },
          ],
          reason: cells,
          conclusion,
        };
      }
    }
    return null;
  };

/** As many digits as places for them: all other digits are ruled out there. */
export const hiddenSet =
  (size: number): Technique =>
  (sight) => {
    for (const [n, unit] of UNITS.entries()) {
      const rare = DIGITS.filter((digit) => {
        const places = placesFor(sight, n, digit).length;
        return places > 0 && places <= size;
      });
      for (const chosen of choices(rare, size)) {
        const digits = chosen.reduce((set, digit) => set | bitOf(digit), 0);
        const cells = unit.filter((cell) => sight.sets[cell]! & digits);
        if (cells.length !== size) continue;
        const conclusion = takeOut(sight, cells, ALL_DIGITS & ~digits);
        if (conclusion === null) continue;
        return {
          title: { id: "sudoku.technique.hiddenSet", values: { size } },
          steps: [
            { id: "sudoku.hint.hiddenSet.look", values: { size, unit: theUnit(n) } },
            { id: "sudoku.hint.hiddenSet.why", values: { size, cells: cellNames(cells), digits: digitNames(digits) } },
            { id: "sudoku.hint.hiddenSet.so", values: { size, digits: digitNames(digits) } },
          ],
          reason: cells,
          conclusion,
        };
      }
    }
    return null;
  };

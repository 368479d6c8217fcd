import { bitOf, CELLS, columnOf, DIGITS, digitsIn, ALL_DIGITS, PEERS, rowOf, UNITS, unitsOf } from "../board.ts";
import { cellName, digitNames, inUnit, listOf, theUnit } from "../words.ts";
import { cellsAt, maskOf, SIZE, type Sight } from "./sight.ts";
import type { Technique } from "./step.ts";

/** A unit with one empty cell. */
export const lastCell: Technique = ({ values, sets }) => {
  for (const [n, unit] of UNITS.entries()) {
    const [cell, second] = unit.filter((one) => !values[one]);
    if (cell === undefined || second !== undefined) continue;
    const digit = digitsIn(sets[cell]!)[0]!;
    return {
      words: () => ({
        title: { id: "sudoku.technique.lastCell" },
        steps: [
          { id: "sudoku.hint.lastCell.look", values: { unit: theUnit(n) } },
          { id: "sudoku.hint.lastCell.why", values: { inUnit: inUnit(n) } },
          { id: "sudoku.hint.lastCell.so", values: { digit, cell: cellName(cell) } },
        ],
      }),
      reason: unit.filter((one) => one !== cell),
      conclusion: { cell, digit },
    };
  }
  return null;
};

/** The rows, columns and boxes whose digit excludes it from these cells, few and each with the cell that holds it. */
function blockers(sight: Sight, cells: readonly number[], digit: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const cell of cells) {
    const units = unitsOf(cell);
    if (units.some((unit) => found.has(unit))) continue;
    for (const unit of units) {
      const holder = UNITS[unit]!.find((other) => sight.values[other] === digit);
      if (holder === undefined) continue;
      found.set(unit, holder);
      break;
    }
  }
  return found;
}

const hiddenSingleIn =
  (units: readonly number[]): Technique =>
  (sight) => {
    for (const n of units)
      for (const digit of DIGITS) {
        const mask = maskOf(sight, n, digit);
        if (SIZE[mask] !== 1) continue;
        const cell = cellsAt(n, mask)[0]!;
        const others = UNITS[n]!.filter((other) => other !== cell && !sight.values[other]);
        const blocked = blockers(sight, others, digit);
        const seen = others.every((other) => PEERS[other]!.some((peer) => sight.values[peer] === digit));
        return {
          words: () => ({
            title: { id: "sudoku.technique.hiddenSingle", values: { digit } },
            steps: [
              { id: "sudoku.hint.hiddenSingle.look", values: { unit: theUnit(n), digit } },
              seen
                ? {
                    id: "sudoku.hint.hiddenSingle.why",
                    values: { digit, places: listOf([...blocked.keys()].map(inUnit)) },
                  }
                : { id: "sudoku.hint.hiddenSingle.whyRuledOut", values: { digit } },
              { id: "sudoku.hint.hiddenSingle.so", values: { digit, cell: cellName(cell) } },
            ],
          }),
          reason: [...blocked.values()],
          ruledOut: others,
          conclusion: { cell, digit },
        };
      }
    return null;
  };
/** A digit with one place in a box; these are the easiest to see. */
export const hiddenSingleInBox = hiddenSingleIn([18, 19, 20, 21, 22, 23, 24, 25, 26]);
export const hiddenSingleInLine = hiddenSingleIn(Array.from({ length: 18 }, (_, n) => n));

/** A cell with one digit left. */
export const nakedSingle: Technique = ({ values, sets }) => {
  for (const cell of CELLS) {
    if (SIZE[sets[cell]!] !== 1) continue;
    const digit = digitsIn(sets[cell]!)[0]!;
    const holders = DIGITS.flatMap((other) => PEERS[cell]!.find((peer) => values[peer] === other) ?? []);
    return {
      words: () => ({
        title: { id: "sudoku.technique.nakedSingle" },
        steps: [
          { id: "sudoku.hint.nakedSingle.look", values: { row: rowOf(cell) + 1, column: columnOf(cell) + 1 } },
          { id: "sudoku.hint.nakedSingle.why", values: { digits: digitNames(ALL_DIGITS & ~bitOf(digit)) } },
          { id: "sudoku.hint.nakedSingle.so", values: { digit } },
        ],
      }),
      reason: holders,
      conclusion: { cell, digit },
    };
  }
  return null;
};

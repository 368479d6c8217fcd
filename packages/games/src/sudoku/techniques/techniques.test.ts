import { describe, expect, it } from "vitest";
import { ALL_DIGITS, bitOf, CELLS, columnOf, rowOf, sizeOf } from "../board.ts";
import { chain } from "./chain.ts";
import { colouring } from "./colouring.ts";
import { fish } from "./fish.ts";
import { claiming, pointing } from "./locked.ts";
import { rectangle } from "./rectangle.ts";
import { hiddenSet, nakedSet } from "./sets.ts";
import type { Sight, Technique } from "./step.ts";
import { xyWing } from "./xy-wing.ts";

const setOf = (...digits: number[]) => digits.reduce((set, digit) => set | bitOf(digit), 0);
/** Cells by row and column from 1. */
const at = (row: number, column: number) => 9 * (row - 1) + column - 1;
const EMPTY = CELLS.map(() => 0);

/** An empty board on which all is possible but for what the cells named can take. */
function sight(only: Readonly<Record<number, number>>): Sight {
  return { values: EMPTY, solution: EMPTY, sets: CELLS.map((cell) => only[cell] ?? ALL_DIGITS) };
}
/** The digit goes from every cell for which this is true. */
const without = (digit: number, gone: (row: number, column: number) => boolean): Sight => {
  const sets = CELLS.map((cell) =>
    gone(rowOf(cell) + 1, columnOf(cell) + 1) ? ALL_DIGITS & ~bitOf(digit) : ALL_DIGITS,
  );
  return { values: EMPTY, solution: EMPTY, sets };
};
function outOf(technique: Technique, from: Sight): Record<number, number> {
  const conclusion = technique(from)?.conclusion;
  if (!conclusion || !("out" in conclusion)) throw new Error("nothing is ruled out");
  return Object.fromEntries(conclusion.out.map(({ cell, digits }) => [cell, digits]));
}
const entries = (cells: readonly number[], digits: number) => Object.fromEntries(cells.map((cell) => [cell, digits]));

describe("a technique rules out exactly what follows", () => {
  it("pointing: a digit on one row of a box leaves the rest of the row", () => {
    const board = without(5, (row, column) => row !== 2 && row <= 3 && column <= 3);
    expect(outOf(pointing, board)).toStrictEqual(
      entries(
        [4, 5, 6, 7, 8, 9].map((column) => at(2, column)),
        bitOf(5),
      ),
    );
  });

  it("claiming: a digit in one box of a column leaves the rest of the box", () => {
    const board = without(5, (row, column) => column === 4 && row > 3);
    const rest = [1, 2, 3].flatMap((row) => [at(row, 5), at(row, 6)]);
    expect(outOf(claiming, board)).toStrictEqual(entries(rest, bitOf(5)));
  });

  it("naked sets of two, three and four", () => {
    const rest = (from: number) => CELLS.filter((cell) => cell < 9 && cell >= from);
    expect(outOf(nakedSet(2), sight({ 0: setOf(1, 2), 4: setOf(1, 2) }))).toStrictEqual(
      entries([1, 2, 3, 5, 6, 7, 8], setOf(1, 2)),
    );
    const triple = sight({ 0: setOf(1, 2), 3: setOf(2, 3), 6: setOf(1, 3) });
    expect(outOf(nakedSet(3), triple)).toStrictEqual(entries([1, 2, 4, 5, 7, 8], setOf(1, 2, 3)));
    const quad = sight({ 0: setOf(1, 2), 1: setOf(2, 3), 2: setOf(3, 4), 3: setOf(1, 4) });
    expect(outOf(nakedSet(4), quad)).toStrictEqual(entries(rest(4), setOf(1, 2, 3, 4)));
  });

  it("hidden sets of two, three and four", () => {
    for (const size of [2, 3, 4]) {
      const digits = setOf(...[1, 2, 3, 4].slice(0, size));
      const board = sight(
        entries(
          CELLS.filter((cell) => cell < 9 && cell >= size),
          ALL_DIGITS & ~digits,
        ),
      );
      const cells = CELLS.slice(0, size);
      expect(outOf(hiddenSet(size), board)).toStrictEqual(entries(cells, ALL_DIGITS & ~digits));
    }
  });

  it("X-wing, swordfish and jellyfish", () => {
    for (const size of [2, 3, 4]) {
      const lines = [1, 4, 7, 9].slice(0, size);
      const board = without(6, (row, column) => lines.includes(row) && !lines.includes(column));
      const rest = CELLS.filter((cell) => lines.includes(columnOf(cell) + 1) && !lines.includes(rowOf(cell) + 1));
      expect(outOf(fish(size), board)).toStrictEqual(entries(rest, bitOf(6)));
    }
  });

  it("XY-wing: what sees both wings", () => {
    const board = sight({ [at(1, 1)]: setOf(1, 2), [at(1, 5)]: setOf(1, 3), [at(5, 1)]: setOf(2, 3) });
    expect(outOf(xyWing, board)).toStrictEqual({ [at(5, 5)]: bitOf(3) });
  });

  /** The digit 7 stays possible only at these places in their rows and columns. */
  const linked = (lines: { readonly rows: Record<number, number[]>; readonly columns: Record<number, number[]> }) =>
    without(7, (row, column) => {
      const [inRow, inColumn] = [lines.rows[row], lines.columns[column]];
      return (inRow !== undefined && !inRow.includes(column)) || (inColumn !== undefined && !inColumn.includes(row));
    });

  it("colouring: what sees both colours", () => {
    const board = linked({ rows: { 1: [1, 4], 5: [1, 5] }, columns: { 1: [1, 5] } });
    // the loose ends see each other's box and column
    expect(outOf(colouring, board)).toStrictEqual(entries([at(2, 5), at(3, 5), at(4, 4), at(6, 4)], bitOf(7)));
  });

  it("colouring: a colour that sees itself", () => {
    const board = linked({ rows: { 1: [1, 5], 6: [3, 5] }, columns: { 3: [2, 6], 5: [1, 6] } });
    expect(outOf(colouring, board)).toStrictEqual(entries([at(1, 1), at(6, 5), at(2, 3)], bitOf(7)));
  });

  it("unique rectangle: both digits leave the fourth cell", () => {
    const pair = setOf(4, 9);
    const board = sight({ [at(1, 1)]: pair, [at(1, 5)]: pair, [at(2, 1)]: pair });
    expect(outOf(rectangle, board)).toStrictEqual({ [at(2, 5)]: pair });
    // in four boxes the two could not be swapped
    expect(rectangle(sight({ [at(1, 1)]: pair, [at(1, 5)]: pair, [at(5, 1)]: pair }))).toBeNull();
  });

  it("chain: what neither end allows", () => {
    // three cells in a row of two digits each: one of the ends is 3
    const board = sight({ [at(1, 1)]: setOf(3, 1), [at(1, 5)]: setOf(1, 2), [at(5, 5)]: setOf(2, 3) });
    expect(outOf(chain, board)).toStrictEqual({ [at(5, 1)]: bitOf(3) });
  });

  it("returns null where nothing follows", () => {
    const techniques = [pointing, claiming, nakedSet(2), hiddenSet(2), fish(2), xyWing, colouring, rectangle, chain];
    for (const technique of techniques) expect(technique(sight({}))).toBeNull();
    expect(CELLS.every((cell) => sizeOf(sight({}).sets[cell]!) === 9)).toBe(true);
  });
});

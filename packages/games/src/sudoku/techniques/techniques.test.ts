import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ALL_DIGITS, bitOf, CELLS, columnOf, rowOf, sizeOf } from "../board.ts";
import { chain, yCycle } from "./chain.ts";
import { alsXz } from "./als.ts";
import { bug } from "./bug.ts";
import { fish } from "./fish.ts";
import { claiming, pointing } from "./locked.ts";
import { rectangle } from "./rectangle.ts";
import { hiddenSet, nakedSet } from "./sets.ts";
import { sightOf, type Sight } from "./sight.ts";
import type { Technique } from "./step.ts";
import { strongLinks } from "./strong-links.ts";
import { wWing, xyWing, xyzWing } from "./wings.ts";

const setOf = (...digits: number[]) => digits.reduce((set, digit) => set | bitOf(digit), 0);
/** Cells by row and column from 1. */
const at = (row: number, column: number) => 9 * (row - 1) + column - 1;
const EMPTY = CELLS.map(() => 0);

/** An empty board on which all is possible but for what the cells named can take. */
function sight(only: Readonly<Record<number, number>>): Sight {
  return sightOf(
    EMPTY,
    CELLS.map((cell) => only[cell] ?? ALL_DIGITS),
    EMPTY,
  );
}
/** The digit goes from every cell for which this is true. */
const without = (digit: number, gone: (row: number, column: number) => boolean): Sight => {
  const sets = CELLS.map((cell) =>
    gone(rowOf(cell) + 1, columnOf(cell) + 1) ? ALL_DIGITS & ~bitOf(digit) : ALL_DIGITS,
  );
  return sightOf(EMPTY, sets, EMPTY);
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

  const nameOf = (technique: Technique, from: Sight) => technique(from)!.words().title.values;

  it("skyscraper: what sees both ends of two rows", () => {
    const board = linked({ rows: { 1: [1, 4], 5: [1, 5] }, columns: {} });
    expect(outOf(strongLinks(2, false), board)).toStrictEqual(
      entries([at(2, 5), at(3, 5), at(4, 4), at(6, 4)], bitOf(7)),
    );
    expect(nameOf(strongLinks(2, false), board)).toStrictEqual({ kind: "skyscraper" });
    const [look] = strongLinks(2, false)(board)!.words().steps;
    // Slovenian has the places in the accusative.
    expect(SPEAKERS.sl.say(look)).toMatch(/^Opazuj samo 7\. Poglej \d\.\svrstico in \d\.\svrstico\./);
  });

  it("two-string kite: what sees the ends of a row and a column that meet in a box", () => {
    const board = linked({ rows: { 2: [1, 6] }, columns: { 3: [3, 8] } });
    expect(outOf(strongLinks(2, false), board)).toStrictEqual({ [at(8, 6)]: bitOf(7) });
    expect(nameOf(strongLinks(2, false), board)).toStrictEqual({ kind: "kite" });
  });

  it("empty rectangle: a box whose places lie on a row and a column", () => {
    const sets = without(7, (row, column) => row <= 3 && column <= 3 && row !== 2 && column !== 2);
    const board = sightOf(
      EMPTY,
      CELLS.map((cell) =>
        columnOf(cell) === 6 && ![1, 7].includes(rowOf(cell)) ? ALL_DIGITS & ~bitOf(7) : sets.sets[cell]!,
      ),
      EMPTY,
    );
    expect(outOf(strongLinks(2, true), board)).toStrictEqual({ [at(8, 2)]: bitOf(7) });
    expect(nameOf(strongLinks(2, true), board)).toStrictEqual({ kind: "emptyRectangle" });
    expect(strongLinks(2, false)(board)).toBeNull();
  });

  it("finned X-wing: what sees the fin and its corner", () => {
    const board = linked({ rows: { 1: [1, 5], 6: [1, 5, 6] }, columns: {} });
    expect(outOf(strongLinks(2, true), board)).toStrictEqual(entries([at(4, 5), at(5, 5)], bitOf(7)));
    expect(nameOf(strongLinks(2, true), board)).toStrictEqual({ kind: "finned" });
  });

  it("X-chain: three units with two places each", () => {
    const board = linked({ rows: { 1: [1, 5], 5: [5, 9], 8: [2, 9] }, columns: {} });
    const out = outOf(strongLinks(3, false), board);
    // the ends are row 1, column 1 and row 8, column 2
    expect(out).toStrictEqual(entries([at(2, 2), at(3, 2), at(7, 1), at(9, 1)], bitOf(7)));
  });

  it("XYZ-wing: what sees all three cells", () => {
    const board = sight({ [at(1, 1)]: setOf(1, 2, 3), [at(1, 5)]: setOf(1, 3), [at(2, 2)]: setOf(2, 3) });
    expect(outOf(xyzWing, board)).toStrictEqual(entries([at(1, 2), at(1, 3)], bitOf(3)));
  });

  it("W-wing: what sees both of two equal pairs", () => {
    const pair = setOf(4, 6);
    const sets = without(4, (row, column) => row === 9 && column !== 1 && column !== 5).sets;
    const board = sightOf(EMPTY, Array.from(sets).with(at(2, 1), pair).with(at(5, 5), pair), EMPTY);
    expect(outOf(wWing, board)).toStrictEqual(entries([at(2, 5), at(5, 1)], bitOf(6)));
  });

  it("ALS-XZ: a digit of both groups that one of them needs", () => {
    const board = sight({
      [at(1, 1)]: setOf(1, 2),
      [at(1, 4)]: setOf(1, 3),
      [at(1, 5)]: setOf(3, 4),
      [at(2, 4)]: setOf(2, 4),
    });
    // 1 is in one group only; 2 is at row 1, column 1 or at row 2, column 4
    expect(outOf(alsXz([1, 3]), board)).toStrictEqual(entries([at(1, 6), at(2, 1), at(2, 2), at(2, 3)], bitOf(2)));
  });

  it("unique rectangle: both digits leave the fourth cell", () => {
    const pair = setOf(4, 9);
    const board = sight({ [at(1, 1)]: pair, [at(1, 5)]: pair, [at(2, 1)]: pair });
    expect(outOf(rectangle, board)).toStrictEqual({ [at(2, 5)]: pair });
    expect(nameOf(rectangle, board)).toStrictEqual({ type: 1 });
    // in four boxes the two could not be swapped
    expect(rectangle(sight({ [at(1, 1)]: pair, [at(1, 5)]: pair, [at(5, 1)]: pair }))).toBeNull();
  });

  it("unique rectangle, types 2, 3 and 4", () => {
    const pair = setOf(4, 9);
    const floor = { [at(1, 1)]: pair, [at(1, 2)]: pair };
    const two = sight({ ...floor, [at(5, 1)]: pair | bitOf(7), [at(5, 2)]: pair | bitOf(7) });
    expect(nameOf(rectangle, two)).toStrictEqual({ type: 2 });
    const seen = CELLS.filter(
      (cell) =>
        !(cell in { [at(5, 1)]: 0, [at(5, 2)]: 0 }) &&
        (rowOf(cell) === 4 || (rowOf(cell) > 2 && rowOf(cell) < 6 && columnOf(cell) < 3)),
    );
    expect(outOf(rectangle, two)).toStrictEqual(entries(seen, bitOf(7)));

    const three = sight({
      ...floor,
      [at(5, 1)]: pair | bitOf(7),
      [at(5, 2)]: pair | bitOf(8),
      [at(5, 7)]: setOf(7, 8),
    });
    expect(nameOf(rectangle, three)).toStrictEqual({ type: 3 });
    const rest = [3, 4, 5, 6, 8, 9].map((column) => at(5, column));
    expect(outOf(rectangle, three)).toStrictEqual(entries(rest, setOf(7, 8)));

    const sets = without(4, (row, column) => row === 5 && column > 2).sets;
    const wide = Array.from(sets)
      .with(at(5, 1), pair | setOf(1, 2))
      .with(at(5, 2), pair | setOf(2, 3));
    const four = sightOf(EMPTY, wide.with(at(1, 1), pair).with(at(1, 2), pair), EMPTY);
    expect(nameOf(rectangle, four)).toStrictEqual({ type: 4 });
    expect(outOf(rectangle, four)).toStrictEqual(entries([at(5, 1), at(5, 2)], bitOf(9)));
  });

  it("BUG: the digit with three places, where all others have two", () => {
    // two solutions at once: each digit of one, and the next digit
    const solution = CELLS.map((cell) => ((3 * rowOf(cell) + Math.floor(rowOf(cell) / 3) + columnOf(cell)) % 9) + 1);
    const pairs = solution.map((digit) => setOf(digit, (digit % 9) + 1));
    expect(bug(sightOf(EMPTY, pairs, EMPTY))).toBeNull();
    const third = (solution[40]! + 3) % 9 || 9;
    const board = sightOf(EMPTY, pairs.with(40, pairs[40]! | bitOf(third)), EMPTY);
    expect(bug(board)?.conclusion).toStrictEqual({ cell: 40, digit: third });
    expect(bug(sightOf(EMPTY, pairs.with(40, pairs[40]! | bitOf(third)).with(0, 511), EMPTY))).toBeNull();
  });

  it("chain: what neither end allows", () => {
    // three cells in a row of two digits each: one of the ends is 3
    const board = sight({ [at(1, 1)]: setOf(3, 1), [at(1, 5)]: setOf(1, 2), [at(5, 5)]: setOf(2, 3) });
    expect(outOf(chain, board)).toStrictEqual({ [at(5, 1)]: bitOf(3) });
  });

  it("Y-cycle: the digit that two neighbours of the ring share leaves what sees both", () => {
    const open = { [at(1, 1)]: setOf(1, 2), [at(1, 5)]: setOf(2, 3), [at(5, 5)]: setOf(3, 4) };
    const rest = [2, 3, 4, 6, 7, 8, 9].map((row) => at(row, 1));
    expect(outOf(yCycle, sight({ ...open, [at(5, 1)]: setOf(4, 1) }))).toStrictEqual(entries(rest, bitOf(1)));
    expect(yCycle(sight({ ...open, [at(6, 1)]: setOf(4, 1) }))).toBeNull();
  });

  it("returns null where nothing follows", () => {
    const ofDigits = [pointing, claiming, fish(2), strongLinks(2, true), strongLinks(3, true), chain, yCycle];
    const ofCells = [nakedSet(2), hiddenSet(2), xyWing, xyzWing, wWing, rectangle, bug, alsXz([1, 3], [2, 2])];
    for (const technique of ofDigits.concat(ofCells)) expect(technique(sight({}))).toBeNull();
    expect(CELLS.every((cell) => sizeOf(sight({}).sets[cell]!) === 9)).toBe(true);
  });
});

describe("a chain is read as one sentence", () => {
  const said = (technique: Technique, from: Sight) =>
    LANGUAGES.map((language) => SPEAKERS[language].say(technique(from)!.words().steps[1]));

  it("of one digit, with groups of cells", () => {
    const board = without(
      7,
      (row, column) => (row === 1 && ![1, 5].includes(column)) || (row === 6 && ![1, 5, 6].includes(column)),
    );
    expect(said(strongLinks(2, true), board)).toStrictEqual([
      "Če 7 ni na V1S5, je na V1S1; potem ni na V6S1, zato je na V6S5 ali V6S6.",
      "If 7 isn’t in r1c5, it’s in r1c1; then it isn’t in r6c1, so it’s in r6c5 or r6c6.",
      "Steht die 7 nicht auf Z1S5, dann auf Z1S1; damit nicht auf Z6S1, also auf Z6S5 oder Z6S6.",
    ]);
  });

  it("of several digits, where two of one cell are told apart", () => {
    const pair = setOf(4, 6);
    const sets = without(4, (row, column) => row === 9 && column !== 1 && column !== 5).sets;
    const board = sightOf(EMPTY, Array.from(sets).with(at(2, 1), pair).with(at(5, 5), pair), EMPTY);
    expect(said(wWing, board)).toStrictEqual([
      "Če na V2S1 ni 6, je tam 4; potem na V9S1 ni 4, zato je na V9S5 4; potem na V5S5 ni 4, zato je tam 6.",
      "If r2c1 isn’t 6, it’s 4; then r9c1 isn’t 4, so r9c5 is 4; then r5c5 isn’t 4, so it’s 6.",
      "Steht auf Z2S1 keine 6, dann dort die 4; damit auf Z9S1 keine 4, also auf Z9S5 die 4; damit auf Z5S5 keine 4, also dort die 6.",
    ]);
  });
});

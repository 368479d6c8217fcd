import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import {
  cellIn,
  decodeCells,
  EMPTY_CELL,
  encodeCells,
  HINT_CELL,
  hintOf,
  letterCell,
  lettersOf,
  noValues,
  positionIn,
  runAt,
  runsOf,
  unsolvedOf,
  verdictOf,
  withValue,
  type CrossCell,
  type Crossing,
  type CrossState,
} from "./crossing.ts";
import { changeSaves } from "./crossing-saves.ts";
import { receiveSave } from "../testing/receive-save.ts";

/** `#` a hint cell, `.` empty for good, anything else a letter. */
const crossingOf = (...rows: readonly string[]): Crossing => ({
  columns: rows[0]!.length,
  cells: Array.from(rows.join(""), (sign): CrossCell =>
    sign === "#" ? HINT_CELL : sign === "." ? EMPTY_CELL : letterCell(sign),
  ),
});
const board = crossingOf(".##.", "#12.", "#34#", ".#56");
const startOf = (puzzle: Crossing): CrossState => ({ puzzle, values: noValues(puzzle) });
const writtenOf = (text: string): CrossState => ({ puzzle: board, values: Array.from(text, (sign) => sign.trim()) });

describe("the runs of a crossing", () => {
  it("are two letters or more, to the east row by row, then to the south column by column", () => {
    expect(runsOf(board)).toStrictEqual([
      { heading: "e", head: 4, cells: [5, 6] },
      { heading: "e", head: 8, cells: [9, 10] },
      { heading: "e", head: 13, cells: [14, 15] },
      { heading: "s", head: 1, cells: [5, 9] },
      { heading: "s", head: 2, cells: [6, 10, 14] },
    ]);
  });

  it("begin at the edge where no cell is before them", () => {
    expect(runsOf(crossingOf("ab", "c."))).toStrictEqual([
      { heading: "e", head: -1, cells: [0, 1] },
      { heading: "s", head: -1, cells: [0, 2] },
    ]);
  });

  it("are found by a cell and a heading; a letter alone in its column has no run to the south", () => {
    expect(runAt(board, 10, "s")?.cells).toStrictEqual([6, 10, 14]);
    expect(runAt(board, 15, "s")).toBeUndefined();
    expect(runAt(board, 0, "e")).toBeUndefined();
  });

  it("have the hint of the cell before them", () => {
    const hint = { o1: 3, op: "+", o2: null } as const;
    const hinted: Crossing = { ...board, cells: board.cells.with(4, { ...HINT_CELL, he: hint }) };
    expect(hintOf(hinted, runsOf(hinted)[0]!)).toBe(hint);
    expect(hintOf(hinted, runsOf(hinted)[3]!)).toBeNull();
    expect(hintOf(crossingOf("ab"), runsOf(crossingOf("ab"))[0]!)).toBeNull();
  });
});

describe("a cell", () => {
  it("has a number and a place, and none outside the board", () => {
    expect(positionIn(board, 14)).toStrictEqual([2, 3]);
    expect(cellIn(board, [2, 3])).toBe(14);
    for (const outside of [
      [-1, 0],
      [4, 0],
      [0, 4],
      [0, -1],
    ] as const)
      expect(cellIn(board, outside)).toBe(-1);
  });

  it("takes a value only where a letter is, and the same value changes nothing", () => {
    const fresh = startOf(board);
    const written = withValue(fresh, 5, "7");
    expect(written.values[5]).toBe("7");
    expect(withValue(written, 5, "7")).toBe(written);
    for (const cell of [0, 1, 99, -1]) expect(withValue(fresh, cell, "7")).toBe(fresh);
  });
});

describe("the status of a board", () => {
  it.each([
    ["                ", "playing", false, false, 0],
    ["     12  34   56", "solved", true, false, 6],
    ["     12  34   5 ", "playing", false, false, 5],
    ["     92  34   56", "playing", true, true, 6],
    ["     9          ", "playing", false, true, 1],
  ])("%j: %s", (text, status, allFilledUp, hasWrongValues, done) => {
    expect(verdictOf(writtenOf(text), [])).toMatchObject({
      status,
      allFilledUp,
      hasWrongValues,
      progress: { done, total: lettersOf(board).length },
    });
  });

  it("names the letters that are not right yet, wrong ones too", () => {
    expect(unsolvedOf(writtenOf("     92   4   56"))).toStrictEqual([5, 9]);
  });
});

describe("cells on the wire", () => {
  it("are decoded as they were encoded", () => {
    const state = writtenOf("     12   9     ");
    const rows = encodeCells(state);
    expect(rows[1]![1]).toStrictEqual({ t: "L", v: "1", uv: "1", he: null, hs: null });
    const { values, ...crossing } = decodeCells(rows);
    expect(crossing).toStrictEqual(board);
    expect(values).toStrictEqual(state.values);
  });

  const hint = { o1: 1, op: "+", o2: null } as const;
  it.each([
    ["no rows", []],
    ["rows of different lengths", [encodeCells(startOf(board))[0]!, []]],
    ["a letter without a solution", [[{ ...letterCell(""), uv: "" }]]],
    ["a solution outside a letter", [[{ ...EMPTY_CELL, v: "1", uv: "" }]]],
    ["a value outside a letter", [[{ ...HINT_CELL, uv: "1" }]]],
    ["a hint on a letter", [[{ ...letterCell("1"), uv: "", he: hint }]]],
  ])("are refused when they are invalid: %s", (_, rows) => {
    expect(() => decodeCells(rows)).toThrow(/^crossing:/);
  });
});

describe("saves", () => {
  const saves = changeSaves<CrossState>({ symbol: /^[1-9]$/, start: startOf });

  it("carry each changed cell, one at a time", () => {
    expect(saves.between(writtenOf("     1          "), writtenOf("      2  3       "))).toStrictEqual([
      { change: { x: 1, y: 1, v: "" } },
      { change: { x: 2, y: 1, v: "2" } },
      { change: { x: 1, y: 2, v: "3" } },
    ]);
  });

  it("are empty when nothing changed, and one when everything goes back to the start", () => {
    expect(saves.between(writtenOf("     1          "), writtenOf("     1          "))).toStrictEqual([]);
    expect(saves.between(writtenOf("     12  34     "), startOf(board))).toStrictEqual([{ reset: true }]);
    expect(receiveSave(saves, writtenOf("     12  34     "), { reset: true })).toStrictEqual(startOf(board));
  });

  it("write and clear", () => {
    const written = receiveSave(saves, startOf(board), { change: { x: 2, y: 3, v: "8" } });
    expect(written?.values[14]).toBe("8");
    expect(receiveSave(saves, written!, { change: { x: 2, y: 3, v: "" } })).toStrictEqual(startOf(board));
  });

  it.each([
    ["a hint cell", { change: { x: 1, y: 0, v: "5" } }],
    ["an empty cell", { change: { x: 0, y: 0, v: "5" } }],
    ["a cell outside the board", { change: { x: 4, y: 1, v: "5" } }],
    ["a row outside the board", { change: { x: 1, y: 4, v: "5" } }],
    ["a sign that is none of the game's", { change: { x: 1, y: 1, v: "0" } }],
    ["two signs", { change: { x: 1, y: 1, v: "12" } }],
    ["a number", { change: { x: 1, y: 1, v: 5 } }],
    ["a place that is no integer", { change: { x: 1.5, y: 1, v: "5" } }],
    ["a missing sign", { change: { x: 1, y: 1 } }],
    ["nothing", {}],
    ["an unknown field", { change: { x: 1, y: 1, v: "5" }, completed: true }],
    ["pencil marks where there are none", { pencil: "1" }],
  ])("are refused: %s", (_, save) => {
    expect(receiveSave(saves, startOf(board), save)).toBeNull();
  });

  it("carry the pencil with the last change, or alone", () => {
    type Marked = CrossState & { readonly note: string };
    const marked = changeSaves<Marked, { readonly reset: string }>({
      symbol: /^[1-9]$/,
      start: (puzzle) => ({ ...startOf(puzzle), note: "" }),
      pencil: {
        schema: z.object({ reset: z.string() }),
        encode: ({ note }) => ({ reset: note }),
        put: (state, pencil) => ({ ...state, note: pencil.reset }),
      },
    });
    const from: Marked = { ...writtenOf("     1          "), note: "a" };
    const to: Marked = { ...writtenOf("     12  3       "), note: "b" };
    expect(marked.between(from, to)).toStrictEqual([
      { change: { x: 2, y: 1, v: "2" } },
      { change: { x: 1, y: 2, v: "3" }, pencil: { reset: "b" } },
    ]);
    expect(marked.between(from, { ...from, note: "c" })).toStrictEqual([{ pencil: { reset: "c" } }]);
  });
});

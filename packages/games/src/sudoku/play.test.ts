import { describe, expect, it } from "vitest";
import { openSession, play, redo, undo } from "@karota/engine/session.ts";
import { bitOf, CELLS, type Move, type Puzzle, type State } from "./board.ts";
import { sudoku } from "./index.ts";

const puzzle: Puzzle = {
  level: "easy",
  initial: "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
  solution: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
};
const fresh = sudoku.start(puzzle);
/** Cells by row and column from 1, as one reads the board. */
const at = (row: number, column: number) => 9 * (row - 1) + column - 1;
const after = (...moves: Move[]): State => moves.reduce((state, move) => sudoku.apply(state, move), fresh);
const filled = (digits: string): State => ({ ...fresh, values: Array.from(digits, Number) });
const change = (digits: string, cell: number, digit: number) => digits.slice(0, cell) + digit + digits.slice(cell + 1);

const enter = (cell: number, digit: number): Move => ({ type: "enter", cell, digit });
const mark = (kind: "corner" | "centre", cell: number, digit: number): Move => ({ type: "mark", kind, cell, digit });

/** Each board breaks only the rules listed before it; the last one breaks nothing. */
const BOARDS: readonly (readonly [fault: string | null, row: number, column: number, digit: number])[] = [
  ["row", 1, 9, 7],
  ["column", 1, 4, 8],
  ["box", 1, 3, 6],
  [null, 1, 3, 4],
];

describe("the state of a board", () => {
  it.each(BOARDS)("names the fault %s after row %i, column %i takes %i", (fault, row, column, digit) => {
    const verdict = sudoku.check(after(enter(at(row, column), digit)));
    expect(verdict.faults.map(({ code }) => code)).toStrictEqual(fault === null ? [] : [fault]);
    for (const { cells } of verdict.faults) {
      expect(cells).toHaveLength(2);
      expect(cells).toContainEqual([column - 1, row - 1]);
    }
    expect(verdict.hasWrongValues).toBe(fault !== null);
    expect(verdict.status).toBe("playing");
  });

  it("is solved only when every digit is that of the solution", () => {
    expect(sudoku.check(filled(puzzle.solution))).toMatchObject({ status: "solved", allFilledUp: true });
    expect(sudoku.check(filled(change(puzzle.solution, at(1, 3), 1)))).toMatchObject({
      status: "playing",
      allFilledUp: true,
      hasWrongValues: true,
    });
    expect(sudoku.check(filled(change(puzzle.solution, at(1, 3), 0)))).toMatchObject({
      status: "playing",
      allFilledUp: false,
      hasWrongValues: false,
    });
  });

  it("counts the cells that were empty at the start", () => {
    expect(sudoku.check(fresh).progress).toStrictEqual({ done: 0, total: 51 });
    expect(sudoku.check(after(enter(at(1, 3), 4), enter(at(1, 4), 4))).progress.done).toBe(2);
  });
});

describe("a move", () => {
  it("never changes a given, nor anything when the digit is there already", () => {
    expect(after(enter(at(1, 1), 4))).toBe(fresh);
    expect(after(mark("corner", at(1, 1), 4))).toBe(fresh);
    expect(after({ type: "clear", cell: at(1, 1) })).toBe(fresh);
    expect(after(enter(at(1, 3), 0))).toBe(fresh);
    expect(after(enter(81, 1))).toBe(fresh);
    expect(after(enter(at(1, 3), 10))).toBe(fresh);
  });

  it("adds and takes away marks of both kinds", () => {
    const marked = after(mark("corner", 2, 1), mark("corner", 2, 4), mark("centre", 2, 2), mark("corner", 2, 1));
    expect(marked.pencil.corner[2]).toBe(bitOf(4));
    expect(marked.pencil.centre[2]).toBe(bitOf(2));
  });

  it("rubs a digit out of the marks it sees and brings them back when undone", () => {
    const seen = [at(1, 4), at(2, 2), at(9, 3)];
    let session = openSession<State, Move>(fresh);
    for (const cell of [...seen, at(5, 5), at(6, 7)])
      session = play(sudoku, session, mark(cell === at(2, 2) ? "centre" : "corner", cell, 4));
    const before = session.state;
    session = play(sudoku, session, enter(at(1, 3), 4));
    for (const cell of seen) expect(session.state.pencil.corner[cell]! | session.state.pencil.centre[cell]!).toBe(0);
    expect(session.state.pencil.corner[at(6, 7)]).toBe(bitOf(4));
    expect(undo(sudoku, session).state).toStrictEqual(before);
    expect(redo(sudoku, undo(sudoku, session)).state).toStrictEqual(session.state);
  });

  it("clears the digit first and the marks next", () => {
    const once = after(mark("centre", 2, 1), mark("corner", 2, 4), { type: "clear", cell: 2 });
    expect(once).toStrictEqual(fresh);
    expect(after(enter(2, 7), { type: "clear", cell: 2 }).values[2]).toBe(0);
  });

  it("fills in every digit still possible, but for those ruled out", () => {
    const state = after({ type: "ruleOut", cells: [{ cell: 2, digits: bitOf(1) }] }, { type: "fill" });
    // beside 5, 3, 7 in its row, 8 in its column and 5, 3, 6, 9, 8 in its box
    expect(state.pencil.corner[2]).toBe(bitOf(2) | bitOf(4));
    expect(CELLS.every((cell) => (state.pencil.corner[cell] !== 0) === (state.values[cell] === 0))).toBe(true);
    expect(sudoku.apply(state, { type: "fill" })).toBe(state);
  });

  it("shows the remaining digits where others are ruled out, and retains one's own marks but for these", () => {
    const shown = after({ type: "ruleOut", cells: [{ cell: 2, digits: bitOf(1) }] });
    expect(shown.pencil.corner[2]).toBe(bitOf(2) | bitOf(4));
    const own = after(mark("centre", 2, 1), mark("centre", 2, 4), {
      type: "ruleOut",
      cells: [{ cell: 2, digits: bitOf(1) }],
    });
    expect(own.pencil.centre[2]).toBe(bitOf(4));
    expect(own.pencil.corner[2]).toBe(0);
  });
});

describe("the game", () => {
  it("costs more when it is hard", () => {
    expect(sudoku.tier({ level: "normal" })).toBe("leisure");
    expect(sudoku.tier({ level: "hard" })).toBe("leisureLarge");
  });

  it("takes any level on the command line, but not in its schema", () => {
    expect(sudoku.options.commandLine).toStrictEqual({ level: "any" });
    expect(sudoku.options.schema.safeParse({ level: "any" }).success).toBe(false);
    expect(sudoku.options.daily).toStrictEqual({ level: "normal" });
    expect(sudoku.options.weekly).toStrictEqual({ level: "hard" });
  });
});

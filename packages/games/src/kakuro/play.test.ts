import { describe, expect, it } from "vitest";
import { lettersOf } from "@karota/engine/grid/crossing.ts";
import { bitOf, digitsIn, type Move, type State } from "./board.ts";
import { combinationsOf } from "./combinations.ts";
import { apply, candidatesOf, check, solve, start } from "./play.ts";
import { puzzleOf, SOLUTION, stateOf } from "./testing/board.ts";

const puzzle = puzzleOf(SOLUTION);
const fresh = start(puzzle);
const play = (state: State, ...moves: Move[]): State => moves.reduce(apply, state);
/** By column and row. */
const at = (x: number, y: number): number => x + 6 * y;

describe("combinations", () => {
  it.each([
    [2, 3, ["12"]],
    [2, 17, ["89"]],
    [3, 7, ["124"]],
    [3, 22, ["589", "679"]],
    [4, 13, ["1237", "1246", "1345"]],
    [9, 45, ["123456789"]],
    [2, 2, []],
    [2, 18, []],
    [3, 46, []],
  ])("%i digits make %i with %j", (length, sum, digits) => {
    expect(combinationsOf(length, sum).map((set) => digitsIn(set).join(""))).toStrictEqual(digits);
  });

  it("are all 502 sets of two digits or more, each of them once", () => {
    const all = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((length) =>
      Array.from({ length: 46 }, (_, sum) => combinationsOf(length, sum)).flat(),
    );
    expect(all).toHaveLength(502);
    expect(new Set(all).size).toBe(502);
  });
});

describe("what is wrong with a board", () => {
  const rows = (...changed: readonly [number, string][]) => {
    const copy = ["......", "......", "......", "......", "......", "......"];
    for (const [y, row] of changed) copy[y] = row;
    return copy;
  };
  it.each([
    ["an empty board: nothing", rows(), []],
    ["the solution: nothing", SOLUTION, null],
    ["a digit twice across", rows([1, ".44..."]), [["twice", "1,1 2,1"]]],
    [
      "a digit twice down, with another between",
      rows([1, "...1.."], [2, "...5.."], [3, "...1.."]),
      [["twice", "3,1 3,3"]],
    ],
    ["a full run of another sum", rows([1, ".423.."]), [["sum", "1,1 2,1 3,1"]]],
    ["a run of another sum that is not full: nothing yet", rows([2, ".12..."]), []],
  ])("is found: %s", (_, written, faults) => {
    const { status, faults: found } = check(stateOf(puzzle, written));
    expect(status).toBe(faults === null ? "solved" : "playing");
    expect(found.map(({ code, cells }) => [code, cells.map((cell) => cell.join()).join(" ")])).toStrictEqual(
      faults ?? [],
    );
  });

  it("a full board with a wrong digit is full, wrong and not solved", () => {
    const wrong = stateOf(puzzle, SOLUTION.with(5, "...637"));
    expect(check(wrong)).toMatchObject({ status: "playing", allFilledUp: true, hasWrongValues: true });
  });
});

describe("moves", () => {
  it("write, write over and clear", () => {
    const written = play(
      fresh,
      { type: "enter", cell: at(1, 1), digit: 4 },
      { type: "enter", cell: at(1, 1), digit: 5 },
    );
    expect(written.values[at(1, 1)]).toBe("5");
    expect(play(written, { type: "enter", cell: at(1, 1), digit: 0 })).toStrictEqual(fresh);
    expect(play(written, { type: "clear", cell: at(1, 1) })).toStrictEqual(fresh);
  });

  it("rub a written digit out of the marks of its two runs, and the marks of its cell", () => {
    const mark = (x: number, y: number, digit: number): Move => ({ type: "mark", cell: at(x, y), digit });
    const marked = play(fresh, mark(2, 1, 4), mark(2, 1, 2), mark(1, 2, 4), mark(2, 2, 4), mark(1, 1, 9));
    const { marks } = play(marked, { type: "enter", cell: at(1, 1), digit: 4 });
    expect(digitsIn(marks[at(2, 1)]!)).toStrictEqual([2]);
    expect(marks[at(1, 2)]).toBe(0);
    expect(digitsIn(marks[at(2, 2)]!)).toStrictEqual([4]);
    expect(marks[at(1, 1)]).toBe(0);
  });

  it("take a mark away by marking again, and all marks of an empty cell by clearing", () => {
    const cell = at(3, 3);
    const marked = play(fresh, { type: "mark", cell, digit: 3 }, { type: "mark", cell, digit: 8 });
    expect(play(marked, { type: "mark", cell, digit: 3 }).marks[cell]).toBe(bitOf(8));
    expect(play(marked, { type: "clear", cell })).toStrictEqual(fresh);
  });

  it.each<[string, Move]>([
    ["a digit in a hint cell", { type: "enter", cell: at(0, 1), digit: 4 }],
    ["a digit in an empty cell", { type: "enter", cell: 0, digit: 4 }],
    ["a digit outside the board", { type: "enter", cell: 60, digit: 4 }],
    ["a digit that is none", { type: "enter", cell: at(1, 1), digit: 10 }],
    ["half a digit", { type: "enter", cell: at(1, 1), digit: 1.5 }],
    ["clearing what is empty", { type: "clear", cell: at(1, 1) }],
    ["a mark in a hint cell", { type: "mark", cell: at(0, 1), digit: 4 }],
    ["ruling out in a hint cell", { type: "ruleOut", cells: [{ cell: 0, digits: 1 }] }],
  ])("change nothing when they are illegal: %s", (_, move) => {
    expect(apply(fresh, move)).toBe(fresh);
  });

  it("do not mark a cell that has a digit", () => {
    const written = play(fresh, { type: "enter", cell: at(1, 1), digit: 4 });
    expect(apply(written, { type: "mark", cell: at(1, 1), digit: 5 })).toBe(written);
  });

  it("mark all that the sums and the digits leave", () => {
    const sevenAcross = play(fresh, { type: "enter", cell: at(3, 1), digit: 1 }, { type: "fill" });
    // 7 in three cells is 1 + 2 + 4; 13 in two cells has no 1, 2 or 3
    expect(digitsIn(sevenAcross.marks[at(1, 1)]!)).toStrictEqual([4]);
    expect(digitsIn(sevenAcross.marks[at(2, 1)]!)).toStrictEqual([2, 4]);
    expect(sevenAcross.marks.map((set) => set)).toStrictEqual(candidatesOf(sevenAcross));
  });

  it("retain what was ruled out when everything is marked again, and show the rest at once", () => {
    const cell = at(2, 1);
    const ruled = play(fresh, { type: "ruleOut", cells: [{ cell, digits: bitOf(4) }] });
    expect(digitsIn(ruled.marks[cell]!)).toStrictEqual([1, 2]);
    expect(digitsIn(play(ruled, { type: "fill" }).marks[cell]!)).toStrictEqual([1, 2]);
  });

  it("solve from anywhere by writing what is not right yet", () => {
    const astray = play(
      fresh,
      { type: "enter", cell: at(1, 1), digit: 9 },
      { type: "enter", cell: at(2, 1), digit: 2 },
    );
    const moves = solve(astray);
    expect(moves).toHaveLength(lettersOf(puzzle).length - 1);
    expect(check(play(astray, ...moves)).status).toBe("solved");
  });
});

import { describe, expect, it } from "vitest";
import { runsOf } from "@karota/engine/grid/crossing.ts";
import { valueOf, type Move } from "./board.ts";
import { apply, check, numberOf, solve, start } from "./play.ts";
import { gappedPuzzle, puzzle, SOLUTION, stateOf } from "./testing/board.ts";

const fresh = start(puzzle);

describe("the value of a hint", () => {
  it.each([
    [{ o1: 47, op: "+", o2: 38 }, 85],
    [{ o1: 85, op: "-", o2: 38 }, 47],
    [{ o1: 12, op: "*", o2: 12 }, 144],
    [{ o1: 96, op: "/", o2: 4 }, 24],
  ] as const)("%j is %i", (hint, value) => {
    expect(valueOf(hint)).toBe(value);
  });

  it.each([
    { o1: 97, op: "/", o2: 4 },
    { o1: 97, op: "/", o2: 0 },
    { o1: 97, op: "+", o2: null },
  ] as const)("%j is null", (hint) => {
    expect(valueOf(hint)).toBeNaN();
  });
});

describe("what is wrong with a board", () => {
  it.each([
    ["an empty board: nothing", ["......", "......", "......", "......", "......", "......"], []],
    ["the solution: nothing", SOLUTION, null],
    ["a full run of another number, across", SOLUTION.with(3, "...7.3").with(4, "......"), []],
    ["a full run of another number", ["......", ".43...", "......", "......", "......", "......"], ["1,1 2,1"]],
    ["a run that is not full: nothing yet", ["......", ".9....", "......", "......", "......", "......"], []],
  ])("is found: %s", (_, rows, faults) => {
    const { status, faults: found } = check(stateOf(rows));
    expect(status).toBe(faults === null ? "solved" : "playing");
    expect(found.map(({ cells }) => cells.map((cell) => cell.join()).join(" "))).toStrictEqual(faults ?? []);
  });

  it("two crossing runs share a wrong digit: both are wrong", () => {
    const { faults, hasWrongValues, allFilledUp } = check(stateOf(SOLUTION.with(1, ".52...")));
    expect(faults.map(({ code, cells }) => [code, cells])).toStrictEqual([
      [
        "result",
        [
          [1, 1],
          [2, 1],
        ],
      ],
      [
        "result",
        [
          [1, 1],
          [1, 2],
        ],
      ],
    ]);
    expect([hasWrongValues, allFilledUp]).toStrictEqual([true, true]);
  });
});

describe("what is wrong with a board that has gaps", () => {
  it.each([
    ["a result that no digit in the gap gives", ".43...", 1],
    ["a result that another digit in the gap gives", ".49...", 0],
    ["the result", ".42...", 0],
  ])("is found: %s", (_, row, faults) => {
    const state = stateOf(["......", row, "......", "......", "......", "......"], gappedPuzzle);
    expect(check(state).faults).toHaveLength(faults);
  });

  it("is a wrong value where crossings decide against it", () => {
    const { status, hasWrongValues, faults } = check(stateOf(SOLUTION.with(1, ".49..."), gappedPuzzle));
    expect([status, hasWrongValues]).toStrictEqual(["playing", true]);
    expect(faults.map(({ cells }) => cells)).toStrictEqual([
      [
        [2, 1],
        [2, 2],
      ],
    ]);
  });
});

describe("moves", () => {
  it("write a digit, also 0, or a whole number, and clear", () => {
    const one = apply(fresh, { entries: [{ cell: 7, digit: "0" }] });
    expect(one.values[7]).toBe("0");
    const number = apply(one, {
      entries: [
        { cell: 7, digit: "4" },
        { cell: 8, digit: "2" },
      ],
    });
    expect([number.values[7], number.values[8]]).toStrictEqual(["4", "2"]);
    expect(apply(one, { entries: [{ cell: 7, digit: "" }] })).toStrictEqual(fresh);
  });

  it.each<[string, Move]>([
    ["a digit in a hint cell", { entries: [{ cell: 6, digit: "4" }] }],
    ["a digit outside the board", { entries: [{ cell: 40, digit: "4" }] }],
    ["two digits in one cell", { entries: [{ cell: 7, digit: "42" }] }],
    ["a letter", { entries: [{ cell: 7, digit: "a" }] }],
    ["nothing", { entries: [] }],
    ["clearing what is empty", { entries: [{ cell: 7, digit: "" }] }],
  ])("change nothing when they are illegal: %s", (_, move) => {
    expect(apply(fresh, move)).toBe(fresh);
  });

  it("solve from anywhere by writing what is not right yet", () => {
    const astray = stateOf(["......", ".49...", "......", "......", "......", "......"]);
    expect(check(solve(astray).reduce(apply, astray)).status).toBe("solved");
    expect(solve(stateOf(SOLUTION))).toStrictEqual([]);
  });
});

it("the number of every run is found", () => {
  expect(runsOf(puzzle).map((run) => numberOf(puzzle, run))).toStrictEqual([42, 85, 712, 48, 25, 72, 31, 25]);
});

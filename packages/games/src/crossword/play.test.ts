import { describe, expect, it } from "vitest";
import { puzzleOf, ROWS, stateOf } from "./testing/board.ts";
import { apply, check, solve, start } from "./play.ts";

const puzzle = puzzleOf(ROWS);
const fresh = start(puzzle);
const at = (x: number, y: number): number => x + 9 * y;

describe("moves", () => {
  it("write capitals of the puzzle's language into letter cells, and clear them", () => {
    const written = apply(fresh, { type: "enter", cell: at(1, 1), letter: "Ž" });
    expect(written.values[at(1, 1)]).toBe("Ž");
    expect(apply(written, { type: "enter", cell: at(1, 1), letter: "" })).toStrictEqual(fresh);
  });

  it.each(["Q", "ž", "Ä", "AB", "1", " "])("refuse %j, which is no capital of the Slovenian alphabet", (letter) => {
    expect(apply(fresh, { type: "enter", cell: at(1, 1), letter })).toBe(fresh);
  });

  it("refuse cells that take no letter or lie outside", () => {
    for (const cell of [at(0, 0), at(0, 1), at(2, 2), 81, 168])
      expect(apply(fresh, { type: "enter", cell, letter: "A" })).toBe(fresh);
    expect(apply(fresh, { type: "reveal", cells: [at(1, 1), at(2, 2)] })).toBe(fresh);
  });

  it("reveal the letters named and leave the others", () => {
    const some = stateOf(puzzle, [".........", ".ŽTB....."]);
    const revealed = apply(some, { type: "reveal", cells: [at(1, 1), at(2, 1)] });
    expect(revealed.values.slice(9, 14)).toStrictEqual(["", "Ž", "A", "B", ""]);
    expect(apply(revealed, { type: "reveal", cells: [at(2, 1)] })).toBe(revealed);
  });
});

describe("a board", () => {
  it("is playing while a letter is missing or wrong, and solved with all of them right", () => {
    const wrong = stateOf(puzzle, [...ROWS.slice(0, 5), ".....A..."]);
    expect(check(fresh)).toMatchObject({ status: "playing", progress: { done: 0, total: 13 } });
    expect(check(wrong)).toMatchObject({ status: "playing", allFilledUp: true, hasWrongValues: true, faults: [] });
    expect(check(stateOf(puzzle, ROWS))).toMatchObject({ status: "solved", hasWrongValues: false });
    expect(check(solve(wrong).reduce(apply, wrong)).status).toBe("solved");
  });
});

import { describe, expect, it, test } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { answerOf, GUESSES, type Row } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { apply, check, marks, solve, undoable } from "./play.ts";
import { fresh, NONE, place, puzzle, stateOf } from "./testing/boards.ts";

test.each([
  [[3, 1, 6, 4], 4, 0],
  [[1, 3, 4, 6], 0, 4],
  [[3, 2, 1, 5], 1, 1],
  [[2, 5, 4, 3], 0, 2],
])("the row %j is answered with %i in place and %i in colour", (row, inPlace, colour) => {
  expect(answerOf(row, puzzle.solution)).toEqual({ place: inPlace, colour });
});

describe("the open row", () => {
  it("takes each colour once: one that is there already changes places", () => {
    const two = apply(apply(fresh, place(0, 2)), place(1, 5));
    expect(apply(two, place(1, 2)).rows[0]).toEqual([5, 2, null, null]);
    expect(apply(two, place(3, 2)).rows[0]).toEqual([null, 5, null, 2]);
  });

  it("locks with its last field, and the next one opens", () => {
    const locked = [1, 2, 3, 4].reduce((state, value, column) => apply(state, place(column, value)), fresh);
    const next = apply(locked, place(0, 6));
    expect(next.rows.slice(0, 2)).toEqual([
      [1, 2, 3, 4],
      [6, null, null, null],
    ]);
    expect(check(next)).toMatchObject({ status: "playing", progress: { done: 1, total: 6 } });
  });

  it("can be taken back until it is full, and not after", () => {
    const three = stateOf([1, 2, 3, null]);
    expect(undoable(fresh, place(0, 1))).toBe(true);
    expect(undoable(three, place(3, 1))).toBe(true);
    expect(undoable(three, place(3, 4))).toBe(false);
    expect(undoable(fresh, { type: "fill", values: [1, 2, 3, 4] })).toBe(false);
  });

  it.each([
    place(4, 1),
    place(-1, 1),
    place(0.5, 1),
    place(0, 7),
    place(0, 0),
    place(0, null),
    { type: "clear" } as const,
  ])("refuses %j", (move) => {
    expect(apply(fresh, move)).toBe(fresh);
  });

  it("refuses a whole row with a colour twice, too few or an unknown one", () => {
    for (const values of [
      [1, 1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 7],
    ])
      expect(apply(fresh, { type: "fill", values })).toBe(fresh);
  });
});

describe("the end", () => {
  it("is reached with the solution, in any row", () => {
    const solved = apply(stateOf([1, 2, 3, 4]), { type: "fill", values: puzzle.solution });
    expect(check(solved)).toMatchObject({ status: "solved", allFilledUp: true, hasWrongValues: false });
    expect(apply(solved, place(0, 1))).toBe(solved);
  });

  it("is lost after six wrong rows", () => {
    const wrong = Array.from({ length: GUESSES }, (): Row => [1, 2, 3, 4]);
    const lost = stateOf(...wrong);
    expect(check(lost).status).toBe("failed");
    expect(apply(lost, { type: "clear" })).toBe(lost);
    expect(hint(lost)).toBeNull();
  });

  it("is reached by solve() from a row that is wrong but for one field", () => {
    for (const row of [
      [null, 3, 6, 4],
      [2, 5, null, 1],
      [1, 3, 4, null],
    ]) {
      const state = solve(stateOf(row)).reduce(apply, stateOf(row));
      expect(check(state).status).toBe("solved");
      expect(state.rows[1]).toEqual(NONE);
    }
  });
});

it("makes every kind of sequence: each colour in each field", () => {
  const random = seeded("made");
  const seen = new Set<string>();
  for (let n = 0; n < 2000; n++)
    for (const [column, value] of generate({ fields: 5, colours: 8 }, random).solution.entries())
      seen.add(`${column} ${value}`);
  expect(seen.size).toBe(40);
});

test("the marks of a row show how many colours are right and never which", () => {
  const rows = [
    [3, 2, 1, 5],
    [1, 3, 4, 6],
    [3, 1, 6, 4],
  ];
  expect(marks(stateOf(...rows))).toEqual([
    ["right", "near", "wrong", "wrong"],
    ["near", "near", "near", "near"],
    ["right", "right", "right", "right"],
  ]);
  // Another answer and other guesses with the same marks: they are indistinguishable.
  const other = { ...stateOf([1, 4, 2, 3], [3, 1, 6, 5], [1, 3, 5, 6]), puzzle: { ...puzzle, solution: [1, 3, 5, 6] } };
  expect(marks(other)).toEqual(marks(stateOf(...rows)));
  expect(marks(fresh)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import type { State } from "./board.ts";
import { payload, saves } from "./payload.ts";
import { fresh, NONE, stateOf } from "./testing/boards.ts";

describe("saves", () => {
  const state = stateOf([1, 2, 3, 4], [5, null, null, null]);
  const refused = [
    ["a row that is locked", { row: 0, column: 0, value: 2 }],
    ["a row before its turn", { row: 2, column: 0, value: 2 }],
    ["a colour beyond the number", { row: 1, column: 1, value: 7 }],
    ["a colour that is in the row", { row: 1, column: 1, value: 5 }],
    ["a field outside the row", { row: 1, column: 4, value: 1 }],
    ["no value", { row: 1, column: 1 }],
    ["half a number", { row: 1, column: 1, value: 1.5 }],
    ["a digit as text", { row: 1, column: 1, value: "1" }],
    ["a reset with a value", { reset: true, row: 1, column: 1, value: 1 }],
    ["nothing", {}],
  ] as const;
  it.each(refused)("refuse %s", (_, save) => {
    expect(receiveSave(saves, state, save)).toBeNull();
  });

  it("write and clear one field of the open row", () => {
    expect(receiveSave(saves, state, { row: 1, column: 2, value: 6 })!.rows[1]).toEqual([5, null, 6, null]);
    expect(receiveSave(saves, state, { row: 1, column: 0, value: null })!.rows[1]).toEqual(NONE);
    expect(receiveSave(saves, state, { reset: true })).toEqual(fresh);
  });

  it("take what filled a locked row once more, and change nothing", () => {
    expect(receiveSave(saves, state, { row: 0, column: 3, value: 4 })).toBe(state);
  });

  it("take over a row whose colours changed places without one being there twice", () => {
    const turned = stateOf([1, 2, 3, 4], [null, 5, 6, null]);
    const from = stateOf([1, 2, 3, 4], [6, null, 5, null]);
    const steps = saves.between(from, turned);
    expect(steps.reduce<State | null>((now, save) => now && receiveSave(saves, now, save), from)).toEqual(turned);
  });

  it("go back over the start where another row was locked", () => {
    const other = stateOf([1, 2, 3, 5]);
    expect(saves.between(state, other)[0]).toEqual({ reset: true });
    expect(
      saves.between(state, other).reduce<State | null>((now, save) => now && receiveSave(saves, now, save), state),
    ).toEqual(other);
  });
});

describe("payloads are refused", () => {
  const whole = payload.encode(stateOf([1, 2, 3, 4]), null as never) as Record<string, unknown>;
  it.each([
    ["with five fields of six colours", { numFields: 5 }],
    ["with a solution of too few colours", { solution: [3, 1, 6] }],
    ["with a solution that repeats a colour", { solution: [3, 3, 6, 4] }],
    ["with a row after an empty one", { grid: stateOf(NONE, [1, null, null, null]).rows }],
    ["with a row after the solution", { grid: stateOf([3, 1, 6, 4], [1, null, null, null]).rows }],
    ["with seven rows", { grid: [...fresh.rows, NONE] }],
    ["with a colour twice in a row", { grid: stateOf([1, 1, null, null]).rows }],
  ])("%s", (_, change) => {
    expect(() => payload.decode({ ...whole, ...change })).toThrow();
  });
});

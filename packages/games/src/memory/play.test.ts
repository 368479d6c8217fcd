import { describe, expect, it } from "vitest";
import type { Puzzle } from "./board.ts";
import type { CardSymbol } from "./symbols.ts";
import { memory } from "./index.ts";
import { A, fresh, puzzle, tried } from "./testing/boards.ts";

describe("playing", () => {
  it("finds a group of the same, counts the try and keeps what was seen", () => {
    const state = tried(fresh, [1, 1], [0, 0]);
    expect(state).toStrictEqual({ puzzle, found: ["A"], seen: [0, 5], tries: 1 });
    expect(memory.check(state)).toMatchObject({ status: "playing", progress: { done: 1, total: 8 } });
  });

  it("keeps what was seen of a group that is not the same, and nothing is wrong with that", () => {
    const state = tried(fresh, [0, 0], [1, 0]);
    expect(state).toStrictEqual({ puzzle, found: [], seen: [0, 1], tries: 1 });
    expect(memory.check(state)).toMatchObject({ status: "playing", hasWrongValues: false, progress: { done: 0 } });
    expect(tried(state, [0, 0], [1, 0])).toMatchObject({ seen: [0, 1], tries: 2 });
  });

  it("finds threes and fours only when all of them are the same", () => {
    const fours: Puzzle = { side: 4, occurrences: 4, symbols: [..."AAAABBBBCCCCDDDD"] as CardSymbol[] };
    const start = memory.start(fours);
    expect(tried(start, [0, 0], [1, 0], [2, 0], [0, 1]).found).toEqual([]);
    expect(tried(start, [0, 0], [1, 0], [2, 0], [3, 0]).found).toEqual(["A"]);
  });

  it.each<readonly [string, readonly unknown[]]>([
    [
      "more cells than the same picture has",
      [
        [0, 0],
        [1, 1],
        [1, 0],
      ],
    ],
    ["fewer", [[0, 0]]],
    ["none", []],
    [
      "one cell twice",
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      "a cell outside the board",
      [
        [0, 0],
        [4, 0],
      ],
    ],
    [
      "a cell between cells",
      [
        [0, 0],
        [0.5, 0],
      ],
    ],
    [
      "a cell above the board",
      [
        [0, 0],
        [0, -1],
      ],
    ],
  ])("turns over no %s", (_, cells) => {
    expect(memory.apply(fresh, { type: "try", cells } as never)).toBe(fresh);
  });

  it("turns over no cell that is found", () => {
    const state = tried(fresh, ...A);
    expect(tried(state, ...A)).toBe(state);
    expect(tried(state, [0, 0], [1, 0])).toBe(state);
  });

  it("takes nothing back: what was seen cannot be unseen", () => {
    expect(memory.undoable?.(fresh, { type: "try", cells: A })).toBe(false);
  });
});

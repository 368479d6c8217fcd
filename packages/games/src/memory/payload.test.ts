import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { memory } from "./index.ts";
import { A, fresh, puzzle, tried } from "./testing/boards.ts";

const stored = (state: State) => memory.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;

describe("what is sent and stored", () => {
  it("has the fields of the wire", () => {
    expect(stored(tried(tried(fresh, ...A), [1, 0], [2, 0]))).toEqual({
      version: 1,
      grid: [
        ["A", "B", "C", "D"],
        ["B", "A", "D", "C"],
        ["E", "F", "G", "H"],
        ["H", "G", "F", "E"],
      ],
      value_coords: {
        A: [
          [0, 0],
          [1, 1],
        ],
        B: [
          [1, 0],
          [0, 1],
        ],
        C: [
          [2, 0],
          [3, 1],
        ],
        D: [
          [3, 0],
          [2, 1],
        ],
        E: [
          [0, 2],
          [3, 3],
        ],
        F: [
          [1, 2],
          [2, 3],
        ],
        G: [
          [2, 2],
          [1, 3],
        ],
        H: [
          [3, 2],
          [0, 3],
        ],
      },
      found_symbols: ["A"],
      num_occurrences: 2,
      seen: [
        [0, 0],
        [1, 0],
        [2, 0],
        [1, 1],
      ],
      tries: 2,
    });
  });

  it.each([
    [
      "a symbol once and another three times",
      {
        grid: [
          ["A", "B", "C", "D"],
          ["B", "B", "D", "C"],
          ["E", "F", "G", "H"],
          ["H", "G", "F", "E"],
        ],
      },
    ],
    ["other occurrences than it says", { num_occurrences: 4 }],
    [
      "rows of other lengths",
      {
        grid: [
          ["A", "B", "C", "D", "A"],
          ["B", "D", "C"],
          ["E", "F", "G", "H"],
          ["H", "G", "F", "E"],
        ],
      },
    ],
    [
      "no size of the game",
      {
        grid: [
          ["A", "A"],
          ["B", "B"],
        ],
      },
    ],
    [
      "coordinates of other cells",
      {
        value_coords: {
          ...(stored(fresh)["value_coords"] as object),
          A: [
            [1, 0],
            [1, 1],
          ],
        },
      },
    ],
    ["a symbol that is not there among the found", { found_symbols: ["R"], seen: [], tries: 1 }],
    ["a found symbol that was never turned over", { found_symbols: ["A"], seen: [[0, 0]], tries: 1 }],
    [
      "more found than tried",
      {
        found_symbols: ["A"],
        seen: [
          [0, 0],
          [1, 1],
        ],
        tries: 0,
      },
    ],
    ["a seen cell outside the board", { seen: [[4, 0]] }],
  ])("opens no board with %s", (_, changes) => {
    expect(() => memory.payload.decode({ ...stored(fresh), ...changes })).toThrow();
  });

  const merged = (state: State, save: Readonly<Record<string, unknown>>) => receiveSave(memory.saves, state, save);
  it("takes found symbols alone: their cells were turned over", () => {
    expect(merged(fresh, { foundWords: ["B", "A"] })).toStrictEqual({
      puzzle,
      found: ["A", "B"],
      seen: [0, 1, 4, 5],
      tries: 2,
    });
  });

  it("takes an empty save as a reset", () => {
    expect(merged(tried(tried(fresh, ...A), [1, 0], [2, 0]), { foundWords: [] })).toStrictEqual(fresh);
  });

  it.each([
    ["symbols that are not on the board", { foundWords: ["R"] }],
    ["symbols that are none", { foundWords: ["a"] }],
    ["a word in place of a symbol", { foundWords: ["carrot"] }],
    ["a symbol twice", { foundWords: ["A", "A"] }],
    ["cells in place of symbols", { foundWords: [[0, 0]] }],
    ["found symbols whose cells it does not name as seen", { foundWords: ["A"], seen: [[0, 0]] }],
    ["fewer tries than found symbols", { foundWords: ["A", "B"], tries: 1 }],
    ["seen cells outside the board", { foundWords: [], seen: [[0, 4]] }],
    ["other fields", { foundWords: [], completed: true }],
  ])("refuses %s", (_, save) => {
    expect(merged(tried(fresh, ...A), save)).toBeNull();
  });
});

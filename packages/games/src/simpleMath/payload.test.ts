import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { simpleMath } from "./index.ts";
import { fresh, freshCommon, toggled, toggledCommon } from "./testing/boards.ts";

const stored = (state: State) => simpleMath.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;

describe("what is sent and stored", () => {
  it("has the fields of the wire, with every multiple once and nothing else in value_coords", () => {
    expect(stored(toggled([1, 0], [0, 0]))).toEqual({
      version: 2,
      grid: [
        ["6", "7", "12", "13"],
        ["20", "24", "31", "35"],
        ["36", "40", "41", "48"],
        ["49", "54", "55", "61"],
      ],
      game_type: "6-10",
      sought: "any",
      game_numbers: [6],
      value_coords: { 6: [[0, 0]], 12: [[2, 0]], 24: [[1, 1]], 36: [[0, 2]], 48: [[3, 2]], 54: [[1, 3]] },
      found_symbols: [
        [0, 0],
        [1, 0],
      ],
    });
  });

  it("has only common multiples in value_coords where those are sought", () => {
    expect(stored(toggledCommon([0, 0]))).toMatchObject({
      sought: "common",
      game_numbers: [6, 8],
      value_coords: { 24: [[1, 1]], 48: [[3, 2]] },
      found_symbols: [[0, 0]],
    });
    expect(simpleMath.payload.decode(stored(freshCommon))).toStrictEqual(freshCommon);
  });

  it("opens a board of version 1, which has no field for what is sought, as one of any multiples", () => {
    const { sought, ...first } = stored(fresh);
    expect(sought).toBe("any");
    expect(simpleMath.payload.decode({ ...first, version: 1 })).toStrictEqual(fresh);
    expect(() => simpleMath.payload.decode({ ...first, sought: "common", version: 1 })).toThrow();
  });

  it.each([
    [
      "a multiple twice",
      {
        grid: [
          ["6", "6", "12", "13"],
          ["20", "24", "31", "35"],
          ["36", "40", "41", "48"],
          ["49", "54", "55", "61"],
        ],
      },
    ],
    [
      "a row that is too long",
      {
        grid: [
          ["6", "7", "12", "13", "14"],
          ["20", "24", "31", "35"],
          ["36", "40", "41", "48"],
          ["49", "54", "55", "61"],
        ],
      },
    ],
    [
      "no size of the game",
      {
        grid: [
          ["6", "7"],
          ["12", "13"],
        ],
      },
    ],
    ["a number outside the range", { game_numbers: [5] }],
    ["numbers out of order", { game_numbers: [7, 6] }],
    ["common multiples of one number", { sought: "common" }],
    ["common multiples that are not in the grid", { sought: "common", game_numbers: [6, 7], value_coords: {} }],
    [
      "no multiple at all",
      {
        game_numbers: [10],
        grid: [
          ["6", "7", "12", "13"],
          ["21", "24", "31", "35"],
          ["36", "41", "42", "48"],
          ["49", "54", "55", "61"],
        ],
        value_coords: {},
      },
    ],
    [
      "coordinates of another cell",
      { value_coords: { 6: [[1, 0]], 12: [[2, 0]], 24: [[1, 1]], 36: [[0, 2]], 48: [[3, 2]], 54: [[1, 3]] } },
    ],
    ["a multiple left out", { value_coords: { 6: [[0, 0]] } }],
    ["a selected cell outside", { found_symbols: [[4, 0]] }],
  ])("opens no board with %s", (_, changes) => {
    expect(() => simpleMath.payload.decode({ ...stored(fresh), ...changes })).toThrow();
  });

  const merged = (state: State, save: Readonly<Record<string, unknown>>) => receiveSave(simpleMath.saves, state, save);
  it("takes right and wrong cells, in any order, and an empty save as a reset", () => {
    expect(
      merged(fresh, {
        foundWords: [
          [1, 0],
          [0, 0],
        ],
      }),
    ).toStrictEqual(toggled([0, 0], [1, 0]));
    expect(merged(toggled([0, 0]), { foundWords: [] })).toStrictEqual(fresh);
  });

  it.each([
    ["outside the board", [[4, 0]]],
    ["below it", [[0, -1]]],
    ["between cells", [[0.5, 0]]],
    [
      "twice the same",
      [
        [0, 0],
        [0, 0],
      ],
    ],
    ["a number", [6]],
    ["a text", "6"],
  ])("refuses cells that are %s", (_, foundWords) => {
    expect(merged(toggled([0, 0]), { foundWords })).toBeNull();
  });
  it("refuses other fields", () => {
    expect(merged(fresh, { foundWords: [], completed: true })).toBeNull();
  });
});

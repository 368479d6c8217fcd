import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { memory } from "./index.ts";
import { A, faces, fresh, puzzle, tried } from "./testing/boards.ts";

const CARDS = [0, 4, 8, 12].map((from) => faces.slice(from, from + 4));
/** The cards with others in place of those of the pair A: the number, and the product too where it is given. */
const changed = (number: unknown, product: unknown = faces[0]) =>
  CARDS.map((row) => row.map((face) => (face === faces[5] ? number : face === faces[0] ? product : face)));

const stored = (state: State) => memory.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;

describe("what is sent and stored", () => {
  it("has the fields of the wire", () => {
    expect(stored(tried(tried(fresh, ...A), [1, 0], [2, 0]))).toEqual({
      version: 2,
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

  const named = (code: string) => ({ country: code, name: { sl: code, en: code, de: code } });
  const faced = memory.start({ ...puzzle, faces });

  it("has the faces of cards that look different, in rows, and opens them again", () => {
    expect(stored(faced)).toMatchObject({ version: 2, cards: CARDS });
    expect(memory.payload.decode(stored(faced))).toStrictEqual(faced);
    expect(stored(fresh)).not.toHaveProperty("cards");
  });

  it("opens a board of the first version, which has pictures", () => {
    expect(memory.payload.decode({ ...stored(fresh), version: 1 })).toStrictEqual(fresh);
    expect(() => memory.payload.decode({ ...stored(faced), version: 1 })).toThrow();
  });

  it.each<readonly [string, unknown]>([
    ["fewer cards than cells", CARDS.slice(1)],
    ["a longer row", [[...CARDS[0]!, CARDS[0]![0]], ...CARDS.slice(1)]],
    ["two cards that do not belong together", changed({ kind: "number", value: 13 })],
    ["two cards that look the same", changed({ kind: "product", factors: [2, 6] })],
    ["two pairs that could be exchanged", changed({ kind: "number", value: 14 }, { kind: "product", factors: [2, 7] })],
    ["a card of another kind", changed({ kind: "sound", value: 12 })],
    ["a country that is no code", changed({ kind: "flag", ...named("Slovenija") })],
    ["a number that is not whole", changed({ kind: "number", value: 0.5 })],
  ])("opens no pairs with %s", (_, others) => {
    expect(() => memory.payload.decode({ ...stored(faced), cards: others })).toThrow();
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
    ["symbols that are none", { foundWords: ["8"] }],
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

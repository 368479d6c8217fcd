import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { lineOf, THEMES, type Puzzle, type State } from "./board.ts";
import { wordSearch } from "./index.ts";
import { messageShown } from "./play.ts";
import { WORD_THEMES } from "../data/words.ts";

/** KONJ lies across, OVCA down from its second letter, SOVA backwards on a slant. */
const puzzle: Puzzle = {
  rows: ["KONJŽŽ", "ŽVŽŽAŽ", "ŽCŽVŽŽ", "ŽAOŽŽŽ", "ŽSŽŽŽŽ", "ŽŽŽŽŽŽ"],
  words: [
    { word: "KONJ", from: [0, 0], to: [3, 0] },
    { word: "OVCA", from: [1, 0], to: [1, 3] },
    { word: "SOVA", from: [1, 4], to: [4, 1] },
  ],
  theme: "animals",
  language: "sl",
};
const fresh = wordSearch.start(puzzle);
const mark = (state: State, from: Position, to: Position) => wordSearch.apply(state, { type: "mark", from, to });

describe("a line", () => {
  it.each<[string, Position, Position, readonly string[]]>([
    ["from the first letter to the last finds a word", [0, 0], [3, 0], ["KONJ"]],
    ["from the last letter to the first finds it as well", [3, 0], [0, 0], ["KONJ"]],
    ["down finds one", [1, 0], [1, 3], ["OVCA"]],
    ["on a slant finds one, upwards", [1, 4], [4, 1], ["SOVA"]],
    ["on a slant finds one, downwards", [4, 1], [1, 4], ["SOVA"]],
    ["that is too long finds none", [0, 0], [4, 0], []],
    ["that is too short finds none", [0, 0], [2, 0], []],
    ["over letters that are no word finds none", [0, 1], [3, 1], []],
    ["that is not straight finds none", [0, 0], [3, 1], []],
    ["of one cell finds none", [0, 0], [0, 0], []],
    ["that leaves the board finds none", [3, 0], [6, 0], []],
  ])("%s", (_, from, to, found) => {
    expect(mark(fresh, from, to).found).toStrictEqual(found);
  });

  it("over a word that was found changes nothing", () => {
    const state = mark(fresh, [0, 0], [3, 0]);
    expect(mark(state, [3, 0], [0, 0])).toBe(state);
  });

  it("solves the board when it finds the last word, in any order", () => {
    const two = mark(mark(fresh, [4, 1], [1, 4]), [1, 3], [1, 0]);
    expect(two.found).toStrictEqual(["OVCA", "SOVA"]);
    expect(wordSearch.check(two)).toMatchObject({ status: "playing", progress: { done: 2, total: 3 } });
    const all = mark(two, [0, 0], [3, 0]);
    expect(all.found).toStrictEqual(["KONJ", "OVCA", "SOVA"]);
    expect(wordSearch.check(all)).toMatchObject({ status: "solved", allFilledUp: true, hasWrongValues: false });
  });
});

describe("a save", () => {
  it("carries the found words, in any order, and takes words back", () => {
    const two = receiveSave(wordSearch.saves, fresh, { foundWords: ["SOVA", "KONJ"] })!;
    expect(two.found).toStrictEqual(["KONJ", "SOVA"]);
    expect(receiveSave(wordSearch.saves, two, { foundWords: ["SOVA"] })!.found).toStrictEqual(["SOVA"]);
    expect(receiveSave(wordSearch.saves, two, { foundWords: [] })).toStrictEqual(fresh);
  });

  it.each([
    ["a word that is not there", { foundWords: ["KONJ", "VOLK"] }],
    ["a word backwards", { foundWords: ["JNOK"] }],
    ["a word in small letters", { foundWords: ["konj"] }],
    ["a word twice", { foundWords: ["KONJ", "KONJ"] }],
    ["part of a word", { foundWords: ["KON"] }],
    ["nothing", { foundWords: [""] }],
    ["a number", { foundWords: [1] }],
    ["no list", { foundWords: "KONJ" }],
    ["no words at all", {}],
    ["a field too many", { foundWords: [], completed: true }],
  ])("is refused with %s", (_, save) => {
    expect(receiveSave(wordSearch.saves, fresh, save)).toBeNull();
  });
});

describe("the payload", () => {
  const speaker = { language: "sl", say: () => "" } as const;
  const encoded = wordSearch.payload.encode(mark(fresh, [0, 0], [3, 0]), speaker) as Record<string, unknown>;
  const words = encoded["words"] as readonly { readonly w: string; readonly c: readonly Position[] }[];

  it("has the fields of the wire", () => {
    expect(encoded).toMatchObject({ version: 2, found_words: ["KONJ"], word_length: 4, theme: "animals" });
    expect((encoded["grid"] as string[][])[0]).toStrictEqual(["K", "O", "N", "J", "Ž", "Ž"]);
    expect(words[2]).toStrictEqual({
      w: "SOVA",
      c: [
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
      ],
    });
  });

  it.each([
    ["a found word that is none to find", { found_words: ["VOLK"] }],
    ["a word somewhere else", { words: [{ ...words[0], c: words[1]!.c }] }],
    ["a word whose cells lie in no order", { words: [{ ...words[0], c: words[0]!.c.toReversed() }] }],
    ["a word round a corner", { words: [{ w: "KOVC", c: [...words[0]!.c.slice(0, 2), ...words[1]!.c.slice(1, 3)] }] }],
    ["another word length", { word_length: 5 }],
    ["the same word twice", { words: [words[0], words[0]] }],
    ["no word", { words: [], found_words: [] }],
    ["a row too short", { grid: [["K"], ...(encoded["grid"] as string[][]).slice(1)] }],
    ["two letters in a cell", { grid: [["KO"]] }],
    ["a theme that does not exist", { theme: "cars" }],
    ["no word length", { word_length: null }],
    ["a message beside a word length", { message: "Osel riga." }],
    ["a field too many", { answer: 1 }],
  ])("does not open with %s", (_, fields) => {
    expect(wordSearch.payload.decode(encoded)).toStrictEqual(mark(fresh, [0, 0], [3, 0]));
    expect(() => wordSearch.payload.decode({ ...encoded, ...fields })).toThrow();
  });
});

describe("the payload of a board with a message", () => {
  const speaker = { language: "en", say: () => "" } as const;
  const board: Puzzle = {
    rows: ["CATX", "DOGY", "OWLZ", "HENA"],
    words: [
      { word: "CAT", from: [0, 0], to: [2, 0] },
      { word: "DOG", from: [0, 1], to: [2, 1] },
      { word: "OWL", from: [0, 2], to: [2, 2] },
    ],
    theme: "animals",
    message: "X, y: z hen a!",
    language: "en",
  };
  const state = mark(wordSearch.start(board), [2, 1], [0, 1]);
  const encoded = wordSearch.payload.encode(state, speaker) as Record<string, unknown>;
  const words = encoded["words"] as readonly object[];

  it("has the message and no word length, and opens again", () => {
    expect(encoded).toMatchObject({ version: 2, word_length: null, theme: "animals", message: "X, y: z hen a!" });
    expect(wordSearch.payload.decode(encoded)).toStrictEqual(state);
  });

  it.each([
    ["a message that the letters left over do not spell", { message: "X, y: z hen." }],
    ["no message", { message: undefined }],
    ["an empty message", { message: "" }],
    ["a word length", { word_length: 3 }],
    ["no theme", { theme: null }],
    [
      "a word that is in another one",
      {
        words: [
          ...words,
          {
            w: "CA",
            c: [
              [0, 0],
              [1, 0],
            ],
          },
        ],
      },
    ],
    [
      "a word that is in another one backwards",
      {
        words: [
          ...words,
          {
            w: "AC",
            c: [
              [1, 0],
              [0, 0],
            ],
          },
        ],
      },
    ],
    ["a message and version 1", { version: 1 }],
  ])("does not open with %s", (_, fields) => {
    expect(() => wordSearch.payload.decode(JSON.parse(JSON.stringify({ ...encoded, ...fields })))).toThrow();
  });

  it("gives the message out only when all words are found", () => {
    expect(messageShown(state)).toBeNull();
    const solved = wordSearch.solve(state).reduce<State>((now, move) => wordSearch.apply(now, move), state);
    expect(messageShown(solved)).toBe("X, y: z hen a!");
    expect(messageShown(mark(fresh, [0, 0], [3, 0]))).toBeNull();
  });
});

describe("a hint", () => {
  it("begins with what is easiest to see and points at it step by step", () => {
    const hint = wordSearch.hint!(fresh)!;
    expect(hint.steps.map(({ id, values }) => [id, values])).toStrictEqual([
      ["wordSearch.hint.word", { word: "KONJ" }],
      ["wordSearch.hint.row", { kind: "letter", sign: "K", row: 1 }],
      ["wordSearch.hint.cell", { column: 1, row: 1 }],
      ["wordSearch.hint.way", { way: { id: "wordSearch.way.right" } }],
    ]);
    expect(hint.target).toStrictEqual(lineOf([0, 0], [3, 0]));
  });

  it("goes on to words that are harder to see", () => {
    const down = wordSearch.hint!(mark(fresh, [0, 0], [3, 0]))!;
    expect(down.steps[0]!.values).toStrictEqual({ word: "OVCA" });
    const slanting = wordSearch.hint!(wordSearch.apply(mark(fresh, [0, 0], [3, 0]), down.move))!;
    expect(slanting.steps.at(-1)!.values).toStrictEqual({ way: { id: "wordSearch.way.upRight" } });
    const solved = wordSearch.solve(fresh).reduce<State>((state, move) => wordSearch.apply(state, move), fresh);
    expect(wordSearch.hint!(solved)).toBeNull();
  });
});

it("all themes of the word lists are in the schema", () => {
  expect(THEMES).toStrictEqual(WORD_THEMES);
});

it("costs more when it is large", () => {
  const tiers = wordSearch.options.presets.map((options) => `${options.size} ${wordSearch.tier(options)}`);
  expect(new Set(tiers)).toStrictEqual(new Set(["6x6 leisure", "12x12 leisureLarge"]));
});

import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { CardSymbol, Options, Puzzle, State } from "./board.ts";
import { generate } from "./generate.ts";
import { memory } from "./index.ts";

/*
 *  A B C D
 *  B A D C
 *  E F G H
 *  H G F E
 */
const puzzle: Puzzle = { side: 4, occurrences: 2, symbols: [..."ABCDBADCEFGHHGFE"] as CardSymbol[] };
const fresh = memory.start(puzzle);
const tried = (state: State, ...cells: readonly Position[]): State => memory.apply(state, { type: "try", cells });
const A: readonly Position[] = [
  [0, 0],
  [1, 1],
];
const stored = (state: State) => memory.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;

describe("what is made", () => {
  const presets = memory.options.presets;
  const boardsOf = (options: Options, count: number) =>
    Array.from({ length: count }, (_, n) => generate(options, seeded(`test ${n}`)));

  it("has the sizes and occurrences of the game and no others", () => {
    expect(presets).toEqual([
      { size: "4x4", occurrences: 2 },
      { size: "6x6", occurrences: 2 },
      { size: "6x6", occurrences: 3 },
      { size: "6x6", occurrences: 4 },
    ]);
  });

  it.each(presets)("has each symbol in the chosen number, with %j", (options) => {
    for (const { side, occurrences, symbols } of boardsOf(options, 200)) {
      expect(`${side}x${side}`).toBe(options.size);
      expect(occurrences).toBe(options.occurrences);
      const counts = new Map<string, number>();
      for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
      expect([symbols.length, counts.size]).toEqual([side ** 2, side ** 2 / occurrences]);
      expect(new Set(counts.values())).toEqual(new Set([occurrences]));
    }
  });

  it("shows every picture at some time, and no cell of a board is more likely to hold one than another", () => {
    const boards = boardsOf({ size: "4x4", occurrences: 2 }, 2_000);
    expect(new Set(boards.flatMap(({ symbols }) => symbols)).size).toBe(18);
    const share = (of: (board: Puzzle) => boolean) => boards.filter(of).length / boards.length;
    // two cells are a pair in one of fifteen boards; three standard deviations are 0.017
    for (const other of [1, 4, 5, 15])
      expect(Math.abs(share(({ symbols }) => symbols[0] === symbols[other]) - 1 / 15)).toBeLessThan(0.02);
  });
});

describe("playing", () => {
  it("finds a group of equal cards, counts the try and records what was seen", () => {
    const state = tried(fresh, [1, 1], [0, 0]);
    expect(state).toStrictEqual({ puzzle, found: ["A"], seen: [0, 5], tries: 1 });
    expect(memory.check(state)).toMatchObject({ status: "playing", progress: { done: 1, total: 8 } });
  });

  it("records what was seen of a group that is not equal, which is no fault", () => {
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

  const merged = (state: State, save: Readonly<Record<string, unknown>>) => memory.saves.merge(state, save);
  it("takes found symbols alone: their cells were turned over", () => {
    expect(merged(fresh, { foundWords: ["B", "A"] })).toStrictEqual({
      puzzle,
      found: ["A", "B"],
      seen: [0, 1, 4, 5],
      tries: 2,
    });
  });

  it("accept an empty save as a reset", () => {
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

describe("hints", () => {
  const hint = (state: State) => memory.hint!(state)!;
  const stepsOf = (state: State) => hint(state).steps.map((step) => SPEAKERS.en.say(step));

  it("nudge to the picture of which most was seen: which, in which parts of the board, and only then where", () => {
    const state = tried(fresh, [1, 2], [2, 3]);
    expect(state.found).toEqual(["F"]);
    const seen = tried(tried(state, [2, 2], [0, 0]), [1, 3], [1, 0]);
    expect(stepsOf(seen)).toEqual([
      "Every card with this picture has been turned over before: snail. Do you remember where?",
      "Look in these parts of the board: bottom left and bottom right.",
      "The cards with this picture are here: row 3/column 3 and row 4/column 2.",
    ]);
    expect(hint(seen)).toMatchObject({
      target: [
        [2, 2],
        [1, 3],
      ],
      reason: [],
      ruledOut: [],
    });
  });

  it("distinguish what was seen in part and what was not seen at all", () => {
    expect(stepsOf(tried(fresh, [1, 0], [2, 0]))[0]).toBe(
      "One card with this picture has been turned over before: apple. Do you remember where?",
    );
    expect(stepsOf(fresh)[0]).toBe("This picture hasn’t shown up yet: carrot. Go and find it.");
  });
});

import { describe, expect, it } from "vitest";
import type { Position } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Options, Puzzle, State } from "./board.ts";
import { generate } from "./generate.ts";
import { simpleMath } from "./index.ts";
import { proof, refutation, wayOf, WAYS } from "./proof.ts";

/*
 *   6  7 12 13
 *  20 24 31 35    multiples of 6: 6, 12, 24, 36, 48, 54
 *  36 40 41 48
 *  49 54 55 61
 */
const puzzle: Puzzle = {
  side: 4,
  range: "6-10",
  numbers: [6],
  values: [6, 7, 12, 13, 20, 24, 31, 35, 36, 40, 41, 48, 49, 54, 55, 61],
};
const fresh = simpleMath.start(puzzle);
const MULTIPLES: readonly Position[] = [
  [0, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 2],
  [1, 3],
];
const toggled = (...cells: readonly Position[]): State =>
  cells.reduce((state, cell) => simpleMath.apply(state, { type: "toggle", cell }), fresh);
const stored = (state: State) => simpleMath.payload.encode(state, SPEAKERS.sl) as Record<string, unknown>;

describe("what is made", () => {
  const presets = simpleMath.options.presets;
  const boards = presets.flatMap((options) =>
    Array.from({ length: 60 }, (_, n) => ({ options, board: generate(options, seeded(`test ${n}`)) })),
  );
  /** By adding up, not by dividing. */
  const isMultiple = (number: number, value: number): boolean => {
    let sum = number;
    while (sum < value) sum += number;
    return sum === value;
  };
  const sought = ({ numbers, values }: Puzzle) =>
    values.filter((value) => numbers.some((number) => isMultiple(number, value)));

  it("has as many multiples as two fifths of the cells, and every number once", () => {
    const counts: Record<Options["size"], number> = { "4x4": 6, "6x6": 14, "8x8": 26, "10x10": 40 };
    for (const { options, board } of boards) {
      expect(board.values).toHaveLength(board.side ** 2);
      expect(`${board.side}x${board.side}`).toBe(options.size);
      expect(new Set(board.values).size).toBe(board.values.length);
      expect(sought(board)).toHaveLength(counts[options.size]);
    }
  });

  it("has sought numbers of the range, of which none is a multiple of another, and of each several multiples", () => {
    for (const { options, board } of boards) {
      const [low, high] = options.range.split("-").map(Number) as [number, number];
      for (const number of board.numbers) {
        expect(number).toBeGreaterThanOrEqual(low);
        expect(number).toBeLessThanOrEqual(high);
        expect(board.numbers.filter((other) => isMultiple(number, other))).toEqual([number]);
        expect(board.values.filter((value) => isMultiple(number, value)).length).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it("seeks every number of every range at some time, and on large boards two or three at once", () => {
    const asked = (size: Options["size"]) => boards.filter(({ options }) => options.size === size);
    expect(new Set(boards.flatMap(({ board }) => board.numbers)).size).toBe(19);
    const counts = (size: Options["size"]) => new Set(asked(size).map(({ board }) => board.numbers.length));
    expect([counts("4x4"), counts("6x6"), counts("8x8"), counts("10x10")]).toEqual(
      [[1], [2], [2], [2, 3]].map((some) => new Set(some)),
    );
  });

  const othersOf = (board: Puzzle) => board.values.filter((value) => !sought(board).includes(value));

  it("has mostly other numbers that look like multiples: beside one, in a neighbour's table, or with digits changed over", () => {
    for (const { board } of boards) {
      const right = sought(board);
      const stepsOf = (one: number) => board.numbers.filter((number) => one % number === 0).map((n) => one / n);
      const isAlike = (value: number) =>
        right.some((one) => [1, ...stepsOf(one)].includes(Math.abs(one - value)) || swapsLastTwo(one, value));
      const others = othersOf(board);
      expect(others.filter(isAlike).length / others.length, JSON.stringify(board)).toBeGreaterThan(0.5);
    }
  });

  it.each(presets)("has multiples and other numbers of the same size on average, with %j", (options) => {
    const own = boards.filter((one) => one.options === options).map(({ board }) => board);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const ratio = mean(own.flatMap(sought)) / mean(own.flatMap(othersOf));
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  });
  const swapsLastTwo = (one: number, other: number): boolean => {
    const [hundreds, tens, ones] = [...String(one).padStart(3, "0")];
    return `${hundreds}${ones}${tens}` === String(other).padStart(3, "0");
  };
});

describe("playing", () => {
  it("selects and deselects, and is solved when exactly the multiples are selected", () => {
    expect(toggled([0, 0], [0, 0])).toStrictEqual(fresh);
    expect(simpleMath.check(toggled(...MULTIPLES))).toMatchObject({ status: "solved", allFilledUp: true });
    expect(simpleMath.check(toggled(...MULTIPLES, [1, 0]))).toMatchObject({
      status: "playing",
      allFilledUp: true,
      hasWrongValues: true,
      faults: [{ code: "notMultiple", cells: [[1, 0]] }],
    });
    expect(simpleMath.check(toggled(...MULTIPLES, [1, 0], [1, 0])).status).toBe("solved");
  });

  it("counts what is selected and not whether it is right, so that counting betrays nothing", () => {
    expect(simpleMath.check(toggled([1, 0])).progress).toEqual({ done: 1, total: 6 });
    expect(simpleMath.check(toggled([0, 0])).progress).toEqual({ done: 1, total: 6 });
  });

  it.each([[[4, 0]], [[0, -1]], [[0.5, 0]], [["0", 0]], [[0]], [null]])("takes no cell %j", (cell) => {
    expect(simpleMath.apply(fresh, { type: "toggle", cell } as never)).toBe(fresh);
  });
});

describe("what is sent and stored", () => {
  it("has the fields of the wire, with every multiple once and nothing else in value_coords", () => {
    expect(stored(toggled([1, 0], [0, 0]))).toEqual({
      version: 1,
      grid: [
        ["6", "7", "12", "13"],
        ["20", "24", "31", "35"],
        ["36", "40", "41", "48"],
        ["49", "54", "55", "61"],
      ],
      game_type: "6-10",
      game_numbers: [6],
      value_coords: { 6: [[0, 0]], 12: [[2, 0]], 24: [[1, 1]], 36: [[0, 2]], 48: [[3, 2]], 54: [[1, 3]] },
      found_symbols: [
        [0, 0],
        [1, 0],
      ],
    });
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

  const merged = (state: State, save: Readonly<Record<string, unknown>>) => simpleMath.saves.merge(state, save);
  it("accept right and wrong cells, in any order, and an empty save as a reset", () => {
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

describe("hints", () => {
  const textOf = (message: Message) => SPEAKERS.en.say(message);
  const hint = (state: State) => simpleMath.hint!(state)!;

  it("look for what is wrong first, without saying which it is before the last step", () => {
    const { steps, target, move } = hint(toggled([0, 0], [1, 1], [3, 1]));
    expect(steps.map(textOf)).toEqual([
      "One number you’ve selected isn’t a multiple we’re looking for. Shall we find it?",
      "Look at row 2. Check the numbers you’ve selected there.",
      "6 × 5 = 30 and 6 × 6 = 36. 35 lies between them, so it isn’t a multiple of 6.",
      "So 35 isn’t one of them. Take it back.",
    ]);
    expect([target, move]).toEqual([[[3, 1]], { type: "toggle", cell: [3, 1] }]);
  });

  it("say in which row, by which way, and which number it is", () => {
    expect(hint(toggled([0, 0])).steps.map(textOf)).toEqual([
      "Look at row 1. There’s still a multiple of 6 in it.",
      "Up to 60 the 6 times table helps: count on in steps of 6.",
      "12: 6 × 2 = 12. Select it.",
    ]);
  });

  it.each([
    [5, 85, "lastDigit", "the last digit is 5"],
    [9, 117, "digitSum", "1 + 1 + 7 = 9, and that’s a multiple of 9"],
    [7, 63, "table", "7 × 9 = 63"],
    [4, 52, "halves", "half of 52 is 26 and half of 26 is 13"],
    [16, 176, "halves", "half of 176 is 88, half of 88 is 44, half of 44 is 22 and half of 22 is 11"],
    [6, 84, "both", "the last digit is 4 and 8 + 4 = 12, and that’s a multiple of 3"],
    [12, 132, "both", "1 + 3 + 2 = 6, and that’s a multiple of 3, half of 132 is 66 and half of 66 is 33"],
    [7, 84, "split", "70 + 14, that is 7 × 10 + 7 × 2"],
    [13, 260, "split", "13 × 20 = 260"],
  ] as const)("show that %i divides %i by %s", (number, value, way, words) => {
    expect(wayOf(number, value)).toBe(way);
    expect(textOf(proof(number, value, way))).toBe(words);
  });

  /** Statements in these words about a value and a number that are not true, by working them out. */
  function untrueIn(words: string, number: number, value: number): readonly string[] {
    const numbersIn = (pattern: RegExp) =>
      [...words.matchAll(pattern)].map(([said, ...parts]) => ({
        said,
        parts: parts.map(Number) as [number, number, number, number, number],
      }));
    const sums = [...words.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g)].map(([said, terms, sum]) => ({
      said,
      holds: terms!.split(" + ").reduce((total, one) => total + Number(one), 0) === Number(sum),
    }));
    const products = numbersIn(/(\d+) × (\d+) = (\d+)/g).map(({ said, parts: [one, other, product] }) => ({
      said,
      holds: one === number && one * other === product,
    }));
    const halves = numbersIn(/half of (\d+) is (\d+)/g).map(({ said, parts: [whole, half] }) => ({
      said,
      holds: 2 * half === whole,
    }));
    const splits = numbersIn(/(\d+) \+ (\d+), that is (\d+) × (\d+) \+ \3 × (\d+)/g).map(
      ({ said, parts: [first, second, of, known, rest] }) => ({
        said,
        holds: first + second === value && of === number && of * known === first && of * rest === second,
      }),
    );
    const betweens = numbersIn(/= (\d+) and .* = (\d+)\. (\d+) lies between them/g).map(
      ({ said, parts: [below, above, between] }) => ({
        said,
        holds: below < value && value < above && above - below === number && between === value,
      }),
    );
    const messages = [...sums, ...products, ...halves, ...splits, ...betweens];
    return messages.filter(({ holds }) => !holds).map(({ said }) => `${said} (${value} by ${number})`);
  }

  it("are true of every number that may be sought: what they add, halve, multiply and split is right", () => {
    const pairs = Array.from({ length: 19 }, (_, n) => n + 2).flatMap((number) =>
      Array.from({ length: 30 * number }, (_, n) => ({ number, value: n + number })),
    );
    const proofs = pairs.map(({ number, value }) => ({
      number,
      value,
      way: value % number === 0 ? wayOf(number, value) : null,
    }));
    const untrue = proofs.flatMap(({ number, value, way }) =>
      untrueIn(SPEAKERS.en.say(way ? proof(number, value, way) : refutation(number, value)), number, value),
    );
    expect(untrue).toEqual([]);
    expect(new Set(proofs.map(({ way }) => way))).toEqual(new Set([...WAYS, null]));
  });

  it("fail the test when they are not true", () => {
    expect(untrueIn("7 × 9 = 64", 7, 64)).toHaveLength(1);
    expect(untrueIn("8 + 4 = 13", 3, 84)).toHaveLength(1);
    expect(untrueIn("half of 26 is 12", 4, 26)).toHaveLength(1);
    expect(untrueIn("70 + 14, that is 7 × 10 + 7 × 3", 7, 84)).toHaveLength(1);
    expect(untrueIn("6 × 5 = 30 and 6 × 6 = 36. 37 lies between them", 6, 37)).toHaveLength(1);
  });
});

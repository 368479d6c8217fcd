import { describe, expect, it } from "vitest";
import type { Message } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { simpleMath } from "./index.ts";
import { proof, refutation, wayOf, WAYS } from "./proof.ts";
import { toggled, toggledCommon } from "./testing/boards.ts";

describe("hints", () => {
  const told = (message: Message) => SPEAKERS.en.say(message);
  const hint = (state: State) => simpleMath.hint!(state)!;

  it("look for what is wrong first, without saying which it is before they are asked", () => {
    const { steps, target, move } = hint(toggled([0, 0], [1, 1], [3, 1]));
    expect(steps.map(told)).toEqual([
      "One number you’ve selected isn’t a multiple we’re looking for. Shall we find it?",
      "Look at row 2. Check the numbers you’ve selected there.",
      "6 × 5 = 30 and 6 × 6 = 36. The number 35 lies between them, so it isn’t a multiple of 6.",
      "So 35 isn’t one of them. Deselect it.",
    ]);
    expect([target, move]).toEqual([[[3, 1]], { type: "toggle", cell: [3, 1] }]);
  });

  it("say in which row, by which way, and which number it is", () => {
    expect(hint(toggled([0, 0])).steps.map(told)).toEqual([
      "Look at row 1. There’s still a multiple of 6 in it.",
      "Up to 60, the 6 times table helps: count on in steps of 6.",
      "12: 6 × 2 = 12. Select it.",
    ]);
  });

  it("of common multiples say what to check for each number, and which number it is", () => {
    const { title, steps, target } = hint(toggledCommon());
    expect([title, ...steps].map(told)).toEqual([
      "Check both numbers",
      "Look at row 2. There’s still a common multiple of 6 and 8 in it.",
      "Up to 60, the 6 times table helps: count on in steps of 6.",
      "Up to 80, the 8 times table helps: count on in steps of 8.",
      "24 is a multiple of 6 (6 × 4 = 24) and of 8 (8 × 3 = 24). Select it.",
    ]);
    expect(target).toEqual([[1, 1]]);
  });

  it("of common multiples say of which number a wrong one is a multiple, and of which it is not", () => {
    expect(hint(toggledCommon([1, 2])).steps.map(told)).toEqual([
      "One number you’ve selected isn’t a multiple we’re looking for. Shall we find it?",
      "Look at row 3. Check the numbers you’ve selected there.",
      "40 is a multiple of 8: 8 × 5 = 40.",
      "6 × 6 = 36 and 6 × 7 = 42. The number 40 lies between them, so it isn’t a multiple of 6.",
      "So 40 isn’t one of them. Deselect it.",
    ]);
    expect(
      hint(toggledCommon([1, 0]))
        .steps.map(told)
        .slice(2),
    ).toEqual([
      "6 × 1 = 6 and 6 × 2 = 12. The number 7 lies between them, so it isn’t a multiple of 6.",
      "So 7 isn’t one of them. Deselect it.",
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
    expect(told(proof(number, value, way))).toBe(words);
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
    const betweens = numbersIn(/= (\d+) and .* = (\d+)\. The number (\d+) lies between them/g).map(
      ({ said, parts: [below, above, between] }) => ({
        said,
        holds: below < value && value < above && above - below === number && between === value,
      }),
    );
    const told = [...sums, ...products, ...halves, ...splits, ...betweens];
    return told.filter(({ holds }) => !holds).map(({ said }) => `${said} (${value} by ${number})`);
  }

  it("are true of every number that may be asked for: what they add, halve, multiply and split comes out", () => {
    const pairs = Array.from({ length: 19 }, (_, n) => n + 2).flatMap((number) =>
      Array.from({ length: 30 * number }, (_, n) => ({ number, value: n + number })),
    );
    const told = pairs.map(({ number, value }) => ({
      number,
      value,
      way: value % number === 0 ? wayOf(number, value) : null,
    }));
    const untrue = told.flatMap(({ number, value, way }) =>
      untrueIn(SPEAKERS.en.say(way ? proof(number, value, way) : refutation(number, value)), number, value),
    );
    expect(untrue).toEqual([]);
    expect(new Set(told.map(({ way }) => way))).toEqual(new Set([...WAYS, null]));
  });

  it("find out what is not true: the test of the words can fail", () => {
    expect(untrueIn("7 × 9 = 64", 7, 64)).toHaveLength(1);
    expect(untrueIn("8 + 4 = 13", 3, 84)).toHaveLength(1);
    expect(untrueIn("half of 26 is 12", 4, 26)).toHaveLength(1);
    expect(untrueIn("70 + 14, that is 7 × 10 + 7 × 3", 7, 84)).toHaveLength(1);
    expect(untrueIn("6 × 5 = 30 and 6 × 6 = 36. The number 37 lies between them", 6, 37)).toHaveLength(1);
  });
});

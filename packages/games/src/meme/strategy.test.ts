import { expect, it } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { answerOf, GUESSES, type Options, type Sequence } from "./board.ts";
import { BEYOND } from "./book.ts";
import { codesOf, compare, fitting, keyOf, type Clue } from "./codes.ts";
import { advise } from "./strategy.ts";

const SIZES: readonly Options[] = [
  { fields: 4, colours: 6 },
  { fields: 5, colours: 8 },
];

/**
 * How many rows each sequence takes when every row is the advised one, from this first row on.
 * @param step one sequence in so many is played
 */
function rowsTaken(options: Options, first: Sequence, step = 1): ReadonlyMap<string, number> {
  const codes = codesOf(options);
  const taken = new Map<string, number>();
  const follow = (clues: readonly Clue[], left: readonly number[], guess: number): void => {
    const groups = new Map<number, number[]>();
    for (const code of left) {
      if (code === guess) taken.set(codes.list[code]!.join(""), clues.length + 1);
      else {
        const answer = compare(codes, guess, code);
        groups.set(answer, [...(groups.get(answer) ?? []), code]);
      }
    }
    for (const [answer, group] of groups) {
      const more = [...clues, { code: guess, answer }];
      follow(more, group, advise(codes, more).code);
    }
  };
  const start = codes.list.findIndex((sequence) => sequence.join("") === first.join(""));
  follow(
    [],
    [...codes.list.keys()].filter((code) => code % step === 0),
    start,
  );
  return taken;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

it("the strategy finds every sequence of 4 out of 6 in at most five rows, 4.03 on average", () => {
  const rows = [...rowsTaken(SIZES[0]!, [1, 2, 3, 4]).values()];
  expect(rows).toHaveLength(360);
  expect(Math.max(...rows)).toBe(5);
  expect(mean(rows)).toBeLessThan(4.047 * 1.01);
});

/** The whole tree of 5 out of 8 takes seconds. */
const STEP = depth(30, 1);

it("the strategy finds all but the 38 listed sequences of 5 out of 8 in at most six rows, 5.16 on average", () => {
  const taken = rowsTaken(SIZES[1]!, [1, 2, 3, 4, 5], STEP);
  expect(taken.size).toBe(6720 / STEP);
  expect(mean([...taken.values()])).toBeLessThan(5.164 * 1.01);
  const late = [...taken].filter(([, rows]) => rows > GUESSES).map(([sequence]) => sequence);
  expect(new Set(late)).toEqual(new Set([...BEYOND].filter((sequence) => taken.has(sequence))));
}, 60_000);

it("the strategy is as good after any other first row", () => {
  const rows = [...rowsTaken(SIZES[1]!, [7, 3, 8, 1, 6], STEP).values()];
  const late = rows.filter((taken) => taken > GUESSES);
  expect(late.length).toBeLessThan(rows.length / 20);
  // Which sequences are late depends on the first row; how many, only the whole tree shows.
  expect(late.length === BEYOND.size || STEP > 1).toBe(true);
}, 60_000);

it.each(SIZES)("compares codes of %j as the rules answer rows", (options) => {
  const codes = codesOf(options);
  for (let one = 0; one < codes.list.length; one += 37)
    for (let other = 0; other < codes.list.length; other += 41)
      expect(compare(codes, one, other)).toBe(keyOf(answerOf(codes.list[one]!, codes.list[other]!)));
});

it("advises what still fits when two rows were wasted", () => {
  const codes = codesOf(SIZES[1]!);
  const waste: readonly Clue[] = [0, 0].map((code) => ({ code, answer: 3 }));
  const { code, left, fits } = advise(codes, waste);
  expect(left).toBe(fitting(codes, waste.slice(1)).length);
  expect(fits).toBe(fitting(codes, waste).includes(code));
});

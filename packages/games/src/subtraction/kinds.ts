import type { Random } from "@karota/engine/random.ts";
import { acrossZero, borrowsOf } from "./columns.ts";

/** Both numbers in units of their last decimal place: 12,5 − 3,75 is 1250 and 375 with two places. */
export interface Subtraction {
  readonly minuend: number;
  readonly subtrahend: number;
  readonly places: number;
}

/** Lowest and highest value, and the step between values. */
type Range = readonly [low: number, high: number, step?: number];

/** One kind of task. */
interface Kind {
  readonly minuend: Range;
  readonly subtrahend: Range;
  /** In how many columns something is borrowed: so many, or from least to most. */
  readonly borrows: number | readonly [least: number, most: number];
  /** Places of the minuend that are made 0: 10 for the tens. */
  readonly zeros?: readonly number[];
  readonly places?: number;
}

const DIGIT: Range = [2, 9];
const TENS: Range = [21, 98];
const LOWER_TENS: Range = [11, 87];
const HUNDREDS: Range = [201, 999];
const LOWER_HUNDREDS: Range = [112, 879];
const THOUSANDS: Range = [2_001, 9_999];
const LOWER_THOUSANDS: Range = [1_012, 8_899];

/** The kinds of each level, taken in turn, so that every quiz has tasks with and without borrowing. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { minuend: [11, 18], subtrahend: DIGIT, borrows: 1 },
    { minuend: TENS, subtrahend: DIGIT, borrows: 0 },
    { minuend: TENS, subtrahend: DIGIT, borrows: 1 },
    { minuend: TENS, subtrahend: LOWER_TENS, borrows: 0 },
    { minuend: TENS, subtrahend: LOWER_TENS, borrows: 1 },
  ],
  medium: [
    { minuend: [101, 198], subtrahend: LOWER_TENS, borrows: [1, 2] },
    { minuend: HUNDREDS, subtrahend: LOWER_HUNDREDS, borrows: 0 },
    { minuend: HUNDREDS, subtrahend: LOWER_HUNDREDS, borrows: 1 },
    { minuend: HUNDREDS, subtrahend: LOWER_HUNDREDS, borrows: 2 },
    { minuend: HUNDREDS, subtrahend: LOWER_HUNDREDS, borrows: 2, zeros: [10] },
  ],
  hard: [
    { minuend: THOUSANDS, subtrahend: LOWER_THOUSANDS, borrows: [2, 3] },
    { minuend: THOUSANDS, subtrahend: LOWER_HUNDREDS, borrows: [2, 3] },
    { minuend: THOUSANDS, subtrahend: LOWER_THOUSANDS, borrows: 3, zeros: [10, 100] },
    { minuend: HUNDREDS, subtrahend: LOWER_HUNDREDS, borrows: [1, 2], places: 1 },
    { minuend: [200, 4_990, 10], subtrahend: LOWER_HUNDREDS, borrows: [2, 3], places: 2 },
  ],
};

const MIN_RESULT = 2;

/** Draws the numbers of a task of the level; `turn` chooses the kind. Null when they are not of that kind. */
export function drawSubtraction(level: keyof typeof KINDS, random: Random, turn: number): Subtraction | null {
  const kinds = KINDS[level];
  const kind = kinds[turn % kinds.length]!;
  const { borrows, zeros = [], places = 0 } = kind;
  const draw = ([low, high, step = 1]: Range): number => low + step * random.below((high - low) / step + 1);
  const drawn = draw(kind.minuend);
  const minuend = zeros.reduce((rest, power) => rest - (Math.floor(drawn / power) % 10) * power, drawn);
  const subtrahend = draw(kind.subtrahend);
  if (minuend - subtrahend < MIN_RESULT) return null;
  const [least, most] = typeof borrows === "number" ? [borrows, borrows] : borrows;
  const borrowing = borrowsOf(minuend, subtrahend);
  const shortened = places > 0 && [minuend, subtrahend].every((one) => one % 10 === 0);
  return borrowing >= least && borrowing <= most && !shortened ? { minuend, subtrahend, places } : null;
}

/** What these numbers practise. */
export const skillOf = ({ minuend, subtrahend, places }: Subtraction): string => {
  if (places > 0) return "decimals";
  if (acrossZero(minuend, subtrahend)) return "across-zero";
  return borrowsOf(minuend, subtrahend) > 0 ? "borrow" : "no-borrow";
};

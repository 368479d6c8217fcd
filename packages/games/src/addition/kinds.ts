import { carriesOf } from "@karota/engine/quiz/written-digits.ts";
import type { Random } from "@karota/engine/random.ts";

/** The addends in units of their last decimal place: 12,5 + 3,75 is 1250 and 375 with two places. */
export interface Addends {
  readonly addends: readonly number[];
  readonly places: number;
}

/** Lowest and highest value of an addend, and the step between its values. */
type Range = readonly [low: number, high: number, step?: number];

/** One kind of task. */
interface Kind {
  readonly ranges: readonly Range[];
  /** How many columns carry: so many, or from least to most. */
  readonly carries: number | readonly [least: number, most: number];
  /** The largest sum; absent: as the ranges allow. */
  readonly most?: number;
  readonly places?: number;
}

const DIGIT: Range = [2, 9];
const TENS: Range = [11, 97];
const TENS_UP: Range = [23, 99];
const HUNDREDS: Range = [112, 999];
const THOUSANDS: Range = [1_012, 9_999];

/** The kinds of each level, taken in turn, so that every quiz has carries and none, short and long numbers. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { ranges: [DIGIT, DIGIT], carries: 1 },
    { ranges: [TENS, DIGIT], carries: 0, most: 99 },
    { ranges: [TENS, DIGIT], carries: 1, most: 99 },
    { ranges: [TENS, TENS], carries: 0, most: 99 },
    { ranges: [TENS, TENS], carries: 1, most: 99 },
  ],
  medium: [
    { ranges: [TENS_UP, TENS_UP], carries: [1, 2] },
    { ranges: [HUNDREDS, TENS_UP], carries: [1, 3] },
    { ranges: [HUNDREDS, HUNDREDS], carries: 0 },
    { ranges: [HUNDREDS, HUNDREDS], carries: 1 },
    { ranges: [HUNDREDS, HUNDREDS], carries: [2, 3] },
  ],
  hard: [
    { ranges: [THOUSANDS, THOUSANDS], carries: [2, 4] },
    { ranges: [THOUSANDS, HUNDREDS], carries: [2, 4] },
    { ranges: [HUNDREDS, HUNDREDS, TENS_UP], carries: [1, 3] },
    { ranges: [HUNDREDS, HUNDREDS], carries: [1, 3], places: 1 },
    { ranges: [[110, 9_990, 10], HUNDREDS], carries: [1, 4], places: 2 },
  ],
};

/** Draws the addends of a task of the level; `turn` chooses the kind. Null when they are not of that kind. */
export function drawAddends(level: keyof typeof KINDS, random: Random, turn: number): Addends | null {
  const kinds = KINDS[level];
  const { ranges, carries, most = Infinity, places = 0 } = kinds[turn % kinds.length]!;
  const addends = random
    .shuffled(ranges)
    .map(([low, high, step = 1]) => low + step * random.below((high - low) / step + 1));
  const [least, highest] = typeof carries === "number" ? [carries, carries] : carries;
  const carrying = carriesOf(addends);
  const shortened = places > 0 && addends.every((addend) => addend % 10 === 0);
  const fits = carrying >= least && carrying <= highest && addends.reduce((one, other) => one + other) <= most;
  return fits && !shortened ? { addends, places } : null;
}

/** What these addends practise. */
export const skillOf = ({ addends, places }: Addends): string => {
  if (places > 0) return "decimals";
  if (addends.length > 2) return "several";
  return carriesOf(addends) > 0 ? "carry" : "no-carry";
};

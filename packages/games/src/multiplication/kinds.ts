import type { Random } from "@karota/engine/random.ts";

/** Whole numbers and how many decimal places each has: 2,4 · 15 is 24 and 15 with places 1 and 0. */
export interface Multiplication {
  readonly factors: readonly [number, number];
  readonly places: readonly [number, number];
}

/** Lowest and highest value, and the step between values. */
type Range = readonly [low: number, high: number, step?: number];

/** One kind of task. */
interface Kind {
  readonly factors: readonly [Range, Range];
  /** Whether the factors may change places. */
  readonly eitherWay?: true;
  readonly carries?: boolean;
  /** The second factor is given a 0 between its digits. */
  readonly innerZero?: 0 | 1;
  readonly places?: readonly [number, number];
}

const DIGIT: Range = [3, 9];
const TENS: Range = [20, 90, 10];
const HUNDREDS: Range = [112, 999];

/** Products below this are calculated in the head. */
const WRITTEN_FROM = 100;

/** Whether the solution is in the head, and so is what is said of a mistake. */
export const isMental = ({ factors: [a, b], places }: Multiplication): boolean =>
  places[0] + places[1] === 0 && a * b < WRITTEN_FROM;

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    {
      factors: [
        [2, 5],
        [2, 10],
      ],
      eitherWay: true,
    },
    {
      factors: [
        [6, 9],
        [2, 10],
      ],
      eitherWay: true,
    },
    { factors: [[6, 9], DIGIT], eitherWay: true },
    { factors: [TENS, [2, 9]], eitherWay: true },
    {
      factors: [
        [11, 44],
        [2, 4],
      ],
      carries: false,
    },
  ],
  medium: [
    { factors: [[12, 99], DIGIT], carries: true },
    { factors: [HUNDREDS, DIGIT], carries: true },
    { factors: [HUNDREDS, DIGIT], carries: true, innerZero: 0 },
    { factors: [[12, 49], TENS] },
    {
      factors: [
        [12, 39],
        [12, 29],
      ],
    },
  ],
  hard: [
    {
      factors: [
        [31, 99],
        [23, 99],
      ],
    },
    { factors: [HUNDREDS, [12, 99]] },
    {
      factors: [
        [12, 99],
        [201, 909],
      ],
      innerZero: 1,
    },
    { factors: [[12, 399], DIGIT], places: [1, 0] },
    { factors: [[12, 399], DIGIT], places: [2, 0] },
    {
      factors: [
        [3, 98],
        [2, 45],
      ],
      places: [1, 1],
    },
    {
      factors: [
        [12, 98],
        [2, 15],
      ],
      places: [1, 2],
    },
  ],
};

const withInnerZero = (of: number): number => of - (Math.floor(of / 10) % 10) * 10;

/** The digits of a number from the ones. */
export const digitsFromOnes = (of: number): readonly number[] => [...String(of)].map(Number).toReversed();

const carriesIn = (factor: number, digit: number): boolean => digitsFromOnes(factor).some((one) => one * digit > 9);

/** Draws the factors of a task of the level; `turn` chooses the kind. Null when they are not of that kind. */
export function drawFactors(level: keyof typeof KINDS, random: Random, turn: number): Multiplication | null {
  const kinds = KINDS[level];
  const { factors, eitherWay, carries, innerZero, places = [0, 0] } = kinds[turn % kinds.length]!;
  const [first, second] = factors.map(([low, high, step = 1], place) => {
    const drawn = low + step * random.below((high - low) / step + 1);
    return innerZero === place ? withInnerZero(drawn) : drawn;
  }) as [number, number];
  // A 0 at the end is a kind of its own, and no decimal ends with one.
  if (level !== "easy" && (first % 10 === 0 || (second % 10 === 0 && factors[1] !== TENS))) return null;
  if (carries !== undefined && (first % 10 === 0 || carriesIn(first, second) !== carries)) return null;
  return { factors: eitherWay && random.chance(0.5) ? [second, first] : [first, second], places };
}

export const isTable = ([a, b]: Multiplication["factors"]): boolean => a <= 10 && b <= 10;
export const endsWithZero = (one: number): boolean => one % 10 === 0;

/** What these factors practise. */
export function skillOf({ factors, places }: Multiplication): string {
  if (places[0] + places[1] > 0) return "decimals";
  if (isTable(factors)) return "tables";
  if (factors.some(endsWithZero)) return "tens";
  return Math.min(...factors) < 10 ? "one-digit" : "two-digit";
}

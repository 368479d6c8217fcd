import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { boundsOf, isSoughtValue, type Options, type Puzzle, type Sought } from "./board.ts";

/** Of how many numbers the multiples are sought. */
const COUNTS: Readonly<Record<Sought, Readonly<Record<Options["size"], readonly number[]>>>> = {
  any: { "4x4": [1], "6x6": [2], "8x8": [2], "10x10": [2, 3] },
  common: { "4x4": [2], "6x6": [2], "8x8": [2], "10x10": [2] },
};
/** So many of the cells hold a multiple; common ones are rarer. */
const SHARE: Readonly<Record<Sought, number>> = { any: 0.4, common: 0.25 };
/** Numbers on a board have three digits at most. */
const LARGEST = 999;
/** Numbers whose multiples are more of all numbers than this leave too few others: 2 and 3, say. */
const MAX_SHARE = 0.6;
/** Multiples reach at least as far as the times table of the largest number. */
const TABLE = 10;
/** There are so many times more numbers to choose from than are needed, of both kinds. */
const CHOICE = 1.25;

const upTo = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, n) => low + n);

/** The sought numbers, and which of their multiples. */
type Aim = Pick<Puzzle, "sought" | "numbers">;

/** After so many numbers the multiples of those up to 10 come round; for larger ones it is near enough. */
const ROUND = 2520;
const shareOf = (aim: Aim): number => upTo(1, ROUND).filter((value) => isSoughtValue(aim, value)).length / ROUND;

const choices = (from: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : from.flatMap((one, place) => choices(from.slice(place + 1), count - 1).map((rest) => [one, ...rest]));

const cellsOf = (size: Options["size"], sought: Sought): { readonly side: number; readonly right: number } => {
  const side = Number.parseInt(size, 10);
  return { side, right: Math.round(SHARE[sought] * side * side) };
};

/** Sets of so many numbers of the range, none a multiple of another, with as many multiples as a board needs. */
function setsOf({ size, range, sought }: Options, count: number): readonly (readonly number[])[] {
  const apart = (numbers: readonly number[]) =>
    numbers.every((one) => numbers.every((other) => one === other || other % one !== 0));
  const { side, right } = cellsOf(size, sought);
  return choices(upTo(...boundsOf(range)), count).filter((numbers) => {
    const aim = { sought, numbers };
    return apart(numbers) && shareOf(aim) <= MAX_SHARE && limitOf(aim, right, side * side - right) <= LARGEST;
  });
}
const setsCache = new Map<string, readonly (readonly number[])[]>();
function cachedSetsOf(options: Options, count: number): readonly (readonly number[])[] {
  const key = `${Object.values(options).join("/")}/${count}`;
  const sets = setsCache.get(key) ?? setsOf(options, count);
  setsCache.set(key, sets);
  return sets;
}

/** The largest number on the board: both kinds reach as far, so that its size gives no number away. */
function limitOf(aim: Aim, multiples: number, others: number): number {
  let [left, right] = [CHOICE * multiples, CHOICE * others];
  const { numbers } = aim;
  let limit = numbers[0]! - 1;
  while (left > 0 || right > 0 || limit < TABLE * numbers.at(-1)!) {
    limit++;
    if (isSoughtValue(aim, limit)) left--;
    else right--;
  }
  return limit;
}

/** Takes from the lists by turns what fits and was not taken yet; all fit of the last list are enough for the rest. */
function takeByTurns(lists: readonly (readonly number[])[], count: number, fits: (value: number) => boolean): number[] {
  const taken = new Set<number>();
  const left = lists.map((list) => list.filter(fits));
  for (let round = 0; taken.size < count && left.some((list) => list.length > 0); round++) {
    const list = left[round % left.length]!;
    let value = list.pop();
    while (value !== undefined && taken.has(value)) value = list.pop();
    if (value !== undefined) taken.add(value);
  }
  return [...taken];
}

/** The number with its last two digits changed over. */
const swapped = (value: number): number => {
  const [tens, ones] = [Math.floor(value / 10) % 10, value % 10];
  return value - (10 * tens + ones) + (10 * ones + tens);
};

/**
 * What is easily taken for one of these multiples, by the way in which it is: beside it, of a neighbour's table, swapped;
 * among common multiples first of all the multiples of one number, which are half of it.
 */
function lookalikes({ sought, numbers }: Aim, multiples: readonly number[], all: readonly number[], random: Random) {
  const beside = multiples.flatMap((value) => [value - 1, value + 1]);
  const neighbours = multiples.flatMap((value) =>
    numbers
      .filter((number) => value % number === 0)
      .flatMap((number) => [value + value / number, value - value / number]),
  );
  const lists =
    sought === "common"
      ? [...tablesIn(all, numbers), beside, neighbours]
      : [beside, neighbours, multiples.map(swapped)];
  return lists.map((list) => random.shuffled(list));
}

/** Of each number its multiples among all. */
const tablesIn = (all: readonly number[], numbers: readonly number[]): number[][] =>
  numbers.map((number) => all.filter((value) => value % number === 0));

/**
 * A part of the cells has what is sought, of any multiples as many of each number as of the others where it has them; the
 * rest are close by and not sought. Every number occurs once. The limit leaves more of both kinds than needed, so that it
 * always ends.
 */
export const generate: Generate<Options, Puzzle> = (options, random) => {
  const { size, range, sought } = options;
  const { side, right } = cellsOf(size, sought);
  const wrong = side * side - right;
  const numbers = random.pick(cachedSetsOf(options, random.pick(COUNTS[sought][size])));
  const aim = { sought, numbers };
  const limit = limitOf(aim, right, wrong);
  const all = upTo(numbers[0]!, limit);
  const tables = tablesIn(all, random.shuffled(numbers)).map((table) => random.shuffled(table));
  const multiples = takeByTurns(tables, right, (value) => isSoughtValue(aim, value));
  const isOther = (value: number) => value >= numbers[0]! && value <= limit && !isSoughtValue(aim, value);
  const alike = takeByTurns(lookalikes(aim, multiples, all, random), wrong, isOther);
  const others = [
    ...alike,
    ...takeByTurns([random.shuffled(all)], wrong - alike.length, (value) => isOther(value) && !alike.includes(value)),
  ];
  return { side, range, sought, numbers, values: random.shuffled([...multiples, ...others]) };
};

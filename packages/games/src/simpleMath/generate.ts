import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { boundsOf, isMultipleOf, type Options, type Puzzle, type Range } from "./board.ts";

/** Of how many numbers the multiples are sought. */
const COUNTS: Readonly<Record<Options["size"], readonly number[]>> = {
  "4x4": [1],
  "6x6": [2],
  "8x8": [2],
  "10x10": [2, 3],
};
/** So many of the cells hold a multiple. */
const SHARE = 0.4;
/** Numbers whose multiples are more of all numbers than this leave too few others: 2 and 3, say. */
const MAX_SHARE = 0.6;
/** Multiples reach at least as far as the times table of the largest number. */
const TABLE = 10;
/** There are so many times more numbers to choose from than are needed, of both kinds. */
const CHOICE = 1.25;

const upTo = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, n) => low + n);

/** After so many numbers the multiples of those up to 10 come round; for larger ones it is near enough. */
const ROUND = 2520;
const shareOf = (numbers: readonly number[]): number =>
  upTo(1, ROUND).filter((value) => isMultipleOf(numbers, value)).length / ROUND;

const choices = (from: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : from.flatMap((one, place) => choices(from.slice(place + 1), count - 1).map((rest) => [one, ...rest]));

/** Sets of so many numbers of the range, none a multiple of another. */
function setsOf(range: Range, count: number): readonly (readonly number[])[] {
  const apart = (numbers: readonly number[]) =>
    numbers.every((one) => numbers.every((other) => one === other || other % one !== 0));
  return choices(upTo(...boundsOf(range)), count).filter((set) => apart(set) && shareOf(set) <= MAX_SHARE);
}
const setsCache = new Map<string, readonly (readonly number[])[]>();
function cachedSetsOf(range: Range, count: number): readonly (readonly number[])[] {
  const key = `${range}/${count}`;
  const sets = setsCache.get(key) ?? setsOf(range, count);
  setsCache.set(key, sets);
  return sets;
}

/** The largest number on the board: both kinds reach as far, so that its size gives no number away. */
function limitOf(numbers: readonly number[], multiples: number, others: number): number {
  let [left, right] = [CHOICE * multiples, CHOICE * others];
  let limit = numbers[0]! - 1;
  while (left > 0 || right > 0 || limit < TABLE * numbers.at(-1)!) {
    limit++;
    if (isMultipleOf(numbers, limit)) left--;
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

/** What is easily taken for one of these multiples, by the way in which it is: beside it, of a neighbour's table, swapped. */
function lookalikes(numbers: readonly number[], multiples: readonly number[], random: Random): number[][] {
  const beside = multiples.flatMap((value) => [value - 1, value + 1]);
  const neighbours = multiples.flatMap((value) =>
    numbers
      .filter((number) => value % number === 0)
      .flatMap((number) => [value + value / number, value - value / number]),
  );
  return [beside, neighbours, multiples.map(swapped)].map((list) => random.shuffled(list));
}

/**
 * Two fifths of the cells have multiples, of each sought number as many as of the others where it has them; the rest
 * are close by and no multiple. Every number occurs once. The limit leaves more of both kinds than needed, so that it
 * always ends.
 */
export const generate: Generate<Options, Puzzle> = ({ size, range }, random) => {
  const side = Number.parseInt(size, 10);
  const [right, wrong] = [Math.round(SHARE * side * side), side * side - Math.round(SHARE * side * side)];
  const numbers = random.pick(cachedSetsOf(range, random.pick(COUNTS[size])));
  const limit = limitOf(numbers, right, wrong);
  const all = upTo(numbers[0]!, limit);
  const tables = random.shuffled(numbers).map((number) => random.shuffled(all.filter((value) => value % number === 0)));
  const multiples = takeByTurns(tables, right, () => true);
  const isOther = (value: number) => value >= numbers[0]! && value <= limit && !isMultipleOf(numbers, value);
  const alike = takeByTurns(lookalikes(numbers, multiples, random), wrong, isOther);
  const others = [
    ...alike,
    ...takeByTurns([random.shuffled(all)], wrong - alike.length, (value) => isOther(value) && !alike.includes(value)),
  ];
  return { side, range, numbers, values: random.shuffled([...multiples, ...others]) };
};

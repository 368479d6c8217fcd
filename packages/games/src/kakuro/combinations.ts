import { ALL_DIGITS } from "./board.ts";

/** The number of digits in each of the 512 sets, and their sum. */
export const SIZE_OF = new Uint8Array(512);
export const SUM_OF = new Uint8Array(512);
for (let set = 1; set <= ALL_DIGITS; set++) {
  const lowest = 31 - Math.clz32(set & -set);
  SIZE_OF[set] = SIZE_OF[set & (set - 1)]! + 1;
  SUM_OF[set] = SUM_OF[set & (set - 1)]! + lowest + 1;
}

/** Sums are below 46 = 1 + … + 9 + 1; the sets of a length and a sum are adjacent, from `START` to the next `START`. */
const SUMS = 46;
/** The place in `START` of a length and a sum. */
export const kindOf = (length: number, sum: number): number => length * SUMS + sum;
export const START = new Uint16Array(10 * SUMS + 1);
/** The 512 sets, ordered by length, then sum, then the digits (those with a small first digit first). */
export const SETS: Uint16Array = Uint16Array.from(
  Array.from({ length: 512 }, (_, set) => set).sort(
    (one, other) =>
      kindOf(SIZE_OF[one]!, SUM_OF[one]!) - kindOf(SIZE_OF[other]!, SUM_OF[other]!) || orderOf(other) - orderOf(one),
  ),
);
for (const set of SETS) START[kindOf(SIZE_OF[set]!, SUM_OF[set]!) + 1]!++;
for (let kind = 0; kind < 10 * SUMS; kind++) START[kind + 1]! += START[kind]!;
/** All digits of any set of a length and a sum. */
export const UNION = new Uint16Array(10 * SUMS);
for (const set of SETS) UNION[kindOf(SIZE_OF[set]!, SUM_OF[set]!)]! |= set;

/** The set mirrored: larger where the small digits come first. */
function orderOf(set: number): number {
  let mirrored = 0;
  for (let bit = 0; bit < 9; bit++) if (set & (1 << bit)) mirrored |= 256 >> bit;
  return mirrored;
}

/** The sets of so many different digits with this sum, those with small digits first. */
export const combinationsOf = (length: number, sum: number): readonly number[] =>
  sum < SUMS && length < 10 ? [...SETS.subarray(START[kindOf(length, sum)], START[kindOf(length, sum) + 1])] : [];

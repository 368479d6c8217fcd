/** Takes clues away from a full board, in pairs of cells that a half-turn exchanges. */
import type { Random } from "@karota/engine/random.ts";
import { toggle, type Clues } from "./bits.ts";
import { CELLS } from "./board.ts";
import { countSolutions, differences, staysUnique } from "./solve.ts";

export interface Full {
  readonly solution: Uint8Array;
  /**
   * Sets of cells in each of which every board with this single solution has a clue, three bands a set: where another
   * solution differed from it. They grow while clues go and come back, and save most of the searches.
   */
  readonly unavoidable: number[];
}

/**
 * Is what is left still good? With cells: only these have just lost their digits, and before that all was good.
 * Fewer clues never make it true again.
 */
export type Holds = (clues: Clues, full: Full, lost?: readonly number[]) => boolean;

type Pair = readonly number[];
/** The middle cell stays where it is. */
export const PAIRS: readonly Pair[] = CELLS.slice(0, 41).map((cell) => (cell === 40 ? [40] : [cell, 80 - cell]));

export function isGiven(clues: Clues, solution: Uint8Array, cell: number): boolean {
  const band = (cell / 27) | 0;
  return (clues[3 * (solution[cell]! - 1) + band]! & (1 << (cell - 27 * band))) !== 0;
}
/** Gives the clues of a pair, or takes them away. */
export function flip(clues: Clues, solution: Uint8Array, pair: Pair): void {
  for (const cell of pair) toggle(clues, cell, solution[cell]!);
}

function hasClueInEach(clues: Clues, unavoidable: readonly number[]): boolean {
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < 27; i += 3) {
    a |= clues[i]!;
    b |= clues[i + 1]!;
    c |= clues[i + 2]!;
  }
  for (let i = 0; i < unavoidable.length; i += 3)
    if (((a & unavoidable[i]!) | (b & unavoidable[i + 1]!) | (c & unavoidable[i + 2]!)) === 0) return false;
  return true;
}

export const isUnique: Holds = (clues, { solution, unavoidable }, lost) => {
  if (!hasClueInEach(clues, unavoidable)) return false;
  if (lost === undefined) return countSolutions(clues, 2) === 1;
  if (staysUnique(clues, solution, lost)) return true;
  unavoidable.push(...differences(solution));
  return false;
};

/** Where the groups end that are tried at once; later pairs come one by one. */
const GROUPS = [16, 20, 22, 23, 24];

/**
 * Takes the clues of `order` away one pair after the other, each if `holds` stays true. As fewer clues never make it
 * true again, whole groups may be tried first and split when they fail: the result is the same.
 */
export function dig(clues: Clues, full: Full, order: readonly Pair[], holds: Holds): void {
  const flipAll = (from: number, to: number) => {
    for (let i = from; i < to; i++) flip(clues, full.solution, order[i]!);
  };
  const remove = (from: number, to: number): boolean => {
    const alone = to - from === 1;
    flipAll(from, to);
    if (holds(clues, full, alone ? order[from] : undefined)) return true;
    flipAll(from, to);
    if (alone) return false;
    const middle = (from + to) >> 1;
    remove(from, middle);
    remove(middle, to);
    return false;
  };
  let from = 0;
  for (const to of GROUPS) {
    if (to > order.length) break;
    remove(from, to);
    from = to;
  }
  for (; from < order.length; from++) remove(from, from + 1);
}

/**
 * Goes on taking pairs away, one by one, while what is `easier` than `holds` still solves the board. Returns whether it
 * does not solve it in the end.
 */
export function digUntil(clues: Clues, full: Full, order: readonly Pair[], holds: Holds, easier: Holds): boolean {
  if (!easier(clues, full)) return true;
  for (const pair of order) {
    flip(clues, full.solution, pair);
    if (!holds(clues, full, pair)) flip(clues, full.solution, pair);
    else if (!easier(clues, full, pair)) return true;
  }
  return false;
}

/**
 * Unavoidable sets of a full board: places at which two rows of one band hold the same digits and could exchange them,
 * and columns alike. Most of these sets are small, so they save many searches.
 */
export function lineSwaps(solution: Uint8Array): number[] {
  const found: number[] = [];
  const placeOf = new Uint8Array(10);
  for (const [line, place] of [
    [9, 1],
    [1, 9],
  ] as const)
    for (let one = 0; one < 9; one++) {
      for (let i = 0; i < 9; i++) placeOf[solution[line * one + place * i]!] = i;
      for (let other = one + 1; other % 3 !== 0; other++)
        for (let left = 511; left !== 0;) {
          const bands: [number, number, number] = [0, 0, 0];
          for (let i = 31 - Math.clz32(left); left & (1 << i); i = placeOf[solution[line * other + place * i]!]!) {
            left ^= 1 << i;
            for (const cell of [line * one + place * i, line * other + place * i])
              bands[(cell / 27) | 0]! |= 1 << (cell % 27);
          }
          found.push(...bands);
        }
    }
  return found;
}

/** How many pairs come back at once: with fewer the board often stays the same, with more the searches cost more. */
const EXCHANGED = 4;

/** Gives some pairs back and takes others away instead, as long as `holds` stays true: a board that is as sparse. */
export function exchange(clues: Clues, full: Full, random: Random, holds: Holds): void {
  const { solution } = full;
  const order = random.shuffled(PAIRS);
  const given = order.filter(([cell]) => isGiven(clues, solution, cell!));
  const back = order.filter(([cell]) => !isGiven(clues, solution, cell!)).slice(0, EXCHANGED);
  for (const pair of back) flip(clues, solution, pair);
  for (const pair of [...given, ...back]) {
    flip(clues, solution, pair);
    if (!holds(clues, full, pair)) flip(clues, solution, pair);
  }
}

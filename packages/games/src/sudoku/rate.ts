/**
 * The rating of a board in tenths on the scale of Sukaku Explainer: of the hardest step it needs when the easiest one
 * is always taken first. From 70 on it is not searched further: chains of several digits and trial.
 */
import { ALL_DIGITS, FRAME, frames, isDone, load, place, reduce, type Clues } from "./bits.ts";
import type { Level } from "./board.ts";
import { clueCount, followSingles, loadExactly, lockedSolve, reduceSets, singlesSolve } from "./grade.ts";
import { alsXz } from "./techniques/als.ts";
import { yCycle } from "./techniques/chain.ts";
import { directLocked, directSet } from "./techniques/direct.ts";
import { BEYOND, BEYOND_LOCKED } from "./techniques/ladder.ts";
import { claiming, pointing } from "./techniques/locked.ts";
import { look, sightOf } from "./techniques/sight.ts";
import { nakedSingle } from "./techniques/singles.ts";
import type { Conclusion, Finder } from "./techniques/step.ts";

/** A board of which each step is easy to see is very easy with this many clues. */
export const MANY_CLUES = 40;

/** The highest rating of each level; only very easy asks for clues as well. */
const HIGHEST: readonly (readonly [Level, number])[] = [
  ["easy", 15],
  ["normal", 23],
  ["medium", 36],
  ["hard", 48],
  ["expert", 66],
];
export function levelOf(rating: number, clues: number): Level {
  if (rating <= 12 && clues >= MANY_CLUES) return "very_easy";
  return HIGHEST.find(([, highest]) => rating <= highest)?.[0] ?? "extreme";
}

const NO_VALUES = new Uint8Array(81);
const sets = new Int16Array(81);
/** One for all ratings, for a rating looks thousands of times a second. */
const sight = sightOf(NO_VALUES, sets, NO_VALUES);

/** Makes `sight` show what frame 0 leaves possible. */
function lookAtFrame(): void {
  sets.fill(0);
  for (let i = 0; i < 27; i++) {
    const first = 27 * (i % 3);
    const bit = 1 << Math.floor(i / 3);
    for (let cells = frames[i]! & ~frames[27 + (i % 3)]!; cells !== 0; cells &= cells - 1)
      sets[first + 31 - Math.clz32(cells & -cells)]! |= bit;
  }
  look(sight);
}

/** Does to frame 0 what a step says; returns the digits that lost candidates. */
function take(conclusion: Conclusion): number {
  if ("digit" in conclusion) {
    const band = Math.floor(conclusion.cell / 27);
    const digit = conclusion.digit - 1;
    place(0, digit, band, 1 << (conclusion.cell - 27 * band));
    return 1 << digit;
  }
  let dirty = 0;
  for (const { cell, digits } of conclusion.out) {
    const band = Math.floor(cell / 27);
    dirty |= digits;
    for (let left = digits; left !== 0; left &= left - 1)
      frames[3 * (31 - Math.clz32(left & -left)) + band]! &= ~(1 << (cell - 27 * band));
  }
  return dirty;
}

/** Frame 0 where the last climb got no further. */
const stuck = new Int32Array(FRAME);

/**
 * Takes the first step it finds in frame 0, or all of them, and returns the digits that lost candidates. From the rating
 * `until` on others find what it finds.
 */
type Rung = readonly [step: () => number, rating: number, until?: number | undefined];

/** Whether `sight` shows what frame 0 leaves possible. */
let seen = false;
const byFinder =
  (find: Finder): (() => number) =>
  () => {
    if (!seen) lookAtFrame();
    seen = true;
    const step = find(sight);
    return step ? take(step.conclusion) : 0;
  };

/**
 * Takes the easiest steps until `close`, which does what needs none of them, solves the board. Returns the rating of
 * the hardest, from `least` up, or `BEYOND` when none up to `highest` gets further. Whatever is not harder than a step
 * taken before is taken as it comes, for the board left in the end is the same.
 */
function climb(ladder: readonly Rung[], close: (dirty: number) => boolean, least: number, highest: number): number {
  let hardest = least;
  let dirty = ALL_DIGITS;
  while (!close(dirty)) {
    seen = false;
    dirty = hardest >= 30 ? setsUpTo(hardest) : 0;
    for (const [step, rating, until = BEYOND] of dirty === 0 ? ladder : []) {
      if (rating > highest) break;
      dirty = hardest < until ? step() : 0;
      if (dirty === 0) continue;
      hardest = Math.max(hardest, rating);
      break;
    }
    if (dirty === 0) {
      stuck.set(frames.subarray(0, FRAME));
      return BEYOND;
    }
  }
  return hardest;
}

/** Takes all naked and hidden sets up to a rating. */
const setsUpTo = (rating: number): number =>
  reduceSets(rating < 36 ? 2 : rating < 50 ? 3 : 4, rating < 34 ? 1 : rating < 40 ? 2 : rating < 54 ? 3 : 4);

/** Harder than expert and not yet extreme: boards that we do not make. */
const BETWEEN = 68;
const DIRECT_SETS: readonly Rung[] = [
  [byFinder(directSet(2)), 20, 34],
  [byFinder(directSet(3)), 25, 40],
];
const ALL_STEPS: readonly Rung[] = [
  ...DIRECT_SETS,
  ...BEYOND_LOCKED.map(([technique, rating, faster]): Rung => [
    faster?.all ?? byFinder(technique),
    rating,
    faster?.until,
  ]),
  [byFinder(alsXz([1, 5])), BETWEEN],
  // 6.5 to 6.9 by its length
  [byFinder(yCycle), BETWEEN],
];
const UP_TO_LOCKED: readonly Rung[] = [
  [byFinder(directLocked("box")), 17],
  [byFinder(directLocked("line")), 19],
  [byFinder(directSet(2)), 20],
  [byFinder(nakedSingle), 23],
  [byFinder(directSet(3)), 25],
  [byFinder(pointing), 26],
  [byFinder(claiming), 28],
];

function rateUpToLocked(clues: Clues): number {
  loadExactly(clues);
  return climb(UP_TO_LOCKED, () => followSingles("hidden"), 0, BEYOND);
}

const closeLocked = (dirty: number): boolean => reduce(0, dirty) && isDone(0);

/**
 * The rating of a board that has one solution, from `least` up; `BEYOND` as soon as it is known to be over `highest`.
 */
export function rateUnique(clues: Clues, highest = BEYOND, least = 0): number {
  // singles are part of what locked candidates solve
  if (lockedSolve(clues)) {
    if (singlesSolve(clues, "box")) return 12;
    return singlesSolve(clues, "hidden") ? 15 : rateUpToLocked(clues);
  }
  load(clues, 0);
  const rating = climb(ALL_STEPS, closeLocked, least, highest);
  // Direct sets with singles and locked candidates: which of these it needs is another question.
  return rating < 30 ? rateUpToLocked(clues) : rating;
}

/**
 * Where the rating of a board that has one solution lies: below (-1), in (0) or over (1) a range that begins above locked
 * candidates. In a range above sets and X-wings steps are taken as they come, for nothing decides between its ratings.
 */
export function compareWithRange(clues: Clues, low: number, high: number): -1 | 0 | 1 {
  if (low < 37) {
    if (lockedSolve(clues)) return -1;
    const rating = rateUnique(clues, high, low - 1);
    return rating < low ? -1 : rating > high ? 1 : 0;
  }
  load(clues, 0);
  if (climb(ALL_STEPS, closeLocked, low - 1, low - 1) < BEYOND) return -1;
  if (high === BEYOND) return 0;
  frames.set(stuck);
  return climb(ALL_STEPS, closeLocked, high, high) < BEYOND ? 0 : 1;
}

/**
 * Does a board that was over `highest` when it was last rated get no further when these cells have their digits?
 * It goes on where it stopped, so this is much faster than a rating.
 */
export function staysOver(solution: Uint8Array, cells: readonly number[], highest: number): boolean {
  frames.set(stuck);
  for (const cell of cells) {
    const band = Math.floor(cell / 27);
    place(0, solution[cell]! - 1, band, 1 << (cell - 27 * band));
  }
  return climb(ALL_STEPS, closeLocked, highest, highest) === BEYOND;
}

export const gradeUnique = (clues: Clues): Level => levelOf(rateUnique(clues), clueCount(clues));

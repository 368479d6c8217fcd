import { cluesOf, copy, ALL_DIGITS, FRAME, frames, isDone, isFilled, load, place, reduce, type Clues } from "./bits.ts";

/** Where the last solution was left, as digits. */
const found = new Uint8Array(81);
/** Three times as fast as `Array.from`. */
function foundDigits(): number[] {
  const digits: number[] = [];
  for (let cell = 0; cell < 81; cell++) digits.push(found[cell]!);
  return digits;
}
let wanted = 0;
let count = 0;
let choose: () => number = () => 0;

function saveSolution(at: number): void {
  for (let digit = 0; digit < 9; digit++)
    for (let band = 0; band < 3; band++)
      for (let cells = frames[at + 3 * digit + band]!; cells !== 0; cells &= cells - 1)
        found[27 * band + 31 - Math.clz32(cells & -cells)] = digit + 1;
}

/** Depth first, on a cell with two candidates where there is one. Ends: every branch has fewer candidates. */
function search(at: number, dirty: number): void {
  while (reduce(at, dirty)) {
    if (isDone(at)) {
      count++;
      saveSolution(at);
      return;
    }
    let band = 0;
    let bit = 0;
    let best = 0;
    for (let b = 0; b < 3 && best < 3; b++) {
      let once = 0;
      let twice = 0;
      let thrice = 0;
      let more = 0;
      for (let i = at + b; i < at + 27; i += 3) {
        const cells = frames[i]!;
        more |= thrice & cells;
        thrice |= twice & cells;
        twice |= once & cells;
        once |= cells;
      }
      const two = twice & ~thrice;
      const three = thrice & ~more;
      const cells = two !== 0 ? two : three !== 0 ? three : twice;
      const rank = two !== 0 ? 3 : three !== 0 ? 2 : twice !== 0 ? 1 : 0;
      if (rank > best) {
        best = rank;
        band = b;
        bit = cells & -cells;
      }
    }
    let digit = choose() % 9;
    while ((frames[at + 3 * digit + band]! & bit) === 0) digit = digit === 8 ? 0 : digit + 1;
    copy(at, at + FRAME);
    place(at + FRAME, digit, band, bit);
    search(at + FRAME, 1 << digit);
    if (count >= wanted) return;
    frames[at + 3 * digit + band]! &= ~bit;
    dirty = 1 << digit;
  }
}

function run(most: number, at: number, dirty: number): number {
  wanted = most;
  count = 0;
  search(at, dirty);
  return count;
}

/** How many solutions there are, counted up to `most`. */
export function countSolutions(clues: Clues, most: number): number {
  load(clues, 0);
  return run(most, 0, ALL_DIGITS);
}

/** The n-th solution that the search finds (from 1), as 81 digits; null when there are fewer. */
export const nthSolution = (clues: Clues, n: number): number[] | null =>
  countSolutions(clues, n) === n ? foundDigits() : null;

/**
 * Is this still the only solution, as it was before these cells lost their digits? When it is, frame 0 is what singles
 * and locked candidates leave.
 */
export function staysUnique(clues: Clues, solution: Uint8Array, lost: readonly number[]): boolean {
  load(clues, 0);
  reduce(0, ALL_DIGITS);
  for (const cell of lost) {
    if (isFilled(0, cell)) continue;
    const band = (cell / 27) | 0;
    const digit = solution[cell]! - 1;
    copy(0, FRAME);
    frames[FRAME + 3 * digit + band]! &= ~(1 << (cell - 27 * band));
    if (run(1, FRAME, 1 << digit) > 0) return false;
  }
  return true;
}

/** Where the solution that was found last differs from this one: three bands of 27 cells. */
export function differences(solution: Uint8Array): [number, number, number] {
  const bands: [number, number, number] = [0, 0, 0];
  for (let cell = 0; cell < 81; cell++) if (found[cell] !== solution[cell]) bands[(cell / 27) | 0]! |= 1 << (cell % 27);
  return bands;
}

/** One solution as 81 digits, or null; `bits` decides between branches. */
export function fillIn(clues: Clues, bits: () => number): Uint8Array | null {
  choose = bits;
  const solutions = countSolutions(clues, 1);
  choose = () => 0;
  return solutions === 0 ? null : Uint8Array.from(found);
}

/**
 * The solution of 81 digits (0 is empty), or null when there is none or more than one. A digit twice in a unit needs no
 * look: what `reduce` leaves solved has each digit once in every unit.
 */
export function solveUnique(grid: ArrayLike<number>): number[] | null {
  return countSolutions(cluesOf(grid), 2) === 1 ? foundDigits() : null;
}

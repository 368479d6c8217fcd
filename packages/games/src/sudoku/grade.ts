import { ALONE, BAND, ALL_DIGITS, frames, isDone, isFilled, load, OCCUPIED, reduce, type Clues } from "./bits.ts";
import { UNITS } from "./board.ts";
import { SIZE } from "./techniques/sight.ts";

/** Nine bits of a row → its mini-rows with two candidates or more. */
const CROWDED = new Int32Array(512);
/** Three bits of boxes → the cells of these boxes in a band. */
const BOXES = new Int32Array(8);
/** For each cell of a band what a digit there leaves of the band to the same digit. */
const UNSEEN = new Int32Array(27);
for (let set = 1; set < 512; set++)
  for (let mini = 0; mini < 3; mini++) if (SIZE[(set >> (3 * mini)) & 7]! > 1) CROWDED[set]! |= 1 << mini;
for (let boxes = 1; boxes < 8; boxes++)
  for (let cell = 0; cell < 27; cell++) if (boxes & (1 << ((cell % 9) / 3))) BOXES[boxes]! |= 1 << cell;
for (let cell = 0; cell < 27; cell++)
  UNSEEN[cell] = BAND & ~((511 << (cell - (cell % 9))) | BOXES[1 << ((cell % 9) / 3)]!);

/**
 * Which singles are looked for: the only place in a box and the last cell of any unit; the only place in a row or
 * column as well; the only digit of a cell as well.
 */
export type Singles = "box" | "hidden" | "all";

/** The cells of a band that are the only place for a digit in their box, or in their row too. */
function alone(cells: number, rows: boolean): number {
  const x = cells & 511;
  const y = (cells >> 9) & 511;
  const z = cells >> 18;
  const p = OCCUPIED[x]!;
  const q = OCCUPIED[y]!;
  const r = OCCUPIED[z]!;
  const several = (p & q) | (p & r) | (q & r) | CROWDED[x]! | CROWDED[y]! | CROWDED[z]!;
  const inBoxes = cells & BOXES[(p | q | r) & ~several]!;
  return rows ? ALONE[x]! | (ALONE[y]! << 9) | (ALONE[z]! << 18) | inBoxes : inBoxes;
}

/** Puts a digit (from 0) on all these cells of a band of frame 0; returns the other digits that lost candidates. */
export function write(digit: number, band: number, cells: number): number {
  let dirty = 0;
  for (let other = 0; other < 9; other++)
    if (other !== digit && (frames[3 * other + band]! & cells) !== 0) {
      frames[3 * other + band]! &= ~cells;
      dirty |= 1 << other;
    }
  frames[27 + band]! |= cells;
  for (; cells !== 0; cells &= cells - 1) {
    const cell = 31 - Math.clz32(cells & -cells);
    const column = ~(0x40201 << (cell % 9));
    for (let b = 0; b < 3; b++) frames[3 * digit + b]! &= b === band ? UNSEEN[cell]! | (1 << cell) : column;
  }
  return dirty;
}

/** Fills frame 0 from clues and takes out what they see. */
export function loadExactly(clues: Clues): void {
  load(clues, 0);
  for (let digit = 0; digit < 9; digit++)
    for (let band = 0; band < 3; band++) {
      const cells = clues[3 * digit + band]!;
      if (cells !== 0) write(digit, band, cells);
    }
}

/** Fills rows and columns of frame 0 that have one empty cell; returns the digits that lost candidates. */
function writeLastCells(): number {
  let dirty = 0;
  for (let n = 0; n < 18; n++) {
    let last = -1;
    for (const cell of UNITS[n]!)
      if ((frames[27 + ((cell / 27) | 0)]! & (1 << (cell % 27))) === 0) last = last === -1 ? cell : -2;
    if (last < 0) continue;
    const band = (last / 27) | 0;
    for (let digit = 0; digit < 9; digit++)
      if (frames[3 * digit + band]! & (1 << (last % 27))) dirty |= write(digit, band, 1 << (last % 27)) | (1 << digit);
  }
  return dirty;
}

/** Fills in singles of frame 0 until none is left; returns whether it is solved. `dirty` are digits to look at. */
export function followSingles(kind: Singles, dirty: number): boolean {
  const lines = kind !== "box";
  for (;;) {
    while (dirty !== 0) {
      const digit = 31 - Math.clz32(dirty);
      dirty ^= 1 << digit;
      const p = 3 * digit;
      for (;;) {
        const a = frames[p]!;
        const b = frames[p + 1]!;
        const c = frames[p + 2]!;
        let once = 0;
        let twice = 0;
        for (let row = 0; row < 27; row += 9) {
          const x = (a >> row) & 511;
          const y = (b >> row) & 511;
          const z = (c >> row) & 511;
          twice |= (once & (x | y | z)) | (x & y) | (x & z) | (y & z);
          once |= x | y | z;
        }
        const columns = lines ? (once & ~twice) * 0x40201 : 0;
        const newA = (alone(a, lines) | (a & columns)) & ~frames[27]!;
        const newB = (alone(b, lines) | (b & columns)) & ~frames[28]!;
        const newC = (alone(c, lines) | (c & columns)) & ~frames[29]!;
        if ((newA | newB | newC) === 0) break;
        if (newA !== 0) dirty |= write(digit, 0, newA);
        if (newB !== 0) dirty |= write(digit, 1, newB);
        if (newC !== 0) dirty |= write(digit, 2, newC);
      }
    }
    if (isDone(0)) return true;
    if (kind === "box") dirty = writeLastCells();
    if (kind !== "all" && dirty === 0) return false;
    if (kind !== "all") continue;
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      for (let i = band; i < 27; i += 3) {
        twice |= once & frames[i]!;
        once |= frames[i]!;
      }
      const single = once & ~twice & ~frames[27 + band]!;
      if (single === 0) continue;
      for (let digit = 0; digit < 9; digit++) {
        const cells = frames[3 * digit + band]! & single;
        if (cells === 0) continue;
        write(digit, band, cells);
        dirty |= 1 << digit;
      }
    }
    if (dirty === 0) return false;
  }
}

/** Do singles of this kind alone solve it? */
export function singlesSolve(clues: Clues, kind: Singles = "all"): boolean {
  loadExactly(clues);
  return followSingles(kind, ALL_DIGITS);
}

/** Do singles and locked candidates solve it? */
export function lockedSolve(clues: Clues): boolean {
  load(clues, 0);
  return reduce(0, ALL_DIGITS) && isDone(0);
}

const sets = new Int32Array(81);
const union = new Int32Array(512);
const open = new Int32Array(9);

/**
 * Naked and hidden sets of every size in frame 0: n cells that hold n digits between them exclude these digits
 * elsewhere. A hidden set is the naked set of the other cells. Returns the digits that lost candidates.
 */
function reduceSets(): number {
  let dirty = 0;
  sets.fill(0);
  for (let i = 0; i < 27; i++) {
    const first = 27 * (i % 3);
    const digit = 1 << ((i / 3) | 0);
    for (let cells = frames[i]! & ~frames[27 + (i % 3)]!; cells !== 0; cells &= cells - 1)
      sets[first + 31 - Math.clz32(cells & -cells)]! |= digit;
  }
  for (let u = 0; u < 27; u++) {
    const unit = UNITS[u]!;
    let n = 0;
    for (let i = 0; i < 9; i++) if (sets[unit[i]!]! !== 0) open[n++] = unit[i]!;
    const all = (1 << n) - 1;
    for (let some = 1; some < all; some++) {
      const low = some & -some;
      const digits = union[some ^ low]! | sets[open[31 - Math.clz32(low)]!]!;
      union[some] = digits;
      if (SIZE[digits]! !== SIZE[some]!) continue;
      for (let rest = all ^ some; rest !== 0; rest &= rest - 1) {
        const cell = open[31 - Math.clz32(rest & -rest)]!;
        const lost = sets[cell]! & digits;
        if (lost === 0) continue;
        sets[cell]! &= ~lost;
        dirty |= lost;
        const band = (cell / 27) | 0;
        for (let digit = 0; digit < 9; digit++)
          if (lost & (1 << digit)) frames[3 * digit + band]! &= ~(1 << (cell - 27 * band));
      }
    }
  }
  return dirty;
}

/** How far singles, locked candidates and naked and hidden sets get. */
function followSets(clues: Clues): "solved" | "refuted" | "stuck" {
  load(clues, 0);
  for (let dirty = ALL_DIGITS; dirty !== 0; dirty = reduceSets()) {
    if (!reduce(0, dirty)) return "refuted";
    if (isDone(0)) return "solved";
  }
  return "stuck";
}

/** Do singles, locked candidates and naked and hidden sets solve it? */
export const setsSolve = (clues: Clues): boolean => followSets(clues) === "solved";

/**
 * Do they fill these cells from what singles and locked candidates have left in frame 0? Where they solved the board
 * with the digits of these cells, they solve it without them as well then.
 */
export function setsFill(cells: readonly number[]): boolean {
  while (!cells.every((cell) => isFilled(0, cell))) {
    const dirty = reduceSets();
    if (dirty === 0 || !reduce(0, dirty)) return false;
  }
  return true;
}

/** Do they show that it has no solution? */
export const isRefutedBySets = (clues: Clues): boolean => followSets(clues) === "refuted";

export function clueCount(clues: Clues): number {
  let clueTotal = 0;
  for (const word of clues) for (let cells = word; cells !== 0; cells &= cells - 1) clueTotal++;
  return clueTotal;
}

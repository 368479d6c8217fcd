import {
  ALL_DIGITS,
  ALONE,
  BAND,
  frames,
  isDone,
  isFilled,
  load,
  OCCUPIED,
  OPEN,
  reduce,
  ROWS,
  type Clues,
} from "./bits.ts";
import { UNITS } from "./board.ts";
import { bandsOf, SIZE, type Bands } from "./techniques/sight.ts";

/** Nine bits of a row → for each box three bits with the number of its cells, at most two. */
const CROWD = new Int32Array(512);
/** Three rows of `CROWD` added up → the cells of a band that are in boxes with one cell. */
const IN_SINGLE_BOX = new Int32Array(512);
/** Three bits of boxes → the cells of a band outside these boxes. */
const OUTSIDE = new Int32Array(8);
for (let set = 0; set < 512; set++)
  for (let box = 0; box < 3; box++) {
    CROWD[set]! |= Math.min(SIZE[(set >> (3 * box)) & 7]!, 2) << (3 * box);
    if (((set >> (3 * box)) & 7) === 1) IN_SINGLE_BOX[set]! |= (7 << (3 * box)) * ROWS;
  }
for (let boxes = 0; boxes < 8; boxes++)
  for (let cell = 0; cell < 27; cell++) if ((boxes & (1 << ((cell % 9) / 3))) === 0) OUTSIDE[boxes]! |= 1 << cell;

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
  const inBoxes = cells & IN_SINGLE_BOX[CROWD[x]! + CROWD[y]! + CROWD[z]!]!;
  return rows ? inBoxes | ALONE[x]! | (ALONE[y]! << 9) | (ALONE[z]! << 18) : inBoxes;
}

/** The columns in which a digit has one place, as the cells of a band. */
function aloneInColumns(a: number, b: number, c: number): number {
  let once = 0;
  let twice = 0;
  for (let row = 0; row < 27; row += 9) {
    const x = a >> row;
    const y = b >> row;
    const z = c >> row;
    twice |= (once & (x | y | z)) | (x & y) | (x & z) | (y & z);
    once |= x | y | z;
  }
  return (once & ~twice & 511) * ROWS;
}

/** The cells of a band that are in no row and no box of these. */
function unseen(cells: number): number {
  const x = cells & 511;
  const y = (cells >> 9) & 511;
  const z = cells >> 18;
  return (OPEN[x]! | (OPEN[y]! << 9) | (OPEN[z]! << 18)) & OUTSIDE[OCCUPIED[x]! | OCCUPIED[y]! | OCCUPIED[z]!]!;
}
/** The cells of a band that are in no column of these cells of any band. */
function outsideColumns(cells: number): number {
  return BAND & ~(((cells | (cells >> 9) | (cells >> 18)) & 511) * ROWS);
}

/** Fills frame 0 from clues and takes out what they see. */
export function loadExactly(clues: Clues): void {
  for (let band = 0; band < 3; band++) {
    let taken = 0;
    for (let i = band; i < 27; i += 3) taken |= clues[i]!;
    frames[27 + band] = taken;
  }
  for (let p = 0; p < 27; p += 3) {
    const free = outsideColumns(clues[p]! | clues[p + 1]! | clues[p + 2]!);
    for (let band = 0; band < 3; band++) {
      const own = clues[p + band]!;
      frames[p + band] = own | (free & unseen(own) & ~frames[27 + band]!);
    }
  }
}

const singleCells = new Int32Array(3);
/** Leaves the empty cells in `singleCells` that have one digit left. */
function findSingleCells(): void {
  for (let band = 0; band < 3; band++) {
    let once = 0;
    let twice = 0;
    for (let i = band; i < 27; i += 3) {
      twice |= once & frames[i]!;
      once |= frames[i]!;
    }
    singleCells[band] = once & ~twice & ~frames[27 + band]!;
  }
}
/** Takes out of them what is not the last empty cell of a row or column. */
function restrictToLastCells(): void {
  let once = 0;
  let twice = 0;
  for (let band = 0; band < 3; band++)
    for (let row = 0; row < 27; row += 9) {
      const empty = ~frames[27 + band]! >> row;
      twice |= once & empty;
      once |= empty;
    }
  const columns = (once & ~twice & 511) * ROWS;
  for (let band = 0; band < 3; band++) {
    const empty = BAND & ~frames[27 + band]!;
    const rows = ALONE[empty & 511]! | (ALONE[(empty >> 9) & 511]! << 9) | (ALONE[empty >> 18]! << 18);
    singleCells[band]! &= rows | columns;
  }
}

const WHOLE: Bands = [BAND, BAND, BAND];

/**
 * Fills in singles of frame 0 until these cells have their digits (true) or there is none left (false). What the
 * frame holds of cells that are done means nothing then.
 */
export function followSingles(kind: Singles, [goalA, goalB, goalC] = WHOLE): boolean {
  const lines = kind !== "box";
  let [doneA, doneB, doneC] = [frames[27]!, frames[28]!, frames[29]!];
  let [singleA, singleB, singleC] = [0, 0, 0];
  let idle = 0;
  for (let p = 0; ((goalA & ~doneA) | (goalB & ~doneB) | (goalC & ~doneC)) !== 0; p = p === 24 ? 0 : p + 3) {
    const a = frames[p]! & ~doneA;
    const b = frames[p + 1]! & ~doneB;
    const c = frames[p + 2]! & ~doneC;
    const columns = lines ? aloneInColumns(a, b, c) : 0;
    const newA = alone(a, lines) | (a & (columns | singleA));
    const newB = alone(b, lines) | (b & (columns | singleB));
    const newC = alone(c, lines) | (c & (columns | singleC));
    if ((newA | newB | newC) !== 0) {
      frames[27] = doneA |= newA;
      frames[28] = doneB |= newB;
      frames[29] = doneC |= newC;
      const free = outsideColumns(newA | newB | newC);
      frames[p] = a & free & unseen(newA);
      frames[p + 1] = b & free & unseen(newB);
      frames[p + 2] = c & free & unseen(newC);
      idle = 0;
    } else if (++idle === 9) {
      if (kind === "hidden") return false;
      findSingleCells();
      if (kind === "box") restrictToLastCells();
      [singleA, singleB, singleC] = [singleCells[0]!, singleCells[1]!, singleCells[2]!];
      if ((singleA | singleB | singleC) === 0) return false;
      idle = 0;
    }
  }
  return true;
}

/** Do singles of this kind alone solve it? */
export function singlesSolve(clues: Clues, kind: Singles): boolean {
  loadExactly(clues);
  return followSingles(kind);
}

/**
 * Do they fill these cells? Where singles solved the board with the digits of these cells, they solve it without them
 * as well then.
 */
export function singlesFill(clues: Clues, kind: Singles, cells: readonly number[]): boolean {
  loadExactly(clues);
  return followSingles(kind, bandsOf(cells));
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
 * Naked sets of up to `naked` cells and hidden sets of up to `hidden` cells in frame 0: n cells that hold n digits between
 * them exclude these digits elsewhere. A hidden set is the naked set of the other cells. Returns the digits that lost
 * candidates.
 */
export function reduceSets(naked: number, hidden: number): number {
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
      if (SIZE[digits]! !== SIZE[some]! || (SIZE[some]! > naked && n - SIZE[some]! > hidden)) continue;
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
  for (let dirty = ALL_DIGITS; dirty !== 0; dirty = reduceSets(9, 9)) {
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
    const dirty = reduceSets(9, 9);
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

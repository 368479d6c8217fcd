/**
 * A board as bits: for each digit three bands of 27 cells, bit 9 * row + column. Singles and locked candidates work on
 * whole bands through tables, after the solvers by Zhou Yundong and by JCZ. Nothing is allocated while it runs.
 */

/** Words of one frame: 27 of candidates (3 * digit + band, digits from 0), 3 of cells that are done. */
export const FRAME = 30;
const DONE = 27;
export const BAND = 0x7ffffff;
export const ALL_DIGITS = 511;
/** Repeats the nine columns of a row in all three rows of a band. */
export const ROWS = 0x40201;

/** The search's stack of frames; a branch fills at least one cell, so it never needs more than 81. */
export const frames = new Int32Array(FRAME * 83);

/** Nine bits of a row → which of its three mini-rows hold a candidate. */
export const OCCUPIED = new Int32Array(512);
/** Nine bits of a row → the same when only one is set, otherwise none. */
export const ALONE = new Int32Array(512);
/** A 3 x 3 matrix of rows and boxes → the union of the permutations in it; 0 for an empty one. */
const PERMUTED = new Int32Array(512);
/** The same, as the cells of the band. */
const PERMUTED_CELLS = new Int32Array(512);
/** Nine bits of a row → all nine when none is set. */
export const OPEN = new Int32Array(512);

for (let set = 0; set < 512; set++) {
  OCCUPIED[set] = (set & 7 ? 1 : 0) | (set & 56 ? 2 : 0) | (set & 448 ? 4 : 0);
  ALONE[set] = (set & (set - 1)) === 0 ? set : 0;
  OPEN[set] = set === 0 ? 511 : 0;
  let union = 0;
  // the six ways in which three rows take three boxes
  for (const way of [0o421, 0o241, 0o412, 0o142, 0o214, 0o124]) if ((set & way) === way) union |= way;
  PERMUTED[set] = union;
  let cells = 0;
  for (let mini = 0; mini < 9; mini++) if (union & (1 << mini)) cells |= 7 << (3 * mini);
  PERMUTED_CELLS[set] = cells;
}

/** Clues as candidates words hold them: one bit for each digit and cell. */
export type Clues = Int32Array;
export const noClues = (): Clues => new Int32Array(27);
/** Adds a clue, or takes it away again. `digit` is 1 to 9. */
export function toggle(clues: Clues, cell: number, digit: number): void {
  const band = (cell / 27) | 0;
  clues[3 * (digit - 1) + band]! ^= 1 << (cell - 27 * band);
}
export function cluesOf(grid: ArrayLike<number>): Clues {
  const clues = noClues();
  for (let cell = 0; cell < 81; cell++) if (grid[cell]) toggle(clues, cell, grid[cell]!);
  return clues;
}

/** Fills a frame from clues: what each digit can take in the rows where it is still missing. */
export function load(clues: Clues, at: number): void {
  for (let band = 0; band < 3; band++) {
    let taken = 0;
    for (let i = band; i < 27; i += 3) taken |= clues[i]!;
    frames[at + DONE + band] = taken;
    const free = BAND & ~taken;
    for (let i = band; i < 27; i += 3) {
      const own = clues[i]!;
      const open = OPEN[own & 511]! | (OPEN[(own >> 9) & 511]! << 9) | (OPEN[own >> 18]! << 18);
      frames[at + i] = own | (free & open);
    }
  }
}

/** Leaves a digit (from 0) one place in its row; `reduce` of this digit does the rest. */
export function place(at: number, digit: number, band: number, bit: number): void {
  const row = bit < 512 ? 0 : bit < 262144 ? 9 : 18;
  frames[at + 3 * digit + band]! &= ~(511 << row) | bit;
}

/** Faster than `copyWithin` for so few words. */
export function copy(from: number, to: number): void {
  for (let i = 0; i < FRAME; i++) frames[to + i] = frames[from + i]!;
}

export const isDone = (at: number): boolean =>
  (frames[at + DONE]! & frames[at + DONE + 1]! & frames[at + DONE + 2]!) === BAND;

/** Has the cell its digit? */
export function isFilled(at: number, cell: number): boolean {
  const band = (cell / 27) | 0;
  return (frames[at + DONE + band]! & (1 << (cell - 27 * band))) !== 0;
}

/**
 * Naked and hidden singles and locked candidates until nothing changes; false when the frame has no solution.
 * `dirty` names the digits (from 0) whose candidates have changed. Ends, because every round takes candidates away.
 */
export function reduce(at: number, dirty: number): boolean {
  for (;;) {
    while (dirty !== 0) {
      const digit = 31 - Math.clz32(dirty);
      dirty ^= 1 << digit;
      const p = at + 3 * digit;
      let a = frames[p]!;
      let b = frames[p + 1]!;
      let c = frames[p + 2]!;
      for (;;) {
        a &= PERMUTED_CELLS[OCCUPIED[a & 511]! | (OCCUPIED[(a >> 9) & 511]! << 3) | (OCCUPIED[a >> 18]! << 6)]!;
        b &= PERMUTED_CELLS[OCCUPIED[b & 511]! | (OCCUPIED[(b >> 9) & 511]! << 3) | (OCCUPIED[b >> 18]! << 6)]!;
        c &= PERMUTED_CELLS[OCCUPIED[c & 511]! | (OCCUPIED[(c >> 9) & 511]! << 3) | (OCCUPIED[c >> 18]! << 6)]!;
        if (a === 0 || b === 0 || c === 0) return false;
        const x = (a | (a >> 9) | (a >> 18)) & 511;
        const y = (b | (b >> 9) | (b >> 18)) & 511;
        const z = (c | (c >> 9) | (c >> 18)) & 511;
        const left = PERMUTED[(x & 7) | ((y & 7) << 3) | ((z & 7) << 6)]!;
        const middle = PERMUTED[((x >> 3) & 7) | (y & 56) | ((z & 56) << 3)]!;
        const right = PERMUTED[(x >> 6) | ((y >> 6) << 3) | (z & 448)]!;
        const x2 = (left & 7) | ((middle & 7) << 3) | ((right & 7) << 6);
        const y2 = ((left >> 3) & 7) | (middle & 56) | ((right & 56) << 3);
        const z2 = (left >> 6) | ((middle >> 6) << 3) | (right & 448);
        if (x === x2 && y === y2 && z === z2) break;
        a &= x2 * ROWS;
        b &= y2 * ROWS;
        c &= z2 * ROWS;
      }
      frames[p] = a;
      frames[p + 1] = b;
      frames[p + 2] = c;
      // A single of any unit is by now alone in its row.
      const newA = (ALONE[a & 511]! | (ALONE[(a >> 9) & 511]! << 9) | (ALONE[a >> 18]! << 18)) & ~frames[at + DONE]!;
      const newB =
        (ALONE[b & 511]! | (ALONE[(b >> 9) & 511]! << 9) | (ALONE[b >> 18]! << 18)) & ~frames[at + DONE + 1]!;
      const newC =
        (ALONE[c & 511]! | (ALONE[(c >> 9) & 511]! << 9) | (ALONE[c >> 18]! << 18)) & ~frames[at + DONE + 2]!;
      if ((newA | newB | newC) !== 0) {
        frames[at + DONE]! |= newA;
        frames[at + DONE + 1]! |= newB;
        frames[at + DONE + 2]! |= newC;
        for (let other = 0; other < 9; other++) {
          if (other === digit) continue;
          const q = at + 3 * other;
          if (((frames[q]! & newA) | (frames[q + 1]! & newB) | (frames[q + 2]! & newC)) !== 0) {
            frames[q]! &= ~newA;
            frames[q + 1]! &= ~newB;
            frames[q + 2]! &= ~newC;
            dirty |= 1 << other;
          }
        }
      }
    }
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      for (let i = at + band; i < at + 27; i += 3) {
        twice |= once & frames[i]!;
        once |= frames[i]!;
      }
      if (once !== BAND) return false;
      const single = once & ~twice & ~frames[at + DONE + band]!;
      if (single === 0) continue;
      for (let digit = 0; digit < 9; digit++) {
        const i = at + 3 * digit + band;
        let cells = frames[i]! & single;
        if (cells === 0) continue;
        dirty |= 1 << digit;
        while (cells !== 0) {
          const bit = cells & -cells;
          cells ^= bit;
          // two naked singles of one digit in one row leave the row empty: the next round sees it
          place(at, digit, band, bit);
        }
      }
    }
    if (dirty === 0) return true;
  }
}

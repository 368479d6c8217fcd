import { ALL_DIGITS } from "./board.ts";
import { kindOf, SETS, SIZE_OF, START, UNION } from "./combinations.ts";

/** Where runs and white cells lie; white cells and runs are numbered from 0. */
export interface Layout {
  readonly whites: number;
  /** The runs to the east and to the south of each white cell: at 2 * cell and 2 * cell + 1. */
  readonly runsOfCell: Uint8Array;
  /** Run r has the cells `cells[first[r]]` to `cells[first[r + 1] - 1]`. */
  readonly first: Uint8Array;
  readonly cells: Uint8Array;
}

/** How far the techniques go: valid combinations; also the only place of a needed digit; also naked pairs and triples. */
export type Reach = 0 | 1 | 2;

const MAX_CELLS = 64;
/** What each white cell can still take; filled by `propagate`. */
export const domains = new Uint16Array(MAX_CELLS);
/** The sum of each run. */
export const sums = new Uint8Array(MAX_CELLS);

/** The layout of a pattern (1 is white), whose runs are all of two cells or more. */
export function layoutOf(pattern: ArrayLike<number>, side: number): Layout {
  const numberAt = new Int16Array(side * side).fill(-1);
  let whites = 0;
  for (let at = 0; at < side * side; at++) if (pattern[at]) numberAt[at] = whites++;
  const runsOfCell = new Uint8Array(2 * whites);
  const first: number[] = [];
  const cells: number[] = [];
  for (const heading of [0, 1])
    for (let line = 0; line < side; line++)
      for (let i = 0, open = false; i < side; i++) {
        const cell = numberAt[heading === 0 ? line * side + i : i * side + line]!;
        if (cell < 0) open = false;
        else {
          if (!open) first.push(cells.length);
          open = true;
          runsOfCell[2 * cell + heading] = first.length - 1;
          cells.push(cell);
        }
      }
  return { whites, runsOfCell, first: Uint8Array.from([...first, cells.length]), cells: Uint8Array.from(cells) };
}

/** Runs to look at, as bits; those that have changed since they were searched for naked sets; no solution is left. */
let queue = 0;
let unsearched = 0;
let broken = false;

/** Leaves `left` of the cell's digits and calls its two runs up when that changes anything. */
function narrow({ runsOfCell }: Layout, cell: number, left: number): void {
  const now = domains[cell]! & left;
  if (now === domains[cell]) return;
  if (now === 0) broken = true;
  domains[cell] = now;
  const both = (1 << runsOfCell[2 * cell]!) | (1 << runsOfCell[2 * cell + 1]!);
  queue |= both;
  unsearched |= both;
}

/** Two or three cells that share two or three digits exclude them from the rest. */
function nakedSets(layout: Layout, run: number): void {
  const { cells, first } = layout;
  const from = first[run]!;
  const to = first[run + 1]!;
  for (let i = from; i < to; i++) {
    const one = domains[cells[i]!]!;
    if (SIZE_OF[one]! < 2 || SIZE_OF[one]! > 3) continue;
    for (let j = i + 1; j < to; j++) {
      const two = one | domains[cells[j]!]!;
      if (SIZE_OF[two] === 2) {
        for (let n = from; n < to; n++) if (n !== i && n !== j) narrow(layout, cells[n]!, ~two);
      } else if (SIZE_OF[two] === 3)
        for (let k = j + 1; k < to; k++)
          if (SIZE_OF[two | domains[cells[k]!]!] === 3)
            for (let n = from; n < to; n++) if (n !== i && n !== j && n !== k) narrow(layout, cells[n]!, ~two);
    }
  }
}

function reduce(layout: Layout, run: number, reach: Reach): void {
  const { first, cells } = layout;
  const from = first[run]!;
  const to = first[run + 1]!;
  let once = 0;
  let twice = 0;
  let fixed = 0;
  for (let i = from; i < to; i++) {
    const set = domains[cells[i]!]!;
    twice |= once & set;
    once |= set;
    if ((set & (set - 1)) === 0) {
      if (fixed & set) broken = true;
      fixed |= set;
    }
  }
  // The combinations of the sum that every cell still allows: which digits they have, which all of them have.
  let valid = 0;
  let needed = ALL_DIGITS;
  const kind = kindOf(to - from, sums[run]!);
  combination: for (let n = START[kind]!; n < START[kind + 1]!; n++) {
    const set = SETS[n]!;
    if ((fixed & ~set) !== 0 || (set & ~once) !== 0) continue;
    for (let i = from; i < to; i++) if ((domains[cells[i]!]! & set) === 0) continue combination;
    valid |= set;
    needed &= set;
  }
  if (valid === 0) {
    broken = true;
    return;
  }
  for (let i = from; i < to; i++) {
    const set = domains[cells[i]!]!;
    narrow(layout, cells[i]!, (set & (set - 1)) === 0 ? valid : valid & ~fixed);
  }
  if (reach === 0) return;
  const single = needed & once & ~twice & ~fixed;
  if (single !== 0)
    for (let i = from; i < to; i++) {
      const set = domains[cells[i]!]! & single;
      if (set !== 0) narrow(layout, cells[i]!, set);
    }
}

/**
 * Narrows the digits of every cell by logic alone until nothing changes; `sums` holds the sums. Every step is true of
 * every solution, so that a board which ends with one digit a cell has exactly that solution.
 * @returns how many digits are possible beyond one a cell: 0 when solved; -1 when there is no solution
 */
export function propagate(layout: Layout, reach: Reach): number {
  const { whites, runsOfCell, first } = layout;
  const runs = first.length - 1;
  for (let cell = 0; cell < whites; cell++) {
    const across = runsOfCell[2 * cell]!;
    const down = runsOfCell[2 * cell + 1]!;
    domains[cell] =
      UNION[kindOf(first[across + 1]! - first[across]!, sums[across]!)]! &
      UNION[kindOf(first[down + 1]! - first[down]!, sums[down]!)]!;
  }
  broken = false;
  queue = 2 ** runs - 1;
  unsearched = queue;
  for (let left = queue; left !== 0 && !broken; left = queue || (reach === 2 ? unsearched : 0)) {
    const lowest = left & -left;
    const run = 31 - Math.clz32(lowest);
    if (queue === 0) {
      unsearched ^= lowest;
      nakedSets(layout, run);
    } else {
      queue ^= lowest;
      reduce(layout, run, reach);
    }
  }
  if (broken) return -1;
  let open = 0;
  for (let cell = 0; cell < whites; cell++) open += SIZE_OF[domains[cell]!]! - 1;
  return open;
}

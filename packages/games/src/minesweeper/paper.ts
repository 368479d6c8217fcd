/**
 * On paper nothing can be dug up: so more numbers are open from the start, just as many that the mines follow from them
 * and from how many there are, by counting around one number after the other.
 */
import { seeded } from "@karota/engine/random.ts";
import { isMine, mineCount, neighboursIn, numbersOf, type Puzzle } from "./board.ts";
import { start } from "./play.ts";

type Known = 0 | 1 | 2;
const UNKNOWN: Known = 0;
const SAFE: Known = 1;
const MINE: Known = 2;

/** Whether every covered cell follows from the open numbers. Ends, because each round learns something. */
export function followsFrom(puzzle: Puzzle, open: readonly boolean[]): boolean {
  const around = neighboursIn(puzzle);
  const numbers = numbersOf(puzzle);
  const mines = mineCount(puzzle);
  const known = open.map((shown): Known => (shown ? SAFE : UNKNOWN));
  for (let learned = true; learned;) {
    learned = false;
    for (const [cell, shown] of open.entries()) {
      if (!shown) continue;
      const unknown = around[cell]!.filter((one) => known[one] === UNKNOWN);
      if (unknown.length === 0) continue;
      const missing = numbers[cell]! - around[cell]!.filter((one) => known[one] === MINE).length;
      if (missing !== 0 && missing !== unknown.length) continue;
      for (const one of unknown) known[one] = missing === 0 ? SAFE : MINE;
      learned = true;
    }
    learned ||= countTheRest(known, mines);
  }
  return !known.includes(UNKNOWN);
}

/** What the number of all mines says of the cells that are left: a mine among mines touches no number. */
function countTheRest(known: Known[], mines: number): boolean {
  const unknown = [...known.keys()].filter((cell) => known[cell] === UNKNOWN);
  const missing = mines - known.filter((one) => one === MINE).length;
  if (unknown.length === 0 || (missing !== 0 && missing !== unknown.length)) return false;
  for (const cell of unknown) known[cell] = missing === 0 ? SAFE : MINE;
  return true;
}

const opened = new WeakMap<Puzzle, readonly boolean[]>();

/** The cells that are open on paper: the start and the fewest more, the same for the same board. */
export function openOnPaper(puzzle: Puzzle): readonly boolean[] {
  const known = opened.get(puzzle);
  if (known) return known;
  const { cover } = start(puzzle);
  const open = Array.from(cover, (_, cell) => !isMine(puzzle, cell));
  for (const cell of seeded(puzzle.layout).shuffled([...open.keys()])) {
    if (!open[cell] || cover[cell] === "R") continue;
    open[cell] = false;
    if (!followsFrom(puzzle, open)) open[cell] = true;
  }
  opened.set(puzzle, open);
  return open;
}

/**
 * Positions for the techniques of sudoku that random positions hardly ever have as their next step: a random walk from
 * board to board with the same solution, which prefers those with fewer easier steps (simulated annealing).
 */
import type { Random } from "@karota/engine/random.ts";
import { ALL_DIGITS, cluesOf, FRAME, frames, isFilled, reduce } from "@karota/games/sudoku/bits.ts";
import { candidatesOf, CELLS, digitsOf, UNITS, type Puzzle } from "@karota/games/sudoku/board.ts";
import { followSingles, loadExactly } from "@karota/games/sudoku/grade.ts";
import { solveUnique } from "@karota/games/sudoku/solve.ts";
import { BEYOND_LOCKED } from "@karota/games/sudoku/techniques/ladder.ts";
import { maskOf, SETS_OF_SIZE, sightOf, SIZE, type Sight } from "@karota/games/sudoku/techniques/sight.ts";

/** Nine sets, of which four may have four members in all; empty ones for what is done. */
type Line = readonly number[];
const NINE = Array.from({ length: 9 }, (_, n) => n);
const UNIT_NUMBERS = [...UNITS.keys()];

export interface RareTechnique {
  /** Names the walks, whose boards depend on it. */
  readonly name: string;
  readonly id: string;
  /** On the scale of `techniques/ladder.ts`. */
  readonly rating: number;
  /** With fewer sets that are not empty, an easier technique finds the same. */
  readonly least: number;
  readonly linesOf: (sight: Sight) => readonly Line[];
}

/** The techniques that look for four sets: of digits in cells, of lines for a digit, of cells for digits. */
export const RARE: readonly RareTechnique[] = [
  {
    name: "naked quad",
    id: "sudoku.technique.nakedSet",
    rating: 50,
    least: 8,
    linesOf: ({ sets }) => UNITS.map((cells) => cells.map((cell) => sets[cell]!)),
  },
  {
    name: "jellyfish",
    id: "sudoku.technique.fish",
    rating: 52,
    least: 8,
    linesOf: (sight) =>
      NINE.flatMap((digit) => [0, 9].map((first) => NINE.map((line) => maskOf(sight, first + line, digit + 1)))),
  },
  {
    name: "hidden quad",
    id: "sudoku.technique.hiddenSet",
    rating: 54,
    least: 9,
    linesOf: (sight) => UNIT_NUMBERS.map((unit) => NINE.map((digit) => maskOf(sight, unit, digit + 1))),
  },
];

/** How many boards a walk tries, and by how much it may become worse: much at first, hardly in the end. */
const STEPS = 4_000;
const WARMTH = { first: 2.5, last: 0.3 };
/** A walk that is farther than this after half of its steps is ended. */
const HOPELESS = 15;
/** How many clues a step gives or takes away at most. */
const CHANGES = 3;

/** What a board lacks is counted: digits too many in four sets, digits that are locked, and techniques that come first. */
const COST = { solved: 60, tooMany: 4, locked: 1, set: 2, other: 1.2, withoutEffect: 3 };
/** More locked digits make no difference. */
const MOST_LOCKED = 12;

const before = new Int32Array(FRAME);

/** How many digits singles and locked candidates rule out on the board in frame 0. */
function countLocked(): number {
  before.set(frames.subarray(0, FRAME));
  reduce(0, ALL_DIGITS);
  let count = 0;
  for (let i = 0; i < 27; i++) for (let left = before[i]! & ~frames[i]!; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many members four sets of a line have beyond four; more than any have where all lines are too short. */
function tooMany(lines: readonly Line[], least: number): number {
  let [best, longest] = [6, 0];
  for (const line of lines) {
    const length = line.filter((set) => set !== 0).length;
    longest = Math.max(longest, length);
    if (length < least) continue;
    for (const four of SETS_OF_SIZE[4]!) {
      let union = 0;
      let count = 0;
      for (let left = four; left !== 0; left &= left - 1) {
        const set = line[31 - Math.clz32(left & -left)]!;
        if (set === 0) break;
        union |= set;
        count++;
      }
      if (count === 4) best = Math.min(best, SIZE[union]! - 4);
    }
  }
  return longest < least ? 6 + least - longest : best;
}

interface Place {
  /** What the position lacks: 0 when the technique is its next step. */
  readonly cost: number;
  readonly position: readonly number[];
}

/** What singles leave of a board, and its cost; null where that is more than `most`. */
function placeOf(
  { id, rating, least, linesOf }: RareTechnique,
  clues: readonly number[],
  solution: readonly number[],
  most: number,
): Place | null {
  loadExactly(cluesOf(clues));
  if (followSingles("all")) return COST.solved > most ? null : { cost: COST.solved, position: solution };
  const position = CELLS.map((cell) => (isFilled(0, cell) ? solution[cell]! : 0));
  loadExactly(cluesOf(position));
  let cost = COST.locked * Math.min(countLocked(), MOST_LOCKED);
  if (cost > most) return null;
  const sight = sightOf(position, candidatesOf(position), solution);
  cost += COST.tooMany * tooMany(linesOf(sight), least);
  for (const [technique, own] of BEYOND_LOCKED) {
    if (cost > most) return null;
    if (own >= rating) break;
    if (technique(sight)) cost += own < 40 ? COST.set : COST.other;
  }
  const isFound = BEYOND_LOCKED.some(([technique, own]) => own === rating && technique(sight)?.words().title.id === id);
  if (!isFound) cost += COST.withoutEffect;
  return cost > most ? null : { cost, position };
}

/** A position of this solution whose next step is the technique; null when the walk leads to none. */
export function walk(rare: RareTechnique, puzzle: Puzzle, random: Random): readonly number[] | null {
  const solution = digitsOf(puzzle.solution);
  let clues = digitsOf(puzzle.initial);
  let { cost } = placeOf(rare, clues, solution, Infinity)!;
  for (let step = 0; step < STEPS; step++) {
    if (step === STEPS / 2 && cost > HOPELESS) return null;
    const warmth = WARMTH.first + ((WARMTH.last - WARMTH.first) * step) / STEPS;
    const next = [...clues];
    for (let n = random.between(1, CHANGES); n > 0; n--) {
      const cell = random.below(81);
      next[cell] = next[cell] ? 0 : solution[cell]!;
    }
    const worse = -warmth * Math.log((random.bits() + 1) / 2 ** 32);
    const place = placeOf(rare, next, solution, cost + worse);
    if (!place || !solveUnique(next)) continue;
    if (place.cost === 0) return place.position;
    clues = next;
    cost = place.cost;
  }
  return null;
}

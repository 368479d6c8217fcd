import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { cluesOf, noClues, toggle, type Clues } from "./bits.ts";
import { CELLS, DIGITS, type Level, type Options, type Puzzle } from "./board.ts";
import { clueCount, lockedSolve, setsFill, setsSolve, singlesSolve } from "./grade.ts";
import { levelOf, rateUnique, staysOver } from "./rate.ts";
import { countSolutions, fillIn, staysUnique } from "./solve.ts";
import { transformedTemplate } from "./templates.ts";

/**
 * Is what is left still good? With cells: only these have just lost their digits, and before that all was good.
 * Fewer clues never make it true again.
 */
type Holds = (clues: Clues, solution: Uint8Array, lost?: readonly number[]) => boolean;

const isUnique: Holds = (clues, solution, lost) =>
  lost === undefined ? countSolutions(clues, 2) === 1 : staysUnique(clues, solution, lost);

interface Recipe {
  /** Clues go while this holds: being solved by a level's techniques proves a single solution as well. */
  readonly holds: Holds;
  /** How many pairs of cells are tried, from and to; the rest stay as they are. */
  readonly tries: readonly [low: number, high: number];
  /** Ratings of such boards, in tenths. */
  readonly ratings: readonly [low: number, high: number];
}
const bySingles =
  (kind: "box" | "hidden" | "all"): Holds =>
  (clues) =>
    singlesSolve(clues, kind);
const RECIPES: Readonly<Record<Level | "any", Recipe>> = {
  very_easy: { holds: bySingles("box"), tries: [18, 20], ratings: [10, 12] },
  easy: { holds: bySingles("hidden"), tries: [23, 27], ratings: [15, 15] },
  normal: { holds: bySingles("all"), tries: [36, 36], ratings: [17, 23] },
  // boards with several solutions are found out sooner by the search than by the techniques
  medium: {
    holds: (clues, solution, lost) =>
      isUnique(clues, solution, lost) && (lost === undefined ? setsSolve(clues) : setsFill(lost)),
    tries: [41, 41],
    ratings: [25, 36],
  },
  hard: { holds: isUnique, tries: [41, 41], ratings: [38, 48] },
  expert: { holds: isUnique, tries: [41, 41], ratings: [50, 66] },
  extreme: { holds: isUnique, tries: [41, 41], ratings: [70, 70] },
  any: { holds: isUnique, tries: [16, 41], ratings: [10, 70] },
};
/** One attempt in thirty succeeds at the rarest level, so the templates are hardly ever needed. */
const ATTEMPTS = 300;

/** A random full board: three boxes that do not see each other at random, the rest by a search with random branches. */
function fullBoard(random: Random): Uint8Array {
  const clues = noClues();
  for (const corner of [0, 30, 60])
    random.shuffled(DIGITS).forEach((digit, i) => toggle(clues, corner + 9 * Math.floor(i / 3) + (i % 3), digit));
  return fillIn(clues, random.bits)!;
}

/** Cells that a half-turn exchanges; the middle one stays where it is. */
const PAIRS: readonly (readonly number[])[] = CELLS.slice(0, 41).map((cell) =>
  cell === 40 ? [40] : [cell, 80 - cell],
);

/** Where the groups end that are tried at once; later pairs come one by one. */
const GROUPS = [16, 20, 22, 23, 24];

/**
 * Takes the clues of `order` away one pair after the other, each if `holds` stays true. As fewer clues never make it
 * true again, whole groups may be tried first and split when they fail: the result is the same.
 */
function dig(clues: Clues, solution: Uint8Array, order: readonly (readonly number[])[], holds: Holds): void {
  const flip = (from: number, to: number) => {
    for (let i = from; i < to; i++) for (const cell of order[i]!) toggle(clues, cell, solution[cell]!);
  };
  const remove = (from: number, to: number): boolean => {
    const alone = to - from === 1;
    flip(from, to);
    if (holds(clues, solution, alone ? order[from] : undefined)) return true;
    flip(from, to);
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

const textOf = (clues: Clues): string => {
  const text = CELLS.map(() => 0);
  clues.forEach((word, i) => {
    for (let cells = word; cells !== 0; cells &= cells - 1)
      text[27 * (i % 3) + 31 - Math.clz32(cells & -cells)] = Math.floor(i / 3) + 1;
  });
  return text.join("");
};

/** The rating when it is within the recipe's, else null. Gives clues back while it is too hard. */
function reach(clues: Clues, solution: Uint8Array, level: Level | "any", random: Random): number | null {
  const [low, high] = RECIPES[level].ratings;
  if (level === "easy") return singlesSolve(clues, "box") ? null : 15;
  if (level === "normal" && singlesSolve(clues, "hidden")) return null;
  // pairs and triples are needed
  if ((level === "medium" || low > 36) && lockedSolve(clues)) return null;
  if (low > 54 && setsSolve(clues)) return null;
  let rating = rateUnique(clues, high);
  for (const pair of rating > high ? random.shuffled(PAIRS) : []) {
    if (rating <= high) break;
    let given = false;
    for (const cell of pair) {
      const band = Math.floor(cell / 27);
      if (clues[3 * (solution[cell]! - 1) + band]! & (1 << (cell - 27 * band))) continue;
      toggle(clues, cell, solution[cell]!);
      given = true;
    }
    if (!given || staysOver(solution, pair, high)) continue;
    // too easy now
    if (low > 36 && lockedSolve(clues)) return null;
    rating = rateUnique(clues, high);
  }
  return rating < low || rating > high ? null : rating;
}

/**
 * A board of the level, the same after a half-turn: a full board from which clues are dug as long as the level's
 * techniques solve it, until its rating is the level's. After too many attempts a stored board in disguise.
 */
export const generate: Generate<Options, Puzzle> = ({ level }, random) => {
  const { holds, tries } = RECIPES[level];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const solution = fullBoard(random);
    const clues = cluesOf(solution);
    dig(clues, solution, random.shuffled(PAIRS).slice(0, random.between(...tries)), holds);
    const rating = reach(clues, solution, level, random);
    if (rating !== null)
      return { level: levelOf(rating, clueCount(clues)), initial: textOf(clues), solution: solution.join("") };
  }
  return transformedTemplate(level === "any" ? "normal" : level, random);
};

import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { cluesOf, noClues, toggle, type Clues } from "./bits.ts";
import { CELLS, DIGITS, type Level, type Options, type Puzzle } from "./board.ts";
import { dig, digUntil, exchange, flip, isGiven, isUnique, lineSwaps, PAIRS, type Full, type Holds } from "./dig.ts";
import { setsFill, setsSolve, singlesFill, singlesSolve } from "./grade.ts";
import { compareWithRange, gradeUnique, staysOver } from "./rate.ts";
import { fillIn } from "./solve.ts";
import { transformedTemplate } from "./templates.ts";

type Range = readonly [low: number, high: number];
interface Recipe {
  /** Clues go while this holds: being solved by a level's techniques proves a single solution as well. */
  readonly holds: Holds;
  /** How many pairs of cells are tried, from and to; the rest stay as they are. */
  readonly tries: Range;
  /** What must not solve it: while it does, more pairs are tried, up to `most` in all. */
  readonly easier?: { readonly holds: Holds; readonly most: number };
  /** How many attempts start from one full board. */
  readonly attempts: number;
  /** Do later attempts exchange pairs, as all 41 were tried? They dig the full board again otherwise. */
  readonly exchanges?: boolean;
  /** Ratings of such boards, in tenths; all when missing. */
  readonly ratings?: Range;
}
const bySingles =
  (kind: "box" | "hidden" | "all"): Holds =>
  (clues, _full, lost) =>
    lost === undefined ? singlesSolve(clues, kind) : singlesFill(clues, kind, lost);
const RECIPES: Readonly<Record<Level | "any", Recipe>> = {
  very_easy: { holds: bySingles("box"), tries: [18, 20], attempts: 1, ratings: [10, 12] },
  easy: {
    holds: bySingles("hidden"),
    tries: [20, 24],
    easier: { holds: bySingles("box"), most: 29 },
    attempts: 40,
    ratings: [15, 15],
  },
  normal: {
    holds: bySingles("all"),
    tries: [36, 36],
    easier: { holds: bySingles("hidden"), most: 38 },
    attempts: 40,
    ratings: [17, 23],
  },
  // boards with several solutions are found out sooner by the search than by the techniques
  medium: {
    holds: (clues, full, lost) =>
      isUnique(clues, full, lost) && (lost === undefined ? setsSolve(clues) : setsFill(lost)),
    tries: [41, 41],
    attempts: 40,
    exchanges: true,
    ratings: [25, 36],
  },
  hard: { holds: isUnique, tries: [41, 41], attempts: 40, exchanges: true, ratings: [38, 48] },
  expert: { holds: isUnique, tries: [41, 41], attempts: 40, exchanges: true, ratings: [50, 66] },
  extreme: { holds: isUnique, tries: [41, 41], attempts: 40, exchanges: true, ratings: [70, 70] },
  any: { holds: isUnique, tries: [16, 41], attempts: 1 },
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

const textOf = (clues: Clues): string => {
  const text = CELLS.map(() => 0);
  clues.forEach((word, i) => {
    for (let cells = word; cells !== 0; cells &= cells - 1)
      text[27 * (i % 3) + 31 - Math.clz32(cells & -cells)] = Math.floor(i / 3) + 1;
  });
  return text.join("");
};

/** How many pairs a board that is too hard gets back, one after the other, unless it is too easy with them. */
const GIVEN_BACK = 6;

/** Is its rating in the range? Gives clues back while it is too hard. */
function reach(clues: Clues, { solution }: Full, [low, high]: Range, random: Random): boolean {
  // singles alone solve it, so it is not harder than its level, and it was dug until it is not easier
  if (high <= 23) return true;
  if (low > 54 && setsSolve(clues)) return false;
  const place = compareWithRange(clues, low, high);
  if (place <= 0) return place === 0;
  const missing = random.shuffled(PAIRS).filter(([cell]) => !isGiven(clues, solution, cell!));
  for (const pair of missing.slice(0, GIVEN_BACK)) {
    flip(clues, solution, pair);
    if (staysOver(solution, pair, high)) continue;
    if (compareWithRange(clues, low, high) === 0) return true;
    // too easy with this pair
    flip(clues, solution, pair);
  }
  return false;
}

/**
 * A board of the level, the same after a half-turn: a full board from which clues are dug as long as the level's
 * techniques solve it, until its rating is the level's. After too many attempts a stored board in disguise.
 */
export const generate: Generate<Options, Puzzle> = ({ level }, random) => {
  const { holds, tries, easier, attempts, exchanges, ratings } = RECIPES[level];
  let full: Full = { solution: new Uint8Array(81), unavoidable: [] };
  let dug = noClues();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isNew = attempt % attempts === 0;
    if (isNew) {
      const solution = fullBoard(random);
      full = { solution, unavoidable: exchanges ? lineSwaps(solution) : [] };
    }
    if (isNew || !exchanges) {
      dug = cluesOf(full.solution);
      const order = random.shuffled(PAIRS);
      const tried = random.between(...tries);
      dig(dug, full, order.slice(0, tried), holds);
      if (easier && !digUntil(dug, full, order.slice(tried, easier.most), holds, easier.holds)) continue;
    } else exchange(dug, full, random, holds);
    const clues = dug.slice();
    if (ratings && !reach(clues, full, ratings, random)) continue;
    const reached = level === "any" ? gradeUnique(clues) : level;
    return { level: reached, initial: textOf(clues), solution: full.solution.join("") };
  }
  return transformedTemplate(level === "any" ? "normal" : level, random);
};

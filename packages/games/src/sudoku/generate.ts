import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { cluesOf, noClues, toggle, type Clues } from "./bits.ts";
import { CELLS, DIGITS, type Level, type Options, type Puzzle } from "./board.ts";
import { grade, setsSolve, singlesSolve, lockedSolve } from "./grade.ts";
import { countSolutions, fillIn, hasSolutionWithout } from "./solve.ts";
import { transformedTemplate } from "./templates.ts";

/**
 * Is what is left still good? With a cell: only this one has just lost its digit, and before that all was good.
 * Fewer clues never make it true again.
 */
type Holds = (clues: Clues, cell?: number, digit?: number) => boolean;

const isUnique: Holds = (clues, cell, digit) =>
  cell === undefined ? countSolutions(clues, 2) === 1 : !hasSolutionWithout(clues, cell, digit!);

interface Recipe {
  /** Clues go while this holds: being solved by a level's techniques proves a single solution as well. */
  readonly holds: Holds;
  /** How many cells are tried, from and to; the rest stay as they are. */
  readonly tries: readonly [low: number, high: number];
}
const RECIPES: Readonly<Record<Level | "any", Recipe>> = {
  very_easy: { holds: singlesSolve, tries: [36, 41] },
  easy: { holds: singlesSolve, tries: [45, 51] },
  normal: { holds: lockedSolve, tries: [66, 66] },
  // boards with several solutions are found out sooner by the search than by the techniques
  medium: { holds: (clues, cell, digit) => isUnique(clues, cell, digit) && setsSolve(clues), tries: [72, 72] },
  hard: { holds: isUnique, tries: [72, 72] },
  any: { holds: isUnique, tries: [81, 81] },
};
/** One attempt in twelve succeeds at the rarest level, so the templates are hardly ever needed. */
const ATTEMPTS = 500;
/** Of boards of any level one in so many has many clues; digging to the end would give none. */
const MANY_CLUES_SHARE = 6;

/** A random full board: three boxes that do not see each other at random, the rest by a search with random branches. */
function fullBoard(random: Random): Uint8Array {
  const clues = noClues();
  for (const corner of [0, 30, 60])
    random.shuffled(DIGITS).forEach((digit, i) => toggle(clues, corner + 9 * Math.floor(i / 3) + (i % 3), digit));
  return fillIn(clues, random.bits)!;
}

/** Where the groups end that are tried at once; later cells come one by one. */
const GROUPS = [32, 40, 44, 46, 48];

/**
 * Takes the clues of `order` away one after the other, each if `holds` stays true. As fewer clues never make it true
 * again, whole groups may be tried first and split when they fail: the result is the same.
 */
function dig(clues: Clues, solution: Uint8Array, order: readonly number[], holds: Holds): void {
  const flip = (from: number, to: number) => {
    for (let i = from; i < to; i++) toggle(clues, order[i]!, solution[order[i]!]!);
  };
  /** Returns whether the whole group was removed; `fails` when that is already excluded. */
  const remove = (from: number, to: number, fails: boolean): boolean => {
    const alone = to - from === 1;
    if (!fails) {
      flip(from, to);
      if (alone ? holds(clues, order[from], solution[order[from]!]) : holds(clues)) return true;
      flip(from, to);
    }
    if (alone) return false;
    const middle = (from + to) >> 1;
    remove(middle, to, remove(from, middle, false));
    return false;
  };
  let from = 0;
  for (const to of GROUPS) {
    if (to > order.length) break;
    remove(from, to, false);
    from = to;
  }
  for (; from < order.length; from++) remove(from, from + 1, false);
}

const textOf = (clues: Clues): string => {
  const text = CELLS.map(() => 0);
  clues.forEach((word, i) => {
    for (let cells = word; cells !== 0; cells &= cells - 1)
      text[27 * (i % 3) + 31 - Math.clz32(cells & -cells)] = Math.floor(i / 3) + 1;
  });
  return text.join("");
};

/**
 * A board of the level: a full board from which clues are dug as long as the level's techniques solve it, until one
 * needs them. After too many attempts a stored board in disguise.
 */
export const generate: Generate<Options, Puzzle> = ({ level }, random) => {
  const recipe = RECIPES[level === "any" && random.below(MANY_CLUES_SHARE) === 0 ? "very_easy" : level];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const solution = fullBoard(random);
    const clues = cluesOf(solution);
    dig(clues, solution, random.shuffled(CELLS).slice(0, random.between(...recipe.tries)), recipe.holds);
    const reached = grade(clues);
    if (reached !== null && (level === "any" || reached === level))
      return { level: reached, initial: textOf(clues), solution: solution.join("") };
  }
  return transformedTemplate(level === "any" ? "normal" : level, random);
};

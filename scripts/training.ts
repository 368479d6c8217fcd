/**
 * `npm run training`: writes `packages/games/src/sudoku/training.json`, the positions in which players train a technique
 * of sudoku: it is their next step. `npm run training -- rare` makes only what is missing of the rare techniques.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "@karota/engine/message.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { ALL_DIGITS, cluesOf, FRAME, frames, isFilled, reduce } from "@karota/games/sudoku/bits.ts";
import { CELLS, digitsOf, type Level, type Puzzle } from "@karota/games/sudoku/board.ts";
import { techniqueName } from "@karota/games/sudoku/bring-grade.ts";
import { generate } from "@karota/games/sudoku/generate.ts";
import { followSingles, loadExactly } from "@karota/games/sudoku/grade.ts";
import { nextStep } from "@karota/games/sudoku/hint.ts";
import { start } from "@karota/games/sudoku/play.ts";
import { levelOf, rateUnique } from "@karota/games/sudoku/rate.ts";
import { solveUnique } from "@karota/games/sudoku/solve.ts";
import type { Step } from "@karota/games/sudoku/techniques/step.ts";
import TRAINING from "@karota/games/sudoku/training.json" with { type: "json" };
import { ROOT } from "./run.ts";
import { RARE, walk, type RareTechnique } from "./training-walk.ts";

/** Positions for each technique: more than a browser remembers, so that there is always one that was not opened. */
const POSITIONS = 24;
/** Techniques that turn up less often than this are left out. */
const FEWEST = 5;
/** Easy puzzles for singles, which most positions begin with, then others. */
const EASY_PUZZLES = 100;
const PUZZLES = 6_000;
/** Walks for a rare technique at most; about one in thirty leads to a position. */
const WALKS = 2_000;
const EASY: readonly Level[] = ["easy", "normal"];
const HARD: readonly Level[] = ["hard", "expert", "extreme"];
/** What nobody has to train. */
const LEFT_OUT = ["sudoku.technique.lastCell", "sudoku.technique.trial"];
/** Positions of a puzzle that are looked at, and how many digits they have more than the puzzle at most. */
const SAMPLES = 300;
const MOST_DIGITS = 8;
const HIDDEN_SINGLE: Message = { id: "sudoku.technique.hiddenSingle.any" };
const NAKED_SINGLE: Message = { id: "sudoku.technique.nakedSingle" };
const LOCKED: Message = { id: "sudoku.technique.locked.any" };

interface Trained {
  readonly technique: Message;
  rating: number;
  /** Positions after which nothing harder comes, and others. */
  readonly best: string[];
  readonly others: string[];
}
type Training = Map<string, Trained>;

const nameOf = (step: Step): Message => techniqueName(step.words().title);
const isWanted = (training: Training, technique: Message): boolean =>
  !LEFT_OUT.includes(technique.id) && (training.get(JSON.stringify(technique))?.best.length ?? 0) < POSITIONS;

/** Takes a position for its technique, if that is wanted. */
function take(training: Training, taken: Set<string>, puzzle: Puzzle, values: readonly number[]): void {
  const position = { ...puzzle, initial: values.join("") };
  const { step, rating } = nextStep(start(position))!;
  const technique = nameOf(step);
  const name = JSON.stringify(technique);
  if (taken.has(name) || !isWanted(training, technique)) return;
  taken.add(name);
  const trained = training.get(name) ?? { technique, rating, best: [], others: [] };
  training.set(name, trained);
  trained.rating = Math.min(trained.rating, rating);
  // ratings from `BEYOND` on do not differ
  if (rateUnique(cluesOf(values), rating) <= rating) trained.best.push(position.initial);
  else if (trained.others.length < POSITIONS) trained.others.push(position.initial);
}

/** The digits of the cells that are done in frame 0, 0 for the other cells. */
const valuesOfFrame = (solution: readonly number[]): number[] =>
  CELLS.map((cell) => (isFilled(0, cell) ? solution[cell]! : 0));

/**
 * Positions on one way to the solution, after some random digits of it: at once, after hidden singles, and after naked
 * ones too. There locked candidates come next, or else one of the techniques that are rare in such positions.
 */
function sample(puzzle: Puzzle, training: Training, random: Random): (readonly number[])[] {
  const givens = digitsOf(puzzle.initial);
  const solution = digitsOf(puzzle.solution);
  const more = random.shuffled(CELLS.filter((cell) => !givens[cell])).slice(0, random.between(0, MOST_DIGITS));
  const filled = givens.map((digit, cell) => (more.includes(cell) ? solution[cell]! : digit));
  const positions = isWanted(training, HIDDEN_SINGLE) ? [filled] : [];
  loadExactly(cluesOf(filled));
  if (followSingles("hidden")) return positions;
  if (isWanted(training, NAKED_SINGLE)) positions.push(valuesOfFrame(solution));
  if (followSingles("all")) return positions;
  const position = valuesOfFrame(solution);
  loadExactly(cluesOf(position));
  const before = frames.slice(0, FRAME);
  reduce(0, ALL_DIGITS);
  const isLocked = before.some((word, i) => word !== frames[i]);
  return !isLocked || isWanted(training, LOCKED) ? [...positions, position] : positions;
}

/** Looks at positions on ways to the solution; takes at most one for each technique. */
function collect(puzzle: Puzzle, training: Training, random: Random): void {
  const taken = new Set<string>();
  for (let n = 0; n < SAMPLES; n++)
    for (const position of sample(puzzle, training, random)) take(training, taken, puzzle, position);
}

/** The number of a technique that has several types of one rating; 0 for others. */
const typeOf = ({ technique }: Trained): number => Number(technique.values?.["type"] ?? 0);

function write(training: Training): void {
  const rows = [...training.values()]
    .toSorted((one, other) => one.rating - other.rating || typeOf(one) - typeOf(other))
    .map(({ technique, rating, best, others }) => ({
      technique,
      level: levelOf(rating, 0),
      boards: [...best, ...others].slice(0, POSITIONS),
    }))
    .filter(({ boards }) => boards.length >= FEWEST)
    .map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(join(ROOT, "packages/games/src/sudoku/training.json"), `[\n${rows.join(",\n")}\n]\n`);
}

/** Takes the positions that were written before. */
function readAgain(training: Training): void {
  for (const initial of TRAINING.flatMap(({ boards }) => boards)) {
    const values = digitsOf(initial);
    take(training, new Set(), { level: "hard", initial, solution: solveUnique(values)!.join("") }, values);
  }
}

function collectRare(rare: RareTechnique, training: Training): void {
  const name = JSON.stringify({ id: rare.id, values: { size: 4 } } satisfies Message);
  const boards = (): readonly string[] => {
    const { best, others } = training.get(name) ?? { best: [], others: [] };
    return [...best, ...others];
  };
  for (let n = 0; n < WALKS && boards().length < POSITIONS; n++) {
    const random = seeded(`training ${rare.name} ${n}`);
    const puzzle = generate({ level: "extreme" }, random);
    const position = walk(rare, puzzle, random);
    // It may have been read from the file.
    if (!position || boards().includes(position.join(""))) continue;
    take(training, new Set(), puzzle, position);
    write(training);
    console.log(`${rare.name}: ${boards().length} after ${n + 1} walks`);
  }
}

function main([only]: readonly string[]): void {
  const training: Training = new Map();
  if (only === "rare") readAgain(training);
  else {
    const random = seeded("training");
    for (let n = 1; n <= PUZZLES; n++) {
      const levels = n <= EASY_PUZZLES ? EASY : HARD;
      collect(generate({ level: levels[n % levels.length]! }, random), training, random);
      if (n % 100 !== 0) continue;
      write(training);
      const counts = [...training].map(([name, { best, others }]) => `${name} ${best.length} + ${others.length}`);
      console.log(`${n}: ${counts.join(", ")}`);
    }
  }
  for (const rare of RARE) collectRare(rare, training);
}

if (import.meta.main) main(process.argv.slice(2));

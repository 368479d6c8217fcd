/**
 * `npm run training`: writes `packages/games/src/sudoku/training.json`, the positions in which players train a technique
 * of sudoku: it is their next step.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "@karota/engine/message.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { cluesOf } from "@karota/games/sudoku/bits.ts";
import { CELLS, type Level, type Puzzle, type State } from "@karota/games/sudoku/board.ts";
import { techniqueName } from "@karota/games/sudoku/bring-grade.ts";
import { generate } from "@karota/games/sudoku/generate.ts";
import { moveOf, nextStep } from "@karota/games/sudoku/hint.ts";
import { apply, start } from "@karota/games/sudoku/play.ts";
import { levelOf, rateUnique } from "@karota/games/sudoku/rate.ts";
import { ROOT } from "./run.ts";

/** Positions for each technique: more than a browser remembers, so that there is always one that was not opened. */
const POSITIONS = 24;
/** Techniques that turn up less often than this are left out. */
const FEWEST = 20;
const PUZZLES = 700;
const LEVELS: readonly Level[] = ["normal", "hard", "expert", "extreme"];
const TRIAL = "sudoku.technique.trial";
/** What nobody has to train. */
const LEFT_OUT = ["sudoku.technique.lastCell", TRIAL];
/** The highest rating of singles, which are in every puzzle. */
const SINGLE = 23;
/** How often digits are added to a position in which a technique comes only after others. */
const TRIES = 12;

interface Trained {
  readonly technique: Message;
  rating: number;
  /** Positions after which nothing harder comes, and others. */
  readonly best: string[];
  readonly others: string[];
}
type Training = Map<string, Trained>;

const nameOf = (step: NonNullable<ReturnType<typeof nextStep>>["step"]): Message => techniqueName(step.words().title);
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

/** Fills in some digits away from these cells, and what follows by singles. */
function withMore(state: State, away: ReadonlySet<number>, random: Random): readonly number[] {
  const open = CELLS.filter((cell) => !state.values[cell] && !away.has(cell));
  let values = state.values;
  for (const cell of random.shuffled(open).slice(0, random.between(0, open.length)))
    values = values.with(cell, Number(state.puzzle.solution[cell]));
  let filled = start({ ...state.puzzle, initial: values.join("") });
  for (let next = nextStep(filled); next !== null && next.rating <= SINGLE; next = nextStep(filled))
    filled = apply(filled, moveOf(next.step.conclusion));
  return filled.values;
}

/** Looks through the positions on the hints' way to the solution; takes at most one for each technique. */
function collect(puzzle: Puzzle, training: Training, random: Random): void {
  const taken = new Set<string>();
  let state = start(puzzle);
  for (let next = nextStep(state); next !== null; next = nextStep(state)) {
    const technique = nameOf(next.step);
    if (technique.id === TRIAL) return;
    if (isWanted(training, technique) && !taken.has(JSON.stringify(technique))) {
      take(training, taken, puzzle, state.values);
      const { conclusion, reason } = next.step;
      const away = new Set([...reason, ...("out" in conclusion ? conclusion.out.map(({ cell }) => cell) : [])]);
      for (let n = 0; n < TRIES && next.rating > SINGLE && !taken.has(JSON.stringify(technique)); n++) {
        const values = withMore(state, away, random);
        if (values.includes(0)) take(training, taken, puzzle, values);
      }
    }
    state = apply(state, moveOf(next.step.conclusion));
  }
}

function write(training: Training): void {
  const rows = [...training.values()]
    .toSorted((one, other) => one.rating - other.rating)
    .map(({ technique, rating, best, others }) => ({
      technique,
      level: levelOf(rating, 0),
      boards: [...best, ...others].slice(0, POSITIONS),
    }))
    .filter(({ boards }) => boards.length >= FEWEST)
    .map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(join(ROOT, "packages/games/src/sudoku/training.json"), `[\n${rows.join(",\n")}\n]\n`);
}

function main(): void {
  const training: Training = new Map();
  const random = seeded("training");
  for (let n = 1; n <= PUZZLES; n++) {
    collect(generate({ level: LEVELS[n % LEVELS.length]! }, random), training, random);
    if (n % 100 !== 0) continue;
    write(training);
    const counts = [...training].map(([name, { best, others }]) => `${name} ${best.length} + ${others.length}`);
    console.log(`${n}: ${counts.join(", ")}`);
  }
}

if (import.meta.main) main();

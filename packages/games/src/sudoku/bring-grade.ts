import type { Message } from "@karota/engine/message.ts";
import type { Puzzle } from "./board.ts";
import { moveOf, nextStep } from "./hint.ts";
import { apply, check, start } from "./play.ts";

/** A technique, and how many steps of a board need it. */
export interface Used {
  readonly name: Message;
  /** On the scale of `techniques/ladder.ts`. */
  readonly rating: number;
  readonly count: number;
}
export interface Grading {
  /** The easiest first. */
  readonly used: readonly Used[];
  /** How many steps are trials, which no technique replaces. */
  readonly trials: number;
  /** Whether the board is solved, and the list with it. */
  readonly isDone: boolean;
}

const TRIAL = "sudoku.technique.trial";

/** A technique's name for any digit. */
export const techniqueName = ({ id, values }: Message): Message =>
  values && "digit" in values ? { id: `${id}.any` } : { id, ...(values && { values }) };

/**
 * Solves a board by the steps of its hints and counts their techniques, after each step what was needed so far. Ends:
 * every step fills a cell or rules digits out, and trial always finds one.
 */
export function* gradeSteps(puzzle: Puzzle): Generator<Grading, void> {
  const counts = new Map<string, Used>();
  let state = start(puzzle);
  yield { used: [], trials: 0, isDone: false };
  for (let found = nextStep(state); found !== null; found = nextStep(state)) {
    const name = techniqueName(found.step.words().title);
    const key = JSON.stringify(name);
    counts.set(key, { name, rating: found.rating, count: (counts.get(key)?.count ?? 0) + 1 });
    state = apply(state, moveOf(found.step.conclusion));
    yield {
      used: [...counts.values()].toSorted((one, other) => one.rating - other.rating),
      trials: counts.get(JSON.stringify({ id: TRIAL }))?.count ?? 0,
      isDone: check(state).status === "solved",
    };
  }
}

import * as z from "zod/mini";
import type { Fault, Verdict } from "@karota/engine/game.ts";
import {
  hintOf,
  noValues,
  positionIn,
  runsOf,
  unsolvedOf,
  verdictOf,
  withValue,
  type Run,
} from "@karota/engine/grid/crossing.ts";
import { clueOf, readingsOf } from "./gaps.ts";
import { valueOf, type Move, type Puzzle, type State } from "./board.ts";

export const start = (puzzle: Puzzle): State => ({ puzzle, values: noValues(puzzle) });

/** What a run's hint comes to: the number that belongs into it. */
export const numberOf = (puzzle: Puzzle, run: Run): number => valueOf(hintOf(puzzle, run)!);

const entry = z.object({
  cell: z.int().check(z.minimum(0), z.maximum(63)),
  digit: z.union([z.literal(""), z.string().check(z.regex(/^[0-9]$/))]),
});
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.object({ entries: z.array(entry).check(z.maxLength(64)) });

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success) return state;
  return move.entries.reduce((now, { cell, digit }) => withValue(now, cell, digit), state);
}

/** Full runs that hold a number to which their hint does not come, whatever is in its gap. */
function faultsOf(state: State): Fault[] {
  return runsOf(state.puzzle).flatMap((run): Fault[] => {
    const digits = run.cells.map((cell) => state.values[cell]!);
    const results = readingsOf(clueOf(state.puzzle, run), digits.length).map((hint) => String(valueOf(hint)));
    if (digits.includes("") || results.includes(digits.join(""))) return [];
    return [{ code: "result", cells: run.cells.map((cell) => positionIn(state.puzzle, cell)) }];
  });
}

export const check = (state: State): Verdict => verdictOf(state, faultsOf(state));

/** Writes the solution into every cell that does not hold it yet. */
export const solve = (state: State): Move[] =>
  unsolvedOf(state).map((cell) => ({ entries: [{ cell, digit: state.puzzle.cells[cell]!.v }] }));

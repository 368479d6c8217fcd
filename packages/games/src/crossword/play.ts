import * as z from "zod/mini";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Verdict } from "@karota/engine/game.ts";
import { isLetter, noValues, unsolvedOf, verdictOf, withValue } from "@karota/engine/grid/crossing.ts";
import type { Move, Puzzle, State } from "./board.ts";

export const start = (puzzle: Puzzle): State => ({ puzzle, values: noValues(puzzle) });

const cell = z.int().check(z.minimum(0), z.maximum(168));
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("enter"), cell, letter: z.string() }),
  z.object({ type: z.literal("reveal"), cells: z.array(cell) }),
]);

/** A capital of the puzzle's language, or nothing. */
export const isWritable = ({ language }: Puzzle, letter: string): boolean =>
  letter === "" || ALPHABETS[language].includes(letter);

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success) return state;
  const { puzzle } = state;
  if (move.type === "enter") return isWritable(puzzle, move.letter) ? withValue(state, move.cell, move.letter) : state;
  if (!move.cells.every((one) => isLetter(puzzle, one))) return state;
  return move.cells.reduce((now, one) => withValue(now, one, puzzle.cells[one]!.v), state);
}

/** A crossword has no rule that a wrong letter could break: only the state display marks it. */
export const check = (state: State): Verdict => verdictOf(state, []);

/** Writes the solution into every cell that does not hold it yet. */
export const solve = (state: State): Move[] =>
  unsolvedOf(state).map((one) => ({ type: "enter", cell: one, letter: state.puzzle.cells[one]!.v }));

import * as z from "zod/mini";
import type { Verdict } from "@karota/engine/game.ts";
import { cellAt, isSought, positionOf, soughtCells, type Move, type Puzzle, type State } from "./board.ts";

export const start = (puzzle: Puzzle): State => ({ puzzle, selected: [] });

const coordinate = z.int().check(z.minimum(0));
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema = z.object({ type: z.literal("toggle"), cell: z.tuple([coordinate, coordinate]) });

export function apply(state: State, move: Move): State {
  const read = moveSchema.safeParse(move);
  const cell = read.success ? cellAt(state.puzzle, read.data.cell) : undefined;
  if (cell === undefined) return state;
  const { puzzle, selected } = state;
  const others = selected.filter((one) => one !== cell);
  return {
    puzzle,
    selected: others.length < selected.length ? others : [...others, cell].sort((one, other) => one - other),
  };
}

export const wrongCells = ({ puzzle, selected }: State): readonly number[] =>
  selected.filter((cell) => !isSought(puzzle, cell));

/** Multiples that are not selected yet. */
export const missingCells = ({ puzzle, selected }: State): readonly number[] =>
  soughtCells(puzzle).filter((cell) => !selected.includes(cell));

/** As long as it is not solved, only the number of selected cells shows the progress, not which of them are right. */
export function check(state: State): Verdict {
  const { puzzle, selected } = state;
  const wrong = wrongCells(state);
  const total = soughtCells(puzzle).length;
  return {
    status: wrong.length === 0 && selected.length === total ? "solved" : "playing",
    allFilledUp: selected.length >= total,
    hasWrongValues: wrong.length > 0,
    faults: wrong.length > 0 ? [{ code: "notMultiple", cells: wrong.map((cell) => positionOf(puzzle, cell)) }] : [],
    progress: { done: Math.min(selected.length, total), total },
  };
}

/** Takes off what is wrong, then selects what is missing. */
export const solve = (state: State): readonly Move[] =>
  [...wrongCells(state), ...missingCells(state)].map((cell) => ({
    type: "toggle",
    cell: positionOf(state.puzzle, cell),
  }));

import * as z from "zod/mini";
import type { Position, Verdict } from "@karota/engine/game.ts";
import { backwards, lineOf, spelled, type Move, type PlacedWord, type Puzzle, type State } from "./board.ts";

export const start = (puzzle: Puzzle): State => ({ puzzle, found: [] });

/** The state with these words found, in any order. */
export const withFound = (state: State, found: ReadonlySet<string>): State => ({
  ...state,
  found: state.puzzle.words.flatMap(({ word }) => (found.has(word) ? [word] : [])),
});

/** The word that a line spells, read from either end; undefined when it is not on the board's list. */
export function wordAt({ rows, words }: Puzzle, from: Position, to: Position): PlacedWord | undefined {
  const line = lineOf(from, to);
  if (!line) return undefined;
  const text = spelled(rows, line);
  return words.find(({ word }) => word === text) ?? words.find(({ word }) => word === backwards(text));
}

const coordinate = z.int().check(z.minimum(0), z.maximum(99));
const end = z.tuple([coordinate, coordinate]);
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.object({ type: z.literal("mark"), from: end, to: end });

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  const word = success ? wordAt(state.puzzle, move.from, move.to)?.word : undefined;
  if (word === undefined || state.found.includes(word)) return state;
  return withFound(state, new Set([...state.found, word]));
}

export const leftOf = ({ puzzle, found }: State): readonly PlacedWord[] =>
  puzzle.words.filter(({ word }) => !found.includes(word));

/** The hidden message once all words are found; before that, and on boards without one, null. */
export const messageShown = (state: State): string | null =>
  leftOf(state).length === 0 ? (state.puzzle.message ?? null) : null;

export function check({ puzzle, found }: State): Verdict {
  const progress = { done: found.length, total: puzzle.words.length };
  const solved = progress.done === progress.total;
  return { status: solved ? "solved" : "playing", allFilledUp: solved, hasWrongValues: false, faults: [], progress };
}

export const solve = (state: State): Move[] => leftOf(state).map(({ from, to }) => ({ type: "mark", from, to }));

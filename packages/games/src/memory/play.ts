import * as z from "zod/mini";
import type { Verdict } from "@karota/engine/game.ts";
import { cellAt, cellsOf, isFound, positionOf, symbolsOn, type Move, type Puzzle, type State } from "./board.ts";
import { SYMBOLS } from "./symbols.ts";

/** No player turns over more groups; a counter that is there stays. */
export const MAX_TRIES = 99_999;

export const start = (puzzle: Puzzle): State => ({ puzzle, found: [], seen: [], tries: 0 });

const coordinate = z.int().check(z.minimum(0));
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema = z.object({
  type: z.literal("try"),
  cells: z.array(z.tuple([coordinate, coordinate])),
});

/** The cells of a move; null when they are no group of this board that could be turned over now. */
function groupOf(state: State, move: Move): readonly number[] | null {
  const read = moveSchema.safeParse(move);
  if (!read.success) return null;
  const cells = new Set(read.data.cells.map((at) => cellAt(state.puzzle, at)));
  const { occurrences } = state.puzzle;
  if (cells.size !== occurrences || read.data.cells.length !== occurrences) return null;
  const group = [...cells].filter((cell) => cell !== undefined && !isFound(state, cell)) as number[];
  return group.length === occurrences ? group : null;
}

export function apply(state: State, move: Move): State {
  const group = groupOf(state, move);
  if (!group) return state;
  const { puzzle, found, seen, tries } = state;
  const [symbol, ...others] = group.map((cell) => puzzle.symbols[cell]!);
  const same = others.every((other) => other === symbol);
  const next: State = {
    puzzle,
    found: same ? SYMBOLS.filter((one) => one === symbol || found.includes(one)) : found,
    seen: [...new Set([...seen, ...group])].sort((one, other) => one - other),
    tries: Math.min(tries + 1, MAX_TRIES),
  };
  return !same && next.tries === tries && next.seen.length === seen.length ? state : next;
}

export function check({ puzzle, found }: State): Verdict {
  const total = symbolsOn(puzzle).length;
  const solved = found.length === total;
  return {
    status: solved ? "solved" : "playing",
    allFilledUp: solved,
    hasWrongValues: false,
    faults: [],
    progress: { done: found.length, total },
  };
}

/** Turns over every group that is not found yet. */
export const solve = ({ puzzle, found }: State): readonly Move[] =>
  symbolsOn(puzzle)
    .filter((symbol) => !found.includes(symbol))
    .map((symbol) => ({ type: "try", cells: cellsOf(puzzle, symbol).map((cell) => positionOf(puzzle, cell)) }));

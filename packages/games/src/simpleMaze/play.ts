import * as z from "zod/mini";
import type { Verdict } from "@karota/engine/game.ts";
import { areJoined, cellIn, isFork, placeOf, positionOf, type Move, type Puzzle, type State } from "./board.ts";
import { flood } from "./flood.ts";

/** Progress counts in tenths of the way: finer steps would show at every cell whether it is right. */
const TENTH = 10;

export const start = (puzzle: Puzzle): State => ({ puzzle, path: [puzzle.start] });

const place = z.int().check(z.minimum(0), z.maximum(99));
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema = z.object({ type: z.literal("walk"), to: z.array(z.tuple([place, place])) });

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success) return state;
  const { puzzle } = state;
  const path = [...state.path];
  for (const at of move.to) {
    const [here, cell] = [path.at(-1)!, cellIn(puzzle, at)];
    // Who has arrived walks no further.
    if (cell === null || here === puzzle.end || !areJoined(puzzle, here, cell)) return state;
    if (path.at(-2) === cell) path.pop();
    else path.push(cell);
  }
  const same = path.length === state.path.length && path.at(-1) === placeOf(state);
  return same ? state : { ...state, path };
}

/** Whether these cells are a path of the board: from the start, through no wall, no cell twice, not beyond the end. */
export const isPath = (puzzle: Puzzle, path: readonly number[]): boolean =>
  path[0] === puzzle.start &&
  new Set(path).size === path.length &&
  path.every((cell, n) => n === 0 || (path[n - 1] !== puzzle.end && areJoined(puzzle, path[n - 1]!, cell)));

const towards = new WeakMap<Puzzle, Int16Array>();
/** For each cell the next one on the way to the end. */
function nextOf(puzzle: Puzzle): Int16Array {
  const known = towards.get(puzzle) ?? flood(puzzle.columns, puzzle.walls, puzzle.end).from;
  towards.set(puzzle, known);
  return known;
}

/** The way from a cell to the end, without that cell. */
export function wayFrom(puzzle: Puzzle, cell: number): number[] {
  const next = nextOf(puzzle);
  const way: number[] = [];
  for (let at = cell; at !== puzzle.end;) {
    at = next[at]!;
    way.push(at);
  }
  return way;
}

/** How many cells of the path are on the right way; the last of these is where a wrong turn was taken, if one was. */
export function rightPart({ puzzle, path }: State): number {
  const next = nextOf(puzzle);
  const wrong = path.findIndex((cell, n) => n > 0 && next[path[n - 1]!] !== cell);
  return wrong < 0 ? path.length : wrong;
}

export const walk = (puzzle: Puzzle, cells: readonly number[]): Move => ({
  type: "walk",
  to: cells.map((cell) => positionOf(puzzle, cell)),
});

/** Back to where the wrong turn was taken, cell by cell; nothing on the right way. */
export const wayBack = (state: State): readonly number[] => state.path.slice(rightPart(state) - 1, -1).toReversed();

export function check(state: State): Verdict {
  const { puzzle, path } = state;
  const solved = placeOf(state) === puzzle.end;
  const right = rightPart(state);
  const steps = right - 1 + wayFrom(puzzle, path[right - 1]!).length;
  return {
    status: solved ? "solved" : "playing",
    allFilledUp: solved,
    hasWrongValues: right < path.length,
    faults: [],
    progress: { done: Math.floor((TENTH * (right - 1)) / steps) * TENTH, total: TENTH * TENTH },
  };
}

/** Back out of a wrong turn, then from fork to fork. */
export function solve(state: State): Move[] {
  const { puzzle } = state;
  const back = wayBack(state);
  const moves = back.length > 0 ? [walk(puzzle, back)] : [];
  let stretch: number[] = [];
  for (const cell of wayFrom(puzzle, back.at(-1) ?? placeOf(state))) {
    stretch.push(cell);
    if (cell !== puzzle.end && !isFork(puzzle, cell)) continue;
    moves.push(walk(puzzle, stretch));
    stretch = [];
  }
  return moves;
}

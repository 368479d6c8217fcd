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
    const before = path.indexOf(cell);
    if (before >= 0) path.length = before + 1;
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

/** The shortest way on to the end that crosses no cell of the path, without the path's last cell; null for none. */
export function wayOn(puzzle: Puzzle, path: readonly number[]): number[] | null {
  const here = path.at(-1)!;
  const { from } = flood(puzzle.columns, puzzle.walls, here, path);
  if (from[puzzle.end] === -1) return null;
  const way: number[] = [];
  for (let at = puzzle.end; at !== here; at = from[at]!) way.push(at);
  return way.reverse();
}

const rightParts = new WeakMap<readonly number[], number>();

/**
 * How many cells of the path lead on to the end without turning back; the last of these is where a wrong turn was taken, if
 * one was. Each shorter part of a right path is right too, so that halving finds it.
 */
export function rightPart({ puzzle, path }: State): number {
  const known = rightParts.get(path);
  if (known !== undefined) return known;
  let [right, wrong] = [1, path.length + 1];
  while (wrong - right > 1) {
    const middle = wrong === path.length + 1 ? path.length : (right + wrong) >> 1;
    if (wayOn(puzzle, path.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  rightParts.set(path, right);
  return right;
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
  const steps = right - 1 + wayOn(puzzle, path.slice(0, right))!.length;
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
  for (const cell of wayOn(puzzle, state.path.slice(0, rightPart(state)))!) {
    stretch.push(cell);
    if (cell !== puzzle.end && !isFork(puzzle, cell)) continue;
    moves.push(walk(puzzle, stretch));
    stretch = [];
  }
  return moves;
}

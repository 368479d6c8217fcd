import type { Fault, Position, Verdict } from "@karota/engine/game.ts";

export interface Options {
  readonly level: "easy" | "hard";
}

/** A square in which every digit from 1 to `size` occurs once in each row and column. */
export interface Puzzle {
  readonly size: number;
  /** The rows one after another; "0" is a cell to fill. */
  readonly initial: string;
  readonly solution: string;
}

export interface State {
  readonly puzzle: Puzzle;
  /** As long as `initial`, givens included; "0" is empty. */
  readonly values: string;
}

/** Writes a digit; 0 clears the cell. */
export interface Move {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

export const EMPTY = "0";

export const start = (puzzle: Puzzle): State => ({ puzzle, values: puzzle.initial });

export function apply(state: State, move: Move): State {
  const { x, y, value } = move ?? {};
  const { size, initial } = state.puzzle;
  const onBoard = [x, y].every((place) => Number.isInteger(place) && place >= 0 && place < size);
  if (!onBoard || !Number.isInteger(value) || value < 0 || value > size) return state;
  const at = y * size + x;
  if (initial[at] !== EMPTY || state.values[at] === String(value)) return state;
  return { ...state, values: state.values.slice(0, at) + value + state.values.slice(at + 1) };
}

export const positionOf = (at: number, size: number): Position => [at % size, Math.floor(at / size)];

export const rowOf = (y: number, size: number): readonly Position[] =>
  Array.from({ length: size }, (_, x): Position => [x, y]);

/** Cells to fill that do not hold what they should. */
export const openCells = ({ puzzle, values }: State): readonly number[] =>
  [...puzzle.solution].flatMap((digit, at) => (values[at] === digit ? [] : [at]));

export const solve = (state: State): readonly Move[] =>
  openCells(state).map((at) => {
    const [x, y] = positionOf(at, state.puzzle.size);
    return { x, y, value: Number(state.puzzle.solution[at]) };
  });

const count = (values: string): number => [...values].filter((digit) => digit === EMPTY).length;

export function check(state: State): Verdict {
  const left = count(state.values);
  const wrong = openCells(state);
  const total = count(state.puzzle.initial);
  return {
    status: wrong.length === 0 ? "solved" : "playing",
    allFilledUp: left === 0,
    hasWrongValues: wrong.some((at) => state.values[at] !== EMPTY),
    faults: [...faultsOf(state, "sameInRow", 1), ...faultsOf(state, "sameInColumn", 0)],
    progress: { done: total - left, total },
  };
}

/** Digits that occur more than once in a line; lines share the coordinate `along`, 0 for x and 1 for y. */
function faultsOf({ puzzle: { size }, values }: State, code: string, along: 0 | 1): readonly Fault[] {
  const lines = new Map<string, Position[]>();
  for (const [at, digit] of [...values].entries()) {
    if (digit === EMPTY) continue;
    const position = positionOf(at, size);
    const line = `${position[along]}/${digit}`;
    lines.set(line, [...(lines.get(line) ?? []), position]);
  }
  return [...lines.values()].filter((cells) => cells.length > 1).map((cells) => ({ code, cells }));
}

import type { Turn } from "@karota/engine/game.ts";
import type { Move, Puzzle, State } from "./board.ts";

/** Exchanges the walls above and on the left, and those below and on the right. */
const turnWalls = (walls: number): number =>
  ((walls & 1) << 3) | ((walls & 8) >> 3) | ((walls & 2) << 1) | ((walls & 4) >> 1);

const turnCell = ({ columns, rows }: Puzzle, cell: number): number =>
  Math.floor(cell / columns) + rows * (cell % columns);

/** Both ways, so that a puzzle that is turned twice is the same object. */
const turned = new WeakMap<Puzzle, Puzzle>();

function turnPuzzle(puzzle: Puzzle): Puzzle {
  const known = turned.get(puzzle);
  if (known) return known;
  const { columns, rows } = puzzle;
  const walls = [...puzzle.walls];
  for (const [cell, own] of puzzle.walls.entries()) walls[turnCell(puzzle, cell)] = turnWalls(own);
  const next: Puzzle = {
    columns: rows,
    rows: columns,
    walls,
    start: turnCell(puzzle, puzzle.start),
    end: turnCell(puzzle, puzzle.end),
  };
  turned.set(puzzle, next);
  turned.set(next, puzzle);
  return next;
}

/** A maze whose rows and columns are exchanged: 25 x 15 becomes 15 x 25, with larger cells on an upright phone. */
export const turn: Turn<State, Move> = {
  isWide: ({ puzzle: { columns, rows } }) => columns > rows,
  state: (state) => ({
    ...state,
    puzzle: turnPuzzle(state.puzzle),
    path: state.path.map((cell) => turnCell(state.puzzle, cell)),
  }),
  move: (move) => ({ ...move, to: move.to.map(([x, y]) => [y, x] as const) }),
};

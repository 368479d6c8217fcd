import type { Position } from "@karota/engine/game.ts";
import type { Direction } from "@karota/engine/grid/grid.ts";

/** Columns x rows. */
export const SIZES = ["10x15", "10x25", "25x15", "25x25"] as const;
export type Size = (typeof SIZES)[number];

/** What of the board the maze covers; the other cells are solid. */
export const SHAPES = ["rectangle", "ellipse", "diamond", "ring", "heart"] as const;
export type Shape = (typeof SHAPES)[number];

/** How many ways lead to the end: one; or several, through loops. */
export const WAYS = ["one", "several"] as const;

export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export interface Options {
  readonly size: Size;
  readonly level: Level;
  readonly shape: Shape;
  readonly ways: (typeof WAYS)[number];
}

/** A cell is a number, row by row from 0. */
export interface Puzzle {
  readonly columns: number;
  readonly rows: number;
  /** For each cell the sum of its walls' bits. A cell with all walls is solid; some way leads from any other to any other. */
  readonly walls: readonly number[];
  readonly start: number;
  readonly end: number;
}

export interface State {
  readonly puzzle: Puzzle;
  /** From the start to where the player is, cell by cell; no cell twice: a loop that closes is left out. */
  readonly path: readonly number[];
}

/** Walks from cell to neighbouring cell, one gesture's worth. Onto a cell of the path shortens it to there. */
export interface Move {
  readonly type: "walk";
  readonly to: readonly Position[];
}

/** In the order of a cell's flags on the wire: north, east, south, west. The bit of a wall is 1 << its place here. */
export const DIRECTIONS = ["up", "right", "down", "left"] as const satisfies readonly Direction[];

export const ALL_WALLS = 15;
const BIT: Readonly<Record<Direction, number>> = { up: 1, right: 2, down: 4, left: 8 };

export const positionOf = ({ columns }: Pick<Puzzle, "columns">, cell: number): Position => [
  cell % columns,
  Math.floor(cell / columns),
];

/** The cell at a place of the board; null outside. */
export const cellIn = ({ columns, rows }: Pick<Puzzle, "columns" | "rows">, [x, y]: Position): number | null =>
  x >= 0 && y >= 0 && x < columns && y < rows ? x + columns * y : null;

/** The cell next to this one, walls or not; beyond the edge it is not on the board. */
function besides(columns: number, cell: number, direction: Direction): number {
  switch (direction) {
    case "up":
      return cell - columns;
    case "right":
      return cell + 1;
    case "down":
      return cell + columns;
    case "left":
      return cell - 1;
  }
}

export const isSolid = ({ walls }: Pick<Puzzle, "walls">, cell: number): boolean => walls[cell] === ALL_WALLS;

/** The cell that a step reaches; null for a wall. */
export const stepFrom = ({ columns, walls }: Puzzle, cell: number, direction: Direction): number | null =>
  walls[cell]! & BIT[direction] ? null : besides(columns, cell, direction);

/** The directions in which one can leave a cell. */
export const exitsOf = ({ walls }: Puzzle, cell: number): Direction[] =>
  DIRECTIONS.filter((direction) => !(walls[cell]! & BIT[direction]));

export const areJoined = (puzzle: Puzzle, one: number, other: number): boolean =>
  DIRECTIONS.some((direction) => stepFrom(puzzle, one, direction) === other);

/** The direction of a step between two joined cells. */
export const directionOf = ({ columns }: Puzzle, from: number, to: number): Direction =>
  DIRECTIONS.find((direction) => besides(columns, from, direction) === to)!;

/** Whether some place can be reached in more than one way: more cells are joined than it takes. */
export function hasLoops(puzzle: Puzzle): boolean {
  const exits = [...puzzle.walls.keys()].map((cell) => (isSolid(puzzle, cell) ? [] : exitsOf(puzzle, cell)));
  return exits.flat().length / 2 >= exits.filter(({ length }) => length > 0).length;
}

/** A cell where one has to choose. */
export const isFork = (puzzle: Puzzle, cell: number): boolean => exitsOf(puzzle, cell).length > 2;

export const placeOf = (state: State): number => state.path.at(-1)!;

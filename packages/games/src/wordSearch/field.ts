import type { Position } from "@karota/engine/game.ts";
import { SIZES, type Size } from "./board.ts";
import { BORDER, EMPTY } from "./symbols.ts";

/** How a board of a size is laid out: a square inside a border, cells numbered row by row with the border. */
export interface Field {
  readonly side: number;
  /** Signs of a word, and words of a board. */
  readonly length: 4 | 6;
  readonly count: number;
  /** In so many of four ways the words of a board lie at least: across, down and the two diagonals. */
  readonly ways: number;
  readonly blank: Int16Array;
  /** The cells without the border. */
  readonly inside: Int16Array;
  /** What to add to a cell's number for each of the eight directions. */
  readonly steps: readonly number[];
  /** Where a word can lie, as `placesOf` says. */
  readonly places: Int16Array;
  /** All lines of the four directions (the other four are these backwards), with a cell of the border after each. */
  readonly lines: Int16Array;
}

const FOUR: readonly Position[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];
const EIGHT: readonly Position[] = [...FOUR, ...FOUR.map(([dx, dy]): Position => [-dx, -dy])];

const moved = ([x, y]: Position, [dx, dy]: Position, n: number): Position => [x + n * dx, y + n * dy];

/** The geometry of a square of this side. */
function squareOf(side: number) {
  const width = side + 2;
  return {
    width,
    cells: Array.from({ length: side * side }, (_, n): Position => [n % side, Math.floor(n / side)]),
    at: ([x, y]: Position): number => (y + 1) * width + x + 1,
    stepOf: ([dx, dy]: Position): number => dy * width + dx,
    isInside: ([x, y]: Position): boolean => x >= 0 && y >= 0 && x < side && y < side,
  };
}

/** Where a word of this length can lie on a square: number of its first cell and step, pair after pair. */
export function placesOf(side: number, length: number): Int16Array {
  const { cells, at, stepOf, isInside } = squareOf(side);
  return Int16Array.from(
    cells.flatMap((cell) =>
      EIGHT.flatMap((way) => (isInside(moved(cell, way, length - 1)) ? [at(cell), stepOf(way)] : [])),
    ),
  );
}

function fieldOf(side: number, length: 4 | 6, count: number, ways: number): Field {
  const { width, cells, at, stepOf, isInside } = squareOf(side);
  const lines: number[] = [];
  for (const way of FOUR)
    for (const cell of cells) {
      if (isInside(moved(cell, way, -1))) continue;
      for (let n = 0; isInside(moved(cell, way, n)); n++) lines.push(at(moved(cell, way, n)));
      lines.push(0);
    }
  const blank = new Int16Array(width * width).fill(BORDER);
  for (const cell of cells) blank[at(cell)] = EMPTY;
  return {
    side,
    length,
    count,
    ways,
    blank,
    inside: Int16Array.from(cells, at),
    steps: EIGHT.map(stepOf),
    places: placesOf(side, length),
    lines: Int16Array.from(lines),
  };
}

export const FIELDS: Readonly<Record<Size, Field>> = {
  [SIZES[0]]: fieldOf(6, 4, 6, 2),
  [SIZES[1]]: fieldOf(12, 6, 12, 3),
};

export const positionIn = ({ side }: Field, cell: number): Position => [
  (cell % (side + 2)) - 1,
  Math.floor(cell / (side + 2)) - 1,
];

import type { Position } from "../game.ts";
import type { Cell } from "./cell.ts";

/** Rows of cells, all of the same length. */
export type Grid = readonly (readonly Cell[])[];

export type Direction = "up" | "down" | "left" | "right";

const STEP: Readonly<Record<Direction, Position>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Cuts a list of cells, row by row, into a grid of this width. */
export const gridOf = (cells: readonly Cell[], width: number): Grid =>
  Array.from({ length: Math.ceil(cells.length / width) }, (_, y) => cells.slice(y * width, (y + 1) * width));

/** Undefined outside the grid. */
export const cellAt = (grid: Grid, [x, y]: Position): Cell | undefined => grid[y]?.[x];

/** All cells, row by row. */
export const cellsOf = (grid: Grid): readonly Cell[] => grid.flat();

/** The grid with every cell changed; untouched rows and cells stay the same objects. */
export const changeCells = (grid: Grid, change: (cell: Cell, position: Position) => Cell): Grid =>
  grid.map((row, y) => {
    const changed = row.map((cell, x) => change(cell, [x, y]));
    return changed.some((cell, x) => cell !== row[x]) ? changed : row;
  });

/** The nearest cell in that direction which is not locked; null when there is none before the edge. */
export function nextOpen(grid: Grid, from: Position, direction: Direction): Position | null {
  const [dx, dy] = STEP[direction];
  let [x, y] = from;
  for (;;) {
    x += dx;
    y += dy;
    const cell = cellAt(grid, [x, y]);
    if (!cell) return null;
    if (!cell.locked) return [x, y];
  }
}

/** What a key of the keyboard means on a grid. */
export type KeyMeaning =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "clear" }
  | { readonly kind: "go"; readonly direction: Direction };

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  ArrowUp: { kind: "go", direction: "up" },
  ArrowDown: { kind: "go", direction: "down" },
  ArrowLeft: { kind: "go", direction: "left" },
  ArrowRight: { kind: "go", direction: "right" },
  Backspace: { kind: "clear" },
  Delete: { kind: "clear" },
};

/**
 * Reads `KeyboardEvent.key`. Allowed characters are taken in either case and given back as they stand in `allowed`; any
 * other single character clears, where the game asks for that. Null: the key is not the grid's.
 */
export function keyMeaning(key: string, allowed: string, othersClear = false): KeyMeaning | null {
  const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (known) return known;
  const value = [...allowed].find((sign) => sign.toLowerCase() === key.toLowerCase());
  if (value !== undefined) return { kind: "value", value };
  return othersClear && [...key].length === 1 ? { kind: "clear" } : null;
}

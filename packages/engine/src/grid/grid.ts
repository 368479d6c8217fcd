import type { Position } from "../game.ts";
import type { Cell } from "./cell.ts";

/** Rows of cells, all of the same length. */
export type Grid = readonly (readonly Cell[])[];

export type Direction = "up" | "down" | "left" | "right";

const STEP: Readonly<Record<Direction, Position>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** What a step in that direction adds to a position. */
export const step = (direction: Direction): Position => STEP[direction];

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

/** What a keyboard event tells of a press. */
export interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * The sign that a press types, composed (`s` and a caron are `š`); null when it is a shortcut. With Alt, Option or AltGr
 * (which is Ctrl and Alt) only signs beyond ASCII are typed: Option + S is `ß`, Alt + H stays the frame's.
 */
function typedSign({ key, ctrlKey = false, altKey = false, metaKey = false }: Press): string | null {
  const sign = key.normalize("NFC");
  if (metaKey || (ctrlKey && !altKey) || (altKey && /^[ -~]*$/.test(sign))) return null;
  return sign;
}

/**
 * Reads a press, or `KeyboardEvent.key` alone. Allowed signs are taken in either case and given back as they stand in
 * `allowed`; any other single sign clears, where the game asks for that. Null: the key is not the grid's.
 */
export function keyMeaning(press: Press | string, allowed: Iterable<string>, othersClear = false): KeyMeaning | null {
  const given = typeof press === "string" ? { key: press } : press;
  if (Object.hasOwn(KEYS, given.key)) return KEYS[given.key]!;
  const typed = typedSign(given);
  if (typed === null) return null;
  const value = [...allowed].find((sign) => sign.toLowerCase() === typed.toLowerCase());
  if (value !== undefined) return { kind: "value", value };
  return othersClear && [...typed].length === 1 ? { kind: "clear" } : null;
}

import { givenCell, openCell } from "@karota/engine/grid/cell.ts";
import { gridOf, keyMeaning, nextOpen, type Direction, type Grid } from "@karota/engine/grid/grid.ts";
import { CELLS, columnOf, positionOf, type Move, type PencilKind, type State } from "./board.ts";
import { isGiven } from "./play.ts";

/** Where the player is. A given can be looked at, but only an open cell can be selected. */
export interface Cursor {
  readonly cell: number;
  readonly selected: boolean;
}

/** The board as the shared grid knows it. */
export const gridFrom = ({ puzzle, values }: State): Grid =>
  gridOf(
    CELLS.map((cell) =>
      isGiven(puzzle, cell)
        ? givenCell(puzzle.initial[cell]!)
        : openCell(puzzle.solution[cell]!, values[cell] ? String(values[cell]) : ""),
    ),
    9,
  );

export const firstCursor = (state: State): Cursor => ({
  cell: Math.max(
    0,
    CELLS.findIndex((cell) => !state.values[cell]),
  ),
  selected: false,
});

/** Selects the cell; a selected one is deselected, a given one is only looked at. */
export const pick = (state: State, cursor: Cursor, cell: number): Cursor => ({
  cell,
  selected: !isGiven(state.puzzle, cell) && !(cursor.selected && cursor.cell === cell),
});

const STEPS: Readonly<Record<Direction, number>> = { up: -9, down: 9, left: -1, right: 1 };

/** The next open cell in that direction, selected; with `every` the very next one, given or not. */
export function go(state: State, grid: Grid, cursor: Cursor, direction: Direction, every: boolean): Cursor {
  if (!every) {
    const to = nextOpen(grid, positionOf(cursor.cell), direction);
    if (to) return { cell: to[0] + 9 * to[1], selected: true };
    return isGiven(state.puzzle, cursor.cell) ? cursor : { ...cursor, selected: true };
  }
  const cell = cursor.cell + STEPS[direction];
  const leavesRow =
    (direction === "left" && columnOf(cursor.cell) === 0) || (direction === "right" && columnOf(cursor.cell) === 8);
  if (leavesRow || cell < 0 || cell > 80) return cursor;
  return { cell, selected: !isGiven(state.puzzle, cell) };
}

/** Where a digit goes: into the cell or beside, as a pencil mark. */
export type Writing = "pen" | PencilKind;

/** The move of a digit on the selected cell; null when none is selected. */
export function writeMove(cursor: Cursor, digit: number, writing: Writing): Move | null {
  if (!cursor.selected) return null;
  const { cell } = cursor;
  return writing === "pen" ? { type: "enter", cell, digit } : { type: "mark", kind: writing, cell, digit };
}

export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type Meaning =
  | { readonly kind: "go"; readonly direction: Direction; readonly every: boolean }
  | { readonly kind: "write"; readonly digit: number; readonly writing: Writing | null }
  | { readonly kind: "clear" }
  | { readonly kind: "pick" }
  | { readonly kind: "leave" };

/**
 * What a key means here. Digits write (also on the number pad), with Shift into the corner and with Ctrl or Alt into the
 * centre; arrows go to the next open cell, with Ctrl over every cell; Space and Enter select and deselect.
 */
export function meaningOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Press): Meaning | null {
  const isKey = /^Digit[1-9]$/.test(code) || /^Numpad[1-9]$/.test(code);
  // Shift and Alt change what a digit key types; its place on the keyboard still tells the digit.
  if (isKey && !/^[1-9]$/.test(key) && shiftKey && !key.startsWith("Arrow") && key.length === 1)
    return { kind: "write", digit: Number(code.slice(-1)), writing: "corner" };
  if (isKey && (ctrlKey || altKey || metaKey))
    return { kind: "write", digit: Number(code.slice(-1)), writing: "centre" };
  if (key === " " || key === "Enter") return { kind: "pick" };
  if (key === "Escape") return { kind: "leave" };
  if (key === "0") return { kind: "clear" };
  if (altKey || metaKey) return null;
  const meaning = keyMeaning(key, "123456789");
  if (!meaning) return null;
  if (meaning.kind === "go") return { ...meaning, every: ctrlKey };
  if (ctrlKey) return null;
  return meaning.kind === "clear" ? meaning : { kind: "write", digit: Number(meaning.value), writing: null };
}

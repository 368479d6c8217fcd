import type { Position } from "@karota/engine/game.ts";
import { keyMeaning } from "@karota/engine/grid/grid.ts";
import { CELLS, positionOf, type Move, type PencilKind, type State } from "./board.ts";
import { isGiven } from "./play.ts";

/** A cell's content, and its state display: only what is filled in is right or wrong. */
export function cellFrom({ puzzle, values }: State, cell: number, stateShown: boolean) {
  const locked = isGiven(puzzle, cell);
  const value = locked ? puzzle.initial[cell]! : values[cell] ? String(values[cell]) : "";
  const isRight = value === puzzle.solution[cell];
  const mark = !stateShown || locked || value === "" ? null : isRight ? ("right" as const) : ("wrong" as const);
  return { value, locked, mark };
}

/** The first empty cell. */
export const firstCell = (state: State): Position =>
  positionOf(
    Math.max(
      0,
      CELLS.findIndex((cell) => !state.values[cell]),
    ),
  );

/** The thick lines of a cell: right of and below boxes. */
export const linesOf = (x: number, y: number): string =>
  `${x % 3 === 2 && x < 8 ? "r" : ""}${y % 3 === 2 && y < 8 ? "b" : ""}`;

/** Where a digit goes: into the cell or beside, as a pencil mark. */
export type Writing = "pen" | PencilKind;

export const writeMove = (cell: number, digit: number, writing: Writing): Move =>
  writing === "pen" ? { type: "enter", cell, digit } : { type: "mark", kind: writing, cell, digit };

export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type Meaning =
  | { readonly kind: "write"; readonly digit: number; readonly writing: Writing | null }
  | { readonly kind: "clear" }
  | { readonly kind: "pick" }
  | { readonly kind: "leave" };

/**
 * What a key means here. Digits write (also on the number pad), with Shift into the corner and with Ctrl or Alt into the
 * centre; any other sign clears, but for letters where they are shortcuts; Space and Enter select and deselect. Keys
 * that go are the cursor's.
 */
export function meaningOf(
  { key, code, shiftKey, ctrlKey, altKey, metaKey }: Press,
  letterShortcuts: boolean,
): Meaning | null {
  const isKey = /^Digit[1-9]$/.test(code) || /^Numpad[1-9]$/.test(code);
  // Shift and Alt change what a digit key types; its place on the keyboard still identifies the digit.
  if (isKey && !/^[1-9]$/.test(key) && shiftKey && !key.startsWith("Arrow") && key.length === 1)
    return { kind: "write", digit: Number(code.slice(-1)), writing: "corner" };
  if (isKey && (ctrlKey || altKey || metaKey))
    return { kind: "write", digit: Number(code.slice(-1)), writing: "centre" };
  if (key === " " || key === "Enter") return { kind: "pick" };
  if (key === "Escape") return { kind: "leave" };
  const isShortcut = letterShortcuts && /^\p{L}$/u.test(key);
  const meaning = keyMeaning({ key, ctrlKey, altKey, metaKey }, "123456789", !isShortcut);
  if (meaning?.kind === "value") return { kind: "write", digit: Number(meaning.value), writing: null };
  return meaning?.kind === "clear" && !ctrlKey && !altKey && !metaKey ? meaning : null;
}

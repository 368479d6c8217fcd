import type { Message } from "@karota/engine/message.ts";
import { columnOf, digitsIn, rowOf, type State } from "./board.ts";
import { isGiven, isWrong } from "./play.ts";

type Word = string | number | Message;

const UNIT_KINDS = ["row", "column", "box"] as const;
/** Of which kind a unit is (its number in `UNITS`), and which of its kind from 1; boxes count row by row. */
const unitValues = (unit: number) => ({ kind: UNIT_KINDS[Math.floor(unit / 9)]!, n: (unit % 9) + 1 });

/** The unit as one looks at it: »srednji levi kvadrat«. */
export const theUnit = (unit: number): Message => ({ id: "sudoku.unit", values: unitValues(unit) });
/** The place as one finds something there: »v srednjem levem kvadratu«. */
export const inUnit = (unit: number): Message => ({ id: "sudoku.inUnit", values: unitValues(unit) });
/** A cell by row and column, after a colon. */
export const cellName = (cell: number): Message => ({
  id: "sudoku.cellName",
  values: { row: rowOf(cell) + 1, column: columnOf(cell) + 1 },
});

/** The same for sentences with many cells: »V4S3«. */
export const shortName = (cell: number): Message => ({
  id: "sudoku.shortName",
  values: { row: rowOf(cell) + 1, column: columnOf(cell) + 1 },
});
/** Both names of a cell, before the short one is used. */
export const bothNames = (cell: number): Message => ({
  id: "sudoku.bothNames",
  values: { cell: cellName(cell), short: shortName(cell) },
});

/** »a, b in c«, or with another word before the last one. */
export function listOf(words: readonly Word[], end = "sudoku.listEnd"): Word {
  const [first, second, ...rest] = words;
  if (first === undefined) throw new Error("listOf: nothing to list");
  if (second === undefined) return first;
  const last = listOf([second, ...rest], end);
  return { id: rest.length === 0 ? end : "sudoku.list", values: { first, last } };
}
export const cellNames = (cells: readonly number[]): Word => listOf(cells.map(cellName));
/** »V1S2 ali V1S3« */
export const anyCell = (cells: readonly number[]): Word => listOf(cells.map(shortName), "sudoku.listOr");
export const digitNames = (set: number): Word => listOf(digitsIn(set));

/** A cell's content, for a screen reader. `judged` includes right and wrong. */
function contentOf(state: State, cell: number, judged: boolean): Message {
  const digit = state.values[cell]!;
  if (isGiven(state.puzzle, cell)) return { id: "sudoku.content.given", values: { digit } };
  if (digit !== 0) {
    if (!judged) return { id: "sudoku.content.yours", values: { digit } };
    return { id: isWrong(state, cell) ? "sudoku.content.wrong" : "sudoku.content.right", values: { digit } };
  }
  const marks = state.pencil.corner[cell]! | state.pencil.centre[cell]!;
  if (marks === 0) return { id: "sudoku.content.empty" };
  return { id: "sudoku.content.pencil", values: { digits: digitNames(marks) } };
}

/** A cell with its place and content, for a screen reader. */
export const cellMessage = (state: State, cell: number, judged: boolean): Message => ({
  id: "sudoku.cell",
  values: { row: rowOf(cell) + 1, column: columnOf(cell) + 1, content: contentOf(state, cell, judged) },
});

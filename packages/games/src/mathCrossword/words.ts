import { positionIn, type CrossHint, type Run } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import type { Operation, Puzzle } from "./board.ts";

/** The operations by their names in texts. */
export const NAMES: Readonly<Record<Operation, string>> = { "+": "plus", "-": "minus", "*": "times", "/": "over" };

/** "42 ÷ 3" with the signs of the language. */
export const expression = ({ o1, op, o2 }: CrossHint): Message => ({
  id: "mathCrossword.expression",
  values: { o1, op: NAMES[op], o2: o2 ?? 0 },
});

/** "14 × 3 = 42" */
export const equation = (o1: number, op: Operation, o2: number, result: number): Message => ({
  id: "mathCrossword.equation",
  values: { expression: expression({ o1, op, o2 }), result },
});
export const equations = (parts: readonly Message[]): Message => listOf(parts);

/** A run by its place: "row 3". */
export function theLine(puzzle: Puzzle, run: Run): Message {
  const [x, y] = positionIn(puzzle, run.cells[0]!);
  return { id: "mathCrossword.line", values: { heading: run.heading, line: run.heading === "e" ? y + 1 : x + 1 } };
}

/** A cell by row and column, after a colon. */
export function cellName(puzzle: Puzzle, cell: number): Message {
  const [x, y] = positionIn(puzzle, cell);
  return { id: "mathCrossword.cellName", values: { row: y + 1, column: x + 1 } };
}

import { positionIn, type Run } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { digitsIn, type Puzzle } from "./board.ts";
import { sumOfRun } from "./play.ts";

/** A run by its sum and place, as one looks at it: "the sum 16 in row 3". */
export function theRun(puzzle: Puzzle, run: Run): Message {
  const [x, y] = positionIn(puzzle, run.cells[0]!);
  return {
    id: "kakuro.run",
    values: { heading: run.heading, sum: sumOfRun(puzzle, run), line: run.heading === "e" ? y + 1 : x + 1 },
  };
}

/** A cell by row and column, after a colon. */
export function cellName(puzzle: Puzzle, cell: number): Message {
  const [x, y] = positionIn(puzzle, cell);
  return { id: "kakuro.cellName", values: { row: y + 1, column: x + 1 } };
}
export const cellNames = (puzzle: Puzzle, cells: readonly number[]): Message =>
  listOf(cells.map((cell) => cellName(puzzle, cell)));

export const digitNames = (set: number): Message => listOf(digitsIn(set));

/** Ways to make a sum, the same in every language: "1+3+4, 1+2+5". */
export const combinationNames = (sets: readonly number[]): string =>
  sets.map((set) => digitsIn(set).join("+")).join(", ");

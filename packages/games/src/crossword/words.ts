import { positionIn, type Run } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { clueOf, type Clue, type Puzzle, type State } from "./board.ts";

/** A word by its number and heading: "4 across". */
export const clueName = ({ n, heading }: Clue): Message => ({ id: "crossword.run", values: { n, heading } });

/** A word with its clue: "4 across, Frozen water, 3 letters". A picture is replaced by the words of its clue. */
export const clueWords = (clue: Clue): Message => ({
  id: "crossword.clue",
  values: { run: clueName(clue), clue: clue.clue, length: clue.length },
});

/** The letters of a word that are on the board, and gaps: "K _ _ A". */
export const patternOf = ({ values }: State, { cells }: Run): string =>
  cells.map((cell) => values[cell] || "_").join(" ");

/** "row 3/column 4". */
export function cellName(puzzle: Puzzle, cell: number): Message {
  const [x, y] = positionIn(puzzle, cell);
  return { id: "crossword.cellName", values: { row: y + 1, column: x + 1 } };
}

/** What a cell is in a word: "letter 2 of 5 in 4 across, Frozen water". */
export const letterInWord = (puzzle: Puzzle, run: Run, cell: number): Message => {
  const clue = clueOf(puzzle, run);
  return {
    id: "crossword.letterOf",
    values: { place: run.cells.indexOf(cell) + 1, length: clue.length, run: clueName(clue), clue: clue.clue },
  };
};

/** The other word through a cell, in short: "also in 3 down". */
export const alsoIn = (clue: Clue): Message => ({ id: "crossword.alsoIn", values: { run: clueName(clue) } });

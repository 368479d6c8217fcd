import type { Generate } from "@karota/engine/game.ts";
import { EMPTY, type Options, type Puzzle } from "./board.ts";

const SIZES = { easy: 4, hard: 6 } as const;

/**
 * Shuffles the rows, columns and digits of a shifted square and takes one cell out of every row. A cell that is alone in
 * its row has one possible digit, so the board has one solution.
 */
export const generate: Generate<Options, Puzzle> = ({ level }, random) => {
  const size = SIZES[level];
  const places = Array.from({ length: size }, (_, place) => place);
  const [rows, columns, digits] = [random.shuffled(places), random.shuffled(places), random.shuffled(places)];
  const square = rows.map((row) => columns.map((column) => String(digits[(row + column) % size]! + 1)));
  const dug = square.map((row) => row.with(random.below(size), EMPTY));
  return { size, initial: dug.flat().join(""), solution: square.flat().join("") };
};

import type { Puzzle, State } from "../board.ts";
import { start } from "../play.ts";

/** A board drawn in rows: "*" is a mine, "s" the start, "." any other cell. */
export function puzzleOf(...rows: readonly string[]): Puzzle {
  const cells = rows.join("");
  const layout = cells.replace("s", ".");
  return { width: rows[0]!.length, height: rows.length, layout, start: cells.indexOf("s"), hardest: "number" };
}

/** Opened from its start. */
export const stateOf = (...rows: readonly string[]): State => start(puzzleOf(...rows));

/** What the player sees, in rows. */
export const rowsOf = ({ puzzle, cover }: State): readonly string[] =>
  Array.from({ length: puzzle.height }, (_, y) => cover.slice(y * puzzle.width, (y + 1) * puzzle.width));

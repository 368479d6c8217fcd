import { lettersOf } from "@karota/engine/grid/crossing.ts";
import { LEVELS, solutionAt, sumOf, type Level, type Puzzle } from "../board.ts";
import { layoutOf, propagate, sums, type Reach } from "../solve.ts";

/** The easiest level whose techniques find every digit of a board, from its sums alone; null when none does. */
export function levelOf(puzzle: Puzzle): Level | null {
  const side = puzzle.columns - 1;
  const inside = puzzle.cells.filter((_, at) => at % puzzle.columns > 0 && at >= puzzle.columns);
  const layout = layoutOf(
    inside.map(({ t }) => (t === "L" ? 1 : 0)),
    side,
  );
  const digits = lettersOf(puzzle).map((cell) => solutionAt(puzzle, cell));
  for (let run = 0; run < layout.first.length - 1; run++) {
    const cells = layout.cells.subarray(layout.first[run], layout.first[run + 1]);
    sums[run] = sumOf([...cells].map((cell) => digits[cell]!));
  }
  return LEVELS.find((_, reach) => propagate(layout, reach as Reach) === 0) ?? null;
}

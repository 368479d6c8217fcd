import { otherLetters } from "@karota/engine/testing/other-letters.ts";
import type { CrossHint, Heading } from "@karota/engine/grid/crossing.ts";
import type { Puzzle } from "../board.ts";

/** The same board with other digits in the cells and in the gaps of its calculations. */
export const another = (puzzle: Puzzle): Puzzle => {
  const filled = (hint: CrossHint | null, head: number, heading: Heading): CrossHint | null => {
    const gap = puzzle.gaps.find((one) => one.head === head && one.heading === heading);
    if (!hint || !gap) return hint;
    const digits = Array.from(String(hint[gap.operand]));
    return { ...hint, [gap.operand]: Number(digits.with(gap.place, digits[gap.place] === "7" ? "8" : "7").join("")) };
  };
  const other = otherLetters(puzzle);
  return {
    ...other,
    cells: other.cells.map((cell, at) => ({
      ...cell,
      he: filled(cell.he, at, "e"),
      hs: filled(cell.hs, at, "s"),
    })),
  };
};

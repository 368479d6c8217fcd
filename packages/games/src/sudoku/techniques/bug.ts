import { CELLS, digitsIn, unitsOf } from "../board.ts";
import { cellName } from "../words.ts";
import { maskOf, SIZE } from "./sight.ts";
import type { Technique } from "./step.ts";

/**
 * BUG+1: every empty cell but one has two digits, and without the third digit of that one every digit would have two
 * places in every unit. Such a board has no solution or several, so the cell holds the digit that has three places.
 */
export const bug: Technique = (sight) => {
  let only = -1;
  for (const cell of CELLS) {
    const size = SIZE[sight.sets[cell]!]!;
    if (size === 0 || size === 2) continue;
    if (size !== 3 || only >= 0) return null;
    only = cell;
  }
  if (only < 0) return null;
  const units = unitsOf(only);
  const digit = digitsIn(sight.sets[only]!).find((one) => units.every((unit) => SIZE[maskOf(sight, unit, one)] === 3));
  if (digit === undefined) return null;
  for (let i = 0; i < 243; i++) {
    const places = SIZE[sight.masks[i]!]!;
    const here = Math.floor(i / 27) === digit - 1 && units.includes(i % 27);
    if (places !== 0 && places !== (here ? 3 : 2)) return null;
  }
  return {
    words: () => ({
      title: { id: "sudoku.technique.bug" },
      steps: [
        { id: "sudoku.hint.bug.look", values: { cell: cellName(only) } },
        { id: "sudoku.hint.bug.why", values: { digit } },
        { id: "sudoku.hint.bug.so", values: { digit, cell: cellName(only) } },
      ],
    }),
    reason: [],
    conclusion: { cell: only, digit },
  };
};

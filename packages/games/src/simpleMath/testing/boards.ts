import type { Position } from "@karota/engine/game.ts";
import type { Puzzle, State } from "../board.ts";
import { simpleMath } from "../index.ts";

/*
 *   6  7 12 13
 *  20 24 31 35    multiples of 6: 6, 12, 24, 36, 48, 54
 *  36 40 41 48
 *  49 54 55 61
 */
const puzzle: Puzzle = {
  side: 4,
  range: "6-10",
  sought: "any",
  numbers: [6],
  values: [6, 7, 12, 13, 20, 24, 31, 35, 36, 40, 41, 48, 49, 54, 55, 61],
};
export const fresh = simpleMath.start(puzzle);
/** The same numbers, of which common multiples of 6 and 8 are sought: 24 and 48. */
export const freshCommon = simpleMath.start({ ...puzzle, sought: "common", numbers: [6, 8] });

/** The cells with multiples of 6. */
export const MULTIPLES: readonly Position[] = [
  [0, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 2],
  [1, 3],
];

const withToggled = (from: State, cells: readonly Position[]): State =>
  cells.reduce((state, cell) => simpleMath.apply(state, { type: "toggle", cell }), from);
export const toggled = (...cells: readonly Position[]): State => withToggled(fresh, cells);
export const toggledCommon = (...cells: readonly Position[]): State => withToggled(freshCommon, cells);

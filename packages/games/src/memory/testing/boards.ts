import type { Position } from "@karota/engine/game.ts";
import type { CardSymbol, Puzzle, State } from "../board.ts";
import { memory } from "../index.ts";

/*
 *  A B C D
 *  B A D C
 *  E F G H
 *  H G F E
 */
export const puzzle: Puzzle = { side: 4, occurrences: 2, symbols: [..."ABCDBADCEFGHHGFE"] as CardSymbol[] };
export const fresh = memory.start(puzzle);
export const tried = (state: State, ...cells: readonly Position[]): State =>
  memory.apply(state, { type: "try", cells });
export const A: readonly Position[] = [
  [0, 0],
  [1, 1],
];

import type { Position } from "@karota/engine/game.ts";
import type { Puzzle, State } from "../board.ts";
import type { CardSymbol } from "../symbols.ts";
import type { Face } from "../faces.ts";
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
/** Cards for this board that belong together and look different: 2 · 6 and 12 are the pair A, 2 · 7 and 14 the pair B … */
export const faces: readonly Face[] = puzzle.symbols.map((symbol, cell) => {
  const factor = 6 + "ABCDEFGH".indexOf(symbol);
  return puzzle.symbols.indexOf(symbol) === cell
    ? { kind: "product", factors: [2, factor] }
    : { kind: "number", value: 2 * factor };
});
export const A: readonly Position[] = [
  [0, 0],
  [1, 1],
];

import type { Hint, Position } from "@karota/engine/game.ts";
import { cellsOf, directionOf, EIGHT, type Move, type PlacedWord, type State } from "./board.ts";
import { leftOf } from "./play.ts";

const easeOf = (word: PlacedWord): number => EIGHT.findIndex(([name]) => name === directionOf(word));

/** A nudge towards the word that is easiest to see: which it is, the row it begins in, the cell, which way it goes. */
export function hint(state: State): Hint<Move> | null {
  const [first] = leftOf(state).toSorted((one, other) => easeOf(one) - easeOf(other));
  if (!first) return null;
  const { word, from, to } = first;
  const [x, y] = from;
  const kind = state.puzzle.theme ? "letter" : "sign";
  return {
    title: { id: "wordSearch.hint" },
    steps: [
      { id: "wordSearch.hint.word", values: { word } },
      { id: "wordSearch.hint.row", values: { kind, sign: word[0]!, row: y + 1 } },
      { id: "wordSearch.hint.cell", values: { column: x + 1, row: y + 1 } },
      { id: "wordSearch.hint.way", values: { way: { id: `wordSearch.way.${directionOf(first)}` } } },
    ],
    target: cellsOf(first),
    reason: Array.from(state.puzzle.rows[y]!, (_, column): Position => [column, y]),
    ruledOut: [],
    move: { type: "mark", from, to },
  };
}

import type { Hint } from "@karota/engine/game.ts";
import { positionOf, type Move, type State } from "./board.ts";
import { missingCells, wrongCells } from "./play.ts";
import { howMessage, proof, refutation, wayOf, WAYS } from "./proof.ts";

/** Errors come first; the last step alone says which one it is. */
function wrongHint({ puzzle }: State, wrong: readonly number[]): Hint<Move> {
  const cell = wrong[0]!;
  const at = positionOf(puzzle, cell);
  const value = puzzle.values[cell]!;
  return {
    title: { id: "simpleMath.hint.wrong" },
    steps: [
      { id: "simpleMath.hint.wrong.look", values: { count: wrong.length } },
      { id: "simpleMath.hint.wrong.row", values: { row: at[1] + 1 } },
      ...puzzle.numbers.map((number) => refutation(number, value)),
      { id: "simpleMath.hint.wrong.so", values: { value } },
    ],
    target: [at],
    reason: [],
    ruledOut: [],
    move: { type: "toggle", cell: at },
  };
}

/** The multiple that is easiest to see: in which row, what to look at, and then which it is. */
export function hint(state: State): Hint<Move> | null {
  const { puzzle, selected } = state;
  const wrong = wrongCells(state);
  if (wrong.length > 0) return wrongHint(state, wrong);
  const [best] = missingCells(state)
    .flatMap((cell) => {
      const value = puzzle.values[cell]!;
      return puzzle.numbers
        .filter((number) => value % number === 0)
        .map((number) => ({ cell, value, number, way: wayOf(number, value) }));
    })
    .toSorted((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || one.value - other.value);
  if (!best) return null;
  const { cell, value, number, way } = best;
  const at = positionOf(puzzle, cell);
  const row = [...puzzle.values.keys()].filter((one) => positionOf(puzzle, one)[1] === at[1]);
  return {
    title: { id: `simpleMath.way.${way}` },
    steps: [
      { id: "simpleMath.hint.look", values: { row: at[1] + 1, number } },
      howMessage(number, way),
      { id: "simpleMath.hint.so", values: { value, proof: proof(number, value, way) } },
    ],
    target: [at],
    // where to look: what is not selected in this row
    reason: row.filter((one) => one !== cell && !selected.includes(one)).map((one) => positionOf(puzzle, one)),
    ruledOut: [],
    move: { type: "toggle", cell: at },
  };
}

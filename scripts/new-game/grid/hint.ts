import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { EMPTY, openCells, positionOf, rowOf, type Move, type State } from "./board.ts";

/** A wrong digit comes first; then the only empty cell of a row takes the digit that is missing there. */
export function hint({ puzzle, values }: State): Hint<Move> | null {
  const open = openCells({ puzzle, values });
  const wrong = open.find((at) => values[at] !== EMPTY);
  const at = wrong ?? open[0];
  if (at === undefined) return null;
  const position = positionOf(at, puzzle.size);
  const [x, y] = position;
  const row = { row: y + 1 };
  const shared = { target: [position], ruledOut: [] };
  if (wrong !== undefined)
    return {
      ...shared,
      title: { id: "newGame.hint.wrong" },
      steps: [{ id: "newGame.hint.wrong.row", values: row }, { id: "newGame.hint.wrong.clear" }],
      reason: [],
      move: { x, y, value: 0 },
    };
  const value = Number(puzzle.solution[at]);
  return {
    ...shared,
    title: { id: "newGame.hint.last" },
    steps: [
      { id: "newGame.hint.last.row", values: row },
      { id: "newGame.hint.last.digit", values: { value } },
    ],
    reason: rowOf(y, puzzle.size).filter(([column]) => column !== x),
    move: { x, y, value },
  };
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [{ id: "newGame.hint.last" }];

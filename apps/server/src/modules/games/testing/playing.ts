import type { AnyGame } from "@karota/engine/game.ts";
import { createReply, type Board } from "@karota/contract/games/board.ts";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";

/** The board as its game reads it: without the fields of the envelope. */
export const stateOf = (game: AnyGame, board: Board): unknown =>
  game.payload.decode(Object.fromEntries(Object.entries(board).filter(([name]) => !(name in createReply.shape))));

/** The saves that carry a board, as it came over the wire, to its end. */
export function savesToTheEnd(game: AnyGame, board: Board): readonly Readonly<Record<string, unknown>>[] {
  let from: unknown = stateOf(game, board);
  return game.solve(from).flatMap((move) => {
    const to: unknown = game.apply(from, move);
    const saves = game.saves.between(from, to);
    from = to;
    return saves;
  });
}

/** The one save of the fake game that solves a board. */
export const solution = (board: Board): { lamps: string } => savesToTheEnd(fakeGame, board).at(-1) as { lamps: string };

/** A save of the fake game with every lamp set wrong. */
export const wrongSolution = (board: Board): { lamps: string } => ({
  lamps: solution(board).lamps.replace(/[01]/g, (lamp) => (lamp === "1" ? "0" : "1")),
});

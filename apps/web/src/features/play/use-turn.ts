import { useCallback, useMemo } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import { useMedia } from "../../shared/use-media.ts";

const UPRIGHT_PHONE = "(max-width: 767px) and (orientation: portrait)";

/**
 * The board as it is drawn, and what plays a move on it: on an upright phone a wide board has its rows and columns
 * exchanged where its game can do that.
 */
export function useTurn(game: AnyGame, state: unknown, play: (move: unknown) => void) {
  const isUpright = useMedia(UPRIGHT_PHONE);
  const turn = isUpright && game.turn?.isWide(state) ? game.turn : null;
  return {
    drawn: useMemo<unknown>(() => (turn ? turn.state(state) : state), [turn, state]),
    playDrawn: useCallback((move: unknown) => play(turn ? turn.move(move) : move), [turn, play]),
  };
}

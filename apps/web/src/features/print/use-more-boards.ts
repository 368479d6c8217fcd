import { useRef, useState } from "react";
import type { Board } from "@karota/contract/games/board.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { ApiFailure, call } from "../../shared/api.ts";
import { newKey } from "../../shared/new-key.ts";
import { notifyFailure } from "../../shared/notices.tsx";
import { updateSession } from "../../shared/session.ts";

/**
 * Starts new boards for their price, one after the other, as a start on the game's own page does. What is there when
 * one of them fails is kept and has been paid for once.
 */
export function useMoreBoards(game: string, made: (gridId: string) => void) {
  const [making, setMaking] = useState(false);
  const running = useRef(false);
  /** Kept while it is unknown whether the server has heard the press, so that it is never paid twice. */
  const unanswered = useRef<{ readonly key: string; readonly options: string } | null>(null);

  const one = async (options: OptionValues) => {
    const asked = JSON.stringify(options);
    if (unanswered.current?.options !== asked) unanswered.current = { key: newKey(), options: asked };
    try {
      const board = await call<Board & { credit_amount: number }>("POST", `games/${pathOf(game)}/create`, {
        body: { options },
        idempotencyKey: unanswered.current.key,
      });
      unanswered.current = null;
      updateSession({ credit_amount: board.credit_amount });
      made(board.gridId);
    } catch (error) {
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) unanswered.current = null;
      throw error;
    }
  };

  const make = async (options: OptionValues, count: number) => {
    if (running.current) return;
    running.current = true;
    setMaking(true);
    try {
      for (let n = 0; n < count; n++) await one(options);
    } catch (error) {
      notifyFailure(error);
    } finally {
      running.current = false;
      setMaking(false);
    }
  };
  return { making, make };
}

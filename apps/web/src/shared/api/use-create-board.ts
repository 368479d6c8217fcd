import { useRef } from "react";
import type { Board } from "@karota/contract/games/board.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { ApiFailure, call } from "./api.ts";
import { fetchSiteSettings } from "../session/site-settings.ts";
import { newKey } from "./new-key.ts";
import { notifyFailure } from "../components/notices.tsx";
import { updateSession } from "../session/session.ts";

/**
 * Starts a new board for the price that is shown. A refusal is shown, and returns null; a changed price is shown first,
 * by `reload`.
 */
export function useCreateBoard(
  game: string,
  reload: () => Promise<unknown>,
): (options: OptionValues, price: number) => Promise<Board | null> {
  /** Stored while the outcome is unknown, so that it is never paid twice. */
  const unanswered = useRef<{ readonly key: string; readonly asked: string } | null>(null);
  return async (options, price) => {
    const asked = JSON.stringify({ options, price });
    if (unanswered.current?.asked !== asked) unanswered.current = { key: newKey(), asked };
    try {
      const board = await call<Board & { credit_amount: number }>("POST", `games/${pathOf(game)}/create`, {
        body: { options, price },
        idempotencyKey: unanswered.current.key,
      });
      unanswered.current = null;
      updateSession({ credit_amount: board.credit_amount });
      return board;
    } catch (error) {
      if (error instanceof ApiFailure) {
        if (error.status >= 400 && error.status < 500) unanswered.current = null;
        // Perhaps the game has just been closed, or the site has become free.
        if (error.code === "E-KAROTA-OLD_VALUES" || error.status === 404) void fetchSiteSettings();
        if (error.code === "E-KAROTA-OLD_VALUES") await reload();
      }
      notifyFailure(error);
      return null;
    }
  };
}

import type { Board } from "@karota/contract/games/board.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { ApiFailure, call } from "./api.ts";
import { fetchSiteSettings } from "../session/site-settings.ts";
import { notifyFailure } from "../components/notices.tsx";
import { updateSession } from "../session/session.ts";
import { usePaidRequest } from "./use-paid-request.ts";

/**
 * Starts a new board for the price that is shown. A refusal is shown, and returns null; a changed price is shown first,
 * by `reload`.
 */
export function useCreateBoard(
  game: string,
  reload: () => Promise<unknown>,
): (options: OptionValues, price: number) => Promise<Board | null> {
  const send = usePaidRequest();
  return async (options, price) => {
    const body = { options, price };
    try {
      const board = await send(body, ({ key }) =>
        call<Board & { credit_amount: number }>("POST", `games/${pathOf(game)}/create`, { body, idempotencyKey: key }),
      );
      updateSession({ credit_amount: board.credit_amount });
      return board;
    } catch (error) {
      if (error instanceof ApiFailure) {
        // Perhaps the game has just been closed, or the site has become free.
        if (error.code === "E-KAROTA-OLD_VALUES" || error.status === 404) void fetchSiteSettings();
        if (error.code === "E-KAROTA-OLD_VALUES") await reload();
      }
      notifyFailure(error);
      return null;
    }
  };
}

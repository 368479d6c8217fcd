import { useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Board } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { ApiFailure, call } from "../../shared/api.ts";
import { carrotWords } from "../../shared/carrot-words.ts";
import { gamePath } from "../../shared/game-words.ts";
import { askHouse } from "../../shared/house.ts";
import { useSpeaker } from "../../shared/i18n.tsx";
import { newKey } from "../../shared/new-key.ts";
import { notify, notifyFailure } from "../../shared/notices.tsx";
import { updateSession } from "../../shared/session.ts";

/** Starts a paid game and goes to it. A second press while the first runs is not heard. */
export function useStart(
  game: string,
  reload: () => Promise<unknown>,
): { starting: boolean; start: (options: OptionValues, price: number) => void } {
  const speaker = useSpeaker();
  const [starting, setStarting] = useState(false);
  const running = useRef(false);
  /** Kept while it is unknown whether the server has heard the press, so that it is never paid twice. */
  const unanswered = useRef<{ key: string; asked: string } | null>(null);

  const run = async (options: OptionValues, price: number) => {
    const asked = JSON.stringify({ options, price });
    if (unanswered.current?.asked !== asked) unanswered.current = { key: newKey(), asked };
    try {
      const board = await call<Board & { credit_amount: number }>("POST", `games/${pathOf(game)}/create`, {
        body: { options, price },
        idempotencyKey: unanswered.current.key,
      });
      unanswered.current = null;
      updateSession({ credit_amount: board.credit_amount });
      navigate(gamePath(game, board.gridId));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status >= 400 && error.status < 500) unanswered.current = null;
      const { price: needed = 0, credit_amount: balance = 0 } = error.body ?? {};
      if (error.code === "E-KAROTA-NOT_ENOUGH_CARROTS") {
        updateSession({ credit_amount: balance });
        const values = { price: carrotWords(needed, speaker), balance: carrotWords(balance, speaker) };
        notify("E-KAROTA-NOT_ENOUGH_CARROTS", { values });
      } else if (error.code === "E-KAROTA-OLD_VALUES") {
        // Another price by now: it is shown before anything is paid.
        await reload();
        notify(error.code);
      } else {
        // Perhaps the game has just been closed.
        if (error.status === 404) void askHouse();
        notifyFailure(error);
      }
    }
  };

  const start = (options: OptionValues, price: number) => {
    if (running.current) return;
    running.current = true;
    setStarting(true);
    void run(options, price)
      .catch(notifyFailure)
      .finally(() => {
        running.current = false;
        setStarting(false);
      });
  };
  return { starting, start };
}

import { useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Board } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { ApiFailure, call } from "../../shared/api.ts";
import { carrotWords } from "../../shared/carrot-words.ts";
import { gamePath } from "../../shared/game-words.ts";
import { useSpeaker } from "../../shared/i18n.tsx";
import { newKey } from "../../shared/new-key.ts";
import { notify, notifyFailure } from "../../shared/notices.tsx";
import { updateSession } from "../../shared/session.ts";

/** Starts a paid game and goes to it. A second press while the first runs is not heard. */
export function useStart(game: string): { starting: boolean; start: (options: OptionValues) => void } {
  const speaker = useSpeaker();
  const [starting, setStarting] = useState(false);
  const running = useRef(false);
  /** Kept while it is unknown whether the server has heard the press, so that it is never paid twice. */
  const unanswered = useRef<{ key: string; options: string } | null>(null);

  const run = async (options: OptionValues) => {
    const asked = JSON.stringify(options);
    if (unanswered.current?.options !== asked) unanswered.current = { key: newKey(), options: asked };
    try {
      const board = await call<Board & { credit_amount: number }>("POST", `games/${pathOf(game)}/create`, {
        body: { options },
        idempotencyKey: unanswered.current.key,
      });
      unanswered.current = null;
      updateSession({ credit_amount: board.credit_amount });
      navigate(gamePath(game, board.gridId));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status >= 400 && error.status < 500) unanswered.current = null;
      const { price = 0, credit_amount: balance = 0 } = error.body ?? {};
      if (error.code === "E-KAROTA-NOT_ENOUGH_CARROTS") {
        updateSession({ credit_amount: balance });
        const values = { price: carrotWords(price, speaker), balance: carrotWords(balance, speaker) };
        notify("E-KAROTA-NOT_ENOUGH_CARROTS", { values });
      } else notifyFailure(error);
    }
  };

  const start = (options: OptionValues) => {
    if (running.current) return;
    running.current = true;
    setStarting(true);
    void run(options)
      .catch(notifyFailure)
      .finally(() => {
        running.current = false;
        setStarting(false);
      });
  };
  return { starting, start };
}

import { useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import type { PublishReply } from "@karota/contract/assignments/assignment.ts";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { serverNow } from "../../../shared/session/clock.ts";
import { useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { newKey } from "../../../shared/api/new-key.ts";
import { notify, notifyFailure, toast } from "../../../shared/components/notices.tsx";
import { updateSession } from "../../../shared/session/session.ts";
import { bodyOf, type Draft } from "./draft.ts";
import { resultsPath, type Target } from "./target.ts";

/** Publishes a draft and goes to its results. A second click while the first runs is ignored. */
export function usePublish(target: Target, done: { readonly published: () => void; readonly oldPrice: () => void }) {
  const speaker = useSpeaker();
  /** Kept with its body while it is unknown whether the server has heard the press, so that it is never paid twice. */
  const unanswered = useRef<{ key: string; asked: string; body: ReturnType<typeof bodyOf> } | null>(null);

  const run = async (draft: Draft, price: number) => {
    const asked = JSON.stringify([draft, price]);
    if (unanswered.current?.asked !== asked)
      unanswered.current = { key: newKey(), asked, body: bodyOf(draft, target, price, serverNow()) };
    const { key, body } = unanswered.current;
    try {
      const reply = await call<PublishReply>("POST", "assignments", { body, idempotencyKey: key });
      unanswered.current = null;
      updateSession({ credit_amount: reply.credit_amount });
      done.published();
      toast("assignments.published");
      navigate(resultsPath(target, reply.assignment.id));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status >= 400 && error.status < 500) unanswered.current = null;
      if (error.code === "E-KAROTA-OLD_VALUES") done.oldPrice();
      else if (error.code === "E-KAROTA-NOT_ENOUGH_CARROTS") {
        const { price: needed = price, credit_amount: balance = 0 } = error.body ?? {};
        updateSession({ credit_amount: balance });
        const values = { price: carrotWords(needed, speaker), balance: carrotWords(balance, speaker) };
        notify("E-KAROTA-NOT_ENOUGH_CARROTS", { values });
      } else notifyFailure(error);
    }
  };

  const [publishing, publish] = useAction(run);
  return { publishing, publish };
}

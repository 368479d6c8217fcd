import { navigate } from "wouter/use-browser-location";
import type { PublishReply } from "@karota/contract/assignments/assignment.ts";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { usePaidRequest } from "../../../shared/api/use-paid-request.ts";
import { notify, notifyFailure, toast } from "../../../shared/components/notices.tsx";
import { updateSession } from "../../../shared/session/session.ts";
import { bodyOf, type Draft } from "./draft.ts";
import { resultsPath, type Target } from "./target.ts";

/** Publishes a draft and goes to its results. A second click while the first runs is ignored. */
export function usePublish(target: Target, done: { readonly published: () => void; readonly oldPrice: () => void }) {
  const speaker = useSpeaker();
  const send = usePaidRequest();

  const run = async (draft: Draft, price: number) => {
    try {
      const reply = await send([draft, price], ({ key, at }) =>
        call<PublishReply>("POST", "assignments", { body: bodyOf(draft, target, price, at), idempotencyKey: key }),
      );
      updateSession({ credit_amount: reply.credit_amount });
      done.published();
      toast("assignments.published");
      navigate(resultsPath(target, reply.assignment.id));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
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

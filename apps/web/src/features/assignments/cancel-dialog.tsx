import type { AssignmentDetail, CancelReply } from "@karota/contract/assignments/assignment.ts";
import { call } from "../../shared/api/api.ts";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { freeText } from "../../shared/format/free-text.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { updateSession } from "../../shared/session/session.ts";

/** Takes an assignment back before it starts; the carrots come back. */
export function CancelDialog(props: {
  readonly detail: AssignmentDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { detail, onDone, onClose } = props;
  const say = useSay();
  const speaker = useSpeaker();
  // What was paid before the site became free comes back too, to a balance that is not shown.
  const isFree = detail.price === 0 || isFreeSite();
  const cancel = async () => {
    const { credit_amount } = await call<CancelReply>("POST", `assignments/${detail.id}/cancel`);
    updateSession({ credit_amount });
    toast(freeText("assignments.cancelled", isFree));
    onDone();
  };
  return (
    <ConfirmDialog
      title={say("assignments.cancel.title")}
      act={say("assignments.cancel.do")}
      cancel={say("assignments.leaveIt")}
      onAct={cancel}
      onClose={onClose}
    >
      <p>{say(freeText("assignments.cancel.text", isFree), { price: carrotWords(detail.price, speaker) })}</p>
    </ConfirmDialog>
  );
}

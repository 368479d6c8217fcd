import type { AssignmentDetail, CancelReply } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";

/** Takes an assignment back before it starts; the carrots come back. */
export function CancelDialog(props: {
  readonly detail: AssignmentDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { detail, onDone, onClose } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const [busy, cancel] = useAction(
    async () => {
      const { credit_amount } = await call<CancelReply>("POST", `assignments/${detail.id}/cancel`);
      updateSession({ credit_amount });
    },
    { toast: "assignments.cancelled", onDone },
  );
  return (
    <Dialog
      title={say("assignments.cancel.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("assignments.leaveIt")}</Button>
          <Button kind="primary" busy={busy} onClick={cancel}>
            {say("assignments.cancel.do")}
          </Button>
        </>
      }
    >
      <p>{say("assignments.cancel.text", { price: carrotWords(detail.price, speaker) })}</p>
    </Dialog>
  );
}

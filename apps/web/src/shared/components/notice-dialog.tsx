import type { Code } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Carrot, Leaf } from "@karota/ui/illustrations.tsx";
import { shownCode } from "../api/shown-code.ts";
import { carrotWords } from "../format/carrot-words.ts";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import styles from "./notice-dialog.module.css";
import { RequestReference } from "./request-reference.tsx";
import { WithTexts } from "../i18n/with-texts.tsx";

/** Something runs: a turning leaf and no buttons. */
const RUNS: readonly Code[] = ["I-PAYMENT-IN_PROGRESS"];
/** Carrots came in. */
const CARROTS: readonly Code[] = ["S-REGISTER-FIRST_LOGIN", "S-PAYMENT-PAYMENT_SUCCESS"];

export interface NoticeDialogProps {
  readonly code: Code;
  readonly values?: Message["values"];
  readonly body?: FailureBody | null;
  readonly words?: MessageId;
  readonly onClose: () => void;
}

/** Amounts of carrots of an answer, by the names that the catalogue's texts have for them. */
const amountsOf = (body: FailureBody, speaker: Speaker) => ({
  ...(body.price !== undefined && { price: carrotWords(body.price, speaker) }),
  ...(body.credit_amount !== undefined && { balance: carrotWords(body.credit_amount, speaker) }),
});

function NoticeWords({ code: sent, values: given, body, words, onClose }: NoticeDialogProps) {
  const say = useSay();
  const code = shownCode(say, sent);
  const speaker = useSpeaker();
  const values = body ? { ...amountsOf(body, speaker), ...given } : given;
  const runs = RUNS.includes(code);
  const understood = (
    <Button kind="primary" onClick={onClose}>
      {say("shell.understood")}
    </Button>
  );
  if (words) return <Dialog title={say(words)} onClose={onClose} actions={understood} />;
  return (
    <Dialog
      title={say(`error.${code}.title`, values)}
      onClose={runs ? undefined : onClose}
      actions={runs ? undefined : understood}
    >
      {CARROTS.includes(code) && <Carrot className={styles["carrot"]} />}
      <p role={runs ? "status" : undefined} className={styles["text"]}>
        {runs && <Leaf className={styles["leaf"]} />}
        {say(`error.${code}.description`, values)}
      </p>
      {sent.startsWith("E-") && <p className={styles["code"]}>{sent}</p>}
      {body?.request_id !== undefined && <RequestReference id={body.request_id} />}
    </Dialog>
  );
}

/** The popup of one code of the error catalogue. */
export default function NoticeDialog(props: NoticeDialogProps) {
  return (
    <WithTexts parts={["rest"]}>
      <NoticeWords {...props} />
    </WithTexts>
  );
}

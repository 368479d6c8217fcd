import type { Code } from "@karota/contract/errors/codes.ts";
import type { Message } from "@karota/engine/message.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Carrot, Leaf } from "@karota/ui/illustrations.tsx";
import { useSay } from "./i18n.tsx";
import styles from "./notice-dialog.module.css";
import { WithTexts } from "./with-texts.tsx";

/** Something runs: a turning leaf and no buttons. */
const RUNS: readonly Code[] = ["I-PAYMENT-IN_PROGRESS"];
/** Carrots came in. */
const CARROTS: readonly Code[] = ["S-REGISTER-FIRST_LOGIN", "S-PAYMENT-PAYMENT_SUCCESS"];

export interface NoticeDialogProps {
  readonly code: Code;
  readonly values: Message["values"];
  readonly onClose: () => void;
}

function NoticeWords({ code, values, onClose }: NoticeDialogProps) {
  const say = useSay();
  const runs = RUNS.includes(code);
  return (
    <Dialog
      title={say(`error.${code}.title`, values)}
      onClose={runs ? undefined : onClose}
      actions={
        runs ? undefined : (
          <Button kind="primary" onClick={onClose}>
            {say("shell.understood")}
          </Button>
        )
      }
    >
      {CARROTS.includes(code) && <Carrot className={styles["carrot"]} />}
      <p role={runs ? "status" : undefined} className={styles["text"]}>
        {runs && <Leaf className={styles["leaf"]} />}
        {say(`error.${code}.description`, values)}
      </p>
      {code.startsWith("E-") && <p className={styles["code"]}>{code}</p>}
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

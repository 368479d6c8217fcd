import { useState, type ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { notifyFailure } from "../../shared/components/notices.tsx";

export interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Names the act. */
  readonly act: string;
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms what cannot be undone; stays open while it runs, and shows a failure. */
export function Confirm({ title, children, act, onAct, onClose }: ConfirmProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    onAct()
      .catch(notifyFailure)
      .finally(() => {
        setBusy(false);
        onClose();
      });
  };
  return (
    <Dialog
      title={title}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say("students.keep")}
          </Button>
          <Button kind="primary" busy={busy} onClick={start}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { useState, type ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { notifyFailure, toast } from "../../../shared/components/notices.tsx";
import { revalidate } from "../../../shared/api/use-load.ts";

export interface PersonConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Names the act. */
  readonly act: string;
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Why it cannot be done yet; the text is in `children` under this id. */
  readonly waitsFor?: string | undefined;
  /** What follows instead of the word that it is done. */
  readonly onDone?: () => void;
}

/** Confirms an action on a person; stays open while it runs, and shows a failure. */
export function PersonConfirm({ title, children, act, onAct, onClose, waitsFor, onDone }: PersonConfirmProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await onAct();
      if (onDone) return onDone();
      await revalidate("admin/users");
      toast("admin.person.done");
    } catch (error) {
      notifyFailure(error);
      void revalidate("admin/users");
    }
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say("admin.person.keep")}
          </Button>
          <Button
            kind="primary"
            busy={busy}
            disabled={waitsFor !== undefined}
            aria-describedby={waitsFor}
            onClick={() => void start()}
          >
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

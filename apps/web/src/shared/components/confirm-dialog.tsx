import type { ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useAction } from "../api/use-action.ts";

export interface ConfirmDialogProps {
  /** A question. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Names the action. */
  readonly act: string;
  /** "primary" where it can be taken back, or where nothing is lost. */
  readonly kind?: "danger" | "primary";
  /** Names what remains as it is. */
  readonly cancel: string;
  /** Closes the dialog once it is settled; a failure becomes a popup. */
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
  /** The id of the text in `children` that says why the action is not possible yet. */
  readonly waitsFor?: string | undefined;
}

/** Asks before something that is hard to undo, and stays open while it runs. */
export function ConfirmDialog({
  title,
  children,
  act,
  kind = "danger",
  cancel,
  onAct,
  onClose,
  waitsFor,
}: ConfirmDialogProps) {
  const [busy, start] = useAction(() => onAct().finally(onClose));
  return (
    <Dialog
      title={title}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button kind={kind} busy={busy} disabled={waitsFor !== undefined} aria-describedby={waitsFor} onClick={start}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

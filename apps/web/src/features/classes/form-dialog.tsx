import { useId, type ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";

/** A dialog with one field that is saved. */
export function FormDialog(props: {
  readonly title: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, busy, disabled = false, onSave, onClose, children } = props;
  const say = useSay();
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say("classes.cancel")}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy} disabled={disabled}>
            {say("classes.rename.act")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

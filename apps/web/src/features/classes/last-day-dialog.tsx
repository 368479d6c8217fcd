import { useId, useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { changeLastDay } from "./use-class.ts";

/** Chooses the last day of a class. */
export function LastDayDialog(props: {
  readonly groupId: string;
  readonly lastDay: string;
  readonly onClose: () => void;
}) {
  const { groupId, onClose } = props;
  const say = useSay();
  const form = useId();
  const [lastDay, setLastDay] = useState(props.lastDay);
  const [busy, save] = useAction(() => changeLastDay(groupId, lastDay), {
    toast: "classes.lastDay.saved",
    onDone: onClose,
  });
  return (
    <Dialog
      title={say("classes.lastDay")}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say("classes.cancel")}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {say("classes.rename.act")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          type="date"
          required
          label={say("classes.lastDay.field")}
          hint={say("classes.lastDay.hint")}
          value={lastDay}
          onChange={setLastDay}
        />
      </form>
    </Dialog>
  );
}

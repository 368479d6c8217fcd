import { useState } from "react";
import { TextField } from "@karota/ui/fields.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { changeLastDay } from "./use-class.ts";

/** Chooses the last day of a class. */
export function LastDayDialog(props: {
  readonly groupId: string;
  readonly lastDay: string;
  readonly onClose: () => void;
}) {
  const { groupId, onClose } = props;
  const say = useSay();
  const [lastDay, setLastDay] = useState(props.lastDay);
  const [busy, save] = useAction(() => changeLastDay(groupId, lastDay), {
    toast: "classes.lastDay.saved",
    onDone: onClose,
  });
  return (
    <FormDialog title={say("classes.lastDay")} busy={busy} onSave={save} onClose={onClose}>
      <TextField
        type="date"
        required
        label={say("classes.lastDay.field")}
        hint={say("classes.lastDay.hint")}
        value={lastDay}
        onChange={setLastDay}
      />
    </FormDialog>
  );
}

import { useId, useState } from "react";
import { MAX_DAYS, type AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { EMPTY, faultsOf, type Draft } from "./wizard/draft.ts";
import { MomentField } from "./wizard/moment-field.tsx";
import { StepGeneral } from "./wizard/step-general.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useForm } from "../../shared/use-form.ts";

/** Changes the words, and before the start the dates too. */
export function EditDialog(props: {
  readonly detail: AssignmentDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { detail, onDone, onClose } = props;
  const say = useSay();
  const id = useId();
  const { name, description, message } = detail;
  const before = { start: Date.parse(detail.start), end: Date.parse(detail.end) };
  const [words, setWords] = useState<Draft>({ ...EMPTY, name, description, message, tasks: detail.plan });
  const [when, setWhen] = useState(before);
  const datesOpen = detail.status === "upcoming";
  const faults = faultsOf({ ...words, when }, serverNow());
  const dateFault = datesOpen
    ? (["order", "past", "tooLong"] as const).find((one) => faults.details.includes(one))
    : undefined;
  const wrong = faults.general.length > 0 || dateFault !== undefined;
  const [busy, save] = useAction(
    () =>
      call("PUT", `assignments/${detail.id}`, {
        body: {
          name: words.name.trim(),
          description: words.description.trim(),
          message: words.message.trim(),
          ...(datesOpen && { start: new Date(when.start).toISOString(), end: new Date(when.end).toISOString() }),
        },
      }),
    { toast: "assignments.changed", onDone },
  );
  const { tried, form, announcements } = useForm(wrong, save);
  return (
    <Dialog
      title={say("assignments.edit.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("assignments.leaveIt")}</Button>
          <Button type="submit" form={id} kind="primary" busy={busy}>
            {say("assignments.edit.keep")}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} {...form}>
        <StepGeneral
          draft={words}
          change={(some) => setWords({ ...words, ...some })}
          faults={tried ? faults.general : []}
        />
        {datesOpen && (
          <>
            <MomentField
              legend={say("assignments.start")}
              value={when.start}
              from={serverNow()}
              days={180}
              onChange={(start) => setWhen({ ...when, start })}
            />
            <MomentField
              legend={say("assignments.end")}
              value={when.end}
              from={serverNow()}
              days={180 + MAX_DAYS}
              fault={tried && dateFault ? say(`assignments.fault.${dateFault}`) : undefined}
              onChange={(end) => setWhen({ ...when, end })}
            />
          </>
        )}
        {announcements}
      </Stack>
    </Dialog>
  );
}

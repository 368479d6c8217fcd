import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { MAX_TEXT_LENGTH } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { TextArea } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./assignments.module.css";
import { useAction } from "../../shared/api/use-action.ts";
import { useForm } from "../../shared/use-form.ts";

/** A message to all students of an assignment, or to one. */
export function MessageForm(props: {
  readonly assignmentId: string;
  /** Null: to all. */
  readonly studentId: string | null;
  readonly onDone: () => void;
}) {
  const { assignmentId, studentId, onDone } = props;
  const say = useSay();
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  const [busy, send] = useAction(
    () =>
      call("POST", `assignments/${assignmentId}/message`, {
        body: { text: text.trim(), ...(studentId !== null && { studentId }) },
      }),
    { toast: "assignments.message.sent", onDone },
  );
  const { tried, form, announcements } = useForm(isEmpty, send);
  return (
    <Stack as="form" className={styles["form"]} {...form}>
      <TextArea
        label={say(studentId === null ? "assignments.message.toAll" : "assignments.message.toOne")}
        fault={tried && isEmpty ? say("assignments.fault.message") : undefined}
        required
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      <Button className="start" type="submit" busy={busy} icon={<Icon of={IconSend} small />}>
        {say("assignments.message.send")}
      </Button>
      {announcements}
    </Stack>
  );
}

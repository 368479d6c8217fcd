import { IconClockPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { AssignmentDetail, StudentResult } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { serverNow, stopWatch } from "../../../shared/session/clock.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "../assignments.module.css";
import { MessageForm } from "../message-form.tsx";
import { latestEnd } from "../wizard/draft.ts";
import { MomentField } from "../wizard/moment-field.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useForm } from "../../../shared/use-form.ts";
import { useMomentWords } from "../period-words.ts";

const DAY_MS = 86_400_000;

interface StudentProps {
  readonly detail: AssignmentDetail;
  readonly student: StudentResult;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Until when this student alone may answer. */
function ExtraTime({ detail, student, onDone }: Omit<StudentProps, "onClose">) {
  const say = useSay();
  const moment = useMomentWords();
  const now = serverNow();
  const end = Math.max(Date.parse(detail.end), student.ownEnd === null ? 0 : Date.parse(student.ownEnd));
  const latest = latestEnd(Date.parse(detail.start));
  const [until, setUntil] = useState(() => Math.min(Math.max(end, now) + DAY_MS, latest));
  const first = Math.max(end, now);
  const fault = until <= first || until > latest;
  const [busy, give] = useAction(
    () =>
      call("POST", `assignments/${detail.id}/extra-time`, {
        body: { studentId: student.id, until: new Date(until).toISOString() },
      }),
    { toast: "assignments.extra.given", onDone },
  );
  const { tried, form, announcements } = useForm(fault, give);
  if (first >= latest) return null;
  return (
    <Stack as="form" className={styles["form"]} {...form}>
      {student.ownEnd !== null && <p>{say("assignments.extra.now", { until: moment(student.ownEnd) })}</p>}
      <MomentField
        legend={say("assignments.extra")}
        value={until}
        from={first}
        days={Math.max(1, Math.ceil((latest - first) / DAY_MS))}
        fault={tried && fault ? say("assignments.fault.extra", { from: moment(first), to: moment(latest) }) : undefined}
        onChange={setUntil}
      />
      <Button className="start" type="submit" busy={busy} icon={<Icon of={IconClockPlus} small />}>
        {say("assignments.extra.give")}
      </Button>
      {announcements}
    </Stack>
  );
}

/** One student's numbers, with more time and a message for this one alone. */
export function StudentDialog({ detail, student, onDone, onClose }: StudentProps) {
  const say = useSay();
  const { numCorrect, numSolved, seconds } = student;
  const isInCharge = detail.role === "publisher" || detail.role === "inCharge";
  const open = isInCharge && detail.status !== "cancelled" && !student.exMember;
  return (
    <Dialog
      title={student.name ?? say("assignments.exMember")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say("shell.close")}</Button>}
    >
      <Cluster as="p" gap={4} rowGap={1}>
        <span>{say("assignments.student.right", { right: numCorrect, all: detail.numTasks })}</span>
        <span>{say("assignments.student.answered", { count: numSolved })}</span>
        {numSolved > 0 && <span>{say("assignments.student.time", { time: stopWatch(seconds) })}</span>}
      </Cluster>
      {open && detail.status !== "upcoming" && numSolved < detail.numTasks && (
        <ExtraTime detail={detail} student={student} onDone={onDone} />
      )}
      {open && <MessageForm assignmentId={detail.id} studentId={student.id} onDone={onDone} />}
    </Dialog>
  );
}

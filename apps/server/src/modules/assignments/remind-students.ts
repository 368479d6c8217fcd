import type { Deps } from "../../deps.ts";
import { isPosted, postMail } from "../mail/index.ts";
import { listWilling } from "../users/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listDue, MAILS_LOCK, type DueRow } from "./reminder-store.ts";
import { ownEndOf } from "./rules.ts";

/** The hours in which reminders leave: after school, and before the night. */
const FIRST_HOUR = 16;
const LAST_HOUR = 22;
/** How many students one transaction writes to. */
const BATCH_SIZE = 200;

type Needs = Pick<Deps, "database" | "clock"> & Pick<AssignmentsDeps, "calendar">;

/**
 * Mails the students who want reminders of what ends tomorrow, one mail a day each, however often and in however many
 * processes it is called; one process at a time. What the afternoon missed is sent until the evening, and no later.
 * Returns when it has to be called again.
 */
export const remindStudents = (needs: Needs): Promise<number> =>
  needs.database.withLock(MAILS_LOCK, () => postReminders(needs));

async function postReminders({ database, calendar, clock }: Needs): Promise<number> {
  const now = clock.now();
  const today = calendar.spanOf("daily", now);
  const tomorrow = calendar.spanOf("daily", today.ends);
  const first = calendar.clockAt(now, FIRST_HOUR);
  if (now < first) return first;
  const next = calendar.clockAt(tomorrow.starts, FIRST_HOUR);
  if (now >= calendar.clockAt(now, LAST_HOUR)) return next;
  const due = Map.groupBy(await listDue(database.db, tomorrow), (row) => row.student_id);
  const students = [...due.keys()];
  for (let from = 0; from < students.length; from += BATCH_SIZE)
    await database.transaction(async (queries) => {
      const willing = await listWilling(queries, students.slice(from, from + BATCH_SIZE), "due_tomorrow");
      for (const { id: userId, email: recipient, language, name } of willing) {
        const onceKey = `due:${userId}:${tomorrow.key}`;
        if (await isPosted(queries, onceKey)) continue;
        const assignments = due.get(userId)!.map((row) => describeDue(calendar, row));
        const mail = { userId, recipient, language, onceKey, staleAt: today.ends, now };
        await postMail(queries, { ...mail, template: "due", content: { name, assignments } });
      }
    });
  return next;
}

const describeDue = ({ iso }: Needs["calendar"], row: DueRow) => ({
  id: row.id,
  title: row.name,
  end: iso(ownEndOf(row, row.own_end)),
  done: row.solved,
  tasks: row.num_tasks,
});

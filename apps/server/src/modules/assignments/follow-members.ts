import type { InTransaction } from "../../database/database.ts";
import type { Calendar } from "../../calendar.ts";
import { withdrawMails } from "../mail/index.ts";
import {
  listOpenOfGroup,
  listOpenOfStudents,
  markBack,
  markLeft,
  passOn,
  removeUnanswered,
  type Departure,
  type Membership,
} from "./leaving-store.ts";
import { addStudents } from "./student-store.ts";
import { mailKeyOf, notifyStudents } from "./notify-students.ts";

type Change = Membership & { readonly now: number };

/**
 * Gives new members of a group what is active or upcoming in it. Who was there before, in the group or (no group) with
 * the mentor, has part again in what they had.
 */
export const joined =
  (calendar: Calendar) =>
  async (queries: InTransaction, to: Change): Promise<void> => {
    const { groupId, studentIds, now } = to;
    await markBack(queries, to);
    if (groupId === null) return;
    const open = await listOpenOfGroup(queries, groupId, now);
    await addStudents(
      queries,
      open.flatMap(({ id }) => studentIds.map((studentId) => ({ assignmentId: id, studentId }))),
      now,
    );
    for (const assignment of open) await notifyStudents(queries, calendar, { assignment, studentIds, now });
  };

/**
 * Removes from a student who leaves a group, or the mentor (no group), what is not over and has no answer of theirs. They
 * can still see the rest with its present texts, and the mentor their results, as an Ex-Member's. Mails that have not left
 * are dropped.
 */
export async function left(queries: InTransaction, from: Change): Promise<void> {
  if (from.studentIds.length === 0) return;
  const open = await listOpenOfStudents(queries, from, from.now);
  await withdrawMails(
    queries,
    open.map((one) => mailKeyOf(one.assignment_id, one.student_id)),
  );
  await removeUnanswered(queries, from, from.now);
  await markLeft(queries, from, from.now);
}

/** What a mentor has published in a group goes on when they leave it: the group's owner is then in charge of it. */
export const mentorLeft = (queries: InTransaction, departure: Departure): Promise<void> => passOn(queries, departure);

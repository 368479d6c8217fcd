import type { Selectable } from "kysely";
import type { Calendar } from "../../calendar.ts";
import type { InTransaction } from "../../database/database.ts";
import type { AssignmentsTable } from "../../database/tables.ts";
import { postMail } from "../mail/index.ts";
import { listWilling } from "../users/index.ts";

type NotifiedAssignment = Pick<Selectable<AssignmentsTable>, "id" | "name" | "start_at" | "end_at" | "num_tasks">;

/** What the mail of an assignment to a student is found by, should the student leave before it has left. */
export const mailKeyOf = (assignmentId: string, studentId: string): string => `assignment:${assignmentId}:${studentId}`;

/** Mails the students who want to know of new assignments, once each, however often they come and go. */
export async function notifyStudents(
  queries: InTransaction,
  { iso }: Calendar,
  {
    assignment,
    studentIds,
    now,
  }: { readonly assignment: NotifiedAssignment; readonly studentIds: readonly string[]; readonly now: number },
): Promise<void> {
  for (const { id: userId, email: recipient, language, name } of await listWilling(
    queries,
    studentIds,
    "new_assignment",
  ))
    await postMail(queries, {
      userId,
      recipient,
      template: "assignment",
      language,
      content: {
        name,
        id: assignment.id,
        title: assignment.name,
        start: assignment.start_at > now ? iso(assignment.start_at) : null,
        end: iso(assignment.end_at),
        tasks: assignment.num_tasks,
      },
      onceKey: mailKeyOf(assignment.id, userId),
      staleAt: assignment.end_at,
      now,
    });
}

import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentMessagesTable } from "../../database/tables.ts";

/** What mentors write to the students of their assignments. */

/** The messages of an assignment that a mentor may read: those to all, and those to one student that they sent themselves. */
export const listMessages = (
  queries: Queries,
  assignmentId: string,
  readerId: string,
): Promise<Selectable<AssignmentMessagesTable>[]> =>
  queries
    .selectFrom("assignment_messages")
    .selectAll()
    .where("assignment_id", "=", assignmentId)
    .where((where) => where.or([where("student_id", "is", null), where("sender_id", "=", readerId)]))
    .orderBy("sent_at")
    .orderBy("id")
    .execute();

export async function addMessage(queries: InTransaction, row: AssignmentMessagesTable): Promise<void> {
  await queries.insertInto("assignment_messages").values(row).execute();
}

/** Everything that a mentor has sent, also in assignments that another mentor has published; the oldest first. */
export const listSent = (queries: Queries, senderId: string) =>
  queries
    .selectFrom("assignment_messages as sent")
    .innerJoin("assignments", "assignments.id", "sent.assignment_id")
    .select(["sent.assignment_id", "sent.message", "sent.sent_at", "sent.student_id"])
    .select(["assignments.name as assignment", "assignments.published_by"])
    .where("sent.sender_id", "=", senderId)
    .orderBy("sent.sent_at")
    .orderBy("sent.id")
    .execute();

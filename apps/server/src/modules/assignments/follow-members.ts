import type { InTransaction } from "../../database/database.ts";
import type { Calendar } from "../../calendar.ts";
import { addStudents, listOpenOfGroup, removeUnanswered } from "./store.ts";
import { tellStudents } from "./tell-students.ts";

/** Gives new members of a group what is active or upcoming in it. */
export const joined =
  (calendar: Calendar) =>
  async (
    queries: InTransaction,
    {
      groupId,
      studentIds,
      now,
    }: { readonly groupId: string; readonly studentIds: readonly string[]; readonly now: number },
  ): Promise<void> => {
    const open = await listOpenOfGroup(queries, groupId, now);
    await addStudents(
      queries,
      open.flatMap(({ id }) => studentIds.map((studentId) => ({ assignmentId: id, studentId }))),
      now,
    );
    for (const assignment of open) await tellStudents(queries, calendar, { assignment, studentIds, now });
  };

/**
 * Takes from who leaves a group, or the mentor (no group), what is not over and has no answer of theirs. The rest stays
 * theirs to see, and their results the mentor's, as an Ex-Member's.
 */
export async function left(
  queries: InTransaction,
  from: {
    readonly mentorId: string;
    readonly studentIds: readonly string[];
    readonly groupId: string | null;
    readonly now: number;
  },
): Promise<void> {
  if (from.studentIds.length > 0) await removeUnanswered(queries, from, from.now);
}

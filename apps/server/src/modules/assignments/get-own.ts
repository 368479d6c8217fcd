import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentStudentsTable } from "../../database/tables.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { findOwn, findReadable, lockOwn, type Assignment } from "./store.ts";
import { findPart } from "./student-store.ts";

/** An assignment that the mentor may read. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND */
export async function getReadable(queries: Queries, mentorId: string, id: string) {
  const found = await findReadable(queries, mentorId, readUuid(id));
  if (!found) throw fail("E-KAROTA-NOT_FOUND", {}, "no assignment of one's own or of one's groups");
  return found;
}

/**
 * An assignment that the mentor is in charge of. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND also for another
 * mentor's
 */
export async function getOwn(queries: Queries, mentorId: string, id: string): Promise<Assignment> {
  const found = await findOwn(queries, mentorId, readUuid(id));
  if (!found) throw fail("E-KAROTA-NOT_FOUND", {}, "no assignment of one's own");
  return found;
}

/** As `getOwn`, locked until the transaction ends. */
export async function getOwnLocked(queries: InTransaction, mentorId: string, id: string): Promise<Assignment> {
  await lockOwn(queries, mentorId, readUuid(id));
  return getOwn(queries, mentorId, id);
}

/**
 * The part of a student who is still in it, in an assignment.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-MENTORSHIP-USER_NOT_A_STUDENT for an ex-member too
 */
export async function getPart(
  queries: Queries,
  assignment: Assignment,
  asked: string,
): Promise<Selectable<AssignmentStudentsTable>> {
  const part = await findPart(queries, assignment.id, readUuid(asked));
  if (!part || part.left_at !== null) throw fail("E-MENTORSHIP-USER_NOT_A_STUDENT");
  return part;
}

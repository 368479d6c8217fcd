import type * as z from "zod";
import type { archiveReply } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { getOwnLocked } from "./get-own.ts";
import { updateAssignment } from "./store.ts";
import { updateStudent } from "./student-store.ts";

const ARCHIVED: z.infer<typeof archiveReply> = { code: "S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED" };

/** Puts one's own assignment away; for its students nothing changes. @throws E-KAROTA-NOT_FOUND */
export function archiveAssignment(deps: AssignmentsDeps, actor: Actor, id: string): Promise<typeof ARCHIVED> {
  return deps.database.transaction(async (queries) => {
    const { id: own, archived_at } = await getOwnLocked(queries, actor.id, id);
    await updateAssignment(queries, own, { archived_at: archived_at ?? deps.clock.now() });
    return ARCHIVED;
  });
}

/** Puts away what one was set; for the mentor nothing changes. @throws E-KAROTA-NOT_FOUND */
export async function archiveMyAssignment(deps: AssignmentsDeps, actor: Actor, id: string): Promise<typeof ARCHIVED> {
  const change = { archived_at: deps.clock.now() };
  if (!(await updateStudent(deps.database.db, readUuid(id), actor.id, change)))
    throw fail("E-KAROTA-NOT_FOUND", {}, "no assignment of one's own");
  return ARCHIVED;
}

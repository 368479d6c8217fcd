import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getReadable } from "./get-own.ts";

/** An assignment with all results, for every mentor of its group. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND */
export async function readAssignment(deps: AssignmentsDeps, actor: Actor, id: string): Promise<AssignmentDetail> {
  const { db } = deps.database;
  const { assignment, role } = await getReadable(db, actor.id, id);
  return describeAssignment(deps, db, assignment, deps.clock.now(), { id: actor.id, role });
}

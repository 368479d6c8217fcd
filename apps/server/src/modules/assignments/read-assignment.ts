import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getOwn } from "./get-own.ts";

/** One's own assignment with all results. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND */
export async function readAssignment(deps: AssignmentsDeps, actor: Actor, id: string): Promise<AssignmentDetail> {
  const { db } = deps.database;
  return describeAssignment(deps, db, await getOwn(db, actor.id, id), deps.clock.now());
}

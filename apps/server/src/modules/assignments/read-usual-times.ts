import type { UsualTimes } from "@karota/contract/assignments/assignment.ts";
import { MAX_EVERY } from "@karota/contract/assignments/collections.ts";
import type { Actor } from "../../deps.ts";
import { sumGaps } from "./answer-store.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listPlans } from "./store.ts";
import { usualSeconds } from "./usual-seconds.ts";

/** How long a question usually takes the mentor's students, by their answers to the mentor's newest assignments. */
export async function readUsualTimes({ database: { db } }: AssignmentsDeps, actor: Actor): Promise<UsualTimes> {
  const plans = await listPlans(db, actor.id, MAX_EVERY);
  return { times: usualSeconds(plans, await sumGaps(db, [...plans.keys()])) };
}

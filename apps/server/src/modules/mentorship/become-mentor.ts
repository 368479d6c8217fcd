import type { InTransaction } from "../../database/database.ts";
import type { Actor, Deps } from "../../deps.ts";
import { checkMayBecomeMentor, invalidateAccountStatus, takeRole } from "../users/index.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { addMentor } from "./store.ts";

type Reply = { code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" | "I-MENTORSHIP-ALREADY_A_MENTOR" };

/** Makes a person a mentor, from their next login on; false when they are one. @throws as `takeRole` */
export async function makeMentor(
  config: Deps["config"],
  queries: InTransaction,
  userId: string,
  now: number,
): Promise<boolean> {
  const taken = await takeRole(config, queries, userId, "mentor");
  if (taken) await addMentor(queries, userId, now);
  return taken;
}

/** As `makeMentor`, of the actor. @throws E-MENTORSHIP-NOT_BY_SCHOOL where the provider tells roles and calls them none */
export async function becomeMentor({ config, database, clock }: MentorshipDeps, actor: Actor): Promise<Reply> {
  const isNew = await database.transaction(async (queries) => {
    const made = await makeMentor(config, queries, actor.id, clock.now());
    // Thrown within the transaction, which takes the role back.
    if (made) await checkMayBecomeMentor(config, queries, actor.id);
    return made;
  });
  if (!isNew) return { code: "I-MENTORSHIP-ALREADY_A_MENTOR" };
  await invalidateAccountStatus(database, actor.id);
  return { code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" };
}

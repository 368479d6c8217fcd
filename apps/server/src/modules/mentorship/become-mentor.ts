import type { Actor } from "../../deps.ts";
import { invalidateAccountStatus, takeRole } from "../users/index.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { addMentor } from "./store.ts";

type Reply = { code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" | "I-MENTORSHIP-ALREADY_A_MENTOR" };

/** Makes the actor a mentor, from their next login on. */
export async function becomeMentor({ config, database, clock }: MentorshipDeps, actor: Actor): Promise<Reply> {
  const isNew = await database.transaction(async (queries) => {
    const taken = await takeRole(config, queries, actor.id, "mentor");
    if (taken) await addMentor(queries, actor.id, clock.now());
    return taken;
  });
  if (!isNew) return { code: "I-MENTORSHIP-ALREADY_A_MENTOR" };
  await invalidateAccountStatus(database, actor.id);
  return { code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" };
}

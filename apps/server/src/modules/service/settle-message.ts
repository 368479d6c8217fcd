import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { findMessage, markMessage } from "./messages-store.ts";

/** Marks a message as settled or open; repeating it changes nothing. @throws E-KAROTA-NOT_FOUND */
export async function settleMessage(
  { database, clock }: Deps,
  actor: Actor,
  id: string,
  done: boolean,
): Promise<{ code: "S-CHANGES-SAVED" }> {
  const now = clock.now();
  await database.transaction(async (queries) => {
    if (!(await findMessage(queries, id))) throw fail("E-KAROTA-NOT_FOUND", {}, "no such message");
    if (!(await markMessage(queries, id, done ? now : null))) return;
    const action = done ? "message.done" : "message.reopened";
    await record(queries, { actorId: actor.id, action, subject: id, now });
  });
  return { code: "S-CHANGES-SAVED" };
}

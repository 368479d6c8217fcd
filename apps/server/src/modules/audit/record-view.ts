import type { AuditAction, AuditDetails } from "@karota/contract/admin/audit.ts";
import type { Actor, Deps } from "../../deps.ts";
import { record } from "./record.ts";
import { lockActor, wasRecorded } from "./store.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Logs that an admin viewed something, once an hour: reloading the page adds no line. */
export async function recordView(
  { database, clock }: Pick<Deps, "database" | "clock">,
  actor: Actor,
  view: {
    readonly action: Extract<AuditAction, `${string}.viewed`>;
    /** Null for what concerns no single person, such as a list. */
    readonly subject: string | null;
    readonly details?: AuditDetails;
  },
): Promise<void> {
  const now = clock.now();
  const seen = { actorId: actor.id, action: view.action, subject: view.subject };
  if (await wasRecorded(database.db, seen, now - HOUR_MS)) return;
  await database.transaction(async (queries) => {
    // Two views at once wait for each other here, so that the second sees the first one's entry.
    await lockActor(queries, actor.id);
    if (!(await wasRecorded(queries, seen, now - HOUR_MS))) await record(queries, { ...view, actorId: actor.id, now });
  });
}

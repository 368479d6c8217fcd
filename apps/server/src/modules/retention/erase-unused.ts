import type { Selectable } from "kysely";
import type { UsersTable } from "../../database/tables.ts";
import { record } from "../audit/index.ts";
import { fateOf } from "../mail/index.ts";
import { boughtUnused } from "../payments/index.ts";
import { dropPerson, invalidateAccountStatus } from "../users/index.ts";
import { forEachOf, mayGo, type RetentionDeps } from "./retention-deps.ts";
import { listExpired, lockExpired, unwarn } from "./store.ts";
import { warningKey } from "./warn-unused.ts";

/** Erases people who were warned and did not come back, as they could themselves; returns how many. */
export async function eraseUnused(deps: RetentionDeps): Promise<number> {
  const { calendar, clock, database, settings } = deps;
  const now = clock.now();
  const unused = { loginBefore: calendar.monthsBefore(now, settings().retention.unused_months), now };
  return forEachOf(
    deps,
    (after, limit) => listExpired(database.db, { ...unused, after, limit }),
    async (person) => {
      if (!(await mayGo(deps, person)) || !(await isWarned(deps, person))) return false;
      const topics = await database.transaction(async (queries) => {
        if (!(await lockExpired(queries, person.id, unused))) return null;
        const dropped = await dropPerson(queries, deps.personalData, { userId: person.id, by: "unused", now });
        if (dropped) await record(queries, { actorId: null, action: "person.erased", subject: person.id, now });
        return dropped;
      });
      if (topics) await invalidateAccountStatus(database, person.id, topics);
      return topics !== null;
    },
  );
}

/** Whether the warning has reached them as far as it can; one that came too late is taken back. */
async function isWarned({ database: { db } }: RetentionDeps, person: Selectable<UsersTable>): Promise<boolean> {
  const fate = await fateOf(db, warningKey(person.id, person.warned_at!));
  if (fate === "sent") return true;
  if (fate === "late" || fate === "waiting") {
    await unwarn(db, person.id);
    return false;
  }
  // Mails do not reach that address: what was paid for stays.
  return (await boughtUnused(db, person.id)) === 0;
}

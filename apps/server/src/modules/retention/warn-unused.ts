import { inBatches } from "../../database/in-batches.ts";
import { record } from "../audit/index.ts";
import { postMail } from "../mail/index.ts";
import { boughtUnused } from "../payments/index.ts";
import { findRecipient, unusedSince } from "../users/index.ts";
import { forEachOf, mayGo, type RetentionDeps } from "./retention-deps.ts";
import { listUnwarned, markWarned, unwarnEarly } from "./store.ts";

/** The `once_key` of a warning. */
export const warningKey = (userId: string, warnedAt: number): string => `warning:${userId}:${warnedAt}`;

/** Warns people whose accounts are about to be erased; returns how many. */
export async function warnUnused(deps: RetentionDeps): Promise<number> {
  const { calendar, clock, database, settings } = deps;
  const { unused_months: months, warn_days: days } = settings().retention;
  const now = clock.now();
  const loginBefore = unusedSince(settings().retention, calendar, now);
  await inBatches((limit) => unwarnEarly(database.db, loginBefore, limit));
  return forEachOf(
    deps,
    (after, limit) => listUnwarned(database.db, { loginBefore, after, limit }),
    async (person) => {
      if (!(await mayGo(deps, person))) return false;
      // Accounts that cannot be warned are not erased with carrots that were paid for.
      if (person.email === "" && (await boughtUnused(database.db, person.id)) > 0) return false;
      return database.transaction(async (queries) => {
        const over = Math.max(calendar.monthsAfter(person.last_login_at, months), calendar.daysAfter(now, days));
        const erasableFrom = calendar.spanOf("daily", over).ends;
        if (!(await markWarned(queries, person.id, { loginBefore, now, erasableFrom }))) return false;
        const recipient = (await findRecipient(queries, person.id))!;
        const { id: userId, email, name, language } = recipient;
        const until = calendar.iso(erasableFrom - 1);
        await postMail(queries, {
          userId,
          recipient: email,
          template: "warning",
          language,
          content: { name, until, bought: await boughtUnused(queries, userId) },
          onceKey: warningKey(userId, now),
          // A later mail would leave too little time: then the warning starts anew.
          staleAt: now + Math.floor((erasableFrom - now) / 2),
          now,
        });
        const details = { until: until.slice(0, 10), mail: email !== "" };
        await record(queries, { actorId: null, action: "person.warned", subject: userId, details, now });
        return true;
      });
    },
  );
}

import { INVITATION_DAYS } from "@karota/contract/mentorship/colleagues.ts";
import type { Queries } from "../../database/database.ts";
import { inBatches } from "../../database/in-batches.ts";
import type { MentorsTable } from "../../database/tables.ts";
import { deleteInvitationsBefore } from "./colleague-store.ts";
import { deleteLogBefore, LOG_DAYS } from "./group-log.ts";
import { REQUEST_DAYS } from "./join-rules.ts";
import { deleteRequestsBefore } from "./join-store.ts";
import { changePackage, mentorOf, type Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import type { Package } from "./packages.ts";
import { lowerOf, WEEKS_BEFORE_DOWN, weeksWithRoom } from "./rules.ts";
import { deleteOldTries, findLatestChanges, listAboveStarter, lockRow } from "./store.ts";
import { usageOfWeeks, weeksUpTo } from "./usage.ts";

/** How many mentors are looked at together. */
const BATCH_SIZE = 100;

type Needs = Pick<MentorshipDeps, "database" | "calendar" | "clock" | "settings">;

/**
 * Moves every mentor one step down whose usage has had room there for long enough, at most once a day however often and
 * in however many processes it is called; one process at a time. Deletes what is stored for a while only. Returns when the next day begins.
 */
export async function moveDown(deps: Needs): Promise<number> {
  const { database, calendar, clock } = deps;
  const now = clock.now();
  const today = calendar.spanOf("daily", now);
  await deleteOldTries(database.db, today.starts);
  const requestsBefore = calendar.daysAfter(now, -REQUEST_DAYS);
  await inBatches((limit) => deleteRequestsBefore(database.db, requestsBefore, limit));
  await deleteInvitationsBefore(database.db, calendar.daysAfter(now, -INVITATION_DAYS));
  const logBefore = calendar.daysAfter(now, -LOG_DAYS);
  await inBatches((limit) => deleteLogBefore(database.db, logBefore, limit));
  await database.withLock("packages", async () => {
    const above = await listAboveStarter(database.db);
    for (let from = 0; from < above.length; from += BATCH_SIZE) {
      // Nearly all stay where they are: they are not locked.
      const steps = await findStepsDown(deps, database.db, above.slice(from, from + BATCH_SIZE), now);
      for (const { mentor } of steps) await moveOneDown(deps, mentor.id);
    }
  });
  return today.ends;
}

/** Of these mentors those for whom a step down is due, with the package that comes. */
async function findStepsDown(
  { calendar, settings }: Needs,
  queries: Queries,
  rows: readonly MentorsTable[],
  now: number,
): Promise<readonly { readonly mentor: Mentor; readonly lower: Package }[]> {
  const ids = rows.map((row) => row.user_id);
  const today = calendar.spanOf("daily", now).starts;
  const changes = await findLatestChanges(queries, ids);
  const usages = await usageOfWeeks(queries, ids, weeksUpTo(calendar, now));
  return rows.flatMap((row) => {
    const mentor = mentorOf(settings(), row.user_id, row.package);
    const lower = lowerOf(mentor);
    const isDue =
      lower &&
      (changes.get(mentor.id) ?? -Infinity) < today &&
      weeksWithRoom(lower, usages.get(mentor.id)!) >= WEEKS_BEFORE_DOWN;
    return isDue ? [{ mentor, lower }] : [];
  });
}

async function moveOneDown(deps: Needs, mentorId: string): Promise<void> {
  await deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const row = await lockRow(queries, mentorId);
    const [step] = row ? await findStepsDown(deps, queries, [row], now) : [];
    if (step) await changePackage(queries, step.mentor, step.lower, now);
  });
}

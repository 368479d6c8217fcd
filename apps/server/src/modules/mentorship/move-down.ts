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
import { deleteOldTries, listAboveStarter, listChanges, lockRow } from "./store.ts";
import { usageOfWeeks, weeksUpTo } from "./usage.ts";

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
  await deleteRequestsBefore(database.db, calendar.daysAfter(now, -REQUEST_DAYS));
  await deleteInvitationsBefore(database.db, calendar.daysAfter(now, -INVITATION_DAYS));
  const logBefore = calendar.daysAfter(now, -LOG_DAYS);
  await inBatches((limit) => deleteLogBefore(database.db, logBefore, limit));
  await database.withLock("packages", async () => {
    for (const row of await listAboveStarter(database.db)) await moveOneDown(deps, row);
  });
  return today.ends;
}

/** A mentor with the package one step down, where it is time for it; otherwise null. */
async function findStepDown(
  { calendar, settings }: Needs,
  queries: Queries,
  { user_id: id, package: stored }: MentorsTable,
  now: number,
): Promise<{ readonly mentor: Mentor; readonly lower: Package } | null> {
  const mentor = mentorOf(settings(), id, stored);
  const lower = lowerOf(mentor);
  const [latest] = await listChanges(queries, id, 1);
  if (!lower || (latest && latest.changed_at >= calendar.spanOf("daily", now).starts)) return null;
  const weeks = await usageOfWeeks(queries, id, weeksUpTo(calendar, now));
  return weeksWithRoom(lower, weeks) < WEEKS_BEFORE_DOWN ? null : { mentor, lower };
}

async function moveOneDown(deps: Needs, row: MentorsTable): Promise<void> {
  const { database, clock } = deps;
  // Nearly all stay where they are: they are not locked.
  if (!(await findStepDown(deps, database.db, row, clock.now()))) return;
  await database.transaction(async (queries) => {
    const now = clock.now();
    const locked = await lockRow(queries, row.user_id);
    const step = locked && (await findStepDown(deps, queries, locked, now));
    if (step) await changePackage(queries, step.mentor, step.lower, now);
  });
}

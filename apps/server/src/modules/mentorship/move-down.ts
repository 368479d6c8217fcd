import { INVITATION_DAYS } from "@karota/contract/mentorship/colleagues.ts";
import { inBatches } from "../../database/in-batches.ts";
import { deleteInvitationsBefore } from "./colleague-store.ts";
import { deleteLogBefore, LOG_DAYS } from "./group-log.ts";
import { REQUEST_DAYS } from "./join-rules.ts";
import { deleteRequestsBefore } from "./join-store.ts";
import { changePackage, mentorOf } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { lowerOf, WEEKS_BEFORE_DOWN, weeksWithRoom } from "./rules.ts";
import { deleteOldTries, listAboveStarter, listChanges, lockRow } from "./store.ts";
import { usageOfWeeks, weeksUpTo } from "./usage.ts";

type Needs = Pick<MentorshipDeps, "database" | "calendar" | "clock" | "settings">;

/**
 * Moves every mentor one step down whose usage has had room there for long enough, at most once a day however often and
 * in however many processes it is called. Deletes what is stored for a while only. Returns when the next day begins.
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
  for (const mentorId of await listAboveStarter(database.db)) await moveOneDown(deps, mentorId, today.starts);
  return today.ends;
}

async function moveOneDown(
  { database, calendar, clock, settings }: Needs,
  mentorId: string,
  today: number,
): Promise<void> {
  await database.transaction(async (queries) => {
    const now = clock.now();
    const row = await lockRow(queries, mentorId);
    if (!row) return;
    const mentor = mentorOf(settings(), mentorId, row.package);
    const lower = lowerOf(mentor);
    const [latest] = await listChanges(queries, mentorId, 1);
    if (!lower || (latest && latest.changed_at >= today)) return;
    const weeks = await usageOfWeeks(queries, mentorId, weeksUpTo(calendar, now));
    if (weeksWithRoom(lower, weeks) < WEEKS_BEFORE_DOWN) return;
    await changePackage(queries, mentor, lower, now);
  });
}

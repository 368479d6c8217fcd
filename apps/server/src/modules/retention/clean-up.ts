import { DatabaseAway, QueryTimeout } from "../../database/database-away.ts";
import { inBatches } from "../../database/in-batches.ts";
import { deleteEntries } from "../audit/index.ts";
import { deleteOldAssertions, deleteOldNonces } from "../auth/index.ts";
import { deleteEndedShares, deleteOldBoards, deleteOldRaces, trimPlays } from "../games/index.ts";
import { deleteErasedBefore } from "../users/index.ts";
import { deleteOldLessons } from "../lessons/index.ts";
import { cleanOutbox } from "../mail/index.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { dropJobReports, dropMails, dropMessages, dropTraffic } from "./store.ts";

/** How long an erased identity gets no second welcome: the privacy page says so. */
const ERASED_MONTHS = 12;

/** How long a lesson stays: the privacy page says so. */
const LESSON_DAYS = 30;

/** How long a race stays: the privacy page says so. */
const RACE_DAYS = 30;

/** For how long the link of a board that is not shared any more still says so: the privacy page says it, too. */
const ENDED_SHARE_DAYS = 30;

/**
 * Deletes old rows that have no more use; returns how many of each. Payments are retained, and whatever a player achieved.
 * What fails is reported and delays nothing else. @throws DatabaseAway, for then everything would fail
 */
export async function cleanUp({ calendar, clock, config, database, fail, settings }: RetentionDeps) {
  const { db } = database;
  const now = clock.now();
  const { log_days: days, audit_months: months, moves_months: movesMonths } = settings().retention;
  const before = calendar.daysAfter(now, -days);
  const lessonsBefore = calendar.daysAfter(now, -LESSON_DAYS);
  const sharesBefore = calendar.daysAfter(now, -ENDED_SHARE_DAYS);
  const racesBefore = calendar.daysAfter(now, -RACE_DAYS);
  const movesBefore = calendar.monthsBefore(now, movesMonths);
  const entriesBefore = calendar.monthsBefore(now, months);
  const erasedBefore = calendar.monthsBefore(now, ERASED_MONTHS);
  const steps: Readonly<Record<string, () => Promise<number>>> = {
    entries: () => inBatches((limit) => deleteEntries(db, entriesBefore, limit)),
    identities: () => inBatches((limit) => deleteErasedBefore(db, erasedBefore, limit)),
    boards: () => inBatches((limit) => deleteOldBoards(db, calendar, before, limit)),
    moves: () => inBatches((limit) => trimPlays(db, movesBefore, limit)),
    races: () => inBatches((limit) => deleteOldRaces(db, racesBefore, limit)),
    shares: () => inBatches((limit) => deleteEndedShares(db, sharesBefore, limit)),
    mails: () => inBatches((limit) => dropMails(db, before, limit)),
    mailFiles: () => cleanOutbox(config, before),
    lessons: () => inBatches((limit) => deleteOldLessons(db, lessonsBefore, limit)),
    messages: () => inBatches((limit) => dropMessages(db, before, limit)),
    traffic: () => inBatches((limit) => dropTraffic(db, before, limit)),
    jobReports: () => inBatches((limit) => dropJobReports(db, before, limit)),
    // Each sign-in does it, too: few are left for the night.
    nonces: () => deleteOldNonces(db, now),
    assertions: () => deleteOldAssertions(db, now),
  };
  const counts: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps))
    try {
      counts[name] = await step();
    } catch (error) {
      // One query that always takes too long must not stop the others every night.
      if (error instanceof DatabaseAway && !(error instanceof QueryTimeout)) throw error;
      fail(error);
    }
  return counts;
}

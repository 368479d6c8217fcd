import { inBatches } from "../../database/in-batches.ts";
import { deleteEntries } from "../audit/index.ts";
import { deleteOldAssertions, deleteOldNonces } from "../auth/index.ts";
import { deleteEndedShares, deleteOldBoards, deleteOldRaces, trimPlays } from "../games/index.ts";
import { deleteErasedBefore } from "../users/index.ts";
import { deleteOldLessons } from "../lessons/index.ts";
import { cleanOutbox } from "../mail/index.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { dropMails, dropMessages, dropTraffic } from "./store.ts";

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
 */
export async function cleanUp({ calendar, clock, config, database, settings }: RetentionDeps) {
  const { db } = database;
  const { log_days: days, audit_months: months, moves_months: movesMonths } = settings().retention;
  const before = calendar.daysAfter(clock.now(), -days);
  const lessonsBefore = calendar.daysAfter(clock.now(), -LESSON_DAYS);
  const sharesBefore = calendar.daysAfter(clock.now(), -ENDED_SHARE_DAYS);
  const racesBefore = calendar.daysAfter(clock.now(), -RACE_DAYS);
  const movesBefore = calendar.monthsBefore(clock.now(), movesMonths);
  const entriesBefore = calendar.monthsBefore(clock.now(), months);
  const erasedBefore = calendar.monthsBefore(clock.now(), ERASED_MONTHS);
  return {
    entries: await inBatches((limit) => deleteEntries(db, entriesBefore, limit)),
    identities: await inBatches((limit) => deleteErasedBefore(db, erasedBefore, limit)),
    boards: await inBatches((limit) => deleteOldBoards(db, calendar, before, limit)),
    moves: await inBatches((limit) => trimPlays(db, movesBefore, limit)),
    races: await inBatches((limit) => deleteOldRaces(db, racesBefore, limit)),
    shares: await inBatches((limit) => deleteEndedShares(db, sharesBefore, limit)),
    mails: await inBatches((limit) => dropMails(db, before, limit)),
    mailFiles: await cleanOutbox(config, before),
    lessons: await inBatches((limit) => deleteOldLessons(db, lessonsBefore, limit)),
    messages: await inBatches((limit) => dropMessages(db, before, limit)),
    traffic: await inBatches((limit) => dropTraffic(db, before, limit)),
    // Each sign-in does it, too: few are left for the night.
    nonces: await deleteOldNonces(db, clock.now()),
    assertions: await deleteOldAssertions(db, clock.now()),
  };
}

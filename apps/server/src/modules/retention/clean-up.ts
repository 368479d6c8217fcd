import type { Queries } from "../../database/database.ts";
import { deleteEntries } from "../audit/index.ts";
import { deleteOldBoards } from "../games/index.ts";
import { deleteErasedBefore } from "../users/index.ts";
import { deleteOldLessons } from "../lessons/index.ts";
import { cleanOutbox } from "../mail/index.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { dropMails, dropMessages, dropTraffic } from "./store.ts";

/** Rows a statement: no player waits longer for it. */
const BATCH_SIZE = 500;

/** How long an erased identity gets no second welcome: the privacy page says so. */
const ERASED_MONTHS = 12;

/** How long a lesson stays: the privacy page says so. */
const LESSON_DAYS = 30;

/**
 * Deletes old rows that have no more use; returns how many of each. Payments are retained, and whatever a player did.
 */
export async function cleanUp({ calendar, clock, config, database, settings }: RetentionDeps) {
  const { db } = database;
  const { log_days: days, audit_months: months } = settings().retention;
  const before = calendar.daysAfter(clock.now(), -days);
  const lessonsBefore = calendar.daysAfter(clock.now(), -LESSON_DAYS);
  const inSteps = async (drop: (queries: Queries, limit: number) => Promise<number>): Promise<number> => {
    let dropped = 0;
    for (;;) {
      const some = await drop(db, BATCH_SIZE);
      dropped += some;
      if (some < BATCH_SIZE) return dropped;
    }
  };
  const erasedBefore = calendar.monthsBefore(clock.now(), ERASED_MONTHS);
  await deleteEntries(db, calendar.monthsBefore(clock.now(), months));
  return {
    identities: await inSteps((queries, limit) => deleteErasedBefore(queries, erasedBefore, limit)),
    boards: await inSteps((queries, limit) => deleteOldBoards(queries, calendar, before, limit)),
    mails: await inSteps((queries, limit) => dropMails(queries, before, limit)),
    mailFiles: await cleanOutbox(config, before),
    lessons: await inSteps((queries, limit) => deleteOldLessons(queries, lessonsBefore, limit)),
    messages: await inSteps((queries, limit) => dropMessages(queries, before, limit)),
    traffic: await inSteps((queries, limit) => dropTraffic(queries, before, limit)),
  };
}

import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import type { JobRun } from "../../jobs.ts";
import type { PersonalData } from "../../personal-data.ts";
import { record } from "../audit/index.ts";
import { dropPerson, invalidateAccountStatus } from "../users/index.ts";
import { ERASE_DAYS, erasedBefore } from "./rules.ts";
import { changePupil, isEnded, listEnded, type Ended } from "./store.ts";

/** Pupils that are read at once, and the most that one run erases; the next night continues. */
const BATCH_SIZE = 200;
const MAX_ERASED_A_RUN = 10_000;

interface Night extends Pick<Deps, "database" | "clock"> {
  readonly calendar: Calendar;
  readonly personalData: readonly PersonalData[];
  readonly fail: JobRun["fail"];
}

/**
 * Erases the pupils of classes that ended, and of groups that were removed, some weeks ago; returns how many. Each is
 * looked at once a run, also one who could not be erased.
 */
export async function eraseEndedPupils(
  night: Night,
  { batch, most } = { batch: BATCH_SIZE, most: MAX_ERASED_A_RUN },
): Promise<number> {
  const { database, clock, calendar, fail } = night;
  const now = clock.now();
  const ended: Ended = {
    lastDayBefore: erasedBefore(calendar.spanOf("daily", now).key),
    removedBefore: calendar.daysAfter(now, -ERASE_DAYS),
  };
  let erased = 0;
  let after = "";
  for (let seen = 0; seen < most;) {
    const next = await listEnded(database.db, ended, { after, most: Math.min(batch, most - seen) });
    if (next.length === 0) break;
    for (const userId of next)
      try {
        if (await eraseOne(night, ended, userId, now)) erased++;
      } catch (error) {
        fail(error);
      }
    seen += next.length;
    after = next.at(-1)!;
  }
  return erased;
}

/** False when the pupil is not to be erased any more. */
async function eraseOne(
  { database, personalData }: Night,
  ended: Ended,
  userId: string,
  now: number,
): Promise<boolean> {
  const topics = await database.transaction(async (queries) => {
    // Its mentor may have chosen a later day, or erased them, at this very moment.
    if (!(await changePupil(queries, userId, {}))) return null;
    if (!(await isEnded(queries, ended, userId))) return null;
    const dropped = await dropPerson(queries, personalData, { userId, by: "unused", now });
    await record(queries, { actorId: null, action: "person.erased", subject: userId, now });
    return dropped ?? [];
  });
  if (topics) await invalidateAccountStatus(database, userId, topics);
  return topics !== null;
}

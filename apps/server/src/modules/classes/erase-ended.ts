import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import type { PersonalData } from "../../personal-data.ts";
import { record } from "../audit/index.ts";
import { dropPerson, invalidateAccountStatus } from "../users/index.ts";
import { ERASE_DAYS, erasedBefore } from "./rules.ts";
import { changePupil, listEnded } from "./store.ts";

interface Night extends Pick<Deps, "database" | "clock" | "log"> {
  readonly calendar: Calendar;
  readonly personalData: readonly PersonalData[];
}

/** Erases the pupils of classes that ended, and of groups that were removed, some weeks ago; returns how many. */
export async function eraseEndedPupils({ database, clock, log, calendar, personalData }: Night): Promise<number> {
  const now = clock.now();
  const ended = {
    lastDayBefore: erasedBefore(calendar.spanOf("daily", now).key),
    removedBefore: calendar.daysAfter(now, -ERASE_DAYS),
  };
  let erased = 0;
  for (const userId of await listEnded(database.db, ended))
    try {
      const isErased = await database.transaction(async (queries) => {
        // Its mentor may have chosen a later day, or erased them, at this very moment.
        if (!(await changePupil(queries, userId, {}))) return false;
        if (!(await listEnded(queries, ended)).includes(userId)) return false;
        await dropPerson(queries, personalData, { userId, by: "unused", now });
        await record(queries, { actorId: null, action: "person.erased", subject: userId, now });
        return true;
      });
      if (!isErased) continue;
      erased++;
      await invalidateAccountStatus(database, userId);
    } catch (error) {
      log.error({ err: error }, "a pupil of a class that has ended could not be erased");
    }
  return erased;
}

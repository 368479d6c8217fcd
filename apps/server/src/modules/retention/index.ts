import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import { onceUntil, type JobRun } from "../../jobs.ts";
import { eraseEndedPupils } from "../classes/index.ts";
import type { PersonalData } from "../../personal-data.ts";
import { cleanUp } from "./clean-up.ts";
import { eraseUnused } from "./erase-unused.ts";
import type { RetentionDeps } from "./retention-deps.ts";
import { warnUnused } from "./warn-unused.ts";

/** When the night's work begins: no clock change leaves this hour out or has it twice. */
const START_HOUR = 4;

/** Erases those whose warning has run out, warns the next ones, and deletes old rows; one process at a time. */
export const applyRetention = (deps: RetentionDeps) =>
  deps.database.withLock("retention", async () => {
    const erased = await eraseUnused(deps);
    const warned = await warnUnused(deps);
    const ended = await eraseEndedPupils(deps);
    return { erased, warned, ended, ...(await cleanUp(deps)) };
  });

/** The nightly retention. It has no routes. */
export const retentionModule =
  (personalData: readonly PersonalData[]): Module =>
  (api, deps) => {
    const calendar = calendarOf(deps.config.timeZone);
    const work = async ({ fail }: JobRun): Promise<number> => {
      const now = deps.clock.now();
      const counts = await applyRetention({ ...deps, calendar, personalData, fail });
      deps.log.info(counts, "old accounts and rows were looked through");
      const tonight = calendar.clockAt(now, START_HOUR);
      return now < tonight ? tonight : calendar.clockAt(calendar.daysAfter(now, 1), START_HOUR);
    };
    api.jobs.schedule(api, "retention", onceUntil(deps.clock, work));
  };

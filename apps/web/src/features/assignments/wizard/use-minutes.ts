import type { TaskPlan, UsualTimes } from "@karota/contract/assignments/assignment.ts";
import { call } from "../../../shared/api/api.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { useSession } from "../../../shared/session/session.ts";

/** How long a plan takes, as far as it is known. */
export interface Duration {
  readonly minutes: number;
  /** For how many of its questions that is. */
  readonly known: number;
}

/** What questions like those of a plan usually take; null where none of them is known. */
export function durationOf(tasks: readonly TaskPlan[], times: UsualTimes["times"]): Duration | null {
  let seconds = 0;
  let known = 0;
  for (const { game, options, count } of tasks) {
    const usual = times.find((one) => one.game === game && one.level === (options["level"] ?? null));
    if (!usual) continue;
    seconds += count * usual.seconds;
    known += count;
  }
  return known === 0 ? null : { minutes: Math.max(1, Math.round(seconds / 60)), known };
}

/** How long a plan usually takes the mentor's students; null until it is loaded, and where it is not known. */
export function useDuration(tasks: readonly TaskPlan[]): Duration | null {
  const who = useSession()?.userId ?? null;
  const { data } = useLoad(["assignments/usual-times", who], () => call<UsualTimes>("GET", "assignments/usual-times"));
  return data ? durationOf(tasks, data.times) : null;
}

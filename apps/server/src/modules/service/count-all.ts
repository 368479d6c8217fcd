import type { AboutReply } from "@karota/contract/service/about.ts";
import type { Deps } from "../../deps.ts";
import { isOpen } from "../settings/index.ts";
import { countByDay } from "./count-by-day.ts";

/** How long a count is valid, in milliseconds: every visitor may request it. */
export const COUNT_TTL_MS = 5 * 60 * 1000;

export interface AboutCounter {
  /** The last count while it is good; otherwise one is made, for all who wait. */
  ask(): Promise<AboutReply>;
  /** Makes a count in advance, which is valid until the one after the next, so that no request waits. */
  renew(): Promise<void>;
}

/** Counts people who are registered now, which who was erased is not, games and completed boards. */
export function aboutCounter(deps: Deps): AboutCounter {
  const { catalogue, clock, settings } = deps;
  let last: { readonly until: number; readonly answer: Promise<AboutReply> } | null = null;
  const count = async (): Promise<AboutReply> => ({
    registered_users: (await countByDay(deps, "joined")) - (await countByDay(deps, "erased")),
    active_games: catalogue.filter((row) => isOpen(settings(), row)).length,
    completed_games: await countByDay(deps, "completed"),
  });
  return {
    ask() {
      const now = clock.now();
      if (last && now < last.until) return last.answer;
      const answer = count();
      const counted = { until: now + COUNT_TTL_MS, answer };
      last = counted;
      // A failure is not cached.
      answer.catch(() => {
        if (last === counted) last = null;
      });
      return answer;
    },
    async renew() {
      const answer = await count();
      last = { until: clock.now() + 2 * COUNT_TTL_MS, answer: Promise.resolve(answer) };
    },
  };
}

import type { AboutReply } from "@karota/contract/service/about.ts";
import type { Deps } from "../../deps.ts";
import { isOpen } from "../settings/index.ts";
import { countCompleted, countPeople } from "./store.ts";

/** How long a count is good, in milliseconds: all players and boards are counted, and anyone may ask. */
const LASTS = 5 * 60 * 1000;

/** Counts people, games and completed boards; the answer of the last five minutes again, and one count for all who wait. */
export function counting({ catalogue, clock, database: { db }, settings }: Deps): () => Promise<AboutReply> {
  let last: { readonly until: number; readonly answer: Promise<AboutReply> } | null = null;
  const count = async (): Promise<AboutReply> => ({
    registered_users: await countPeople(db),
    active_games: catalogue.filter((row) => isOpen(settings(), row)).length,
    completed_games: await countCompleted(db),
  });
  return () => {
    const now = clock.now();
    if (last && now < last.until) return last.answer;
    const answer = count();
    const counted = { until: now + LASTS, answer };
    last = counted;
    // What failed is not kept.
    answer.catch(() => {
      if (last === counted) last = null;
    });
    return answer;
  };
}

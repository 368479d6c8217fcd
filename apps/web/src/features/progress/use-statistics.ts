import type { StatisticsReply } from "@karota/contract/learning/learning.ts";
import { call } from "../../shared/api/api.ts";
import { GUEST, listPlays } from "../../shared/offline/progress.ts";
import { useUser } from "../../shared/session/session.ts";
import { useLoad, type Loaded } from "../../shared/api/use-load.ts";
import { guestStatistics } from "./guest-statistics.ts";

/** What was played and solved: a signed-in person's from the server, a visitor's from this browser. */
export function useStatistics(): Loaded<StatisticsReply> {
  const user = useUser()?.userId ?? null;
  return useLoad<StatisticsReply>(["statistics", user], async () =>
    user ? call<StatisticsReply>("GET", "learning/statistics") : guestStatistics(listPlays(GUEST)),
  );
}

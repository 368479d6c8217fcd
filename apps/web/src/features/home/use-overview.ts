import { useMemo } from "react";
import type { Overview } from "@karota/contract/games/board.ts";
import { call } from "../../shared/api.ts";
import { serverNow } from "../../shared/clock.ts";
import { useSpeaker } from "../../shared/i18n.tsx";
import type { BoardState } from "../../shared/packet.tsx";
import { GUEST, readDays, readProgress } from "../../shared/progress.ts";
import { isValid, useSession } from "../../shared/session.ts";
import { useLoad } from "../../shared/use-load.ts";

export interface DayBoard {
  readonly game: string;
  readonly options: Overview["games"][number]["daily"]["options"];
  /** Absent while nothing is begun. */
  readonly state?: BoardState;
}
export interface Today {
  readonly overview: Overview;
  readonly daily: readonly DayBoard[];
  readonly weekly: readonly DayBoard[];
  readonly days: Overview["days"];
}

/** Today's shelf: the server's, with what only this browser knows yet laid over it. */
export function useOverview() {
  const session = useSession();
  const user = isValid(session) && session ? session : null;
  const { language } = useSpeaker();
  const { data, error, waiting, reload } = useLoad(["overview", user?.userId ?? null, language], () =>
    call<Overview>("GET", "games/overview"),
  );
  const today = useMemo((): Today | null => {
    const overview = data;
    if (!overview) return null;
    const who = user?.userId ?? GUEST;
    const local = readProgress(who, serverNow());
    const boards = (period: "daily" | "weekly"): DayBoard[] =>
      overview.games
        .filter(({ active }) => active)
        .map((row) => {
          const { options, started, completed, progress, seconds } = row[period];
          const here = local.find((one) => one.game === row.game && one.period === period);
          const there: BoardState | null = started
            ? { ...(progress ?? { done: 0, total: 0 }), completed, seconds }
            : null;
          const state = there?.completed || !here || here.done < (there?.done ?? 0) ? there : here;
          return { game: row.game, options, ...(state && { state }) };
        });
    const played = new Set(readDays(who));
    const days = overview.days.map(({ day, played: there }) => ({ day, played: there || played.has(day) }));
    return { overview, daily: boards("daily"), weekly: boards("weekly"), days };
    // The browser's own records are read anew with every answer of the server.
  }, [data, user?.userId]);
  return { today, user, error, retry: reload, waiting };
}

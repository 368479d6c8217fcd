import { useMemo } from "react";
import type { Overview, UnfinishedGame } from "@karota/contract/games/board.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { rotate, todaysPath, type PlayedGame, type StepName } from "@karota/games/todays-path.ts";
import { call, isNoAnswer } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import type { BoardState } from "../../shared/components/game-card.tsx";
import {
  dayOf,
  GUEST,
  isOfLanguage,
  listPlays,
  readDays,
  readProgress,
  unfinishedHere,
} from "../../shared/offline/progress.ts";
import { useAudience } from "../../shared/session/audience.ts";
import { useUser } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { useBrowserValue } from "@karota/ui/hydration.ts";
import { pathSkips, skipsOn } from "./path-skips.ts";

export interface DayBoard {
  readonly game: string;
  readonly options: Overview["games"][number]["daily"]["options"];
  /** Absent while nothing is begun. */
  readonly state?: BoardState;
}
/** The boards that fit a step of today's path: the best first, or what was asked for instead. */
export interface PathStep {
  readonly name: StepName;
  readonly boards: readonly DayBoard[];
}
export interface Today {
  readonly overview: Overview;
  readonly daily: readonly DayBoard[];
  readonly weekly: readonly DayBoard[];
  /** No step without a board, except practice. */
  readonly path: readonly PathStep[];
  readonly unfinished: readonly Pick<UnfinishedGame, "gridId" | "game" | "options" | "progress">[];
  /** There is no network: what is shown can be played all the same. */
  readonly offline: boolean;
  readonly days: Overview["days"];
}

/** Today's games, and those that can be played when there is no network to fetch them; null while there is one. */
interface TodaysGames {
  readonly overview: Overview;
  readonly cachedGames: readonly string[] | null;
}

/** Without an answer the public list, when it is in this browser. Rejects as the call does. */
const fetchOverview = (): Promise<TodaysGames> =>
  call<Overview>("GET", "games/overview").then(
    (overview) => ({ overview, cachedGames: null }),
    async (failure: unknown) => {
      const cached = isNoAnswer(failure)
        ? await (await loadChunk(() => import("../../shared/offline/prefetch-daily.ts"))).findCachedOverview()
        : null;
      if (cached) return cached;
      throw failure;
    },
  );

/**
 * The games whose daily boards a visitor played in this browser before today, with the last day of each; how many
 * answers were right is not looked up.
 */
function listPlayed(today: string): readonly PlayedGame[] {
  const last = new Map<string, string>();
  for (const { game, period, ends, done } of listPlays(GUEST)) {
    const day = period === "daily" && ends && done > 0 ? dayOf(ends) : "";
    if (day < today && day > (last.get(game) ?? "")) last.set(game, day);
  }
  return [...last].map(([game, day]) => ({ game, day, right: 0, wrong: 0 }));
}

const never = () => () => undefined;

/** Today's games: the server's, with what only this browser has yet laid over them. */
export function useOverview() {
  const user = useUser();
  const { language } = useSpeaker();
  const { data, error, waiting, reload } = useLoad(["overview", user?.userId ?? null, language], fetchOverview);
  const who = user?.userId ?? GUEST;
  const { year, forFun } = useAudience();
  const skips = pathSkips.use();
  // For most visitors it stays false: the screen that they see is then not drawn a second time.
  const hasRecords = useBrowserValue(
    never,
    () => listPlays(who).length > 0,
    () => false,
  );
  const today = useMemo((): Today | null => {
    if (!data) return null;
    const { overview, cachedGames } = data;
    const local = hasRecords ? readProgress(who, serverNow()) : [];
    const running = local.filter((one) => isOfLanguage(one, language));
    const isHere = (period: "daily" | "weekly", game: string, games: readonly string[]) =>
      (period === "daily" && games.includes(game)) || running.some((one) => one.game === game && one.period === period);
    const boards = (period: "daily" | "weekly"): DayBoard[] =>
      overview.games
        .filter(({ active, game }) => active && (cachedGames === null || isHere(period, game, cachedGames)))
        .map((row) => {
          const { options, started, completed, progress, seconds } = row[period];
          const here = running.find((one) => one.game === row.game && one.period === period);
          const there: BoardState | null = started
            ? { ...(progress ?? { done: 0, total: 0 }), completed, seconds }
            : null;
          const state = there?.completed || !here || here.done < (there?.done ?? 0) ? there : here;
          return { game: row.game, options, ...(state && { state }) };
        });
    const daily = boards("daily");
    const games = daily.flatMap(({ game }) => findGame(game) ?? []);
    const before = hasRecords && who === GUEST ? listPlayed(overview.today) : overview.played;
    const practises = user !== null && cachedGames === null;
    const skipped = skipsOn(overview.today, skips);
    const path = todaysPath(overview.today, games, before, { year, forFun, practises })
      .map((step) => ({
        name: step.name,
        boards: rotate(
          step.games.flatMap((game) => daily.find((board) => board.game === game) ?? []),
          skipped[step.name] ?? 0,
        ),
      }))
      .filter(({ name, boards }) => name === "practice" || boards.length > 0);
    const played = new Set(hasRecords ? readDays(who) : []);
    const days = overview.days.map(({ day, played: there }) => ({ day, played: there || played.has(day) }));
    const own = local.filter(({ period, completed }) => period === null && !completed);
    const unfinished = cachedGames === null ? overview.unfinished : own.map(unfinishedHere);
    const offline = cachedGames !== null;
    return { overview, offline, daily, path, weekly: boards("weekly"), unfinished, days };
    // The browser's own records are read anew with every answer of the server.
  }, [data, user, who, language, hasRecords, year, forFun, skips]);
  return { today, user, error, retry: reload, waiting };
}

import { PERIODS, type Period } from "@karota/contract/games/board.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { GamesDeps } from "./games-deps.ts";
import { listBoardKeys } from "./store.ts";
import { isOpen } from "../settings/index.ts";

/** The boards of one day or week: those that are there, and those that are not yet. */
export interface BoardsOfSpan {
  readonly period: Period;
  readonly key: string;
  /** False: the next one. */
  readonly running: boolean;
  /** The language is null where words do not matter. */
  readonly ready: readonly { readonly game: string; readonly language: Language | null }[];
  readonly missing: BoardsOfSpan["ready"];
}

/** The running and the next day and week. */
export type UpcomingBoards = () => Promise<readonly BoardsOfSpan[]>;

/** Looks which boards of the games that are open are there. */
export function upcomingBoards({ database, clock, calendar, registry: library, settings }: GamesDeps): UpcomingBoards {
  return async () => {
    const spans = PERIODS.flatMap((period) => {
      const running = calendar.spanOf(period, clock.now());
      return [running, calendar.spanOf(period, running.ends)].map((span) => ({
        period,
        key: span.key,
        running: span === running,
      }));
    });
    const there = new Set((await listBoardKeys(database.db, spans)).map((row) => Object.values(row).join(" ")));
    const inForce = settings();
    const wanted = library.all
      .filter((game) => isOpen(inForce, game))
      .flatMap(({ id, wordy }) => (wordy ? LANGUAGES : [null]).map((language) => ({ game: id, language })));
    return spans.map((span) => {
      const isThere = ({ game, language }: (typeof wanted)[number]) =>
        there.has([game, span.period, span.key, language ?? ""].join(" "));
      return { ...span, ready: wanted.filter(isThere), missing: wanted.filter((one) => !isThere(one)) };
    });
  };
}

import { PERIODS, type Period } from "@karota/contract/games/board.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { GamesDeps } from "./games-deps.ts";
import { listBoardKeys } from "./store.ts";
import { isOpen } from "../settings/index.ts";

/** The boards of one day or week: those that exist and those that are still to be made. */
export interface BoardsOfSpan {
  readonly period: Period;
  readonly key: string;
  /** False for the next day or week. */
  readonly running: boolean;
  /** The language is null for games without words. */
  readonly ready: readonly { readonly game: string; readonly language: Language | null }[];
  readonly missing: BoardsOfSpan["ready"];
}

/** Returns the current and the next day and week. */
export type UpcomingBoards = () => Promise<readonly BoardsOfSpan[]>;

/** Finds which boards of the open games exist. */
export function upcomingBoards({ database, clock, calendar, registry, settings }: GamesDeps): UpcomingBoards {
  return async () => {
    const spans = PERIODS.flatMap((period) => {
      const running = calendar.spanOf(period, clock.now());
      return [running, calendar.spanOf(period, running.ends)].map((span) => ({
        period,
        key: span.key,
        running: span === running,
      }));
    });
    const existing = new Set((await listBoardKeys(database.db, spans)).map((row) => Object.values(row).join(" ")));
    const current = settings();
    const wanted = registry.all
      .filter((game) => isOpen(current, game))
      .flatMap(({ id, wordy }) => (wordy ? LANGUAGES : [null]).map((language) => ({ game: id, language })));
    return spans.map((span) => {
      const exists = ({ game, language }: (typeof wanted)[number]) =>
        existing.has([game, span.period, span.key, language ?? ""].join(" "));
      return { ...span, ready: wanted.filter(exists), missing: wanted.filter((one) => !exists(one)) };
    });
  };
}

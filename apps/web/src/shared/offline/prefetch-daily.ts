import type { Board, Overview } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { noteServerTime } from "../session/clock.ts";
import { findDayAnswer, forgetOverAnswers, keepDayAnswer, listDayAnswers } from "./daily-cache.ts";
import { hasFilesOf } from "./has-files.ts";
import { currentLanguage } from "../i18n/language.ts";

const OVERVIEW = "games/overview";
const dailyPath = (game: string): string => `games/${pathOf(game)}/periodic/daily`;

/** Asks as nobody: without a login and without cookies. Throws when there is no good answer. */
async function askAsNobody<Reply>(path: string): Promise<Reply> {
  const response = await fetch(`/api/v1/${path}?language=${currentLanguage()}`, {
    credentials: "omit",
    headers: { accept: "application/json" },
    priority: "low",
  });
  noteServerTime(response.headers.get("date"));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Reply;
}

/**
 * Fetches today's shelf and the daily boards that are not here yet, one after the other. Answers when the day ends.
 * Rejects where it got no answer; what came is kept.
 */
export async function fetchDayAhead(): Promise<string> {
  await forgetOverAnswers();
  const known = await findDayAnswer<Overview>(OVERVIEW);
  const overview = known ?? (await askAsNobody<Overview>(OVERVIEW));
  if (!known) await keepDayAnswer(OVERVIEW, overview, overview.day_ends);
  const here = await listDayAnswers();
  for (const { game, active } of overview.games) {
    const path = dailyPath(game);
    if (!active || here.has(path)) continue;
    const board = await askAsNobody<Board>(path);
    if (board.ends !== null) await keepDayAnswer(path, board, board.ends);
  }
  return overview.day_ends;
}

/** The kept shelf with the games whose board of today is kept and can be opened; null when there is none. */
export async function findKeptShelf(): Promise<{ overview: Overview; kept: readonly string[] } | null> {
  const overview = await findDayAnswer<Overview>(OVERVIEW);
  if (!overview) return null;
  const here = await listDayAnswers();
  const kept: string[] = [];
  for (const { game } of overview.games) if (here.has(dailyPath(game)) && (await hasFilesOf(game))) kept.push(game);
  return { overview, kept };
}

import type { Board, Period } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { call } from "../../shared/api/api.ts";
import { takeReply } from "../../shared/api/document-replies.ts";
import { mayRetry } from "../../shared/api/may-retry.ts";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { findDailyBoard } from "../../shared/offline/daily-cache.ts";
import { GUEST, isOfLanguage, listPlays, type PlayRecord, type Who } from "../../shared/offline/progress.ts";
import { serverNow } from "../../shared/session/clock.ts";

const isPeriod = (id: string): id is Period => id === "daily" || id === "weekly";

/** The name of a board's reply in the document. */
export const replyName = (game: string, id: string): string => JSON.stringify(["board", game, id]);

const boardPath = (game: string, id: string): string => `games/${pathOf(game)}/${isPeriod(id) ? `periodic/${id}` : id}`;

/** Requests a board from the server. */
export const askBoard = (game: string, id: string): Promise<Board> => call<Board>("GET", boardPath(game, id));

/**
 * Fetches a board of the day, the week or an own one. When the server does not answer, returns this browser's record of
 * it, else the day's board as it was fetched ahead.
 */
export async function fetchBoard(
  game: string,
  id: string,
  who: Who,
): Promise<{ readonly board: Board } | { readonly record: PlayRecord }> {
  const inDocument = who === GUEST ? takeReply(replyName(game, id)) : undefined;
  if (inDocument !== undefined) return { board: inDocument as Board };
  try {
    return { board: await askBoard(game, id) };
  } catch (failure) {
    if (!mayRetry(failure)) throw failure;
    const record = findRecord(game, id, who);
    if (record) return { record };
    // Without progress; if this person has some from another browser, saving notices that.
    const cached = id === "daily" ? await findDailyBoard(game) : null;
    if (cached) return { board: cached };
    throw failure;
  }
}

function findRecord(game: string, id: string, who: Who): PlayRecord | undefined {
  return listPlays(who).find((record) => {
    if (!isPeriod(id)) return record.gridId === id;
    const isRunning = Date.parse(record.ends ?? "") > serverNow();
    return record.game === game && record.period === id && isRunning && isOfLanguage(record, currentLanguage());
  });
}

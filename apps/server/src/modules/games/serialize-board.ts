import type { Board } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Calendar } from "../../calendar.ts";
import type { PeriodicBoard } from "./periodic-boards.ts";
import type { Play } from "./play.ts";

/** A play as it is sent to clients: the fields of the game and the fields common to all games. */
export function boardOfPlay(play: Play, ends: number | null, language: Language, calendar: Calendar): Board {
  return {
    ...(play.loaded.game.payload.encode(play.state, SPEAKERS[language]) as object),
    gridId: play.gridId,
    gameId: play.gridId,
    game: play.loaded.id,
    options: { ...play.options },
    period: play.period,
    ends: ends === null ? null : calendar.iso(ends),
    completed: play.completed,
    revision: play.revision,
    seconds: play.seconds,
  };
}

/** A periodic board with no moves. */
export function untouchedBoard(board: PeriodicBoard, language: Language, calendar: Calendar): Board {
  return {
    ...(board.loaded.game.payload.encode(board.state, SPEAKERS[language]) as object),
    gridId: board.gridId,
    gameId: board.gridId,
    game: board.loaded.id,
    options: { ...board.options },
    period: board.period,
    ends: calendar.iso(board.span.ends),
    completed: false,
    revision: 0,
    seconds: 0,
  };
}

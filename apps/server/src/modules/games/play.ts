import type { Period } from "@karota/contract/games/board.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { PlaysTable } from "../../database/tables.ts";
import type { LoadedGame } from "./game-registry.ts";

/** A board in a person's play, decoded. Immutable: a save makes a new one. */
export interface Play {
  readonly userId: string;
  readonly gridId: string;
  readonly loaded: LoadedGame;
  /** Null for a paid game. */
  readonly period: Period | null;
  readonly periodKey: string | null;
  readonly options: OptionValues;
  readonly state: unknown;
  /** The state as it is stored. */
  readonly payload: string;
  readonly completed: boolean;
  /** 0 before the first save; with each it goes up by one. */
  readonly revision: number;
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
  readonly hints: number;
  readonly startedAt: number;
  readonly savedAt: number;
  readonly completedAt: number | null;
  /** Of a quiz: what was answered at first, also before it was started again (`learning`). */
  readonly firstAnswers: string;
  /** How long this server itself saw it played, in ms. */
  readonly watched: number;
  /** The seconds that count as its solving time; null when none do, or not yet. */
  readonly timed: number | null;
}

/** Opens a stored play. @throws Error when the payload cannot be read */
export function openPlay(row: PlaysTable, loaded: LoadedGame): Play {
  return {
    userId: row.user_id,
    gridId: row.grid_id,
    loaded,
    period: row.period as Period | null,
    periodKey: row.period_key,
    options: JSON.parse(row.options) as OptionValues,
    state: loaded.game.payload.decode(JSON.parse(row.payload)),
    payload: row.payload,
    completed: row.completed === 1,
    revision: row.revision,
    done: row.done,
    total: row.total,
    seconds: row.seconds,
    hints: row.hints,
    startedAt: row.started_at,
    savedAt: row.saved_at,
    completedAt: row.completed_at,
    firstAnswers: row.first_answers,
    watched: row.watched,
    timed: row.timed,
  };
}

/** The play as it is stored. */
export function rowOf(play: Play): PlaysTable {
  return {
    user_id: play.userId,
    grid_id: play.gridId,
    game: play.loaded.id,
    period: play.period,
    period_key: play.periodKey,
    options: JSON.stringify(play.options),
    payload: play.payload,
    completed: play.completed ? 1 : 0,
    revision: play.revision,
    done: play.done,
    total: play.total,
    seconds: play.seconds,
    hints: play.hints,
    started_at: play.startedAt,
    saved_at: play.savedAt,
    completed_at: play.completedAt,
    first_answers: play.firstAnswers,
    watched: play.watched,
    timed: play.timed,
  };
}

/** A play that is not saved yet; `payload` is `state` as it is stored. */
export function newPlay(
  from: Pick<Play, "userId" | "gridId" | "loaded" | "period" | "periodKey" | "options" | "state" | "payload">,
  now: number,
): Play {
  const { done, total } = from.loaded.game.check(from.state).progress;
  return {
    ...from,
    completed: false,
    revision: 0,
    done,
    total,
    seconds: 0,
    hints: 0,
    startedAt: now,
    savedAt: now,
    completedAt: null,
    firstAnswers: "",
    watched: 0,
    timed: null,
  };
}

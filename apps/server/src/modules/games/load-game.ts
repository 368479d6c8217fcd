import { PERIODS, type Board, type Period } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { PlaysTable } from "../../database/tables.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { getActiveGame, getGame, type GamesDeps } from "./games-deps.ts";
import { openPlay, type Play } from "./play.ts";
import type { PeriodicBoard } from "./periodic-boards.ts";
import { findPeriodicBoardById, findPlay } from "./store.ts";
import { boardOfPlay, untouchedBoard } from "./serialize-board.ts";
import type { LoadedGame } from "./game-registry.ts";

/** What is left of a completed game after its moves were deleted. */
const trimmed = (row: PlaysTable) =>
  fail("E-KAROTA-MOVES_DELETED", {
    result: {
      completed: new Date(row.completed_at ?? row.saved_at).toISOString(),
      seconds: row.seconds,
      ...(row.first_answers !== "" && {
        right: row.first_answers.split("1").length - 1,
        total: row.first_answers.length,
      }),
    },
  });

/**
 * A play as the database has it now; null when there is none of this person, game and id.
 * @throws E-KAROTA-MOVES_DELETED with its result, for one that was completed long ago
 */
export async function findStoredPlay(
  deps: GamesDeps,
  userId: string,
  loaded: LoadedGame,
  gridId: string,
): Promise<Play | null> {
  const row = await findPlay(deps.database.db, { user_id: userId, grid_id: gridId });
  if (!row || row.game !== loaded.id) return null;
  if (row.payload === "") throw trimmed(row);
  const play = openPlay(row, loaded);
  deps.opened.set(play);
  return play;
}

/**
 * Whether the day or week of a game's periodic board is to come, running or over; null for an id that is no periodic
 * board of this game.
 */
export async function findPhase(
  deps: GamesDeps,
  loaded: LoadedGame,
  gridId: string,
): Promise<"ahead" | "running" | "over" | null> {
  const row = await findPeriodicBoardById(deps.database.db, gridId);
  if (row?.game !== loaded.id) return null;
  const { key } = deps.calendar.spanOf(row.period as Period, deps.clock.now());
  if (row.period_key < key) return "over";
  return row.period_key === key ? "running" : "ahead";
}

async function progressOn(
  deps: GamesDeps,
  board: PeriodicBoard,
  actor: Actor | null,
  language: Language,
): Promise<Board> {
  const play = actor && (await findStoredPlay(deps, actor.id, board.loaded, board.gridId));
  return play
    ? boardOfPlay(play, board.span.ends, language, deps.calendar)
    : untouchedBoard(board, language, deps.calendar);
}

/**
 * The running day's or week's board, with one's own progress when signed in.
 * @throws E-KAROTA-NOT_FOUND for an unknown game or period
 */
export async function loadPeriodic(
  deps: GamesDeps,
  input: {
    readonly actor: Actor | null;
    readonly name: string;
    readonly period: string;
    readonly language: Language;
  },
): Promise<Board> {
  const board = await getPeriodic(deps, input);
  return progressOn(deps, board, input.actor, input.language);
}

/** A board by its id and its player. */
export interface OwnBoard {
  readonly actor: Actor;
  readonly name: string;
  readonly gridId: string;
}

/**
 * One's own paid game, or a running period's board by its id.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND (also for another person's), E-KAROTA-PERIOD_OVER,
 *   E-KAROTA-MOVES_DELETED
 */
export async function getOwnBoard(deps: GamesDeps, input: OwnBoard): Promise<Play | PeriodicBoard> {
  const loaded = getGame(deps, input.name);
  const gridId = readUuid(input.gridId);
  const play = await findStoredPlay(deps, input.actor.id, loaded, gridId);
  if (play && play.period === null) return play;
  // A caller with its id has received it, perhaps before an admin closed the game.
  if (loaded.active)
    for (const period of PERIODS) {
      const board = await deps.boards.findCurrent(loaded, period, gridId);
      if (board) return board;
    }
  throw fail((await findPhase(deps, loaded, gridId)) === "over" ? "E-KAROTA-PERIOD_OVER" : "E-KAROTA-NOT_FOUND");
}

/** The running day's or week's board. @throws E-KAROTA-NOT_FOUND for an unknown game or period */
export async function getPeriodic(
  deps: GamesDeps,
  input: { readonly name: string; readonly period: string; readonly language: Language },
): Promise<PeriodicBoard> {
  const period = PERIODS.find((one) => one === input.period);
  if (!period) throw fail("E-KAROTA-NOT_FOUND", {}, "unknown period");
  return deps.boards.current(getActiveGame(deps, input.name), period, input.language);
}

/** One's own board as it travels, with one's progress. @throws as `getOwnBoard` */
export async function loadGame(deps: GamesDeps, input: OwnBoard & { readonly language: Language }): Promise<Board> {
  const found = await getOwnBoard(deps, input);
  if ("userId" in found) return boardOfPlay(found, null, input.language, deps.calendar);
  return progressOn(deps, found, input.actor, input.language);
}

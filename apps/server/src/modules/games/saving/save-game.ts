import type { Period, saveEnvelope, SaveReply } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type * as z from "zod";
import type { Actor } from "../../../deps.ts";
import { fail, type Failure } from "../../../fail.ts";
import { progressUpdateOf } from "../../learning/index.ts";
import { getPlayableGame, getGame, type GamesDeps } from "../games-deps.ts";
import type { LoadedGame } from "../game-registry.ts";
import { findPhase, findStoredPlay } from "../load-game.ts";
import type { PeriodicBoard } from "../periodic-boards.ts";
import { newPlay, rowOf, type Play } from "../play.ts";
import { playAfter, readSave, type Save } from "../rules.ts";
import { boardOfPlay } from "../serialize-board.ts";

export interface SaveGame {
  readonly actor: Actor;
  /** The game's id or path. */
  readonly name: string;
  /** Null for the paid games. */
  readonly period: Period | null;
  readonly body: z.infer<typeof saveEnvelope>;
  readonly language: Language;
}

/**
 * How often a save starts anew because another process has saved the same board in between. Each time another save has
 * come through, so that only more saves than one person sends at once reach it.
 */
const MAX_TRIES = 100;

/** When a save on the board of a day that has not begun here may be sent again, in seconds. */
const AHEAD_RETRY_S = 60;

/**
 * Saves one step of a paid game or, with `period`, of the running day's or week's board. Answers after the commit, with
 * what the server's own check says. The same content twice is one save, also when the second has the older revision.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-GAME_VALIDATION, E-KAROTA-NOT_FOUND, E-KAROTA-PERIOD_OVER, E-KAROTA-MOVES_DELETED,
 *   E-KAROTA-OLD_VALUES with the newer board
 */
export async function saveGame(deps: GamesDeps, input: SaveGame): Promise<SaveReply> {
  const { actor, body } = input;
  const loaded = input.period ? getPlayableGame(deps, input.name) : getGame(deps, input.name);
  const sameGame = body.game === undefined || deps.registry.find(body.game) === loaded;
  const save = readSave(loaded, body, sameGame);
  return deps.mutex.runExclusive(`${actor.id}/${save.gridId}`, async () => {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const reply = await tryToSave(deps, input, loaded, save);
      if (reply) return reply;
      deps.opened.delete(actor.id, save.gridId);
    }
    throw new Error("a board was saved by others without end");
  });
}

/** Null when the board in this process's memory is older than the one in the database. */
async function tryToSave(deps: GamesDeps, input: SaveGame, loaded: LoadedGame, save: Save): Promise<SaveReply | null> {
  const { actor, period } = input;
  // The day may have ended while the save waited for its turn.
  const board = period && (await deps.boards.findCurrent(loaded, period, save.gridId));
  if (period && !board) throw await refusalOf(deps, input, loaded, save.gridId);
  const known = deps.opened.find(actor.id, save.gridId);
  const now = deps.clock.now();
  const play =
    known ?? (await findStoredPlay(deps, actor.id, loaded, save.gridId)) ?? (board && firstPlay(board, actor, now));
  if (!play || play.loaded !== loaded || play.period !== period)
    throw await refusalOf(deps, input, loaded, save.gridId);

  const next = playAfter(play, save, board?.span.starts ?? play.startedAt, now);
  const isOld = save.revision !== null && save.revision !== play.revision;
  // Sent again, it may only say that more time has passed.
  const isSame = next === "same" || (isOld && next !== "misfit" && next.payload === play.payload);
  // Another process may have saved since: only what the database has is refused or left as it is.
  if (known && !play.completed && (isSame || isOld || next === "misfit")) return null;
  if (isSame) return replyOf(play, save);
  if (isOld) {
    const newer = boardOfPlay(play, board?.span.ends ?? null, input.language, deps.calendar);
    throw fail("E-KAROTA-OLD_VALUES", { board: newer });
  }
  if (next === "misfit") throw fail("E-KAROTA-GAME_VALIDATION", {}, "a save that does not fit the board");
  const progress = progressUpdateOf(play, next, deps.calendar.spanOf("daily", now));
  if (!(await deps.saves.write(rowOf(next), progress))) return null;
  deps.opened.set(next);
  return replyOf(next, save);
}

const replyOf = (play: Play, save: Save): SaveReply => ({
  ...(save.fields && play.loaded.game.saves.reply?.(play.state, save.fields)),
  gridId: play.gridId,
  completed: play.completed,
  revision: play.revision,
});

const firstPlay = (
  { gridId, loaded, period, span, options, state, payload }: PeriodicBoard,
  actor: Actor,
  now: number,
) => newPlay({ userId: actor.id, gridId, loaded, period, periodKey: span.key, options, state, payload }, now);

/** Why there is nothing to save on. */
async function refusalOf(
  deps: GamesDeps,
  { actor, period }: SaveGame,
  loaded: LoadedGame,
  gridId: string,
): Promise<Failure> {
  const phase = await findPhase(deps, loaded, gridId);
  if (phase === "over") return fail("E-KAROTA-PERIOD_OVER");
  // The clock of this process stepped back after it, or another, had given the board out: the page sends the save later.
  if (phase === "ahead") return fail("E-KAROTA-UNAVAILABLE", { retry_after: AHEAD_RETRY_S }, "a board of a later day");
  const play = period && (await findStoredPlay(deps, actor.id, loaded, gridId));
  // Periodic boards and paid games have each their own path.
  if (phase === "running" || play) return fail("E-KAROTA-GAME_VALIDATION", {}, "a save on the other kind of board");
  return fail("E-KAROTA-NOT_FOUND");
}

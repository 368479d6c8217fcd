import type { saveEnvelope } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import { withLanguage, type OptionValues } from "@karota/engine/options.ts";
import type * as z from "zod";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { firstAnswersOf } from "../learning/index.ts";
import { STORED_IN } from "./generator/fresh-board.ts";
import type { LoadedGame } from "./game-registry.ts";
import type { Play } from "./play.ts";
import { mostSeconds, solvingTimeOf, watchedAfter } from "./timing.ts";

/** The options asked for, what was left out filled in. @throws E-KAROTA-GAME_VALIDATION outside the list */
export function readOptions({ game }: LoadedGame, asked: OptionValues, language: Language): OptionValues {
  const read = game.options.schema.safeParse(withLanguage(game.options, asked, language));
  if (!read.success) throw fail("E-KAROTA-GAME_VALIDATION", {}, "options outside the list");
  return read.data as OptionValues;
}

/** A save, taken apart. */
export interface Save {
  readonly gridId: string;
  /** The revision it was made on; null without one. */
  readonly revision: number | null;
  readonly reset: boolean;
  readonly seconds: number;
  readonly hints: number;
  /** The game's own fields as its schema returns them; null when there are none. */
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/**
 * Splits a save into its parts. Its claim of `completed` is not read.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-GAME_VALIDATION
 */
export function readSave(loaded: LoadedGame, body: z.infer<typeof saveEnvelope>, sameGame: boolean): Save {
  const { gridId, gameId, game, completed: _claimed, revision, reset, seconds, hints, ...own } = body;
  if (gridId === undefined && gameId === undefined) throw fail("E-KAROTA-GAME_VALIDATION", {}, "a save without gridId");
  const id = readUuid(gridId ?? gameId);
  if (gameId !== undefined && readUuid(gameId) !== id) throw fail("E-KAROTA-GAME_VALIDATION", {}, "two gridIds");
  if (game !== undefined && !sameGame) throw fail("E-KAROTA-GAME_VALIDATION", {}, "another game's save");
  const envelope = {
    gridId: id,
    revision: revision ?? null,
    reset: reset ?? false,
    seconds: seconds ?? 0,
    hints: hints ?? 0,
  };
  if (Object.keys(own).length === 0) return { ...envelope, fields: null };
  const read = loaded.game.saves.schema.safeParse(own);
  if (!read.success) throw fail("E-KAROTA-GAME_VALIDATION", {}, "a save's fields");
  return { ...envelope, fields: read.data };
}

/**
 * The play after a save, judged by the game's own check; "same" when nothing changes, "misfit" when the save does not
 * fit the board. Time and hints are the page's word, as far as they can be, and only go up. A completed board changes
 * no more.
 * @param since when the board could first be played: the start of its day or week, or of the paid game
 */
export function playAfter(play: Play, save: Save, since: number, now: number): Play | "same" | "misfit" {
  if (play.completed) return "same";
  const { game } = play.loaded;
  const before: unknown = save.reset ? game.start((play.state as { puzzle: unknown }).puzzle) : play.state;
  const state: unknown = save.fields ? game.saves.merge(before, save.fields) : before;
  if (state === null) return "misfit";
  const payload = state === play.state ? play.payload : JSON.stringify(game.payload.encode(state, STORED_IN));
  const most = mostSeconds(since, now);
  const seconds = Math.max(play.seconds, Math.min(save.seconds, most));
  const hints = Math.max(play.hints, Math.min(save.hints, most));
  const saved = play.revision > 0;
  if (saved && payload === play.payload && seconds === play.seconds && hints === play.hints) return "same";
  const { status, progress } = game.check(state);
  const completed = status === "solved";
  const after: Play = {
    ...play,
    state,
    payload,
    completed,
    revision: play.revision + 1,
    done: progress.done,
    total: progress.total,
    seconds,
    hints,
    savedAt: now,
    completedAt: completed ? now : null,
    firstAnswers: firstAnswersOf(game, play.firstAnswers, state),
    watched: watchedAfter(play, now),
  };
  return { ...after, timed: solvingTimeOf(after) };
}

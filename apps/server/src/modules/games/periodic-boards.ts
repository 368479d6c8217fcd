import { createHmac, randomUUID } from "node:crypto";
import { PERIODS, type Period } from "@karota/contract/games/board.ts";
import type { Edition } from "@karota/engine/edition.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Calendar, Span } from "../../calendar.ts";
import type { Clock, Deps } from "../../deps.ts";
import type { Database } from "../../database/database.ts";
import type { PeriodicBoardsTable } from "../../database/tables.ts";
import { ensureSecret } from "../../secrets.ts";
import { isOpen } from "../settings/index.ts";
import type { Generator } from "./generator/generator.ts";
import type { GameRegistry, LoadedGame } from "./game-registry.ts";
import { addPeriodicBoard, findPeriodicBoard, type BoardKey } from "./store.ts";

/** A day's or a week's board, untouched. */
export interface PeriodicBoard {
  readonly gridId: string;
  readonly loaded: LoadedGame;
  readonly period: Period;
  readonly span: Span;
  readonly options: OptionValues;
  /** As it is stored. */
  readonly payload: string;
  /** The decoded start. */
  readonly state: unknown;
}

/** The boards of the days and weeks: each made once, the same for everyone. */
export interface PeriodicBoards {
  /** The options of a period's board; the language is left out where words do not matter. */
  optionsOf(loaded: LoadedGame, period: Period, language: Language): OptionValues;
  /** The board of the running day or week; made now when it has not been made ahead. */
  current(loaded: LoadedGame, period: Period, language: Language): Promise<PeriodicBoard>;
  /** The running board with this id, of any language; null when there is none. */
  findCurrent(loaded: LoadedGame, period: Period, gridId: string): Promise<PeriodicBoard | null>;
  /**
   * Makes the boards of the running and the next day and week of every active game, where they do not exist yet.
   * Returns when the running day ends. What fails is made for the first player who requests it.
   */
  prepare(onError: (error: unknown) => void): Promise<number>;
}

export function periodicBoards(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly registry: GameRegistry;
  readonly generator: Generator;
  readonly settings: Deps["settings"];
}): PeriodicBoards {
  const { database, clock, calendar, registry, generator, settings } = deps;
  /** By game, period, key and language. Being made, or made; a failure is removed at once. */
  const boards = new Map<string, { readonly ends: number; readonly board: Promise<PeriodicBoard> }>();

  const optionsOf: PeriodicBoards["optionsOf"] = ({ game, wordy }, period, language) => {
    const options = (period === "daily" ? game.options.daily : game.options.weekly) as OptionValues;
    return wordy ? { ...options, language } : options;
  };

  /** Every process on this database gives the same period the same edition. */
  async function editionOf(key: Omit<BoardKey, "period_key">, { number }: Span): Promise<Edition> {
    const { game, language } = key;
    const period = key.period as Period;
    const secret = await ensureSecret(database, clock, "editions");
    const hash = createHmac("sha256", secret).update(JSON.stringify([game, period, language]));
    return { period, number, order: hash.digest("base64url") };
  }

  function open(loaded: LoadedGame, span: Span, row: PeriodicBoardsTable): PeriodicBoard {
    let state: unknown;
    return {
      gridId: row.grid_id,
      loaded,
      period: row.period as Period,
      span,
      options: JSON.parse(row.options) as OptionValues,
      payload: row.payload,
      // At the first request: a start opens over a hundred boards.
      get state() {
        return (state ??= loaded.game.payload.decode(JSON.parse(row.payload)));
      },
    };
  }

  async function findOrMake(
    loaded: LoadedGame,
    period: Period,
    span: Span,
    language: Language,
    urgency: "urgent" | "ahead",
  ): Promise<PeriodicBoard> {
    const key = { game: loaded.id, period, period_key: span.key, language: loaded.wordy ? language : "" };
    const known = await findPeriodicBoard(database.db, key);
    if (known) return open(loaded, span, known);
    const options = optionsOf(loaded, period, language);
    const edition = await editionOf(key, span);
    return database.withLock(`board ${Object.values(key).join(" ")}`, async () => {
      // Another process may have made it while this one waited.
      const made = await findPeriodicBoard(database.db, key);
      if (made) return open(loaded, span, made);
      await addPeriodicBoard(database.db, {
        ...key,
        grid_id: randomUUID(),
        options: JSON.stringify(options),
        payload: await generator.generate(loaded.id, options, urgency, edition),
        created_at: clock.now(),
      });
      // In every case the board in the database is served.
      const row = await findPeriodicBoard(database.db, key);
      if (!row) throw new Error(`the ${period} board of ${loaded.id} is gone`);
      return open(loaded, span, row);
    });
  }

  function get(
    loaded: LoadedGame,
    period: Period,
    span: Span,
    language: Language,
    urgency: "urgent" | "ahead",
  ): Promise<PeriodicBoard> {
    const key = `${loaded.id} ${period} ${span.key} ${loaded.wordy ? language : ""}`;
    const known = boards.get(key);
    if (known) return known.board;
    for (const [other, { ends }] of boards) if (ends <= clock.now()) boards.delete(other);
    const board = findOrMake(loaded, period, span, language, urgency);
    boards.set(key, { ends: span.ends, board });
    board.catch(() => boards.delete(key));
    return board;
  }

  const languagesOf = (loaded: LoadedGame) => (loaded.wordy ? LANGUAGES : LANGUAGES.slice(0, 1));
  const current: PeriodicBoards["current"] = (loaded, period, language) =>
    get(loaded, period, calendar.spanOf(period, clock.now()), language, "urgent");

  return {
    optionsOf,
    current,
    async findCurrent(loaded, period, gridId) {
      for (const language of languagesOf(loaded)) {
        const board = await current(loaded, period, language);
        if (board.gridId === gridId) return board;
      }
      return null;
    },
    async prepare(onError) {
      const now = clock.now();
      const today = calendar.spanOf("daily", now);
      const nextOf = (period: Period) => calendar.spanOf(period, calendar.spanOf(period, now).ends);
      const spansOf = (period: Period) => [calendar.spanOf(period, now), nextOf(period)];
      const wanted = PERIODS.flatMap((period) => spansOf(period).map((span) => ({ period, span })))
        // What runs now comes first.
        .toSorted((a, b) => a.span.starts - b.span.starts);
      for (const { period, span } of wanted)
        for (const loaded of registry.all.filter((one) => isOpen(settings(), one)))
          for (const language of languagesOf(loaded)) await get(loaded, period, span, language, "ahead").catch(onError);
      return today.ends;
    },
  };
}

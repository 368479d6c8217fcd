import { CompiledQuery, sql } from "kysely";
import { PERIODS, type Period } from "@karota/contract/games/board.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { PeriodicBoardsTable, PlaysTable } from "../../database/tables.ts";

const MAX_UNFINISHED = 50;

/** Where a play lies: its owner and its board. */
export interface PlayKey {
  readonly user_id: string;
  readonly grid_id: string;
}

export async function findPlay(queries: Queries, key: PlayKey): Promise<PlaysTable | null> {
  const row = await queries
    .selectFrom("plays")
    .selectAll()
    .where("user_id", "=", key.user_id)
    .where("grid_id", "=", key.grid_id)
    .executeTakeFirst();
  return row ?? null;
}

export async function addPlay(queries: Queries, row: PlaysTable): Promise<void> {
  await queries.insertInto("plays").values(row).execute();
}

const writeStatement = (queries: Queries, rows: readonly PlaysTable[]) =>
  queries
    .insertInto("plays")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "grid_id"])
        .doUpdateSet((set) => ({
          payload: set.ref("excluded.payload"),
          completed: set.ref("excluded.completed"),
          revision: set.ref("excluded.revision"),
          done: set.ref("excluded.done"),
          total: set.ref("excluded.total"),
          seconds: set.ref("excluded.seconds"),
          hints: set.ref("excluded.hints"),
          saved_at: set.ref("excluded.saved_at"),
          completed_at: set.ref("excluded.completed_at"),
          first_answers: set.ref("excluded.first_answers"),
          watched: set.ref("excluded.watched"),
          timed: set.ref("excluded.timed"),
        }))
        .where((where) => where("plays.revision", "=", where("excluded.revision", "-", sql.lit(1))))
        .where("plays.completed", "=", sql.lit(0)),
    )
    .returning(["user_id", "grid_id"]);

/**
 * Writes plays in one statement, each only over the revision just before its own; a first periodic save adds its row.
 * No play may come twice. Returns which were written: the others were changed by another process meanwhile.
 */
export type PlayWriter = (queries: Queries, rows: readonly PlaysTable[]) => Promise<readonly PlayKey[]>;

/** A writer for one database. The text for each number of rows is made once: making it costs as much as running it. */
export function playWriter(): PlayWriter {
  const texts = new Map<number, string>();
  return async (queries, rows) => {
    const text = texts.get(rows.length) ?? writeStatement(queries, rows).compile().sql;
    texts.set(rows.length, text);
    // In the order of the columns, as the text has them.
    const values = rows.flatMap((row) => Object.values(row));
    return (await queries.executeQuery<PlayKey>(CompiledQuery.raw(text, values))).rows;
  };
}

type UnfinishedRow = Pick<PlaysTable, "grid_id" | "game" | "options" | "done" | "total" | "started_at" | "saved_at">;

/** A person's paid games that wait to be finished, the latest saved first; of one game or of all. */
export async function listUnfinished(
  queries: Queries,
  userId: string,
  game: string | null,
): Promise<readonly UnfinishedRow[]> {
  let query = queries
    .selectFrom("plays")
    .select(["grid_id", "game", "options", "done", "total", "started_at", "saved_at"])
    .where("user_id", "=", userId)
    .where("completed", "=", 0)
    .where("period", "is", null);
  if (game !== null) query = query.where("game", "=", game);
  return query.orderBy("saved_at", "desc").orderBy("grid_id").limit(MAX_UNFINISHED).execute();
}

export type PeriodicProgress = Pick<
  PlaysTable,
  "game" | "period" | "period_key" | "options" | "completed" | "done" | "total" | "seconds"
>;

/** A person's plays on the boards of these periods, in all languages. */
export async function listPeriodicPlays(
  queries: Queries,
  userId: string,
  spans: readonly { readonly period: Period; readonly key: string }[],
): Promise<readonly PeriodicProgress[]> {
  return queries
    .selectFrom("plays")
    .select(["game", "period", "period_key", "options", "completed", "done", "total", "seconds"])
    .where("user_id", "=", userId)
    .where((where) => where.or(spans.map((span) => where.and({ period: span.period, period_key: span.key }))))
    .execute();
}

export type BoardKey = Pick<PeriodicBoardsTable, "game" | "period" | "period_key" | "language">;

export async function findPeriodicBoard(queries: Queries, key: BoardKey): Promise<PeriodicBoardsTable | null> {
  const row = await queries
    .selectFrom("periodic_boards")
    .selectAll()
    .where("game", "=", key.game)
    .where("period", "=", key.period)
    .where("period_key", "=", key.period_key)
    .where("language", "=", key.language)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPeriodicBoardById(queries: Queries, gridId: string): Promise<PeriodicBoardsTable | null> {
  const row = await queries.selectFrom("periodic_boards").selectAll().where("grid_id", "=", gridId).executeTakeFirst();
  return row ?? null;
}

/** The boards that are there of these days and weeks. */
export const listBoardKeys = (
  queries: Queries,
  spans: readonly { readonly period: Period; readonly key: string }[],
): Promise<BoardKey[]> =>
  queries
    .selectFrom("periodic_boards")
    .select(["game", "period", "period_key", "language"])
    .where((where) => where.or(spans.map((span) => where.and({ period: span.period, period_key: span.key }))))
    .execute();

/** By game: of the plays that started since a moment, how many there are and how many of them are completed. */
export async function countPlays(
  queries: Queries,
  since: number,
): Promise<ReadonlyMap<string, { readonly started: number; readonly completed: number }>> {
  const rows = await queries
    .selectFrom("plays")
    .select(({ fn }) => ["game", fn.countAll().as("started"), fn.sum("completed").as("completed")])
    .where("started_at", ">=", since)
    .groupBy("game")
    .execute();
  return new Map(
    rows.map(({ game, started, completed }) => [game, { started: Number(started), completed: Number(completed) }]),
  );
}

/** Adds a period's board unless another process was first: the unique key decides. */
export async function addPeriodicBoard(queries: Queries, row: PeriodicBoardsTable): Promise<void> {
  await queries
    .insertInto("periodic_boards")
    .values(row)
    .onConflict((conflict) => conflict.columns(["game", "period", "period_key", "language"]).doNothing())
    .execute();
}

/**
 * Deletes the boards and moves of some games that were completed before a moment, and leaves their results; returns how
 * many.
 */
export async function trimPlays(queries: Queries, before: number, limit: number): Promise<number> {
  const old = await queries
    .selectFrom("plays")
    .select(["user_id", "grid_id"])
    .where("completed", "=", sql.lit(1))
    .where("trimmed", "=", sql.lit(0))
    .where("completed_at", "<", before)
    .orderBy("completed_at")
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  await queries
    .updateTable("plays")
    .set({ payload: "", trimmed: 1 })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("user_id", "grid_id"),
        "in",
        old.map((one) => tuple(one.user_id, one.grid_id)),
      ),
    )
    .execute();
  return old.length;
}

/**
 * Deletes some daily and weekly boards of days and weeks that were over before a moment, unless they were played;
 * returns how many. A mistake that is still to be mended stores its task by itself.
 */
export async function deleteOldBoards(
  queries: Queries,
  { spanOf }: Pick<Calendar, "spanOf">,
  before: number,
  limit: number,
): Promise<number> {
  const old = queries
    .selectFrom("periodic_boards as board")
    .select("board.grid_id")
    .where((where) =>
      where.or(
        PERIODS.map((period) =>
          where.and([where("board.period", "=", period), where("board.period_key", "<", spanOf(period, before).key)]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("plays")
            .select("plays.grid_id")
            .whereRef("plays.grid_id", "=", "board.grid_id")
            .where("plays.period", "is not", null),
        ),
      ),
    )
    .limit(limit);
  const rows = await queries.deleteFrom("periodic_boards").where("grid_id", "in", old).returning("grid_id").execute();
  return rows.length;
}

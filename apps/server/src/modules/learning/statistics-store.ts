import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";

/** By what boards are put together: all of them, by game, or by game and choice. */
export type Grouping = "all" | "game" | "choice";

/** Which boards; empty fields are not distinguished. */
export interface Group {
  readonly game: string;
  /** JSON, as it is stored. */
  readonly options: string;
}

export interface Counts extends Group {
  readonly played: number;
  readonly solved: number;
  readonly hints: number;
}

export interface Times extends Group {
  readonly best: number;
  readonly median: number;
}

const PAGE_SIZE = 20;

/** How many boards of each game and choice a person has played and solved, and with how many hints. */
export async function countBoards(queries: Queries, userId: string, game: string | null): Promise<readonly Counts[]> {
  let query = queries
    .selectFrom("plays")
    .select(({ fn }) => [
      "game",
      "options",
      fn.countAll().as("played"),
      fn.sum("completed").as("solved"),
      fn.sum("hints").as("hints"),
    ])
    .where("user_id", "=", userId)
    .where("revision", ">", 0);
  if (game !== null) query = query.where("game", "=", game);
  const rows = await query.groupBy(["game", "options"]).orderBy("game").orderBy("options").execute();
  // PostgreSQL's sums of bigint are text.
  return rows.map((row) => ({
    game: row.game,
    options: row.options,
    played: Number(row.played),
    solved: Number(row.solved),
    hints: Number(row.hints),
  }));
}

/** The best solving time and the middle one (between the two middle ones, when their number is even). */
export async function listTimes(
  queries: Queries,
  userId: string,
  game: string | null,
  grouping: Grouping,
): Promise<readonly Times[]> {
  const group = {
    game: grouping === "all" ? sql`''` : sql`game`,
    options: grouping === "choice" ? sql`options` : sql`''`,
  };
  const { rows } = await sql<Record<keyof Times, unknown>>`
    with told as (
      select ${group.game} as game, ${group.options} as options, timed from plays
      where user_id = ${userId} and timed is not null ${game === null ? sql`` : sql`and game = ${game}`}
    ), ranked as (
      select game, options, timed,
        row_number() over (partition by game, options order by timed) as place,
        count(*) over (partition by game, options) as boards,
        min(timed) over (partition by game, options) as best
      from told
    )
    select game, options, min(best) as best, avg(timed) as median from ranked
    where place in ((boards + 1) / 2, (boards + 2) / 2)
    group by game, options
    order by game, options`.execute(queries);
  // PostgreSQL's averages of bigint are text.
  return rows.map((row) => ({
    game: row.game as string,
    options: row.options as string,
    best: Number(row.best),
    median: Number(row.median),
  }));
}

/** The solving times of the last boards of each game, the oldest first. */
export async function listRecentTimes(
  queries: Queries,
  userId: string,
  game: string | null,
): Promise<readonly { readonly game: string; readonly timed: number; readonly completed_at: number }[]> {
  const { rows } = await sql<{ game: string; timed: number; completed_at: number }>`
    select game, timed, completed_at from (
      select game, timed, completed_at, grid_id,
        row_number() over (partition by game order by completed_at desc, grid_id desc) as place
      from plays
      where user_id = ${userId} and timed is not null ${game === null ? sql`` : sql`and game = ${game}`}
    ) as latest
    where place <= ${sql.lit(PAGE_SIZE)}
    order by game, completed_at, grid_id`.execute(queries);
  return rows;
}

import { sql } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Grown } from "@karota/games/garden.ts";
import type { PlayDaysTable, ReviewItemsTable, SkillLevelsTable } from "../../database/tables.ts";

/** Adds to days; no day may come twice. */
export async function addToDays(queries: Queries, rows: readonly PlayDaysTable[]): Promise<void> {
  await queries
    .insertInto("play_days")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day", "game"]).doUpdateSet((set) => ({
        boards: set("play_days.boards", "+", set.ref("excluded.boards")),
        right_answers: set("play_days.right_answers", "+", set.ref("excluded.right_answers")),
        wrong_answers: set("play_days.wrong_answers", "+", set.ref("excluded.wrong_answers")),
        seconds: set("play_days.seconds", "+", set.ref("excluded.seconds")),
      })),
    )
    .execute();
}

/** Raises what days of quizzes have reached to the lowest level of their game's practised skills. */
export async function raiseReached(queries: InTransaction, rows: readonly PlayDaysTable[]): Promise<void> {
  const people = sql.join(rows.map((row) => row.user_id));
  const keys = sql.join(rows.map(({ user_id, day, game }) => sql`(${user_id}, ${day}, ${game})`));
  await sql`update play_days set reached = lowest.level
    from (
      select user_id, game, min(level) as level from skill_levels where user_id in (${people}) group by user_id, game
    ) as lowest
    where lowest.user_id = play_days.user_id and lowest.game = play_days.game and lowest.level > play_days.reached
      and (play_days.user_id, play_days.day, play_days.game) in (values ${keys})`.execute(queries);
}

/** What a person's days add up to by game. */
export async function listGrown(queries: Queries, userId: string, game: string | null): Promise<readonly Grown[]> {
  let query = queries
    .selectFrom("play_days")
    .select(({ fn }) => [
      "game",
      fn.sum("boards").as("boards"),
      fn.max("reached").as("reached"),
      fn.max("day").as("last"),
    ])
    .where("user_id", "=", userId);
  if (game !== null) query = query.where("game", "=", game);
  // PostgreSQL's sums of bigint are text.
  return (await query.groupBy("game").orderBy("game").execute()).map((row) => ({ ...row, boards: Number(row.boards) }));
}

/** The days of a person from one on, oldest first; of one game or of all. */
export async function listDays(
  queries: Queries,
  userId: string,
  from: string,
  game: string | null,
): Promise<readonly PlayDaysTable[]> {
  let query = queries.selectFrom("play_days").selectAll().where("user_id", "=", userId).where("day", ">=", from);
  if (game !== null) query = query.where("game", "=", game);
  return query.orderBy("day").orderBy("game").execute();
}

/** The days on which a person has played, in order; in one game or in any. */
export async function listPlayedDays(
  queries: Queries,
  userId: string,
  game: string | null,
): Promise<readonly string[]> {
  let query = queries.selectFrom("play_days").select("day").distinct().where("user_id", "=", userId);
  if (game !== null) query = query.where("game", "=", game);
  return (await query.orderBy("day").execute()).map(({ day }) => day);
}

/** Everything a person has done since the beginning, in one game or in all. */
export async function sumDays(queries: Queries, userId: string, game: string | null) {
  let query = queries
    .selectFrom("play_days")
    .select(({ fn }) => [
      fn.count<number>("day").distinct().as("days"),
      fn.sum<number>("boards").as("boards"),
      fn.sum<number>("right_answers").as("right"),
      fn.sum<number>("wrong_answers").as("wrong"),
      fn.sum<number>("seconds").as("seconds"),
    ])
    .where("user_id", "=", userId);
  if (game !== null) query = query.where("game", "=", game);
  const row = await query.executeTakeFirstOrThrow();
  // No rows have no sum; PostgreSQL's sums of bigint are text.
  const whole = (value: unknown): number => Number(value ?? 0);
  return {
    days: whole(row.days),
    boards: whole(row.boards),
    right: whole(row.right),
    wrong: whole(row.wrong),
    seconds: whole(row.seconds),
  };
}

/** Locks these skills until the transaction ends; new ones get their initial values. */
export async function lockSkills(
  queries: InTransaction,
  rows: readonly SkillLevelsTable[],
): Promise<readonly SkillLevelsTable[]> {
  return queries
    .insertInto("skill_levels")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "game", "skill"])
        .doUpdateSet((set) => ({ strength: set.ref("skill_levels.strength") })),
    )
    .returningAll()
    .execute();
}

export async function writeSkills(queries: InTransaction, rows: readonly SkillLevelsTable[]): Promise<void> {
  await queries
    .insertInto("skill_levels")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "game", "skill"]).doUpdateSet((set) => ({
        strength: set.ref("excluded.strength"),
        level: set.ref("excluded.level"),
        right_days: set.ref("excluded.right_days"),
        right_on: set.ref("excluded.right_on"),
        ability: set.ref("excluded.ability"),
        day: set.ref("excluded.day"),
        answered_at: set.ref("excluded.answered_at"),
        right_answers: set.ref("excluded.right_answers"),
        wrong_answers: set.ref("excluded.wrong_answers"),
      })),
    )
    .execute();
}

export async function listSkills(
  queries: Queries,
  userId: string,
  game: string | null,
): Promise<readonly SkillLevelsTable[]> {
  let query = queries.selectFrom("skill_levels").selectAll().where("user_id", "=", userId);
  if (game !== null) query = query.where("game", "=", game);
  return query.orderBy("game").orderBy("skill").execute();
}

/** Mistakes that were made, or made again: they begin anew. No question may come twice. */
export async function writeMistakes(queries: InTransaction, rows: readonly ReviewItemsTable[]): Promise<void> {
  await queries
    .insertInto("review_items")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "game", "question"]).doUpdateSet((set) => ({
        difficulty: set.ref("excluded.difficulty"),
        grid_id: set.ref("excluded.grid_id"),
        task_id: set.ref("excluded.task_id"),
        payload: set.ref("excluded.payload"),
        step: set.ref("excluded.step"),
        due: set.ref("excluded.due"),
        made_at: set.ref("excluded.made_at"),
      })),
    )
    .execute();
}

export async function findMistake(
  queries: Queries,
  userId: string,
  gridId: string,
  taskId: string,
): Promise<ReviewItemsTable | null> {
  const row = await queries
    .selectFrom("review_items")
    .selectAll()
    .where("user_id", "=", userId)
    .where("grid_id", "=", gridId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads a mistake and locks it until the transaction ends; null when there is none. */
export async function lockMistake(
  queries: InTransaction,
  userId: string,
  gridId: string,
  taskId: string,
): Promise<ReviewItemsTable | null> {
  const row = await queries
    .updateTable("review_items")
    .set((set) => ({ step: set.ref("step") }))
    .where("user_id", "=", userId)
    .where("grid_id", "=", gridId)
    .where("task_id", "=", taskId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function moveMistake(
  queries: InTransaction,
  item: Pick<ReviewItemsTable, "user_id" | "game" | "question" | "step" | "due">,
): Promise<void> {
  await queries
    .updateTable("review_items")
    .set({ step: item.step, due: item.due })
    .where("user_id", "=", item.user_id)
    .where("game", "=", item.game)
    .where("question", "=", item.question)
    .execute();
}

/** What is due on a day, what waits longest first. */
export async function listDue(
  queries: Queries,
  userId: string,
  today: number,
  game: string | null,
  limit: number,
): Promise<readonly ReviewItemsTable[]> {
  let query = queries.selectFrom("review_items").selectAll().where("user_id", "=", userId).where("due", "<=", today);
  if (game !== null) query = query.where("game", "=", game);
  return query.orderBy("due").orderBy("made_at").orderBy("question").limit(limit).execute();
}

/** A person's mistakes without their tasks. */
export async function listMistakes(
  queries: Queries,
  userId: string,
  game: string | null,
): Promise<readonly Pick<ReviewItemsTable, "game" | "due">[]> {
  let query = queries.selectFrom("review_items").select(["game", "due"]).where("user_id", "=", userId);
  if (game !== null) query = query.where("game", "=", game);
  return query.execute();
}

/** Every mistake of a person, with its task. */
export const listReviewItems = (queries: Queries, userId: string): Promise<ReviewItemsTable[]> =>
  queries.selectFrom("review_items").selectAll().where("user_id", "=", userId).orderBy("made_at").execute();

/** Removes every trace of a person in this module. */
export async function erasePerson(queries: InTransaction, userId: string): Promise<void> {
  for (const table of ["practices", "review_items", "play_days", "skill_levels"] as const)
    await queries.deleteFrom(table).where("user_id", "=", userId).execute();
}

import type { InTransaction, Queries } from "../../../database/database.ts";
import type { PracticesTable, ReviewItemsTable, SkillLevelsTable } from "../../../database/tables.ts";
import type { Review } from "@karota/engine/quiz/learning.ts";

/** More mistakes than one practice has tasks are not needed. */
const MAX_DUE = 200;

export async function findPractice(queries: Queries, userId: string): Promise<PracticesTable | null> {
  const row = await queries.selectFrom("practices").selectAll().where("user_id", "=", userId).executeTakeFirst();
  return row ?? null;
}

/** Reads a person's practice and locks it until the transaction ends; where there is none, this one is stored. */
export async function lockOrAdd(queries: InTransaction, fresh: PracticesTable): Promise<PracticesTable> {
  return queries
    .insertInto("practices")
    .values(fresh)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet((set) => ({ id: set.ref("practices.id") })))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a practice of a person and locks it until the transaction ends; null when it is not the present one. */
export async function lockPractice(queries: InTransaction, userId: string, id: string): Promise<PracticesTable | null> {
  const row = await queries
    .updateTable("practices")
    .set((set) => ({ id: set.ref("id") }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The school year that a pupil has chosen in the settings, 1 to 10; null for everybody else. */
export async function findSchoolYear(queries: Queries, userId: string): Promise<number | null> {
  const person = await queries.selectFrom("users").select("settings").where("id", "=", userId).executeTakeFirst();
  const { audience, school_year: year } = (person ? JSON.parse(person.settings) : {}) as Record<string, unknown>;
  return audience === "pupil" && typeof year === "number" ? year : null;
}

export async function writePractice(queries: InTransaction, row: PracticesTable): Promise<void> {
  const { user_id: userId, ...columns } = row;
  await queries.updateTable("practices").set(columns).where("user_id", "=", userId).execute();
}

export async function removePractice(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("practices").where("user_id", "=", userId).execute();
}

export const listAllSkills = (queries: Queries, userId: string): Promise<SkillLevelsTable[]> =>
  queries
    .selectFrom("skill_levels")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("game")
    .orderBy("skill")
    .execute();

type Due = Pick<ReviewItemsTable, "game" | "skill" | "question" | "difficulty">;

/** A person's mistakes that are due, without their tasks, those that wait longest first. */
export async function listDueMistakes(
  queries: Queries,
  userId: string,
  today: number,
  game: string | null,
): Promise<readonly Due[]> {
  let query = queries
    .selectFrom("review_items")
    .select(["game", "skill", "question", "difficulty"])
    .where("user_id", "=", userId)
    .where("due", "<=", today);
  if (game !== null) query = query.where("game", "=", game);
  return query.orderBy("due").orderBy("made_at").orderBy("question").limit(MAX_DUE).execute();
}

/** A mistake by its question. */
export async function findMistakeOf(
  queries: Queries,
  userId: string,
  game: string,
  question: string,
): Promise<ReviewItemsTable | null> {
  const row = await queries
    .selectFrom("review_items")
    .selectAll()
    .where("user_id", "=", userId)
    .where("game", "=", game)
    .where("question", "=", question)
    .executeTakeFirst();
  return row ?? null;
}

/** The due mistakes of a skill, locked until the transaction ends; of one question where it is given. */
export async function lockDueMistakes(
  queries: InTransaction,
  of: Pick<ReviewItemsTable, "user_id" | "game" | "skill"> & { readonly question: string | null },
  today: number,
): Promise<readonly (Pick<ReviewItemsTable, "question"> & Review)[]> {
  let query = queries
    .updateTable("review_items")
    .set((set) => ({ step: set.ref("step") }))
    .where("user_id", "=", of.user_id)
    .where("game", "=", of.game)
    .where("skill", "=", of.skill)
    .where("due", "<=", today);
  if (of.question !== null) query = query.where("question", "=", of.question);
  return query.returning(["question", "step", "due"]).execute();
}

export async function removeMistakes(
  queries: InTransaction,
  userId: string,
  game: string,
  questions: readonly string[],
): Promise<void> {
  if (questions.length === 0) return;
  await queries
    .deleteFrom("review_items")
    .where("user_id", "=", userId)
    .where("game", "=", game)
    .where("question", "in", questions)
    .execute();
}

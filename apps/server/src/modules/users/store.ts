import type { Selectable, Updateable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { PlaysTable, UsersTable } from "../../database/tables.ts";
import { nameKeyOf } from "./name-key.ts";
import { CODE_TTL_MS, nextExpiry } from "./unique-code.ts";

export type Person = Selectable<UsersTable>;

export async function findPerson(queries: Queries, id: string): Promise<Person | null> {
  return (await queries.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Those of some people who are there and not blocked. */
export const listByIds = (queries: Queries, ids: readonly string[]): Promise<Person[]> =>
  queries
    .selectFrom("users")
    .selectAll()
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .where("blocked", "=", 0)
    .execute();

export async function findByIdentity(queries: Queries, issuer: string, subject: string): Promise<Person | null> {
  const row = await queries
    .selectFrom("users")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a person; null when the identity is taken. */
export async function insertPerson(queries: InTransaction, person: Person): Promise<Person | null> {
  const row = await queries
    .insertInto("users")
    .values(person)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a person who is not erased; null when there is none. */
export async function updatePerson(
  queries: Queries,
  id: string,
  change: Updateable<UsersTable>,
): Promise<Person | null> {
  if (Object.keys(change).length === 0) return findPerson(queries, id);
  const { name } = change;
  const row = await queries
    .updateTable("users")
    .set(typeof name === "string" ? { ...change, name_key: nameKeyOf(name) } : change)
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The welcome carrots are due to a person when something costs carrots again. */
export async function setWelcomeDue(queries: InTransaction, id: string): Promise<void> {
  await queries.updateTable("users").set({ welcome_due: 1 }).where("id", "=", id).execute();
}

/** Whether the welcome carrots were due; true once, also with two sign-ins at the same time. */
export async function takeWelcomeDue(queries: InTransaction, id: string): Promise<boolean> {
  const taken = await queries
    .updateTable("users")
    .set({ welcome_due: 0 })
    .where("id", "=", id)
    .where("welcome_due", "=", 1)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Reads and locks a person until the transaction ends; null when erased or unknown. */
export async function lockPerson(queries: InTransaction, id: string): Promise<Person | null> {
  const row = await queries
    .updateTable("users")
    .set((eb) => ({ settings: eb.ref("settings") }))
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces an expired code; null when another process has just done so. */
export async function replaceCode(queries: Queries, person: Person, code: string, now: number): Promise<Person | null> {
  const expires = nextExpiry(person.unique_code_expires, now);
  const isNext = expires === person.unique_code_expires + CODE_TTL_MS;
  const row = await queries
    .updateTable("users")
    .set({ unique_code: code, unique_code_expires: expires, previous_code: isNext ? person.unique_code : null })
    .where("id", "=", person.id)
    .where("unique_code", "=", person.unique_code)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The people whose code or previous code this is, locked until the transaction ends; blocked and erased ones have none. */
export const lockByCode = (queries: InTransaction, code: string): Promise<Person[]> =>
  queries
    .updateTable("users")
    .set((eb) => ({ settings: eb.ref("settings") }))
    .where((where) => where.or([where("unique_code", "=", code), where("previous_code", "=", code)]))
    .where("erased_at", "is", null)
    .where("blocked", "=", 0)
    .returningAll()
    .execute();

/** Every board a person played: this module exports and erases each trace of a person, so it reads them itself. */
export const listTraces = (queries: Queries, userId: string): Promise<Selectable<PlaysTable>[]> =>
  queries.selectFrom("plays").selectAll().where("user_id", "=", userId).orderBy("started_at").execute();

/** Replies saved for retries contain what a person did. */
export async function deleteReplies(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("idempotency_keys").where("user_id", "=", userId).execute();
}

/** A person in a reply: their name and face beside their id, messages to them beside it as `studentId`. */
const withoutPerson = (answer: string, userId: string): string =>
  JSON.stringify(
    JSON.parse(answer, (_key, value: unknown) => {
      if (value === null || typeof value !== "object") return value;
      const { id, studentId, name, text, face } = value as Record<string, unknown>;
      if (id !== userId && studentId !== userId) return value;
      return {
        ...value,
        ...(typeof name === "string" && { name: "" }),
        ...(typeof text === "string" && { text: "" }),
        ...(face !== undefined && { face: null }),
      };
    }),
  );

/** Replies that a statement looks through: of all of a country's at once it would take too long and be given up. */
const REPLIES_AT_ONCE = 20_000;

/**
 * Removes a person from the replies saved for others, under every name they have had: a mentor's replies name the
 * students. Nothing but reading all of them finds these.
 */
export async function blankAnswers(
  queries: InTransaction,
  userId: string,
  repliesAtOnce = REPLIES_AT_ONCE,
): Promise<void> {
  // No key is empty.
  for (let after = { user_id: "", key: "" }; ;) {
    const rest = queries
      .selectFrom("idempotency_keys")
      .where(({ eb, refTuple, tuple }) => eb(refTuple("user_id", "key"), ">", tuple(after.user_id, after.key)));
    const last = await rest
      .select(["user_id", "key"])
      .orderBy("user_id")
      .orderBy("key")
      .offset(repliesAtOnce - 1)
      .limit(1)
      .executeTakeFirst();
    const some = last
      ? rest.where(({ eb, refTuple, tuple }) => eb(refTuple("user_id", "key"), "<=", tuple(last.user_id, last.key)))
      : rest;
    const replies = await some.select(["user_id", "key", "answer"]).where("answer", "like", `%${userId}%`).execute();
    for (const { user_id, key, answer } of replies)
      await queries
        .updateTable("idempotency_keys")
        .set({ answer: withoutPerson(answer, userId) })
        .where("user_id", "=", user_id)
        .where("key", "=", key)
        .execute();
    if (!last) return;
    after = last;
  }
}

import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { MailsTable } from "../../database/tables.ts";

export type MailRow = Selectable<MailsTable>;

/** Adds a mail, unless its `once_key` is there already. */
export async function insertMail(queries: InTransaction, row: MailRow): Promise<void> {
  await queries
    .insertInto("mails")
    .values(row)
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .execute();
}

/** Takes the next mail that is due, which nobody else then tries before `again`; null when none is. */
export async function takeDue(
  queries: Queries,
  now: number,
  again: (tries: number) => number,
): Promise<MailRow | null> {
  const next = await queries
    .selectFrom("mails")
    .selectAll()
    .where("sent_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const taken = await queries
    .updateTable("mails")
    .set({ tries: next.tries + 1, due_at: again(next.tries) })
    .where("id", "=", next.id)
    .where("tries", "=", next.tries)
    .where("sent_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  // Another process was quicker: there may be more.
  return taken ?? takeDue(queries, now, again);
}

export async function markSent(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable("mails").set({ sent_at: now }).where("id", "=", id).execute();
}

export async function dropMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("mails").where("id", "=", id).execute();
}

export const listMails = (queries: Queries, userId: string): Promise<MailRow[]> =>
  queries.selectFrom("mails").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

export async function forgetMails(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("mails").where("user_id", "=", userId).execute();
}

/** How the outbox stands; `stuck` waits and was tried more than three times. */
export async function readOutbox(queries: Queries, sentSince: number) {
  const waiting = await queries
    .selectFrom("mails")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  const stuck = await queries
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("sent_at", "is", null)
    .where("tries", ">", 3)
    .executeTakeFirstOrThrow();
  const sent = await queries
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("sent_at", ">=", sentSince)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldest: waiting.oldest,
    stuck: Number(stuck.count),
    sent: Number(sent.count),
  };
}

/** Takes back mails that have not left, by their `once_key`s. */
export async function withdrawMails(queries: InTransaction, onceKeys: readonly string[]): Promise<void> {
  if (onceKeys.length > 0) await queries.deleteFrom("mails").where("once_key", "in", onceKeys).execute();
}

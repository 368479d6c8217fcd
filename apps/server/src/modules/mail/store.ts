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

/** Whether a mail of this `once_key` is there, on its way or not. */
export async function isPosted(queries: Queries, onceKey: string): Promise<boolean> {
  const row = await queries.selectFrom("mails").select("id").where("once_key", "=", onceKey).executeTakeFirst();
  return row !== undefined;
}

/** The fate of the mail of a `once_key`: `refused` for good, too `late` to be sent, or none. */
export async function fateOf(
  queries: Queries,
  onceKey: string,
): Promise<"none" | "waiting" | "sent" | "refused" | "late"> {
  const mail = await queries
    .selectFrom("mails")
    .select(["sent_at", "given_up_at", "stale_at"])
    .where("once_key", "=", onceKey)
    .executeTakeFirst();
  if (!mail) return "none";
  if (mail.sent_at !== null) return "sent";
  if (mail.given_up_at === null) return "waiting";
  return mail.stale_at !== null && mail.given_up_at >= mail.stale_at ? "late" : "refused";
}

/** Takes the next mail that is due and reserves it for some time; null when none is. */
export async function takeDue(queries: Queries, now: number, held: number): Promise<MailRow | null> {
  const next = await queries
    .selectFrom("mails")
    .select(["id", "tries"])
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const taken = await queries
    .updateTable("mails")
    .set({ tries: next.tries + 1, due_at: now + held })
    .where("id", "=", next.id)
    .where("tries", "=", next.tries)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  // Another process was quicker: there may be more.
  return taken ?? takeDue(queries, now, held);
}

/** Lets a mail that could not be sent wait until a moment. */
export async function putOff(queries: Queries, { id, tries }: MailRow, until: number): Promise<void> {
  await queries.updateTable("mails").set({ due_at: until }).where("id", "=", id).where("tries", "=", tries).execute();
}

/** Marks a mail as sent and deletes its content. */
export async function markSent(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable("mails").set({ sent_at: now, content: "{}" }).where("id", "=", id).execute();
}

export async function dropMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("mails").where("id", "=", id).execute();
}

/** Leaves a mail unsent for good; the recipient of one to no account is deleted. */
export async function giveUp(queries: Queries, { id, user_id }: MailRow, now: number): Promise<void> {
  await queries
    .updateTable("mails")
    .set({ given_up_at: now, content: "{}", ...(user_id === null && { recipient: "" }) })
    .where("id", "=", id)
    .execute();
}

/** Leaves unsent what would come too late; returns how many. */
export async function giveUpStale(queries: Queries, now: number): Promise<number> {
  const rows = await queries
    .updateTable("mails")
    .set({ given_up_at: now, content: "{}" })
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("stale_at", "<=", now)
    .returning("id")
    .execute();
  return rows.length;
}

export const listMails = (queries: Queries, userId: string): Promise<MailRow[]> =>
  queries.selectFrom("mails").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

export async function eraseMails(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("mails").where("user_id", "=", userId).execute();
}

/** The state of the outbox; `stuck` waits and was tried more than three times. */
export async function readOutbox(queries: Queries, sentSince: number) {
  const waiting = await queries
    .selectFrom("mails")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirstOrThrow();
  const stuck = await queries
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
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
  if (onceKeys.length > 0)
    await queries.deleteFrom("mails").where("once_key", "in", onceKeys).where("sent_at", "is", null).execute();
}

import type { Selectable } from "kysely";
import type { MessagesQuery } from "@karota/contract/admin/messages.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { ContactMessagesTable } from "../../database/tables.ts";

type MessageRow = Selectable<ContactMessagesTable>;

/** False when a message with this id is there already. */
export async function insertMessage(queries: InTransaction, row: MessageRow): Promise<boolean> {
  const added = await queries
    .insertInto("contact_messages")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | null> {
  const row = await queries.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

export const listOwnMessages = (queries: Queries, userId: string): Promise<MessageRow[]> =>
  queries.selectFrom("contact_messages").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

/** Drops a person's messages; the ids of those that there were. */
export async function dropOwnMessages(queries: InTransaction, userId: string): Promise<string[]> {
  const gone = await queries.deleteFrom("contact_messages").where("user_id", "=", userId).returning("id").execute();
  return gone.map(({ id }) => id);
}

/** A page of messages with their writers' names, the newest first. */
export async function listMessages(
  queries: Queries,
  { state, before, limit }: MessagesQuery,
): Promise<(MessageRow & { readonly name: string | null })[]> {
  const last = before === undefined ? null : await findMessage(queries, before);
  return queries
    .selectFrom("contact_messages")
    .leftJoin("users", "users.id", "contact_messages.user_id")
    .selectAll("contact_messages")
    .select("users.name")
    .where("done_at", state === "open" ? "is" : "is not", null)
    .$if(last !== null, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb("contact_messages.created_at", "<", last!.created_at),
          and([eb("contact_messages.created_at", "=", last!.created_at), eb("contact_messages.id", "<", last!.id)]),
        ]),
      ),
    )
    .orderBy("contact_messages.created_at", "desc")
    .orderBy("contact_messages.id", "desc")
    .limit(limit)
    .execute();
}

export async function countOpen(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Null: open again. False when it is already so. */
export async function markMessage(queries: InTransaction, id: string, doneAt: number | null): Promise<boolean> {
  const changed = await queries
    .updateTable("contact_messages")
    .set({ done_at: doneAt })
    .where("id", "=", id)
    .where("done_at", doneAt === null ? "is not" : "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

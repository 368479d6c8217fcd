import type { Insertable, Selectable } from "kysely";
import type { AuditAction, AuditQuery } from "@karota/contract/admin/audit.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AuditEntriesTable } from "../../database/tables.ts";

export async function insertEntry(queries: InTransaction, entry: Insertable<AuditEntriesTable>): Promise<void> {
  await queries.insertInto("audit_entries").values(entry).execute();
}

/** An entry with the names of who did it and to whom; null for those who are no person. */
export type Entry = Selectable<AuditEntriesTable> & {
  readonly actor_name: string | null;
  readonly subject_name: string | null;
};

/** A page of entries, the newest first. */
export async function listEntries(queries: Queries, { before, limit, action, person }: AuditQuery): Promise<Entry[]> {
  return queries
    .selectFrom("audit_entries")
    .leftJoin("users as actors", "actors.id", "audit_entries.actor_id")
    .leftJoin("users as subjects", "subjects.id", "audit_entries.subject")
    .selectAll("audit_entries")
    .select(["actors.name as actor_name", "subjects.name as subject_name"])
    .$if(before !== undefined, (query) => query.where("audit_entries.id", "<", before!))
    .$if(action !== undefined, (query) => query.where("audit_entries.action", "=", action!))
    .$if(person !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb("audit_entries.subject", "=", person!), eb("audit_entries.actor_id", "=", person!)]),
      ),
    )
    .orderBy("audit_entries.id", "desc")
    .limit(limit)
    .execute();
}

/** Locks this person until the transaction ends. */
export async function lockActor(queries: InTransaction, id: string): Promise<void> {
  await queries
    .updateTable("users")
    .set((eb) => ({ settings: eb.ref("settings") }))
    .where("id", "=", id)
    .execute();
}

/** Whether an admin has done this, to a person or thing, since a moment. */
export async function wasRecorded(
  queries: Queries,
  {
    actorId,
    action,
    subject,
  }: { readonly actorId: string; readonly action: AuditAction; readonly subject: string | null },
  since: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom("audit_entries")
    .select("id")
    .where("subject", subject === null ? "is" : "=", subject)
    .where("actor_id", "=", actorId)
    .where("action", "=", action)
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What admins wrote about these: people, or what belongs to them. */
export async function blankNotes(queries: InTransaction, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await queries.updateTable("audit_entries").set({ note: "" }).where("subject", "in", subjects).execute();
}

/** What was done about these, and noted, the oldest first. */
export const listNotes = (
  queries: Queries,
  subjects: readonly string[],
): Promise<Pick<Selectable<AuditEntriesTable>, "action" | "subject" | "note" | "created_at">[]> =>
  queries
    .selectFrom("audit_entries")
    .select(["action", "subject", "note", "created_at"])
    .where("subject", "in", subjects)
    .orderBy("id")
    .execute();

/** Deletes some entries of before a moment; returns how many. */
export async function deleteEntries(queries: Queries, before: number, limit: number): Promise<number> {
  const old = queries.selectFrom("audit_entries").select("id").where("created_at", "<", before).limit(limit);
  const rows = await queries.deleteFrom("audit_entries").where("id", "in", old).returning("id").execute();
  return rows.length;
}

import type { Insertable, Selectable } from "kysely";
import type { AuditQuery } from "@karota/contract/admin/audit.ts";
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
export async function listEntries(queries: Queries, { before, limit, action, subject }: AuditQuery): Promise<Entry[]> {
  return queries
    .selectFrom("audit_entries")
    .leftJoin("users as actors", "actors.id", "audit_entries.actor_id")
    .leftJoin("users as subjects", "subjects.id", "audit_entries.subject")
    .selectAll("audit_entries")
    .select(["actors.name as actor_name", "subjects.name as subject_name"])
    .$if(before !== undefined, (query) => query.where("audit_entries.id", "<", before!))
    .$if(action !== undefined, (query) => query.where("audit_entries.action", "=", action!))
    .$if(subject !== undefined, (query) => query.where("audit_entries.subject", "=", subject!))
    .orderBy("audit_entries.id", "desc")
    .limit(limit)
    .execute();
}

/** What admins wrote about a person. */
export async function blankNotes(queries: InTransaction, subject: string): Promise<void> {
  await queries.updateTable("audit_entries").set({ note: "" }).where("subject", "=", subject).execute();
}

export async function forgetEntries(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("audit_entries").where("created_at", "<", before).execute();
}

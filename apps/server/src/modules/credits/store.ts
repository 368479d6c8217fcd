import type { Selectable } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { LedgerEntriesTable } from "../../database/tables.ts";

/** A person's entries, the newest first; `before` is the id of the last one already seen. */
export async function listEntries(
  queries: Queries,
  userId: string,
  limit: number,
  before: number | undefined,
): Promise<Selectable<LedgerEntriesTable>[]> {
  return queries
    .selectFrom("ledger_entries")
    .selectAll()
    .where("account", "=", `user:${userId}`)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

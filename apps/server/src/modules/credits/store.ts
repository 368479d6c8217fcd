import type { Selectable } from "kysely";
import type { CreditsQuery, Reason } from "@karota/contract/credits/ledger.ts";
import type { Queries } from "../../database/database.ts";
import type { LedgerEntriesTable } from "../../database/tables.ts";

/** An entry, with the game of the board or the assignment that it paid for; null when it paid for neither. */
export type Entry = Selectable<LedgerEntriesTable> & {
  readonly game: string | null;
  readonly assignment: string | null;
  readonly group_id: string | null;
  readonly student_id: string | null;
};

/** A person's entries, the newest first; `before` is the id of the last one already seen. */
export async function listEntries(
  queries: Queries,
  userId: string,
  { before, limit, direction, reason }: CreditsQuery,
): Promise<Entry[]> {
  return queries
    .selectFrom("ledger_entries")
    .leftJoin("plays", (join) =>
      join.onRef("plays.grid_id", "=", "ledger_entries.reference").on("plays.user_id", "=", userId),
    )
    .leftJoin("assignments", (join) =>
      join.onRef("assignments.id", "=", "ledger_entries.reference").on("assignments.published_by", "=", userId),
    )
    .selectAll("ledger_entries")
    .select(["plays.game", "assignments.name as assignment", "assignments.group_id", "assignments.student_id"])
    .where("account", "=", `user:${userId}`)
    .$if(before !== undefined, (query) => query.where("ledger_entries.id", "<", before!))
    .$if(direction !== undefined, (query) => query.where("amount", direction === "in" ? ">" : "<", 0))
    .$if(reason !== undefined, (query) => query.where("reason", "=", reason!))
    .orderBy("ledger_entries.id", "desc")
    .limit(limit)
    .execute();
}

/** Moment and balance after each of a person's entries since `from`, and after the last one before; the oldest first. */
export async function listBalances(
  queries: Queries,
  userId: string,
  from: number,
): Promise<{ created_at: number; balance_after: number | null }[]> {
  const own = queries
    .selectFrom("ledger_entries")
    .select(["created_at", "balance_after"])
    .where("account", "=", `user:${userId}`);
  const before = await own.where("created_at", "<", from).orderBy("id", "desc").limit(1).execute();
  return [...before, ...(await own.where("created_at", ">=", from).orderBy("id").execute())];
}

/** Whether anybody ever had carrots. */
export const hasEntries = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom("ledger_entries").select("id").limit(1).executeTakeFirst()) !== undefined;

/** How many entries a person has of each kind that occurs. */
export const countReasons = (queries: Queries, userId: string): Promise<{ reason: Reason; movements: number }[]> =>
  queries
    .selectFrom("ledger_entries")
    .select(({ fn }) => ["reason", fn.countAll<number>().as("movements")])
    .where("account", "=", `user:${userId}`)
    .groupBy("reason")
    .orderBy("reason")
    .$castTo<{ reason: Reason; movements: number }>()
    .execute();

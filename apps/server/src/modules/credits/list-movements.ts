import type { CreditsQuery, CreditsReply, Reason } from "@karota/contract/credits/ledger.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { balanceOf, carrotsOf } from "./ledger.ts";
import { listEntries } from "./store.ts";

/** A page of the actor's movements, the newest first, with the balance of now. */
export async function listMovements(
  { config, database: { db } }: Deps,
  actor: Actor,
  page: CreditsQuery,
): Promise<CreditsReply> {
  const { iso } = calendarOf(config.timeZone);
  // One more than requested shows whether there is another page.
  const rows = await listEntries(db, actor.id, { ...page, limit: page.limit + 1 });
  const shown = rows.slice(0, page.limit);
  return {
    credit_amount: carrotsOf(await balanceOf(db, actor.id)),
    entries: shown.map((row) => ({
      id: row.id,
      amount: carrotsOf(row.amount),
      balance: carrotsOf(row.balance_after ?? 0),
      reason: row.reason as Reason,
      reference: row.reference,
      game: row.game,
      assignment:
        row.assignment === null ? null : { name: row.assignment, groupId: row.group_id, studentId: row.student_id },
      time: iso(row.created_at),
    })),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

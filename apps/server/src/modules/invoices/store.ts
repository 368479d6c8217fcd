import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { InvoicesTable } from "../../database/tables.ts";

export type InvoiceRow = Selectable<InvoicesTable>;

/** The next running number of a name, from 1 on; a transaction that fails gives it back. */
export async function nextNumber(queries: InTransaction, name: string): Promise<number> {
  const row = await queries
    .insertInto("counters")
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((set) => ({ value: set("counters.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}

export async function insertInvoice(queries: InTransaction, row: InvoiceRow): Promise<void> {
  await queries.insertInto("invoices").values(row).execute();
}

/** The documents of some purchases. */
export async function listInvoices(queries: Queries, purchaseIds: readonly string[]): Promise<InvoiceRow[]> {
  if (purchaseIds.length === 0) return [];
  return queries.selectFrom("invoices").selectAll().where("purchase_id", "in", purchaseIds).execute();
}

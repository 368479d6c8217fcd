import type { Updateable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { PurchasesTable } from "../../database/tables.ts";
import { METHODS, type PurchaseRow } from "../payment-methods/index.ts";

const SETTLED_BY_HAND = METHODS.filter(({ settlesByHand }) => settlesByHand).map(({ id }) => id);

export async function insertPurchase(queries: InTransaction, row: PurchaseRow): Promise<void> {
  await queries.insertInto("purchases").values(row).execute();
}

const locking = (queries: InTransaction) =>
  queries.updateTable("purchases").set((set) => ({ status: set.ref("status") }));

/** Reads a purchase and locks it until the transaction ends. */
export async function lockPurchase(queries: InTransaction, id: string): Promise<PurchaseRow | null> {
  return (await locking(queries).where("id", "=", id).returningAll().executeTakeFirst()) ?? null;
}

export async function changePurchase(
  queries: InTransaction,
  id: string,
  change: Updateable<PurchasesTable>,
): Promise<PurchaseRow> {
  return queries.updateTable("purchases").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** A person's own purchase; any person's where none is given. */
export async function findPurchase(queries: Queries, id: string, userId: string | null): Promise<PurchaseRow | null> {
  let query = queries.selectFrom("purchases").selectAll().where("id", "=", id);
  if (userId !== null) query = query.where("user_id", "=", userId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findByProvider(queries: Queries, provider: string, ref: string): Promise<PurchaseRow | null> {
  const row = await queries
    .selectFrom("purchases")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_ref", "=", ref)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the bank transfer of a reference's digits as `lockPurchase` does. */
export async function lockTransfer(queries: InTransaction, reference: string): Promise<PurchaseRow | null> {
  const query = locking(queries).where("reference", "=", reference).where("provider", "in", SETTLED_BY_HAND);
  return (await query.returningAll().executeTakeFirst()) ?? null;
}

/** Transfers without their money that expire after a moment, the oldest first. */
export const listOpenTransfers = (queries: Queries, since: number): Promise<PurchaseRow[]> =>
  queries
    .selectFrom("purchases")
    .selectAll()
    .where("provider", "in", SETTLED_BY_HAND)
    .where("status", "=", "pending")
    .where("expires_at", ">", since)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Transfers that were paid or refunded since a moment. */
export const listSettledTransfers = (queries: Queries, since: number): Promise<PurchaseRow[]> =>
  queries
    .selectFrom("purchases")
    .selectAll()
    .where("provider", "in", SETTLED_BY_HAND)
    .where((where) =>
      where.or([
        where.and([where("status", "=", "paid"), where("paid_at", ">=", since)]),
        where.and([where("status", "=", "refunded"), where("refund_sent_at", ">=", since)]),
      ]),
    )
    .orderBy("id")
    .execute();

/** A person's purchases, the newest first. */
export const listPurchases = (queries: Queries, userId: string): Promise<PurchaseRow[]> =>
  queries
    .selectFrom("purchases")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** Purchases with a refund that the provider has not accepted. */
export const listUnsentRefunds = (queries: Queries): Promise<PurchaseRow[]> =>
  queries
    .selectFrom("purchases")
    .selectAll()
    .where("status", "=", "refunded")
    .where("refund_sent_at", "is", null)
    .execute();

/** Stores that a provider has sent an event; false when that was stored before. */
export async function takeEvent(
  queries: InTransaction,
  provider: string,
  eventId: string,
  now: number,
): Promise<boolean> {
  const row = await queries
    .insertInto("payment_events")
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The billing data of an erased person. */
export const ERASED_BUYER = "{}";

/**
 * An erased person leaves no name or address in purchases, and nothing that is still to be paid; invoices that were
 * issued stay, as the law demands.
 */
export async function eraseBuyer(queries: InTransaction, userId: string): Promise<void> {
  const own = queries.updateTable("purchases").where("user_id", "=", userId);
  await own.set({ buyer: ERASED_BUYER }).execute();
  await own.set({ status: "expired" }).where("status", "in", ["created", "pending"]).execute();
}

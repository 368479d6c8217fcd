import type { ProviderId, Purchase, PurchaseStatus } from "@karota/contract/payments/payment.ts";
import type { Queries } from "../../database/database.ts";
import { balanceOf, carrotsOf } from "../credits/index.ts";
import { creditorReference, listInvoices, PLAY_SELLER, slovenianReference } from "../invoices/index.ts";
import { FORTNIGHT, methodOf, type PurchaseRow } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { centsOf, unusedOf } from "./rules.ts";
import { listPurchases } from "./store.ts";

/** A purchase in its state now: expired after its time, whether or not the nightly job has stored that. */
export const statusOf = ({ status, expires_at: expires }: PurchaseRow, now: number): PurchaseStatus =>
  (status === "created" || status === "pending") && expires <= now ? "expired" : (status as PurchaseStatus);

/** How long after a transfer's last day its money can still be booked: it came in time, the statement comes later. */
export const STATEMENT_DELAY_MS = 7 * 24 * 60 * 60 * 1000;

/** The hundredths of carrots that could be withdrawn of a purchase if the period had not ended. */
export function unusedAmount(purchase: PurchaseRow, all: readonly PurchaseRow[], balance: number): number {
  const paid = all.filter(({ status }) => status === "paid");
  const held = paid.map((one) => ({ id: one.id, amount: one.credits * 100, paidAt: one.paid_at! }));
  return unusedOf(held, balance).get(purchase.id) ?? 0;
}

/** The payment reference that the buyer's bank understands. */
export const referenceOf = (digits: string, country: string): string =>
  country === "SI" ? slovenianReference(digits) : creditorReference(digits);

/** Every purchase of a person as a response, the newest first. */
export async function describePurchases(deps: PaymentsDeps, queries: Queries, userId: string): Promise<Purchase[]> {
  const { calendar, config } = deps;
  const now = deps.clock.now();
  const all = await listPurchases(queries, userId);
  const documents = await listInvoices(
    queries,
    all.map(({ id }) => id),
  );
  const balance = await balanceOf(queries, userId);
  const numberOf = (purchase: PurchaseRow, kind: string): string | null =>
    documents.find((one) => one.purchase_id === purchase.id && one.kind === kind)?.number ?? null;
  return all.map((purchase) => {
    const status = statusOf(purchase, now);
    const until = (purchase.paid_at ?? 0) + FORTNIGHT;
    const unused = status === "paid" && now < until ? unusedAmount(purchase, all, balance) : 0;
    const seller = config.seller ?? PLAY_SELLER;
    const { country = "SI" } = JSON.parse(purchase.buyer) as { readonly country?: string };
    return {
      id: purchase.id,
      provider: purchase.provider as ProviderId,
      status,
      credits: purchase.credits,
      price_cents: purchase.price_cents,
      net_cents: purchase.net_cents,
      vat_cents: purchase.vat_cents,
      vat_rate: purchase.vat_rate,
      date: calendar.iso(purchase.created_at),
      paid: purchase.paid_at === null ? null : calendar.iso(purchase.paid_at),
      invoice: numberOf(purchase, "invoice"),
      credit_note: numberOf(purchase, "credit_note"),
      refunded_cents: purchase.refunded_cents,
      refund_sent: purchase.refund_sent_at === null ? null : calendar.iso(purchase.refund_sent_at),
      withdrawable:
        unused > 0
          ? { credits: carrotsOf(unused), price_cents: centsOf(unused, purchase), until: calendar.iso(until) }
          : null,
      transfer:
        methodOf(purchase).settlesByHand && status === "pending"
          ? {
              recipient: seller.name,
              iban: seller.iban,
              bic: seller.bic,
              reference: referenceOf(purchase.reference, country),
              until: calendar.iso(purchase.expires_at),
            }
          : null,
    };
  });
}

/** One purchase of a person as a response. */
export async function describePurchase(deps: PaymentsDeps, queries: Queries, row: PurchaseRow): Promise<Purchase> {
  return (await describePurchases(deps, queries, row.user_id)).find(({ id }) => id === row.id)!;
}

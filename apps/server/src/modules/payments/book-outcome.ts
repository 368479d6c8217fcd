import type { InTransaction } from "../../database/database.ts";
import { grant } from "../credits/index.ts";
import { issueDocument, PLAY_SELLER, type Buyer, type InvoiceDocument } from "../invoices/index.ts";
import { postMail } from "../mail/index.ts";
import { findAddress } from "../users/index.ts";
import { FORTNIGHT, methodOf, type Outcome, type PurchaseRow } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { changePurchase, ERASED_BUYER, lockPurchase } from "./store.ts";

/** What every document of a purchase contains. */
export function documentOf(
  deps: PaymentsDeps,
  purchase: PurchaseRow,
  now: number,
): Omit<InvoiceDocument, "number" | "kind" | "corrects"> {
  const dayOf = (time: number): string => deps.calendar.iso(time).slice(0, 10);
  return {
    language: purchase.language as InvoiceDocument["language"],
    issued: dayOf(now),
    served: dayOf(purchase.paid_at ?? now),
    due: dayOf(purchase.paid_at ?? purchase.expires_at),
    seller: deps.config.seller ?? PLAY_SELLER,
    buyer: JSON.parse(purchase.buyer) as Buyer,
    amount: purchase.credits * 100,
    net_cents: purchase.net_cents,
    vat_cents: purchase.vat_cents,
    gross_cents: purchase.price_cents,
    vat_rate: purchase.vat_rate,
    provider: purchase.provider,
    reference: purchase.reference,
    play: methodOf(purchase).playMoney === true,
  };
}

/**
 * Books the outcome of a payment once: the purchase, its carrots, their ledger entries and the invoice's number commit
 * together. A paid or withdrawn purchase stays that, whatever is reported later; money that arrives after a failure is
 * booked, and that of an erased buyer is refunded. A payment in progress has 14 days: some banks need several.
 */
export async function bookOutcome(
  deps: PaymentsDeps,
  queries: InTransaction,
  id: string,
  outcome: Outcome,
): Promise<PurchaseRow> {
  const purchase = await lockPurchase(queries, id);
  if (!purchase) throw new Error(`There is no purchase ${id}.`);
  if (purchase.status === "paid" || purchase.status === "refunded") return purchase;
  const now = deps.clock.now();
  if (outcome === "paid") {
    // The buyer's account was erased meanwhile: there is nobody to give carrots or an invoice to.
    if (purchase.buyer === ERASED_BUYER)
      return changePurchase(queries, id, { status: "refunded", refunded_cents: purchase.price_cents });
    const paid = await changePurchase(queries, id, { status: "paid", paid_at: now });
    const { user_id: userId, credits } = paid;
    await grant(queries, { userId, amount: credits * 100, reason: "purchase", reference: id, now });
    const content = { ...documentOf(deps, paid, now), kind: "invoice" as const, corrects: null };
    const document = await issueDocument(queries, id, content, now);
    await postMail(queries, {
      userId,
      recipient: await findAddress(queries, userId),
      template: "invoice",
      language: document.language,
      content: document,
      now,
    });
    return paid;
  }
  if (outcome === "pending")
    return purchase.status === "created"
      ? changePurchase(queries, id, { status: "pending", expires_at: now + FORTNIGHT })
      : purchase;
  const isOver = outcome === "fatal" || !methodOf(purchase).retriesSamePayment;
  return isOver ? changePurchase(queries, id, { status: "failed" }) : purchase;
}

import type { TransfersReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { recordView } from "../audit/index.ts";
import { listInvoices, type Buyer, type InvoiceDocument } from "../invoices/index.ts";
import { methodOf, type PurchaseRow } from "../payment-methods/index.ts";
import { referenceOf, STATEMENT_DELAY_MS } from "./describe-purchase.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { listOpenTransfers, listSettledTransfers, listUnsentRefunds } from "./store.ts";

/** How long settled transfers are listed, in milliseconds. */
const SHOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** The bank transfers for admins: those that are open, those to refund by hand, those settled lately. */
export async function listTransfers(deps: PaymentsDeps, actor: Actor): Promise<TransfersReply> {
  const {
    database: { db },
    calendar: { iso },
    clock,
  } = deps;
  await recordView(deps, actor, { action: "transfers.viewed", subject: null });
  const now = clock.now();
  const open = await listOpenTransfers(db, now - STATEMENT_DELAY_MS);
  const refunds = (await listUnsentRefunds(db)).filter((one) => methodOf(one).settlesByHand);
  const settled = await listSettledTransfers(db, now - SHOWN_FOR_MS);
  const invoices = await listInvoices(
    db,
    [...refunds, ...settled].map(({ id }) => id),
  );
  const documents = new Map(invoices.map((one) => [`${one.purchase_id} ${one.kind}`, one]));
  const noteOf = ({ id }: PurchaseRow) => documents.get(`${id} credit_note`)!;
  /** The documents name the buyer also when the account is erased. */
  const rowOf = (purchase: PurchaseRow, amount_cents: number, document = documents.get(`${purchase.id} invoice`)) => {
    const buyer = document
      ? (JSON.parse(document.document) as InvoiceDocument).buyer
      : (JSON.parse(purchase.buyer) as Buyer);
    const { id, reference } = purchase;
    return {
      id,
      reference: referenceOf(reference, buyer.country),
      name: buyer.name,
      company: buyer.company,
      amount_cents,
    };
  };
  return {
    open: open.map((one) => ({
      ...rowOf(one, one.price_cents),
      since: iso(one.created_at),
      until: iso(one.expires_at),
    })),
    refunds: refunds
      .map((one) => ({ one, since: noteOf(one).issued_at }))
      .sort((a, b) => a.since - b.since)
      .map(({ one, since }) => ({ ...rowOf(one, one.refunded_cents), since: iso(since) })),
    settled: settled
      .map((one) => {
        const isPaid = one.status === "paid";
        const { number } = documents.get(`${one.id} ${isPaid ? "invoice" : "credit_note"}`)!;
        const kind = isPaid ? ("paid" as const) : ("refunded" as const);
        return { one, kind, number, at: (isPaid ? one.paid_at : one.refund_sent_at)! };
      })
      .sort((a, b) => b.at - a.at)
      .map(({ one, kind, number, at }) => ({
        ...rowOf(one, kind === "paid" ? one.price_cents : one.refunded_cents),
        kind,
        at: iso(at),
        document: number,
      })),
  };
}

import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { recordView } from "../audit/index.ts";
import { listInvoices, renderXml, type InvoiceDocument } from "../invoices/index.ts";
import { documentOf } from "./book-outcome.ts";
import { statusOf } from "./describe-purchase.ts";
import { methodOf } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { findPurchase } from "./store.ts";

export interface DeliverDocument {
  readonly actor: Actor;
  readonly id: string;
  readonly kind: "invoice" | "credit_note";
  readonly format: "pdf" | "xml";
}
export interface Delivered {
  readonly type: string;
  readonly fileName: string;
  readonly content: Uint8Array | string;
}

/**
 * A purchase's invoice or credit note, for its buyer and for admins, whose access goes into the audit log; of an open
 * transfer its pro-forma invoice, which is no invoice and has no XML.
 * @throws E-KAROTA-NOT_FOUND for another person's and for one that is not issued
 */
export async function deliverDocument(deps: PaymentsDeps, input: DeliverDocument): Promise<Delivered> {
  const { actor, id, kind, format } = input;
  const { db } = deps.database;
  const purchase = await findPurchase(db, id, actor.roles.includes("admin") ? null : actor.id);
  if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  const issued = (await listInvoices(db, [purchase.id])).find((one) => one.kind === kind);
  const isOpenTransfer = methodOf(purchase).settlesByHand && statusOf(purchase, deps.clock.now()) === "pending";
  let document: InvoiceDocument;
  if (issued) document = JSON.parse(issued.document) as InvoiceDocument;
  else if (isOpenTransfer && kind === "invoice" && format === "pdf") {
    const content = documentOf(deps, purchase, purchase.created_at);
    document = { ...content, kind: "pro_forma", number: `P-${purchase.reference}`, corrects: null };
  } else throw fail("E-KAROTA-NOT_FOUND", {}, "no such document");
  if (purchase.user_id !== actor.id)
    await recordView(deps, actor, { action: "document.viewed", subject: id, details: { document: document.number } });
  return format === "pdf"
    ? {
        type: "application/pdf",
        fileName: `${document.number}.pdf`,
        content: await deps.printer.printInvoice(document),
      }
    : { type: "application/xml; charset=utf-8", fileName: `${document.number}.xml`, content: renderXml(document) };
}

import type { InTransaction } from "../../database/database.ts";
import type { InvoiceDocument } from "./document.ts";
import { insertInvoice, nextNumber } from "./store.ts";

/** The series of a document: what is play has series of its own. */
const seriesOf = ({ kind, play }: Pick<InvoiceDocument, "kind" | "play">): string =>
  `${play ? "T" : ""}${kind === "credit_note" ? "D" : "R"}`;

/**
 * Gives a document its number and saves it, in the transaction that books it: `R-2026-00001`, consecutive in its series
 * and year.
 */
export async function issueDocument(
  queries: InTransaction,
  purchaseId: string,
  content: Omit<InvoiceDocument, "number">,
  now: number,
): Promise<InvoiceDocument> {
  const series = seriesOf(content);
  const year = Number(content.issued.slice(0, 4));
  const serial = await nextNumber(queries, `${series}-${year}`);
  const number = `${series}-${year}-${String(serial).padStart(5, "0")}`;
  const document: InvoiceDocument = { ...content, number };
  await insertInvoice(queries, {
    number,
    series,
    year,
    serial,
    kind: content.kind,
    purchase_id: purchaseId,
    issued_at: now,
    document: JSON.stringify(document),
  });
  return document;
}

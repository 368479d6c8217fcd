import type { StatementReply } from "@karota/contract/payments/payment.ts";
import { fail } from "../../fail.ts";
import { digitsOfReference } from "../invoices/index.ts";
import { bookOutcome } from "./book-outcome.ts";
import { statusOf } from "./describe-purchase.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { readStatement, type Booking } from "./read-statement.ts";
import { findByReference, lockPurchase, takeEvent } from "./store.ts";

type Line = StatementReply["lines"][number];

/** Books one line of a statement, if it pays an open transfer to the cent. */
async function bookLine(deps: PaymentsDeps, line: Booking, doubles: ReadonlySet<string>): Promise<Line> {
  const { reference, cents, currency } = line;
  const told = { reference, amount_cents: cents, currency };
  const digits = digitsOfReference(reference);
  const known = digits === null ? null : await findByReference(deps.database.db, digits);
  if (!known || known.provider !== "invoice") return { ...told, outcome: "unknown", purchase: null };
  const outcomeOf = async (): Promise<Line["outcome"]> => {
    if (doubles.has(digits!)) return "double";
    if (currency !== "EUR") return "currency";
    if (cents !== known.price_cents) return "amount";
    const now = deps.clock.now();
    return deps.database.transaction(async (queries) => {
      const purchase = (await lockPurchase(queries, known.id))!;
      const status = statusOf(purchase, now);
      if (status === "paid" || status === "refunded") return "already";
      if (status !== "pending") return "expired";
      // The bank's own name of a booking pays once, whichever statements tell of it.
      if (!(await takeEvent(queries, "invoice", line.id, now))) return "already";
      await bookOutcome(deps, queries, purchase.id, "paid");
      return "paid";
    });
  };
  return { ...told, outcome: await outcomeOf(), purchase: known.id };
}

/**
 * Books what a camt.053 statement shows: credits that pay an open transfer with their reference, in euros and to the
 * cent. Everything else is told and books nothing.
 * @throws E-PAYMENT-DATA_VALIDATION_ERROR for what is no statement
 */
export async function importStatement(deps: PaymentsDeps, xml: string): Promise<StatementReply> {
  const bookings = readStatement(xml);
  if (!bookings) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, "no camt.053 statement");
  // Two lines for one reference: somebody paid twice, or the file is wrong; a person has to look.
  const seen = bookings.flatMap(({ reference }) => digitsOfReference(reference) ?? []);
  const doubles = new Set(seen.filter((digits, place) => seen.indexOf(digits) !== place));
  const lines: Line[] = [];
  for (const booking of bookings) lines.push(await bookLine(deps, booking, doubles));
  return { lines };
}

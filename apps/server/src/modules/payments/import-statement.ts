import type { StatementReply } from "@karota/contract/payments/payment.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { digitsOfReference } from "../invoices/index.ts";
import type { PurchaseRow } from "../payment-methods/index.ts";
import { bookOutcome } from "./book-outcome.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { readStatement, type Booking } from "./read-statement.ts";
import { lockTransfer } from "./store.ts";

type Outcome = StatementReply["lines"][number]["outcome"];

/** The outcome of a line that names this transfer; `isInTime`: the bank booked it until the transfer's last day. */
function outcomeOf({ cents, currency }: Booking, transfer: PurchaseRow, isDouble: boolean, isInTime: boolean): Outcome {
  if (isDouble) return "double";
  if (currency !== "EUR") return "currency";
  if (cents !== transfer.price_cents) return "amount";
  if (transfer.status === "paid" || transfer.status === "refunded") return "already";
  return transfer.status === "pending" && isInTime ? "paid" : "expired";
}

/** The transfers of some references, by the digits of these; locked until the transaction ends. */
async function lockNamed(queries: InTransaction, references: readonly string[]): Promise<Map<string, PurchaseRow>> {
  const named = new Map<string, PurchaseRow>();
  // Always in the same order, so that two statements at once cause no deadlock.
  for (const digits of [...new Set(references)].toSorted()) {
    const transfer = await lockTransfer(queries, digits);
    if (transfer) named.set(digits, transfer);
  }
  return named;
}

/**
 * Books what a camt.053 statement shows: credits that pay an open transfer with their reference, in euros and to the
 * cent; all of them or, after a failure, none. Everything else is listed and books nothing.
 * @throws E-PAYMENT-DATA_VALIDATION_ERROR for another document
 */
export async function importStatement(deps: PaymentsDeps, actor: Actor, xml: string): Promise<StatementReply> {
  const bookings = readStatement(xml);
  if (!bookings) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, "no camt.053 statement");
  const seen = bookings.flatMap(({ reference }) => digitsOfReference(reference) ?? []);
  // Two lines for one reference: the buyer paid twice, or the file is wrong; an admin has to decide.
  const doubles = new Set(seen.filter((digits, place) => seen.indexOf(digits) !== place));
  return deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const dayOf = (time: number): string => deps.calendar.spanOf("daily", time).key;
    const named = await lockNamed(queries, seen);
    const lines: StatementReply["lines"] = [];
    for (const booking of bookings) {
      const { reference, payer, cents, currency, day } = booking;
      const digits = digitsOfReference(reference) ?? "";
      const transfer = named.get(digits);
      const isInTime = transfer !== undefined && (day || dayOf(now)) <= dayOf(transfer.expires_at);
      const outcome = transfer ? outcomeOf(booking, transfer, doubles.has(digits), isInTime) : "unknown";
      lines.push({ reference, payer, amount_cents: cents, currency, outcome, purchase: transfer?.id ?? null });
      if (!transfer || outcome !== "paid") continue;
      await bookOutcome(deps, queries, transfer.id, "paid");
      const details = { amount_cents: transfer.price_cents };
      await record(queries, { actorId: actor.id, action: "transfer.paid", subject: transfer.id, details, now });
    }
    const details = { lines: lines.length, paid: lines.filter(({ outcome }) => outcome === "paid").length };
    await record(queries, { actorId: actor.id, action: "statement.imported", subject: null, details, now });
    return { lines };
  });
}

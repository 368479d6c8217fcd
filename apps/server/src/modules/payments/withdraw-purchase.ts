import type { Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findAnswer, keepAnswer, takePress, type Press } from "../../idempotency.ts";
import { carrotsOf, charge, lockBalance } from "../credits/index.ts";
import { issueDocument, listInvoices } from "../invoices/index.ts";
import { documentOf } from "./book-outcome.ts";
import { describePurchase, unusedAmount } from "./describe-purchase.ts";
import { getProvider, type PaymentsDeps } from "./payments-deps.ts";
import { centsOf, FORTNIGHT, splitGross } from "./rules.ts";
import { changePurchase, findPurchase, listPurchases, listUnsentRefunds, lockPurchase } from "./store.ts";

type Withdrawn = { purchase: Purchase; credit_amount: number };

/**
 * Takes a purchase back within 14 days: its unused carrots go, their price goes back, with a credit note; together or
 * not at all. What the provider has not taken is tried again by `sendRefunds`.
 * @throws E-KAROTA-NOT_FOUND for somebody else's, E-PAYMENT-DATA_OLD_VALUES when there is nothing (more) to take back
 */
export async function withdrawPurchase(
  deps: PaymentsDeps,
  input: { readonly actor: Actor; readonly id: string; readonly press: Press | null },
): Promise<Withdrawn> {
  const { actor, press } = input;
  const { database } = deps;
  const answered = press && (await findAnswer(database.db, press));
  if (answered) return answered.body as Withdrawn;
  const known = await findPurchase(database.db, input.id, actor.id);
  if (!known) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  const now = deps.clock.now();
  const reply = await database.transaction(async (queries): Promise<Withdrawn | null> => {
    if (press && !(await takePress(queries, press, now))) return null;
    const balance = await lockBalance(queries, actor.id);
    const purchase = (await lockPurchase(queries, known.id))!;
    const isOpen = purchase.status === "paid" && now < purchase.paid_at! + FORTNIGHT;
    const unused = isOpen ? unusedAmount(purchase, await listPurchases(queries, actor.id), balance) : 0;
    const cents = Math.min(centsOf(unused), purchase.price_cents);
    if (unused === 0) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "nothing to withdraw");
    const movement = { userId: actor.id, amount: unused, reason: "withdrawal", reference: purchase.id, now } as const;
    const left = (await charge(queries, movement))!;
    const row = await changePurchase(queries, purchase.id, {
      status: "refunded",
      refunded_cents: cents,
      refunded_amount: unused,
    });
    const [invoice] = await listInvoices(queries, [row.id]);
    const { net, vat } = splitGross(cents, row.vat_rate);
    const note = {
      ...documentOf(deps, row, now),
      kind: "credit_note" as const,
      corrects: invoice!.number,
      amount: unused,
      net_cents: net,
      vat_cents: vat,
      gross_cents: cents,
    };
    await issueDocument(queries, row.id, note, now);
    const done = { purchase: await describePurchase(deps, queries, row), credit_amount: carrotsOf(left) };
    if (press) await keepAnswer(queries, press, { status: 200, body: done });
    return done;
  });
  await sendRefunds(deps);
  return reply ?? ((await findAnswer(database.db, press!))!.body as Withdrawn);
}

/** Orders what is to go back and was not ordered yet; a provider that does not answer is asked again the next time. */
export async function sendRefunds(deps: PaymentsDeps): Promise<void> {
  for (const purchase of await listUnsentRefunds(deps.database.db)) {
    try {
      if (!(await getProvider(deps, purchase.provider).refund(purchase, purchase.refunded_cents))) continue;
    } catch (error) {
      deps.log.warn({ err: error }, "a refund could not be ordered");
      continue;
    }
    const now = deps.clock.now();
    await deps.database.transaction((queries) => changePurchase(queries, purchase.id, { refund_sent_at: now }));
  }
}

import type { Purchase } from "@karota/contract/payments/payment.ts";
import { splitGross } from "@karota/contract/payments/price.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import type { InTransaction } from "../../database/database.ts";
import type { JobRun } from "../../jobs.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { carrotsOf, charge, lockBalance } from "../credits/index.ts";
import { issueDocument, listInvoices } from "../invoices/index.ts";
import { postMail } from "../mail/index.ts";
import { findAddress } from "../users/index.ts";
import { FORTNIGHT, type PurchaseRow } from "../payment-methods/index.ts";
import { documentOf } from "./book-outcome.ts";
import { describePurchase, unusedAmount } from "./describe-purchase.ts";
import { getProvider, type PaymentsDeps } from "./payments-deps.ts";
import { centsOf } from "./rules.ts";
import { changePurchase, findPurchase, listPurchases, listUnsentRefunds, lockPurchase } from "./store.ts";

type Withdrawn = { purchase: Purchase; credit_amount: number };

/**
 * Withdraws a purchase within 14 days: its unused carrots are deducted and their price refunded, with a credit note, in
 * one transaction. A repeated withdrawal changes nothing. `sendRefunds` retries a refund that the provider has not
 * accepted.
 * @throws E-KAROTA-NOT_FOUND for another person's, E-PAYMENT-DATA_OLD_VALUES when there is nothing to withdraw
 */
export async function withdrawPurchase(
  deps: PaymentsDeps,
  {
    actor,
    id,
    idempotency,
  }: { readonly actor: Actor; readonly id: string; readonly idempotency: IdempotentRequest | null },
): Promise<Withdrawn> {
  const find = async (): Promise<void> => {
    if (!(await findPurchase(deps.database.db, id, actor.id))) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  };
  const reply = await once(deps, idempotency, find, (queries) => withdraw(deps, queries, actor.id, id));
  const row = await findPurchase(deps.database.db, id, actor.id);
  if (row?.refund_sent_at === null)
    await sendRefund(deps, row).catch((error: unknown) =>
      deps.log.warn({ err: error, purchase: id }, "a refund could not be ordered"),
    );
  return reply;
}

async function withdraw(deps: PaymentsDeps, queries: InTransaction, userId: string, id: string): Promise<Withdrawn> {
  const now = deps.clock.now();
  // The purchase is locked before the account, as in every booking, so that there is no deadlock.
  const purchase = (await lockPurchase(queries, id))!;
  const balance = await lockBalance(queries, userId);
  if (purchase.status === "refunded")
    return { purchase: await describePurchase(deps, queries, purchase), credit_amount: carrotsOf(balance) };
  const isOpen = purchase.status === "paid" && now < purchase.paid_at! + FORTNIGHT;
  const unused = isOpen ? unusedAmount(purchase, await listPurchases(queries, userId), balance) : 0;
  if (unused === 0) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "nothing to withdraw");
  const cents = centsOf(unused, purchase);
  const left = (await charge(queries, { userId, amount: unused, reason: "withdrawal", reference: id, now }))!;
  const change = { status: "refunded", refunded_cents: cents, refunded_amount: unused };
  const row = await changePurchase(queries, id, change);
  const [invoice] = await listInvoices(queries, [id]);
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
  const document = await issueDocument(queries, id, note, now);
  const recipient = await findAddress(queries, userId);
  const { language } = document;
  await postMail(queries, { userId, recipient, template: "refund", language, content: document, now });
  return { purchase: await describePurchase(deps, queries, row), credit_amount: carrotsOf(left) };
}

type RefundDeps = Pick<PaymentsDeps, "database" | "clock" | "providers">;

/** Orders a refund. @throws when the provider does not accept it */
async function sendRefund(deps: RefundDeps, purchase: PurchaseRow): Promise<void> {
  if (!(await getProvider(deps, purchase.provider).refund(purchase, purchase.refunded_cents))) return;
  const now = deps.clock.now();
  await deps.database.transaction((queries) => changePurchase(queries, purchase.id, { refund_sent_at: now }));
}

/** Orders the refunds that no provider has accepted yet; those it does not accept are reported and tried the next time. */
export async function sendRefunds(deps: RefundDeps, { fail: report }: Pick<JobRun, "fail">): Promise<void> {
  for (const purchase of await listUnsentRefunds(deps.database.db))
    await sendRefund(deps, purchase).catch((error: unknown) =>
      report(new Error(`The refund of purchase ${purchase.id} could not be ordered.`, { cause: error })),
    );
}

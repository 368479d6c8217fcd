import type { Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { bookOutcome } from "./book-outcome.ts";
import { describePurchase, STATEMENT_DELAY_MS } from "./describe-purchase.ts";
import { methodOf } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { lockPurchase } from "./store.ts";

/**
 * An admin confirms that the money of a transfer has arrived; a paid one stays paid.
 * @throws E-KAROTA-NOT_FOUND, E-PAYMENT-DATA_OLD_VALUES when the transfer is not open
 */
export async function markPaid(deps: PaymentsDeps, actor: Actor, id: string): Promise<Purchase> {
  return deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const purchase = await lockPurchase(queries, id);
    if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
    const { settlesByHand } = methodOf(purchase);
    if (settlesByHand && purchase.status === "paid") return describePurchase(deps, queries, purchase);
    const isOpen = purchase.status === "pending" && now < purchase.expires_at + STATEMENT_DELAY_MS;
    if (!settlesByHand || !isOpen) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "no open transfer");
    const paid = await bookOutcome(deps, queries, id, "paid");
    const details = { amount_cents: paid.price_cents };
    await record(queries, { actorId: actor.id, action: "transfer.paid", subject: id, details, now });
    return describePurchase(deps, queries, paid);
  });
}

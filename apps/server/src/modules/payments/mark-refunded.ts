import type { Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { describePurchase } from "./describe-purchase.ts";
import { methodOf } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { changePurchase, lockPurchase } from "./store.ts";

/**
 * An admin confirms that the money of a withdrawn transfer was sent back; a refunded one stays refunded.
 * @throws E-KAROTA-NOT_FOUND, E-PAYMENT-DATA_OLD_VALUES when there is nothing to refund by hand
 */
export async function markRefunded(deps: PaymentsDeps, actor: Actor, id: string): Promise<Purchase> {
  return deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const purchase = await lockPurchase(queries, id);
    if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
    const { status, refund_sent_at: sent, refunded_cents: cents } = purchase;
    if (!methodOf(purchase).settlesByHand || status !== "refunded")
      throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "nothing to send back by hand");
    if (sent !== null) return describePurchase(deps, queries, purchase);
    const row = await changePurchase(queries, id, { refund_sent_at: now });
    const details = { amount_cents: cents };
    await record(queries, { actorId: actor.id, action: "transfer.refunded", subject: id, details, now });
    return describePurchase(deps, queries, row);
  });
}

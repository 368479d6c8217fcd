import type { Purchase } from "@karota/contract/payments/payment.ts";
import { fail } from "../../fail.ts";
import { bookOutcome } from "./book-outcome.ts";
import { describePurchase, statusOf } from "./describe-purchase.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { findPurchase, lockPurchase } from "./store.ts";

/**
 * An admin has seen the money of a transfer arrive.
 * @throws E-KAROTA-NOT_FOUND, E-PAYMENT-DATA_OLD_VALUES when it is no open transfer
 */
export async function markPaid(deps: PaymentsDeps, id: string): Promise<Purchase> {
  if (!(await findPurchase(deps.database.db, id, null))) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  return deps.database.transaction(async (queries) => {
    const purchase = (await lockPurchase(queries, id))!;
    if (purchase.provider !== "invoice" || statusOf(purchase, deps.clock.now()) !== "pending")
      throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "no open transfer");
    return describePurchase(deps, queries, await bookOutcome(deps, queries, id, "paid"));
  });
}

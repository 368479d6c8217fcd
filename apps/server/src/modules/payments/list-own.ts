import type { Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describePurchases } from "./describe-purchase.ts";
import type { PaymentsDeps } from "./payments-deps.ts";

/** The actor's purchases, the newest first. */
export async function listOwn(deps: PaymentsDeps, { id }: Actor): Promise<{ purchases: Purchase[] }> {
  return { purchases: await describePurchases(deps, deps.database.db, id) };
}

import type { ApproveReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { balanceOf, carrotsOf } from "../credits/index.ts";
import { bookOutcome } from "./book-outcome.ts";
import { describePurchase, statusOf } from "./describe-purchase.ts";
import type { Outcome } from "../payment-methods/index.ts";
import { failureOf, getProvider, type PaymentsDeps } from "./payments-deps.ts";
import { changePurchase, findPurchase, lockPurchase } from "./store.ts";

export interface ApprovePurchase {
  readonly actor: Actor;
  readonly id: string;
  readonly card: string | undefined;
  readonly idempotency: IdempotentRequest | null;
}

/**
 * Asks the provider for the state of a payment, and books it. A payment in progress can be asked for again, and is that
 * while the provider does not answer; a paid one is a success each time.
 * @throws E-KAROTA-NOT_FOUND for another person's, E-PAYMENT-DATA_OLD_VALUES for one that failed or was withdrawn, the
 *   provider's codes, its FATAL_ERROR for one that has expired and is neither paid nor in progress
 */
export function approvePurchase(deps: PaymentsDeps, input: ApprovePurchase): Promise<ApproveReply> {
  return once(
    deps,
    input.idempotency,
    () => settle(deps, input),
    async (queries, id) => {
      let told = (await lockPurchase(queries, id))!;
      const isPaid = told.status === "paid";
      if (isPaid && told.approved_at === null)
        told = await changePurchase(queries, id, { approved_at: deps.clock.now() });
      return {
        code: isPaid ? "S-PAYMENT-PAYMENT_SUCCESS" : "I-PAYMENT-IN_PROGRESS",
        purchase: await describePurchase(deps, queries, told),
        credit_amount: carrotsOf(await balanceOf(queries, input.actor.id)),
      } as const;
    },
  );
}

/** Books the state of the payment in a transaction of its own, a refusal too. Returns the purchase's id. */
async function settle(deps: PaymentsDeps, { actor, card, id }: ApprovePurchase): Promise<string> {
  const { database, clock } = deps;
  const purchase = await findPurchase(database.db, id, actor.id);
  if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  const provider = getProvider(deps, purchase.provider);
  const now = clock.now();
  const status = statusOf(purchase, now);
  const isOver = status === "expired";
  // The buyer has to begin a new one; whether a card was charged only its provider knows.
  if (isOver && provider.settlesByHand) throw failureOf(provider, "fatal");
  // A webhook may have arrived before the page's request, or the response to the page was lost.
  if (status === "paid") return id;
  if (status === "failed" || status === "refunded")
    throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, `a purchase that is ${status}`);
  const outcome = await provider
    .fetchStatus(purchase, isOver ? undefined : card, now)
    .catch((error: unknown): Outcome => {
      deps.log.error({ err: error }, `${provider.id} does not answer`);
      // The card may have been charged; the next request or the webhook tells.
      return "pending";
    });
  const booked = await database.transaction((queries) => bookOutcome(deps, queries, id, outcome));
  if (outcome !== "paid" && outcome !== "pending" && booked.status !== "paid")
    throw failureOf(provider, isOver ? "fatal" : outcome);
  return id;
}

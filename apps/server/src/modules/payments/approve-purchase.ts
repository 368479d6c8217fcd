import type { ApproveReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type Press } from "../../idempotency.ts";
import { balanceOf, carrotsOf } from "../credits/index.ts";
import { bookOutcome } from "./book-outcome.ts";
import { describePurchase, statusOf } from "./describe-purchase.ts";
import { asking, failureOf, getProvider, type PaymentsDeps } from "./payments-deps.ts";
import type { Outcome } from "./provider.ts";
import { changePurchase, findPurchase, lockPurchase } from "./store.ts";

export interface ApprovePurchase {
  readonly actor: Actor;
  readonly id: string;
  readonly card: string | undefined;
  readonly press: Press | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Asks the provider how a payment stands, and books it. A payment in progress is asked for again.
 * @throws E-KAROTA-NOT_FOUND for somebody else's, E-PAYMENT-DATA_OLD_VALUES for one whose end was told before, the
 *   provider's codes, its FATAL_ERROR for what has run out
 */
export function approvePurchase(deps: PaymentsDeps, input: ApprovePurchase): Promise<ApproveReply> {
  return once(
    deps,
    input.press,
    () => settle(deps, input),
    async (queries, id) => {
      let told = (await lockPurchase(queries, id))!;
      const isPaid = told.status === "paid";
      if (isPaid && told.approved_at !== null) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "approved meanwhile");
      if (isPaid) told = await changePurchase(queries, id, { approved_at: deps.clock.now() });
      return {
        code: isPaid ? "S-PAYMENT-PAYMENT_SUCCESS" : "I-PAYMENT-IN_PROGRESS",
        purchase: await describePurchase(deps, queries, told),
        credit_amount: carrotsOf(await balanceOf(queries, input.actor.id)),
      } as const;
    },
  );
}

/** Books how the payment stands, in a transaction of its own: a refusal is booked too. Answers the purchase's id. */
async function settle(deps: PaymentsDeps, { actor, card, id: asked }: ApprovePurchase): Promise<string> {
  const { database, clock } = deps;
  const purchase = UUID.test(asked) ? await findPurchase(database.db, asked.toLowerCase(), actor.id) : null;
  if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  const provider = getProvider(deps, purchase.provider);
  const now = clock.now();
  const status = statusOf(purchase, now);
  const isOpen = status === "created" || status === "pending";
  // It ran out while somebody waited: a new one has to be begun.
  if (status === "expired") throw failureOf(provider.id, "fatal");
  // A webhook may have been quicker than the page: its purchase is paid and nobody was told.
  const isNews = purchase.status === "paid" && purchase.approved_at === null;
  if (!isOpen && !isNews) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, `a purchase that is ${purchase.status}`);
  const outcome: Outcome = isOpen ? await asking(deps, provider, () => provider.look(purchase, card, now)) : "paid";
  const booked = await database.transaction((queries) => bookOutcome(deps, queries, purchase.id, outcome));
  if (outcome !== "paid" && outcome !== "pending" && booked.status !== "paid") throw failureOf(provider.id, outcome);
  return purchase.id;
}

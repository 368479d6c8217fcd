import type { ApproveReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findAnswer, keepAnswer, takePress, type Press } from "../../idempotency.ts";
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
 *   provider's codes
 */
export async function approvePurchase(deps: PaymentsDeps, input: ApprovePurchase): Promise<ApproveReply> {
  const { actor, press } = input;
  const { database, clock } = deps;
  const answered = press && (await findAnswer(database.db, press));
  if (answered) return answered.body as ApproveReply;

  const purchase = UUID.test(input.id) ? await findPurchase(database.db, input.id.toLowerCase(), actor.id) : null;
  if (!purchase) throw fail("E-KAROTA-NOT_FOUND", {}, "no such purchase");
  const provider = getProvider(deps, purchase.provider);
  const now = clock.now();
  const isOpen = ["created", "pending"].includes(statusOf(purchase, now));
  // A webhook may have been quicker than the page: its purchase is paid and nobody was told.
  const isNews = purchase.status === "paid" && purchase.approved_at === null;
  if (!isOpen && !isNews) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, `a purchase that is ${purchase.status}`);
  const outcome: Outcome = isOpen
    ? await asking(deps, provider, () => provider.look(purchase, input.card, now))
    : "paid";

  const booked = await database.transaction((queries) => bookOutcome(deps, queries, purchase.id, outcome));
  if (outcome !== "paid" && outcome !== "pending" && booked.status !== "paid") throw failureOf(provider.id, outcome);

  const reply = await database.transaction(async (queries): Promise<ApproveReply | null> => {
    if (press && !(await takePress(queries, press, now))) return null;
    let told = (await lockPurchase(queries, purchase.id))!;
    const isPaid = told.status === "paid";
    if (isPaid && told.approved_at !== null) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "approved meanwhile");
    if (isPaid) told = await changePurchase(queries, told.id, { approved_at: now });
    const answer: ApproveReply = {
      code: isPaid ? "S-PAYMENT-PAYMENT_SUCCESS" : "I-PAYMENT-IN_PROGRESS",
      purchase: await describePurchase(deps, queries, told),
      credit_amount: carrotsOf(await balanceOf(queries, actor.id)),
    };
    if (press) await keepAnswer(queries, press, { status: 200, body: answer });
    return answer;
  });
  return reply ?? ((await findAnswer(database.db, press!))!.body as ApproveReply);
}

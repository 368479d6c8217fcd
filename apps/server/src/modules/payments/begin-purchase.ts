import { createHash, randomUUID } from "node:crypto";
import type { IntentReply, ProviderId } from "@karota/contract/payments/payment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { nextNumber } from "../invoices/index.ts";
import { sellsCarrots } from "../settings/index.ts";
import { checkMayBuy, findBilling, lockPerson } from "../users/index.ts";
import type { PurchaseRow } from "../payment-methods/index.ts";
import { describePurchase } from "./describe-purchase.ts";
import { callProvider, getProvider, type PaymentsDeps } from "./payments-deps.ts";
import { missingOf } from "./read-prices.ts";
import { isAmount, priceOf } from "./rules.ts";
import { insertPurchase } from "./store.ts";
import { vatRateOf } from "./vat.ts";

export interface BeginPurchase {
  readonly actor: Actor;
  readonly provider: ProviderId;
  readonly credits: number;
  readonly priceCents: number;
  readonly language: Language;
  readonly idempotency: IdempotentRequest | null;
}

/** A repeated request has the same purchase, also when the provider's first response was lost. */
function idOf(idempotency: IdempotentRequest | null): string {
  if (!idempotency) return randomUUID();
  const hex = createHash("sha256").update(`${idempotency.userId} ${idempotency.key}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/**
 * Begins a purchase: the price is the server's, the payment is opened with its provider.
 * @throws E-AUTH-NO_USER when the account is erased meanwhile
 * @throws E-PAYMENT-NOT_SOLD_HERE, E-PAYMENT-NOT_SOLD_TO_ACCOUNT
 * @throws E-PAYMENT-DATA_VALIDATION_ERROR for an invalid amount, provider or billing data,
 *   E-PAYMENT-DATA_OLD_VALUES when the page has shown another price
 */
export function beginPurchase(deps: PaymentsDeps, input: BeginPurchase): Promise<IntentReply> {
  return once(
    deps,
    input.idempotency,
    () => open(deps, input),
    async (queries, { row, clientSecret }) => {
      // The account may have been erased while the provider was asked; its name must not stay here.
      if (!(await lockPerson(queries, input.actor.id))) throw fail("E-AUTH-NO_USER");
      const purchase = { ...row, reference: String(await nextNumber(queries, "reference")).padStart(10, "0") };
      await insertPurchase(queries, purchase);
      return {
        purchase: await describePurchase(deps, queries, purchase),
        ...(clientSecret && { client_secret: clientSecret }),
      };
    },
  );
}

/** The purchase, opened with its provider; the transaction that stores it gives it its reference. */
async function open(deps: PaymentsDeps, input: BeginPurchase) {
  const { actor, credits, idempotency } = input;
  if (!sellsCarrots(deps)) throw fail("E-PAYMENT-NOT_SOLD_HERE");
  await checkMayBuy(deps.config, deps.database.db, actor.id);
  const provider = getProvider(deps, input.provider);
  if (!isAmount(credits)) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, "no amount that can be bought");
  const buyer = await findBilling(deps.database.db, actor.id);
  if (missingOf(buyer).length > 0) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, "billing data is missing");
  const now = deps.clock.now();
  const rate = vatRateOf(buyer.country, deps.calendar.spanOf("daily", now).key);
  const { gross, net, vat } = priceOf(credits, deps.settings().carrot_cents, rate);
  if (input.priceCents !== gross) throw fail("E-PAYMENT-DATA_OLD_VALUES", {}, "another price");

  const id = idOf(idempotency);
  const begun = await callProvider(deps, provider, () => provider.begin({ id, price_cents: gross }));
  const row: Omit<PurchaseRow, "reference"> = {
    id,
    user_id: actor.id,
    provider: provider.id,
    provider_ref: begun.providerRef,
    // A transfer is in progress as soon as its pro-forma invoice is issued.
    status: provider.settlesByHand ? "pending" : "created",
    credits,
    price_cents: gross,
    net_cents: net,
    vat_cents: vat,
    vat_rate: rate,
    buyer: JSON.stringify(buyer),
    language: input.language,
    created_at: now,
    // A transfer's documents name the day until which it can be paid, so it ends with that day.
    expires_at: provider.settlesByHand
      ? deps.calendar.spanOf("daily", now + provider.life).ends - 1
      : now + provider.life,
    paid_at: null,
    approved_at: null,
    refund_sent_at: null,
    refunded_cents: 0,
    refunded_amount: 0,
  };
  return { row, clientSecret: begun.clientSecret };
}

import Stripe from "stripe";
import type { StripeKeys } from "../../config.ts";
import type { Outcome, PaymentProvider, Dispute } from "./provider.ts";

/** How old a webhook may be, in seconds. */
export const EVENT_AGE = 300;
/** How long a card payment may take, in milliseconds. */
export const LIFE = 24 * 60 * 60 * 1000;
/** How long a check of the connection waits, in milliseconds. */
const CHECK_PATIENCE = 5000;

function outcomeOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Outcome {
  if (status === "succeeded") return "paid";
  if (status === "processing" || status === "requires_action") return "pending";
  if (status === "canceled") return "fatal";
  return error?.type === "card_error" ? "declined" : "generic";
}

/** Longer than this nobody waits for Stripe, in milliseconds. */
const CALL_TIMEOUT_MS = 20_000;
/** Events that move no carrots, and what they tell. Their objects name the payment they are about. */
const TROUBLES: Readonly<Record<string, Dispute>> = {
  "charge.dispute.created": "disputed",
  "refund.failed": "refund_failed",
};

/** Cards and the like over Stripe's PaymentIntents. `host` is a local server in tests. */
export function stripeProvider(
  keys: StripeKeys,
  host?: { readonly host: string; readonly port: number },
): PaymentProvider {
  const stripe = new Stripe(keys.secret, {
    maxNetworkRetries: 2,
    timeout: CALL_TIMEOUT_MS,
    ...(host && { ...host, protocol: "http" }),
  });
  return {
    id: "stripe",
    publishableKey: keys.publishable,
    life: LIFE,
    async begin({ id, price_cents: amount }) {
      const intent = await stripe.paymentIntents.create(
        { amount, currency: "eur", metadata: { purchase: id }, automatic_payment_methods: { enabled: true } },
        { idempotencyKey: `intent-${id}` },
      );
      if (!intent.client_secret) throw new Error("Stripe's intent has no client secret.");
      return { providerRef: intent.id, clientSecret: intent.client_secret };
    },
    async fetchStatus({ provider_ref: ref, price_cents: price }) {
      const intent = await stripe.paymentIntents.retrieve(ref!);
      const outcome = outcomeOf(intent);
      const isWhole = intent.amount_received === price && intent.currency === "eur";
      return outcome === "paid" && !isWhole ? "fatal" : outcome;
    },
    readEvent(body, signature, now) {
      const event = stripe.webhooks.constructEvent(body, signature, keys.webhook, EVENT_AGE, undefined, now);
      const trouble = TROUBLES[event.type];
      if (trouble) {
        const { payment_intent: about } = event.data.object as Stripe.Dispute | Stripe.Refund;
        const providerRef = typeof about === "string" ? about : (about?.id ?? "");
        return { eventId: event.id, providerRef, outcome: trouble };
      }
      if (!event.type.startsWith("payment_intent.")) return null;
      const intent = event.data.object as Stripe.PaymentIntent;
      const cents = intent.currency === "eur" ? intent.amount_received : 0;
      return { eventId: event.id, providerRef: intent.id, outcome: outcomeOf(intent), cents };
    },
    async verify() {
      await stripe.paymentIntents.list({ limit: 1 }, { timeout: CHECK_PATIENCE, maxNetworkRetries: 0 });
    },
    async refund({ id, provider_ref: ref }, amount) {
      try {
        const order = { payment_intent: ref!, amount };
        const { status } = await stripe.refunds.create(order, { idempotencyKey: `refund-${id}` });
        if (status === "failed" || status === "canceled") throw new Error(`Stripe's refund has ${status}.`);
      } catch (error) {
        // Somebody gave it back on Stripe's own pages: nothing is left to order.
        if ((error as { readonly code?: unknown }).code !== "charge_already_refunded") throw error;
      }
      return true;
    },
  };
}

import Stripe from "stripe";
import type { StripeKeys } from "../../config.ts";
import type { Outcome, PaymentProvider } from "./provider.ts";

/** How old a webhook may be, in seconds. */
export const EVENT_AGE = 300;
/** How long a card payment may take, in milliseconds. */
export const LIFE = 24 * 60 * 60 * 1000;
/** How long a check of the connection waits, in milliseconds. */
const PATIENCE = 5000;

function outcomeOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Outcome {
  if (status === "succeeded") return "paid";
  if (status === "processing" || status === "requires_action") return "pending";
  if (status === "canceled") return "fatal";
  return error?.type === "card_error" ? "declined" : "generic";
}

/** Cards and the like over Stripe's PaymentIntents. `host` is a local server in tests. */
export function stripeProvider(
  keys: StripeKeys,
  host?: { readonly host: string; readonly port: number },
): PaymentProvider {
  const stripe = new Stripe(keys.secret, { maxNetworkRetries: 2, ...(host && { ...host, protocol: "http" }) });
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
    async look({ provider_ref: ref, price_cents: price }) {
      const intent = await stripe.paymentIntents.retrieve(ref!);
      const outcome = outcomeOf(intent);
      const isWhole = intent.amount_received === price && intent.currency === "eur";
      return outcome === "paid" && !isWhole ? "fatal" : outcome;
    },
    readEvent(body, signature, now) {
      const event = stripe.webhooks.constructEvent(body, signature, keys.webhook, EVENT_AGE, undefined, now);
      if (!event.type.startsWith("payment_intent.")) return null;
      const intent = event.data.object as Stripe.PaymentIntent;
      return { eventId: event.id, providerRef: intent.id, outcome: outcomeOf(intent), cents: intent.amount_received };
    },
    async verify() {
      await stripe.paymentIntents.list({ limit: 1 }, { timeout: PATIENCE, maxNetworkRetries: 0 });
    },
    async refund({ id, provider_ref: ref }, amount) {
      await stripe.refunds.create({ payment_intent: ref!, amount }, { idempotencyKey: `refund-${id}` });
      return true;
    },
  };
}

import type Stripe from "stripe";
import { traced } from "../../tracing/index.ts";
import {
  CARD_PAYMENT_LIFE_MS,
  MAX_EVENT_AGE_S,
  type Connection,
  type ConnectionMeans,
  type Dispute,
  type Outcome,
  type PaymentMethod,
} from "./method.ts";

/** How long a check of the connection waits. */
const CHECK_TIMEOUT_MS = 5000;

/** Asks Stripe, which a trace shows. */
const ask = <T>(call: () => Promise<T>): Promise<T> => traced({ name: "call Stripe", kind: "call" }, call);

function outcomeOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Outcome {
  if (status === "succeeded") return "paid";
  if (status === "processing" || status === "requires_action") return "pending";
  if (status === "canceled") return "fatal";
  return error?.type === "card_error" ? "declined" : "generic";
}

/** How long each of three tries of any other call waits: all of them end before the minute of the shipped nginx. */
const CALL_TIMEOUT_MS = 15_000;
/** Events that move no carrots, and what they tell. Their objects name the payment they are about. */
const DISPUTES: Readonly<Record<string, Dispute>> = {
  "charge.dispute.created": "disputed",
  "refund.failed": "refund_failed",
};

async function connect({ config, stripeHost }: ConnectionMeans): Promise<Connection> {
  const keys = config.stripe!;
  // Loaded where it is offered only: it is large.
  const { default: Client } = await import("stripe");
  const api = new Client(keys.secret, {
    maxNetworkRetries: 2,
    timeout: CALL_TIMEOUT_MS,
    ...(stripeHost && { ...stripeHost, protocol: "http" }),
  });
  return {
    publishableKey: keys.publishable,
    life: CARD_PAYMENT_LIFE_MS,
    async begin({ id, price_cents: amount }) {
      const intent = await ask(() =>
        api.paymentIntents.create(
          { amount, currency: "eur", metadata: { purchase: id }, automatic_payment_methods: { enabled: true } },
          { idempotencyKey: `intent-${id}` },
        ),
      );
      if (!intent.client_secret) throw new Error("Stripe's intent has no client secret.");
      return { providerRef: intent.id, clientSecret: intent.client_secret };
    },
    async fetchStatus({ provider_ref: ref, price_cents: price }) {
      const intent = await ask(() => api.paymentIntents.retrieve(ref!));
      const outcome = outcomeOf(intent);
      const isWhole = intent.amount_received === price && intent.currency === "eur";
      return outcome === "paid" && !isWhole ? "fatal" : outcome;
    },
    readEvent(body, signature, now) {
      const event = api.webhooks.constructEvent(body, signature, keys.webhook, MAX_EVENT_AGE_S, undefined, now);
      const dispute = DISPUTES[event.type];
      if (dispute) {
        const { payment_intent: about } = event.data.object as Stripe.Dispute | Stripe.Refund;
        const providerRef = typeof about === "string" ? about : (about?.id ?? "");
        return { eventId: event.id, providerRef, outcome: dispute };
      }
      if (!event.type.startsWith("payment_intent.")) return null;
      const intent = event.data.object as Stripe.PaymentIntent;
      const cents = intent.currency === "eur" ? intent.amount_received : 0;
      return { eventId: event.id, providerRef: intent.id, outcome: outcomeOf(intent), cents };
    },
    async verify() {
      await ask(() => api.paymentIntents.list({ limit: 1 }, { timeout: CHECK_TIMEOUT_MS, maxNetworkRetries: 0 }));
    },
    async refund({ id, provider_ref: ref }, amount) {
      try {
        const order = { payment_intent: ref!, amount };
        const { status } = await ask(() => api.refunds.create(order, { idempotencyKey: `refund-${id}` }));
        if (status === "failed" || status === "canceled") throw new Error(`Stripe's refund has ${status}.`);
      } catch (error) {
        // Somebody gave it back on Stripe's own pages: nothing is left to order.
        if ((error as { readonly code?: unknown }).code !== "charge_already_refunded") throw error;
      }
      return true;
    },
  };
}

/** Cards and the like over Stripe's PaymentIntents. */
export const stripe: PaymentMethod = {
  id: "stripe",
  failures: {
    declined: "E-PAYMENT-STRIPE_DECLINED",
    generic: "E-PAYMENT-STRIPE_GENERIC_ERROR",
    fatal: "E-PAYMENT-STRIPE_FATAL_ERROR",
  },
  retriesSamePayment: true,
  beginsElsewhere: true,
  signatureHeader: "stripe-signature",
  contentSources: {
    "connect-src": ["https://api.stripe.com"],
    "frame-src": ["https://js.stripe.com", "https://hooks.stripe.com"],
    "script-src": ["https://js.stripe.com"],
  },
  connect,
};

import Stripe from "stripe";
import type { Outcome, PaymentProvider } from "./provider.ts";
import { EVENT_AGE, LIFE } from "./stripe.ts";

/** The terminal's cards, documented in docs/payments.md; any other is declined. */
export const SANDBOX_CARDS: Readonly<Record<string, Outcome>> = {
  "4242424242424242": "paid",
  "4000000000000002": "declined",
  "4000000000000119": "generic",
  "4000000000000259": "fatal",
  "4000000000003220": "pending",
};
/** A payment in progress is made so many milliseconds after it was begun. */
const SETTLES = 5000;

/** Play money: a card terminal of our own. Its webhooks are signed as Stripe signs them. */
export const sandboxProvider = (webhookSecret: string): PaymentProvider => ({
  id: "sandbox",
  life: LIFE,
  begin: async ({ id }) => ({ providerRef: `sandbox_${id}` }),
  fetchStatus: async (purchase, card, now) => {
    if (purchase.status === "pending") return now - purchase.created_at >= SETTLES ? "paid" : "pending";
    return SANDBOX_CARDS[(card ?? "").replaceAll(/[\s-]/g, "")] ?? "declined";
  },
  readEvent(body, signature, now) {
    const webhooks = new Stripe("sandbox").webhooks;
    const event = webhooks.constructEvent(body, signature, webhookSecret, EVENT_AGE, undefined, now) as unknown as {
      readonly id: string;
      readonly data: { readonly object: { readonly id: string; readonly outcome: Outcome } };
    };
    const { id, outcome } = event.data.object;
    return { eventId: event.id, providerRef: id, outcome };
  },
  refund: async () => true,
});

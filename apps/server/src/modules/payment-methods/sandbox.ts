import { ensureSecret } from "../../secrets.ts";
import { CARD_PAYMENT_LIFE_MS, MAX_EVENT_AGE_S, type Outcome, type PaymentMethod } from "./method.ts";

/** The terminal's cards, documented in docs/payments.md; any other is declined. */
const CARDS: ReadonlyMap<string, Outcome> = new Map([
  ["4242424242424242", "paid"],
  ["4000000000000002", "declined"],
  ["4000000000000119", "generic"],
  ["4000000000000259", "fatal"],
  ["4000000000003220", "pending"],
]);
/** A payment in progress is made so many milliseconds after it was begun. */
const SETTLES_AFTER_MS = 5000;

/** Play money: a card terminal of our own. Its webhooks are signed as Stripe signs them. */
export const sandbox: PaymentMethod = {
  id: "sandbox",
  failures: {
    declined: "E-PAYMENT-SANDBOX_DECLINED",
    generic: "E-PAYMENT-SANDBOX_GENERIC_ERROR",
    fatal: "E-PAYMENT-SANDBOX_FATAL_ERROR",
  },
  playMoney: true,
  signatureHeader: "x-sandbox-signature",
  async connect({ database, clock }) {
    const secret = await ensureSecret(database, clock, "sandbox-webhooks");
    const { default: Stripe } = await import("stripe");
    const { webhooks } = new Stripe("sandbox");
    return {
      life: CARD_PAYMENT_LIFE_MS,
      begin: async ({ id }) => ({ providerRef: `sandbox_${id}` }),
      fetchStatus: async (purchase, card, now) => {
        if (purchase.status === "pending") return now - purchase.created_at >= SETTLES_AFTER_MS ? "paid" : "pending";
        return CARDS.get((card ?? "").replaceAll(/[\s-]/g, "")) ?? "declined";
      },
      readEvent(body, signature, now) {
        const event = webhooks.constructEvent(body, signature, secret, MAX_EVENT_AGE_S, undefined, now) as unknown as {
          readonly id: string;
          readonly data: { readonly object: { readonly id: string; readonly outcome: Outcome } };
        };
        const { id, outcome } = event.data.object;
        return { eventId: event.id, providerRef: id, outcome };
      },
      refund: async () => true,
    };
  },
};

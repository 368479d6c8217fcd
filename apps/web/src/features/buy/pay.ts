import type { ApproveReply, IntentReply, ProviderId } from "@karota/contract/payments/payment.ts";
import { call } from "../../shared/api.ts";
import { newKey } from "../../shared/new-key.ts";
import { dismiss, notify } from "../../shared/notices.tsx";
import { updateSession } from "../../shared/session.ts";

/** Between two questions after a payment that is in progress, in milliseconds. */
const AGAIN = 1500;

/** Begins a purchase for the price that the page shows. */
export const begin = (provider: ProviderId, credits: number, price_cents: number): Promise<IntentReply> =>
  call("POST", "payments/intent", { body: { provider, credits, price_cents }, idempotencyKey: newKey() });

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN));

/**
 * Asks how a payment stands until it is made, with the popups of the specification: in progress without buttons, then
 * success. Throws what the server refuses.
 */
export async function approve(id: string, card?: string): Promise<void> {
  notify("I-PAYMENT-IN_PROGRESS");
  try {
    let reply = await ask(id, card);
    while (reply.code === "I-PAYMENT-IN_PROGRESS") {
      await pause();
      reply = await ask(id);
    }
    updateSession({ credit_amount: reply.credit_amount });
  } finally {
    dismiss("I-PAYMENT-IN_PROGRESS");
  }
  notify("S-PAYMENT-PAYMENT_SUCCESS");
}

/** A new key each time: what was in progress a moment ago may be made by now. */
const ask = (id: string, card?: string): Promise<ApproveReply> =>
  call("POST", "payments/approve", { body: { id, ...(card && { card }) }, idempotencyKey: newKey() });

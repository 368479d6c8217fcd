import type { ApproveReply, IntentReply, ProviderId } from "@karota/contract/payments/payment.ts";
import { call } from "../../shared/api/api.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { dismiss, notify, toast } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";

/** Between two questions after a payment that is in progress, in milliseconds. */
const POLL_INTERVAL_MS = 1500;
/** So often the page asks: some methods take days, and the carrots come by themselves then. */
const MAX_POLLS = 40;

/** Where a payment that leaves the page comes back to; the payment's provider adds words of its own. */
export const returnAddress = (id: string): string => `${location.origin}/credit-buy?approve=${id}`;
/** The purchase that somebody comes back from paying; null when they do not. */
export const returnedPurchase = (search: string): string | null => new URLSearchParams(search).get("approve");

/** Begins a purchase for the price that the page shows. */
export const begin = (provider: ProviderId, credits: number, price_cents: number): Promise<IntentReply> =>
  call("POST", "payments/intent", { body: { provider, credits, price_cents }, idempotencyKey: newKey() });

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));

/**
 * Asks how a payment stands until it is made, with the popups of the specification: in progress without buttons, then
 * success; a word for one that takes longer. Throws what the server refuses.
 */
export async function approve(id: string, card?: string): Promise<void> {
  notify("I-PAYMENT-IN_PROGRESS");
  let reply: ApproveReply;
  try {
    reply = await ask(id, card);
    for (let asked = 1; reply.code === "I-PAYMENT-IN_PROGRESS" && asked < MAX_POLLS; asked++) {
      await pause();
      reply = await ask(id);
    }
    updateSession({ credit_amount: reply.credit_amount });
  } finally {
    dismiss("I-PAYMENT-IN_PROGRESS");
  }
  if (reply.code === "I-PAYMENT-IN_PROGRESS") toast("buy.later");
  else notify(reply.code);
}

/** A new key each time: what was in progress a moment ago may be made by now. */
const ask = (id: string, card?: string): Promise<ApproveReply> =>
  call("POST", "payments/approve", { body: { id, ...(card && { card }) }, idempotencyKey: newKey() });

import type { ApproveReply, IntentReply, ProviderId } from "@karota/contract/payments/payment.ts";
import { call } from "../../shared/api/api.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { dismiss, notify, toast } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";

/** Between two requests for the state of a payment in progress, in milliseconds. */
const POLL_INTERVAL_MS = 1500;
/** The number of these requests: some methods take days, and the carrots are then booked by the webhook. */
const MAX_POLLS = 40;
/** No request begins later than this, in milliseconds: while the provider is away, each of them takes long. */
const MAX_POLLING_MS = 60_000;

/** The return address of a payment on the provider's page; the provider appends parameters of its own. */
export const returnAddress = (id: string): string => `${location.origin}/credit-buy?approve=${id}`;
/** The purchase whose payment has led back to this page; null when there is none. */
export const returnedPurchase = (search: string): string | null => new URLSearchParams(search).get("approve");

/** Begins a purchase for the price that the page shows. */
export const begin = (provider: ProviderId, credits: number, price_cents: number): Promise<IntentReply> =>
  call("POST", "payments/intent", { body: { provider, credits, price_cents }, idempotencyKey: newKey() });

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));

/**
 * Asks for the state of a payment until it is made, with the popups of the specification: in progress without buttons,
 * then success; a short message for one that takes longer. Throws the server's refusals.
 */
export async function approve(id: string, card?: string): Promise<void> {
  notify("I-PAYMENT-IN_PROGRESS");
  const ends = Date.now() + MAX_POLLING_MS;
  let reply: ApproveReply;
  try {
    reply = await ask(id, card);
    for (let asked = 1; reply.code === "I-PAYMENT-IN_PROGRESS" && asked < MAX_POLLS && Date.now() < ends; asked++) {
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

/** A new key each time: the payment may have been made since the last request. */
const ask = (id: string, card?: string): Promise<ApproveReply> =>
  call("POST", "payments/approve", { body: { id, ...(card && { card }) }, idempotencyKey: newKey() });

import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import { call } from "../api/api.ts";
import { isValid, readSession, updateSession } from "./session.ts";

/** A page in use asks no sooner again, in milliseconds. */
const MIN_PAUSE_MS = 5_000;

let asked = -Infinity;

/**
 * Asks the server for the balance of whoever is signed in: a transfer that was marked as paid, a webhook, a gift and
 * other devices change it too. Never rejects.
 */
export async function askBalance(): Promise<void> {
  const before = readSession();
  if (!before || !isValid(before)) return;
  asked = Date.now();
  try {
    const { credit_amount } = await call<CreditsReply>("GET", "credits?limit=1");
    // The reply to a start, or another login, was quicker and knows better.
    if (readSession() === before && credit_amount !== before.credit_amount) updateSession({ credit_amount });
  } catch {
    // What is known stays until the next question.
  }
}

/** To be called where somebody comes to the page, or moves on in it. */
export const lookAtBalance = (): void => {
  if (document.visibilityState === "visible" && Date.now() - asked >= MIN_PAUSE_MS) void askBalance();
};

/** Asks whenever somebody comes back to the page. */
export function followBalance(): () => void {
  addEventListener("focus", lookAtBalance);
  addEventListener("online", lookAtBalance);
  document.addEventListener("visibilitychange", lookAtBalance);
  return () => {
    removeEventListener("focus", lookAtBalance);
    removeEventListener("online", lookAtBalance);
    document.removeEventListener("visibilitychange", lookAtBalance);
  };
}

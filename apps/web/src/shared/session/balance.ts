import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import { call } from "../api/api.ts";
import { isValid, readSession, updateSession } from "./session.ts";

/** The shortest time between two requests, in milliseconds. */
const MIN_PAUSE_MS = 5_000;

let asked = -Infinity;

/**
 * Loads the balance of the signed-in person: a transfer that was marked as paid, a webhook, a gift and other devices
 * change it too. Never rejects.
 */
export async function askBalance(): Promise<void> {
  const before = readSession();
  if (!before || !isValid(before)) return;
  asked = Date.now();
  try {
    const { credit_amount } = await call<CreditsReply>("GET", "credits?limit=1");
    // The reply to a start, or another login, was quicker and is newer.
    if (readSession() === before && credit_amount !== before.credit_amount) updateSession({ credit_amount });
  } catch {
    // The present balance stays until the next request.
  }
}

/** To be called when the person comes to the page, or moves on in it. */
export const lookAtBalance = (): void => {
  if (document.visibilityState === "visible" && Date.now() - asked >= MIN_PAUSE_MS) void askBalance();
};

/** Loads it whenever the person comes back to the page. */
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

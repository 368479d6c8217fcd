import type { IncomingHttpHeaders } from "node:http";
import { fail } from "../../fail.ts";
import { bookOutcome } from "./book-outcome.ts";
import { failureOf, getProvider, type PaymentsDeps } from "./payments-deps.ts";
import type { ProviderEvent } from "../payment-methods/index.ts";
import { findByProvider, takeEvent } from "./store.ts";

/**
 * Books a provider's event: repeated, late, out of order or before the page's own request, it counts once.
 * @throws E-PAYMENT-DATA_VALIDATION_ERROR for a provider without webhooks, the provider's GENERIC_ERROR for a signature
 *   that is wrong or too old
 */
export async function takeWebhook(
  deps: PaymentsDeps,
  input: { readonly provider: string; readonly body: string; readonly headers: IncomingHttpHeaders },
): Promise<{ received: true }> {
  const provider = getProvider(deps, input.provider);
  const { readEvent, signatureHeader } = provider;
  if (!readEvent || !signatureHeader) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, "a provider without webhooks");
  const now = deps.clock.now();
  let event: ProviderEvent | null;
  try {
    event = readEvent(input.body, String(input.headers[signatureHeader] ?? ""), now);
  } catch (error) {
    deps.log.warn({ err: error }, "a webhook was refused");
    throw failureOf(provider, "generic");
  }
  const purchase = event && (await findByProvider(deps.database.db, provider.id, event.providerRef));
  if (event && purchase) {
    const { eventId, outcome, cents } = event;
    if (outcome === "disputed" || outcome === "refund_failed")
      deps.log.error({ purchase: purchase.id, outcome }, "a payment needs somebody to look at it");
    else
      await deps.database.transaction(async (queries) => {
        const isLess = outcome === "paid" && cents !== undefined && cents !== purchase.price_cents;
        if (await takeEvent(queries, provider.id, eventId, now))
          await bookOutcome(deps, queries, purchase.id, isLess ? "fatal" : outcome);
      });
  }
  return { received: true };
}

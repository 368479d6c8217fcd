import type { PricesReply } from "@karota/contract/payments/payment.ts";
import { MIN_CARROTS, MAX_CARROTS } from "@karota/contract/payments/price.ts";
import type { Actor } from "../../deps.ts";
import { sellsCarrots } from "../settings/index.ts";
import { findBilling, findIssuer, mayBuy } from "../users/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { vatRateOf } from "./vat.ts";

const NEEDED = ["name", "address", "post_number", "post", "country"] as const;
/** The country whose VAT is shown while the buyer's is unknown. */
const HOME = "SI";

/** The required fields that the billing data lack. */
export const missingOf = (billing: Readonly<Record<(typeof NEEDED)[number], string>>) =>
  NEEDED.filter((field) => billing[field].trim() === "");

/** The prices of carrots for the actor. */
export async function readPrices(deps: PaymentsDeps, actor: Actor | null): Promise<PricesReply> {
  const billing = actor && (await findBilling(deps.database.db, actor.id));
  const settings = deps.settings();
  const buys = actor === null || mayBuy(deps.config, { issuer: await findIssuer(deps.database.db, actor.id) });
  const country = billing?.country || HOME;
  const { key: today } = deps.calendar.spanOf("daily", deps.clock.now());
  return {
    carrot_cents: settings.carrot_cents,
    least: MIN_CARROTS,
    most: MAX_CARROTS,
    country,
    vat_rate: vatRateOf(country, today),
    providers: (buys && sellsCarrots(deps) ? deps.providers : []).map(({ id, publishableKey }) => ({
      id,
      ...(publishableKey && { publishable_key: publishableKey }),
    })),
    missing: billing ? missingOf(billing) : null,
    games: Object.entries(settings.prices)
      .map(([tier, price]) => ({ tier, price }))
      .sort((a, b) => a.price - b.price),
  };
}

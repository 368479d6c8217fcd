import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Tier } from "@karota/engine/game.ts";

/** What a start costs now, in hundredths of a carrot. */
export const tierPriceOf = ({ prices }: Settings, tier: Tier): number => Math.round(prices[tier] * 100);

/** Euro cents of an amount of hundredths, rounded to the cent. */
export const carrotCentsOf = ({ carrot_cents: cents }: Settings, hundredths: number): number =>
  Math.round((hundredths * cents) / 100);

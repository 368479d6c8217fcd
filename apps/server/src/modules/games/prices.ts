import { CARROT_CENTS } from "@karota/contract/credits/carrot.ts";
import type { Tier } from "@karota/engine/game.ts";

/** What a start costs, in hundredths of a carrot. */
export const PRICES: Readonly<Record<Tier, number>> = {
  quiz10: 50,
  quiz20: 100,
  quiz40: 200,
  leisure: 100,
  leisureLarge: 200,
};

/** Euro cents of an amount of hundredths, rounded to the cent. */
export const centsOf = (hundredths: number): number => Math.round((hundredths * CARROT_CENTS) / 100);

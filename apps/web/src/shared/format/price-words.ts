import type { Speaker } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { carrotWords } from "./carrot-words.ts";
import { canBuy } from "../session/can-buy.ts";
import { readSession } from "../session/session.ts";
import { readSiteSettings } from "../session/site-settings.ts";

/**
 * The price of an amount of carrots, `0,10 €`; small amounts to a tenth of a cent. Null before the settings are loaded,
 * and where carrots cost nothing.
 */
export function euroWords(carrots: number, { language }: Speaker): string | null {
  const site = readSiteSettings();
  if (!site?.carrot_cents) return null;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  }).format((carrots * site.carrot_cents) / 100);
}

/** A price in carrots, or that there is none: `2 korenčka`, `brezplačno`. */
export const costWords = (carrots: number, speaker: Speaker): string =>
  carrots === 0 ? speaker.say({ id: "price.free" }) : carrotWords(carrots, speaker);

/** A price in carrots, with its worth for those who can buy some: `1,35 korenčka (0,135 €)`, `brezplačno`. */
export function priceWords(carrots: number, speaker: Speaker): string {
  const euros = euroWords(carrots, speaker);
  const words = costWords(carrots, speaker);
  return euros === null || carrots === 0 || !canBuy(readSession()) ? words : `${words} (${euros})`;
}

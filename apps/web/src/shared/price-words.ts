import { CARROT_CENTS } from "@karota/contract/credits/carrot.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { carrotWords } from "./carrot-words.ts";

/** What an amount of carrots is worth, `0,10 €`; small amounts to a tenth of a cent. */
export const euroWords = (carrots: number, { language }: Speaker): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  }).format((carrots * CARROT_CENTS) / 100);

/** A price in carrots with its worth: `1,35 korenčka (0,135 €)`. */
export const priceWords = (carrots: number, speaker: Speaker): string =>
  `${carrotWords(carrots, speaker)} (${euroWords(carrots, speaker)})`;

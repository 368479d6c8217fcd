import type { Speaker } from "@karota/engine/message.ts";
import { formatOf } from "@karota/texts/format.ts";

/**
 * An amount of carrots in words: `5 korenčkov`, `12,5 korenčka`. Decimals have a message of their own: the plural rules
 * file Slovenian ones under "few", where the genitive singular is right.
 */
export function carrotWords(amount: number, speaker: Speaker): string {
  const rounded = Math.round(amount * 100) / 100;
  if (Number.isInteger(rounded)) return speaker.say({ id: "carrots", values: { amount: rounded } });
  const figure = formatOf(speaker.language).number(rounded, { maximumFractionDigits: 2 });
  return speaker.say({ id: "carrots.fraction", values: { amount: figure } });
}

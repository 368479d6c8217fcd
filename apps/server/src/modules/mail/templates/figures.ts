import type { Speaker } from "@karota/engine/message.ts";
import { formatOf } from "@karota/texts/format.ts";
import { timesOf } from "@karota/texts/times.ts";
import { carrotsOf } from "../../credits/index.ts";

/** "12,5 korenčka", of hundredths. */
export function carrotWords({ language, say }: Speaker, hundredths: number): string {
  const amount = carrotsOf(hundredths);
  if (Number.isInteger(amount)) return say({ id: "carrots", values: { amount } });
  const figure = formatOf(language).number(amount, { maximumFractionDigits: 2 });
  return say({ id: "carrots.fraction", values: { amount: figure } });
}

export const euroWords = ({ language }: Speaker, cents: number): string => formatOf(language).euros(cents);

export const percentWords = ({ language }: Speaker, share: number): string =>
  formatOf(language).number(share, { style: "percent", maximumFractionDigits: 0 });

/** Outbox times are ISO 8601 in the product's zone: what its clocks show is what the text says. */
const shown = (iso: string): string => `${iso.slice(0, 19)}Z`;
const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

export const dayWords = ({ language }: Speaker, iso: string): string =>
  formatOf(language).date(shown(iso), { ...DAY, year: "numeric" });

export const shortDayWords = ({ language }: Speaker, iso: string): string =>
  formatOf(language).date(shown(iso), { day: "numeric", month: "numeric", timeZone: "UTC" });

export const momentWords = ({ language }: Speaker, iso: string): string => timesOf(language).moment(shown(iso), DAY);

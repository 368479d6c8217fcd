import type { Speaker } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { carrotsOf } from "../../credits/index.ts";

/** "12,5 korenčka", of hundredths. */
export function carrotWords({ language, say }: Speaker, hundredths: number): string {
  const amount = carrotsOf(hundredths);
  if (Number.isInteger(amount)) return say({ id: "carrots", values: { amount } });
  const figure = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(amount);
  return say({ id: "carrots.fraction", values: { amount: figure } });
}

export const euroWords = ({ language }: Speaker, cents: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(cents / 100);

export const percentWords = ({ language }: Speaker, share: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Outbox times are ISO 8601 in the product's zone: what its clocks show is what the text says. */
const shown = (iso: string) => Temporal.PlainDateTime.from(iso.slice(0, 19));

export const dayWords = ({ language }: Speaker, iso: string): string =>
  shown(iso).toLocaleString(LOCALES[language], { weekday: "long", day: "numeric", month: "long", year: "numeric" });

export const shortDayWords = ({ language }: Speaker, iso: string): string =>
  shown(iso).toLocaleString(LOCALES[language], { day: "numeric", month: "numeric" });

export const momentWords = ({ language }: Speaker, iso: string): string =>
  shown(iso).toLocaleString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

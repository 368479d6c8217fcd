import type { PricesReply } from "@karota/contract/payments/payment.ts";
import { splitGross, type Price } from "@karota/contract/payments/price.ts";

/** The whole number of carrots in a text; null when that number cannot be bought. */
export function readAmount(text: string, { least, most }: PricesReply): number | null {
  const amount = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return amount >= least && amount <= most ? amount : null;
}

/** The price of an amount, in cents; the server decides. */
export const priceOf = (amount: number, { carrot_cents: cents, vat_rate: rate }: PricesReply): Price =>
  splitGross(amount * cents, rate);

import type { PricesReply } from "@karota/contract/payments/payment.ts";

/** The whole number of carrots that a text asks for; null when that many cannot be bought. */
export function readAmount(text: string, { least, most }: PricesReply): number | null {
  const amount = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return amount >= least && amount <= most ? amount : null;
}

/** What an amount costs, in cents; the same sums as the server's, which decides. */
export function priceOf(amount: number, { carrot_cents: cents, vat_rate: rate }: PricesReply) {
  const gross = amount * cents;
  const base = 10_000 + rate;
  const vat = Math.floor((2 * gross * rate + base) / (2 * base));
  return { gross, vat, net: gross - vat };
}

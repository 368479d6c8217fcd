import { MAX_CARROTS, MIN_CARROTS, splitGross, type Price } from "@karota/contract/payments/price.ts";

/** True for a number of carrots that can be bought. */
export const isAmount = (credits: number): boolean =>
  Number.isSafeInteger(credits) && credits >= MIN_CARROTS && credits <= MAX_CARROTS;

/** The price of some carrots at so many cents each. */
export const priceOf = (credits: number, carrotCents: number, rate: number): Price =>
  splitGross(credits * carrotCents, rate);

/** The fields of a paid purchase that withdrawals need; amounts in hundredths of a carrot. */
export interface Held {
  readonly id: string;
  readonly amount: number;
  readonly paidAt: number;
}

/**
 * How much of each purchase is unused: free carrots are spent first, then the oldest purchase; so the rest of the
 * balance belongs to the newest purchases.
 */
export function unusedOf(purchases: readonly Held[], balance: number): ReadonlyMap<string, number> {
  const unused = new Map<string, number>();
  let left = balance;
  for (const { id, amount } of purchases.toSorted((a, b) => b.paidAt - a.paidAt || (a.id < b.id ? 1 : -1))) {
    const own = Math.min(amount, left);
    unused.set(id, own);
    left -= own;
  }
  return unused;
}

/** The whole cents that hundredths of carrots cost in their purchase; a fraction of a cent is rounded in the buyer's favour. */
export const centsOf = (
  hundredths: number,
  { credits, price_cents: cents }: { readonly credits: number; readonly price_cents: number },
): number => Math.ceil((hundredths * cents) / (credits * 100));

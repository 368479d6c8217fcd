/** Carrots that one purchase may have. */
export const MIN_CARROTS = 10;
export const MAX_CARROTS = 1000;

/** Parts of a price, in cents: net + vat = gross. */
export interface Price {
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}

/** Takes the VAT out of a price that holds it; `rate` in basis points. Half a cent goes to the VAT's favour upwards. */
export function splitGross(gross: number, rate: number): Price {
  const base = 10_000 + rate;
  // Whole numbers only: vat = round(gross * rate / base).
  const vat = Math.floor((2 * gross * rate + base) / (2 * base));
  return { gross, net: gross - vat, vat };
}

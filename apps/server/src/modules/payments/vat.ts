/** Standard VAT rates of the EU in basis points, each valid from its day on, the newest first. Source: TEDB of the European Commission. */
const RATES: Readonly<Record<string, readonly (readonly [from: string, rate: number])[]>> = {
  AT: [["2016-01-01", 2000]],
  BE: [["1996-01-01", 2100]],
  BG: [["1999-01-01", 2000]],
  CY: [["2014-01-13", 1900]],
  CZ: [["2013-01-01", 2100]],
  DE: [["2021-01-01", 1900]],
  DK: [["1992-01-01", 2500]],
  EE: [
    ["2025-07-01", 2400],
    ["2024-01-01", 2200],
  ],
  ES: [["2012-09-01", 2100]],
  FI: [
    ["2024-09-01", 2550],
    ["2013-01-01", 2400],
  ],
  FR: [["2014-01-01", 2000]],
  GR: [["2016-06-01", 2400]],
  HR: [["2012-03-01", 2500]],
  HU: [["2012-01-01", 2700]],
  IE: [["2021-03-01", 2300]],
  IT: [["2013-10-01", 2200]],
  LT: [["2009-09-01", 2100]],
  LU: [["2024-01-01", 1700]],
  LV: [["2012-07-01", 2100]],
  MT: [["2004-01-01", 1800]],
  NL: [["2012-10-01", 2100]],
  PL: [["2011-01-01", 2300]],
  PT: [["2011-01-01", 2300]],
  RO: [
    ["2025-08-01", 2100],
    ["2017-01-01", 1900],
  ],
  SE: [["1990-07-01", 2500]],
  SI: [["2013-07-01", 2200]],
  SK: [
    ["2025-01-01", 2300],
    ["2011-01-01", 2000],
  ],
};

/** The countries with a rate of their own. */
export const VAT_COUNTRIES: readonly string[] = Object.keys(RATES);

/**
 * The rate for a buyer of a country (ISO 3166-1 alpha-2) on a day (`2026-11-21`), in basis points; 0 outside the EU.
 */
export function vatRateOf(country: string, day: string): number {
  const rates = Object.hasOwn(RATES, country) ? RATES[country] : undefined;
  if (!rates) return 0;
  return (rates.find(([from]) => from <= day) ?? rates.at(-1)!)[1];
}

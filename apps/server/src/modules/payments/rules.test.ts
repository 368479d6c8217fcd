import fc from "fast-check";
import { expect, test } from "vitest";
import { splitGross } from "@karota/contract/payments/price.ts";
import { MIN_CARROTS, MAX_CARROTS } from "@karota/contract/payments/price.ts";
import { centsOf, isAmount, priceOf, unusedOf } from "./rules.ts";
import { VAT_COUNTRIES, vatRateOf } from "./vat.ts";

const DAY = "2026-11-21";
const RATES = [...new Set([0, ...VAT_COUNTRIES.map((country) => vatRateOf(country, DAY))])];

test("net and VAT make the gross price to the cent, for every amount and every rate", () => {
  expect(RATES.length).toBeGreaterThan(10);
  for (const rate of RATES)
    for (let credits = MIN_CARROTS; credits <= MAX_CARROTS; credits++) {
      const { gross, net, vat } = priceOf(credits, 10, rate);
      expect(gross).toBe(credits * 10);
      expect(net + vat).toBe(gross);
      // The VAT of the net price is the VAT, to half a cent of the gross.
      const exact = (gross * rate) / (10_000 + rate);
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5);
    }
});

test("100 carrots in Slovenia are 8.20 and 1.80 of VAT", () => {
  expect(priceOf(100, 10, 2200)).toEqual({ gross: 1000, net: 820, vat: 180 });
});

test("rates change on their day, and countries outside the EU have none", () => {
  expect(vatRateOf("SI", DAY)).toBe(2200);
  expect([vatRateOf("EE", "2025-06-30"), vatRateOf("EE", "2025-07-01")]).toEqual([2200, 2400]);
  expect([vatRateOf("RO", "2025-07-31"), vatRateOf("RO", "2025-08-01")]).toEqual([1900, 2100]);
  expect([vatRateOf("CH", DAY), vatRateOf("", DAY), vatRateOf("constructor", DAY)]).toEqual([0, 0, 0]);
  expect(VAT_COUNTRIES).toHaveLength(27);
});

test("only whole numbers from 10 to 1,000 can be bought", () => {
  for (const wrong of [9, 1001, 10.5, 0, -10, Number.NaN, Number.POSITIVE_INFINITY, 1e21])
    expect(isAmount(wrong)).toBe(false);
  for (const right of [10, 11, 999, 1000]) expect(isAmount(right)).toBe(true);
});

test("what is unused belongs to the youngest purchases and is never more than the balance", () => {
  const purchase = fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), paidAt: fc.integer({ min: 0, max: 50 }) });
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 6 }), fc.integer({ min: 0, max: 400_000 }), (list, balance) => {
      const held = list.map((one, place) => ({ ...one, id: String(place) }));
      const unused = unusedOf(held, balance);
      const sum = held.reduce((so, { id }) => so + unused.get(id)!, 0);
      const bought = held.reduce((so, { amount }) => so + amount, 0);
      expect(sum).toBe(Math.min(balance, bought));
      // Of a younger one nothing is used while something of an older one is left.
      const untouched = held.filter((other) =>
        held.some((one) => one.paidAt < other.paidAt && unused.get(one.id)! > 0),
      );
      expect(untouched.map(({ id }) => unused.get(id))).toEqual(untouched.map(({ amount }) => amount));
    }),
  );
});

test("a refund is whole cents with VAT of its own", () => {
  const bought = { credits: 100, price_cents: 1000 };
  expect([centsOf(1, bought), centsOf(10, bought), centsOf(9950, bought)]).toEqual([1, 1, 995]);
  // At the price of then, whatever a carrot costs now.
  expect(centsOf(9950, { credits: 100, price_cents: 1300 })).toBe(1294);
  expect(splitGross(995, 2200)).toEqual({ gross: 995, net: 816, vat: 179 });
});

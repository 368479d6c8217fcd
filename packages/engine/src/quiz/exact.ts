import * as z from "zod/mini";

/**
 * An exact number n/d: lowest terms, d from 1, both safe integers. Plain JSON.
 * Every operation throws a RangeError rather than lose a digit: a product or sum of safe integers that is itself safe
 * was computed exactly, so checking the result is enough.
 */
export interface Exact {
  readonly n: number;
  readonly d: number;
}

/** The greatest common divisor of two whole numbers, never negative; of 0 and 0 it is 0. */
export const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));

const safe = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError("a number too large to be exact");
  return value;
};

/** The least common multiple of two whole numbers from 1; throws a RangeError when it is too large. */
export const leastMultiple = (a: number, b: number): number => safe((a / greatestDivisor(a, b)) * b);

/** n/d in lowest terms; throws a RangeError when d is 0 or a part is no safe integer. */
export function exact(n: number, d = 1): Exact {
  if (d === 0) throw new RangeError("a fraction over zero");
  const divisor = greatestDivisor(safe(n), safe(d)) * Math.sign(d);
  // `+ 0` turns -0 into 0, since JSON has no -0.
  return { n: n / divisor + 0, d: d / divisor };
}

/** Over the least common denominator, so that nothing grows larger than it has to. */
export function plus(a: Exact, b: Exact): Exact {
  const under = leastMultiple(a.d, b.d);
  return exact(safe(safe(a.n * (under / a.d)) + safe(b.n * (under / b.d))), under);
}
export const negative = (a: Exact): Exact => exact(-a.n, a.d);
export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b));
/** Cancelled crosswise before multiplying, for the same reason. */
export function times(a: Exact, b: Exact): Exact {
  const [left, right] = [greatestDivisor(a.n, b.d), greatestDivisor(b.n, a.d)];
  return exact(safe((a.n / left) * (b.n / right)), safe((a.d / right) * (b.d / left)));
}
export const dividedBy = (a: Exact, b: Exact): Exact => times(a, exact(b.d, b.n));
export const equal = (a: Exact, b: Exact): boolean => a.n === b.n && a.d === b.d;

/** `a` to a whole power; throws on 0 to a negative power. */
export function toThe(a: Exact, power: number): Exact {
  if (power < 0) return dividedBy(exact(1), toThe(a, -power));
  return exact(safe(a.n ** safe(power)), safe(a.d ** power));
}

/** The exact root of the degree (from 2) of a number from 0; null when it is no fraction. */
export function rootOf(a: Exact, degree: number): Exact | null {
  const whole = (of: number): number => {
    const near = Math.round(of ** (1 / degree));
    return [near - 1, near, near + 1].find((one) => one >= 0 && one ** degree === of) ?? -1;
  };
  const [n, d] = [whole(a.n), whole(a.d)];
  return a.n < 0 || n < 0 || d < 0 ? null : exact(n, d);
}

/** How many decimal places it takes to write the number to the end; null when it has no end. */
export function decimalPlaces(a: Exact): number | null {
  for (let places = 0, power = 1; places <= 15; places++, power *= 10) if (power % a.d === 0) return places;
  return null;
}

/** The digits of a finite decimal, with at least `places` of them after the sign; null when it has no end. */
export function decimalText(a: Exact, sign: string, places = 0): string | null {
  const needed = decimalPlaces(a);
  if (needed === null) return null;
  const shown = Math.max(needed, places);
  const scaled = BigInt(Math.abs(a.n)) * (10n ** BigInt(shown) / BigInt(a.d));
  const digits = String(scaled).padStart(shown + 1, "0");
  const whole = digits.slice(0, digits.length - shown);
  return shown === 0 ? whole : `${whole}${sign}${digits.slice(-shown)}`;
}

export const exactSchema = z
  .strictObject({ n: z.int(), d: z.int().check(z.positive()) })
  .check(z.refine(({ n, d }) => greatestDivisor(n, d) === 1));

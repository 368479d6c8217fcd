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

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

const safe = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError("a number too large to be exact");
  return value;
};

/** n/d in lowest terms; throws a RangeError when d is 0 or a part is no safe integer. */
export function exact(n: number, d = 1): Exact {
  if (d === 0) throw new RangeError("a fraction over zero");
  const divisor = greatestDivisor(Math.abs(safe(n)), Math.abs(safe(d))) * Math.sign(d);
  // `+ 0` turns -0 into 0, which JSON would not keep.
  return { n: n / divisor + 0, d: d / divisor };
}

export const plus = (a: Exact, b: Exact): Exact => exact(safe(safe(a.n * b.d) + safe(b.n * a.d)), safe(a.d * b.d));
export const negative = (a: Exact): Exact => exact(-a.n, a.d);
export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b));
export const times = (a: Exact, b: Exact): Exact => exact(safe(a.n * b.n), safe(a.d * b.d));
export const dividedBy = (a: Exact, b: Exact): Exact => exact(safe(a.n * b.d), safe(a.d * b.n));
export const equal = (a: Exact, b: Exact): boolean => a.n === b.n && a.d === b.d;

/** `a` to a whole power; throws on 0 to a negative power. */
export function toThe(a: Exact, power: number): Exact {
  if (power < 0) return dividedBy(exact(1), toThe(a, -power));
  return exact(safe(a.n ** safe(power)), safe(a.d ** power));
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
  .check(z.refine(({ n, d }) => greatestDivisor(Math.abs(n), d) === 1));

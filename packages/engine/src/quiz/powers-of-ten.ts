import { decimalPlaces, dividedBy, exact, times, toThe, type Exact } from "./exact.ts";
import type { Named } from "./topic.ts";

const MAX_PLACES = 6;
const POWERS = [1, -1, 2, -2, 3, -3];

/**
 * What comes out when `amount` is converted with `factor` in the usual wrong ways: divided instead of multiplied, the
 * point in the wrong place, left as it was. Only decimals of at most six places, and never the right result.
 */
export function conversionMistakes(amount: Exact, factor: Exact): readonly Named<Exact>[] {
  const right = times(amount, factor);
  const wrong: readonly Named<Exact>[] = [
    { name: "wrong-direction", value: dividedBy(amount, factor) },
    ...POWERS.map((power) => ({ name: "power-of-ten-off", value: times(right, toThe(exact(10), power)) })),
    { name: "not-converted", value: amount },
  ];
  return wrong.filter(
    ({ value }) => (decimalPlaces(value) ?? Infinity) <= MAX_PLACES && (value.n !== right.n || value.d !== right.d),
  );
}

import { fail } from "../../fail.ts";
import { RateLimitStore } from "../../plugins/rate-limit-store.ts";

const MINUTE_MS = 60_000;
/** Less than this is not counted: a usual plan takes a few milliseconds. */
const SLICE_MS = 50;
/** So many of them a minute are for the plans of one person: 5 seconds. */
const MAX_SLICES = 100;

/** Draws tasks for a person. @throws E-KAROTA-TOO_MANY_REQUESTS */
export type DrawFor = <T>(personId: string, draw: () => T) => T;

/**
 * Limits the processor time within a minute in which the plans of one person are drawn, since nobody else is served
 * meanwhile: to see that a plan has more tasks than there are takes thousands of draws.
 */
export function drawBudget(): DrawFor {
  const spent = new RateLimitStore();
  return (personId, draw) => {
    spent.read(personId, (_, { current, ttl }) => {
      if (current >= MAX_SLICES) throw fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: Math.ceil(ttl / 1000) });
    });
    const began = performance.now();
    try {
      return draw();
    } finally {
      const slices = Math.floor((performance.now() - began) / SLICE_MS);
      for (let slice = 0; slice < slices; slice++) spent.incr(personId, () => {}, MINUTE_MS);
    }
  };
}

import type { FastifyRequest } from "fastify";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import { fail, Failure } from "../fail.ts";
import { networkOf } from "../network-of.ts";
import { RateLimitStore } from "./rate-limit-store.ts";

/** Wrong secrets a minute of an address. */
const MAX_GUESSES = 60;
const MINUTE_MS = 60_000;

/** What one address asks for at this moment. */
interface Tries {
  all: number;
  /** Those that are being looked for; the others wait. */
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * For routes that find something by a secret in the request: an address that has failed too often within a minute is
 * refused, even with the right one. Only failures count, since a whole school shares one address; as each try may be
 * one, no more are under way at once than may still fail.
 * @throws E-KAROTA-TOO_MANY_REQUESTS
 */
export function guessLimit(): <T>(
  request: FastifyRequest,
  wrong: FailureCode | readonly FailureCode[],
  find: () => Promise<T>,
) => Promise<T> {
  const failures = new RateLimitStore();
  const triesOf = new Map<string, Tries>();
  /** How many may still fail. */
  const countLeft = (address: string): number => {
    let left = MAX_GUESSES;
    failures.read(address, (_, { current, ttl }) => {
      left -= current;
      if (left <= 0) throw fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: Math.ceil(ttl / 1000) });
    });
    return left;
  };
  return async (request, wrong, find) => {
    const address = networkOf(request.ip);
    const tries = triesOf.get(address) ?? { all: 0, underWay: 0, waiting: [] };
    triesOf.set(address, tries);
    tries.all++;
    let isUnderWay = false;
    try {
      while (tries.underWay >= countLeft(address)) {
        const turn = Promise.withResolvers<void>();
        tries.waiting.push(turn.resolve);
        await turn.promise;
      }
      isUnderWay = true;
      tries.underWay++;
      return await find();
    } catch (error) {
      if (error instanceof Failure && [wrong].flat().includes(error.code)) failures.incr(address, () => {}, MINUTE_MS);
      throw error;
    } finally {
      if (isUnderWay) tries.underWay--;
      if (--tries.all === 0) triesOf.delete(address);
      tries.waiting.shift()?.();
    }
  };
}

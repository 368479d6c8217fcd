import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Api, Deps } from "../deps.ts";
import { fail, Failure } from "../fail.ts";
import { networkOf } from "../network-of.ts";
import { isRendering } from "../rendering/renderer.ts";
import { RateLimitStore } from "./rate-limit-store.ts";

/** Boards a minute that are printed for a person or an address: each is work for the processor. */
const MAX_PRINTED_BOARDS = 60;
/** Books a minute that a person asks for again. */
const MAX_BOOKS_AGAIN = 6;
/** Self-checks and test mails a minute of an admin: each uses other servers, or the processor. */
const MAX_CHECKS = 120;

const personOf = ({ claims }: FastifyRequest): string | null =>
  claims && !(claims instanceof Failure) ? claims.sub : null;
const keyOf = (request: FastifyRequest): string => {
  if (isRendering(request)) return "rendering";
  const person = personOf(request);
  return person === null ? `address:${networkOf(request.ip)}` : `person:${person}`;
};

/** Too many requests a minute get 429. Routes may set their own `config.rateLimit`. */
export async function installRateLimit(api: FastifyInstance, { settings }: Pick<Deps, "settings">): Promise<void> {
  await api.register(rateLimit, {
    global: true,
    // A school shares one address.
    max: (request) => {
      if (isRendering(request)) return Number.MAX_SAFE_INTEGER;
      const { limits } = settings();
      return personOf(request) === null ? limits.address_requests : limits.person_requests;
    },
    timeWindow: 60_000,
    store: RateLimitStore,
    keyGenerator: keyOf,
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, context) =>
      fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: Math.ceil(context.ttl / 1000) }),
  });
}

/** For routes of the sign-in: counted by address, apart from everything else. */
export const signInLimit = ({ settings }: Pick<Deps, "settings">) => ({
  max: () => settings().limits.sign_ins,
  groupId: "sign-in",
  keyGenerator: (request: FastifyRequest) => `sign-in:${networkOf(request.ip)}`,
});

/** For what makes a PDF of boards: each board counts, apart from all other limits. @throws E-KAROTA-TOO_MANY_REQUESTS */
export const printLimit = (api: Api) => countedLimit(api, "print", MAX_PRINTED_BOARDS);

/** For books that are there or being made: only their PDF is work. @throws E-KAROTA-TOO_MANY_REQUESTS */
export const bookAgainLimit = (api: Api) => countedLimit(api, "book-again", MAX_BOOKS_AGAIN);

function countedLimit(api: Api, name: string, max: number): (request: FastifyRequest, count: number) => Promise<void> {
  const countOne = api.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name}:${keyOf(request)}`,
  });
  return async (request, count) => {
    // What is larger than the limit by itself takes all of a minute.
    for (let one = 0; one < Math.min(count, max); one++) {
      const counted = await countOne(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: counted.ttlInSeconds });
    }
  };
}

/** For routes that check parts of the site: counted apart from everything else. */
export const checkLimit = {
  max: MAX_CHECKS,
  groupId: "check",
  keyGenerator: (request: FastifyRequest) => `check:${keyOf(request)}`,
};

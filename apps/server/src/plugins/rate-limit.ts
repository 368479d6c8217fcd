import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail, Failure } from "../fail.ts";

/** Requests a minute: of a signed-in person, and of an address (a school shares one). */
const MOST = 3000;
/** Sign-ins a minute of an address. */
const MOST_SIGN_INS = 300;
/** Prints a minute of a person or an address: each is work for the processor. */
const MOST_PRINTS = 120;
/** Self-checks and test mails a minute of an admin: each asks others, or the processor. */
const MOST_CHECKS = 120;

const keyOf = (request: FastifyRequest): string =>
  request.claims && !(request.claims instanceof Failure) ? `person:${request.claims.sub}` : `address:${request.ip}`;

/** Too many requests a minute get 429. Routes may set their own `config.rateLimit`. */
export async function installRateLimit(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: true,
    max: MOST,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: keyOf,
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, context) =>
      fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: Math.ceil(context.ttl / 1000) }),
  });
}

/** For routes of the sign-in: counted by address, apart from everything else. */
export const signInLimit = {
  max: MOST_SIGN_INS,
  groupId: "sign-in",
  keyGenerator: (request: FastifyRequest) => `sign-in:${request.ip}`,
};

/** For routes that make a PDF: counted apart from everything else. */
export const printLimit = {
  max: MOST_PRINTS,
  groupId: "print",
  keyGenerator: (request: FastifyRequest) => `print:${keyOf(request)}`,
};

/** For routes that check parts of the house: counted apart from everything else. */
export const checkLimit = {
  max: MOST_CHECKS,
  groupId: "check",
  keyGenerator: (request: FastifyRequest) => `check:${keyOf(request)}`,
};

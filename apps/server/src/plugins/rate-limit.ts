import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { fail, Failure } from "../fail.ts";

/** Prints a minute of a person or an address: each is work for the processor. */
const MOST_PRINTS = 120;
/** Self-checks and test mails a minute of an admin: each asks others, or the processor. */
const MOST_CHECKS = 120;

const personOf = ({ claims }: FastifyRequest): string | null =>
  claims && !(claims instanceof Failure) ? claims.sub : null;
const keyOf = (request: FastifyRequest): string => {
  const person = personOf(request);
  return person === null ? `address:${request.ip}` : `person:${person}`;
};

/** Too many requests a minute get 429. Routes may set their own `config.rateLimit`. */
export async function installRateLimit(api: FastifyInstance, { settings }: Pick<Deps, "settings">): Promise<void> {
  await api.register(rateLimit, {
    global: true,
    // A school shares one address.
    max: (request) => {
      const { limits } = settings();
      return personOf(request) === null ? limits.address_requests : limits.person_requests;
    },
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
export const signInLimit = ({ settings }: Pick<Deps, "settings">) => ({
  max: () => settings().limits.sign_ins,
  groupId: "sign-in",
  keyGenerator: (request: FastifyRequest) => `sign-in:${request.ip}`,
});

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

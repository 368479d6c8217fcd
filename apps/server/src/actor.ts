import type { FastifyRequest } from "fastify";
import type { Actor } from "./deps.ts";
import { fail, Failure } from "./fail.ts";
import type { Claims } from "./plugins/tokens.ts";

/** The caller of a route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw fail("E-AUTH-MISSING_HEADER");
  return request.actor;
}

/** What the token of that person says. */
export function claimsOf({ claims }: FastifyRequest): Claims {
  if (!claims || claims instanceof Failure) throw fail("E-AUTH-MISSING_HEADER");
  return claims;
}

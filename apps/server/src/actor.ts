import type { FastifyRequest } from "fastify";
import type { Actor } from "./deps.ts";
import { fail } from "./fail.ts";

/** The person who asks, on routes that are not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw fail("E-AUTH-MISSING_HEADER");
  return request.actor;
}

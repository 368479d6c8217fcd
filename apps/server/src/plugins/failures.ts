import type { FastifyContextConfig } from "fastify";
import * as z from "zod";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";

/** What of a declared route decides how it can fail. */
export interface DeclaredRoute {
  /** Several where a route was declared for several. */
  readonly method: string | readonly string[];
  readonly config?: FastifyContextConfig;
  readonly schema?: {
    readonly params?: unknown;
    readonly querystring?: unknown;
    readonly headers?: unknown;
    readonly body?: unknown;
  };
}

/** A token that is sent has to be good, also where none is needed. */
const BAD_TOKEN = [
  "E-AUTH-MISSING_TOKEN",
  "E-AUTH-EXPIRED_TOKEN",
  "E-AUTH-TOKEN_ERROR",
  "E-AUTH-NO_USER",
  "E-AUTH-WRONG_TOKEN_DATA",
] as const;

const holdsUuid = (schema: unknown): boolean =>
  schema instanceof z.core.$ZodType &&
  JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).includes('"format":"uuid"');

/**
 * Every code that a call can fail with, in the catalogue's order: what its route declares (`config.failures`), and what
 * follows from its access, its schemas, the rate limit and the database.
 */
export function failuresOf({ method, config = {}, schema = {} }: DeclaredRoute): readonly FailureCode[] {
  const { access = "admin", refusal, invalid, internal, failures = [] } = config;
  const { params, querystring, headers, body } = schema;
  const found = new Set<FailureCode>([...failures, ...BAD_TOKEN]);
  found
    .add("E-KAROTA-TOO_MANY_REQUESTS")
    .add("E-KAROTA-UNAVAILABLE")
    .add(internal ?? "E-KAROTA-INTERNAL");
  if (access !== "public") found.add("E-AUTH-MISSING_HEADER");
  if (access !== "public" && access !== "player") found.add(refusal ?? "E-KAROTA-FORBIDDEN");
  // Every body may be too large, or invalid JSON.
  const mayHaveBody = [method].flat().some((one) => one !== "GET" && one !== "HEAD");
  if (mayHaveBody) found.add("E-KAROTA-TOO_LARGE");
  // Also beside the route's own code: a NUL that no schema looks for.
  if (mayHaveBody || params || querystring || headers) found.add("E-KAROTA-GAME_VALIDATION");
  if (invalid && (querystring || body)) found.add(invalid);
  if ([params, querystring, body].some(holdsUuid)) found.add("E-KAROTA-WRONG_UUID_FORMAT");
  return (Object.keys(CODES) as FailureCode[]).filter((code) => found.has(code));
}

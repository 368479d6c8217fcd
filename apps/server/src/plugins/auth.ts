import jwt from "@fastify/jwt";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { readLanguage, ROLES, type Role } from "@karota/contract/wire.ts";
import type { Access, Actor, Deps } from "../deps.ts";
import { fail, Failure } from "../fail.ts";
import { findStanding } from "../modules/users/index.ts";
import { keepSecret } from "../secrets.ts";

/** How long our own token is good for, in seconds. */
export const TOKEN_SECONDS = 12 * 60 * 60;

const claimsSchema = z.strictObject({
  sub: z.uuid(),
  roles: z.array(z.enum(ROLES)),
  iat: z.int(),
  exp: z.int(),
});
type Claims = z.infer<typeof claimsSchema>;

declare module "fastify" {
  interface FastifyRequest {
    /** What the request's token says, or why there is none. */
    claims: Claims | Failure | null;
  }
  interface FastifyInstance {
    /** Signs a token for a person; `since` is the moment before which their tokens are no longer valid. */
    signToken(actor: Actor, since: number): string;
  }
}

/** The token's claims; null when none was sent; the failure when it is no good. Asks no database. */
function readClaims(app: FastifyInstance, request: FastifyRequest, now: number): Claims | Failure | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer +([^ ]+) *$/i.exec(header)?.[1];
  if (token === undefined) return fail("E-AUTH-MISSING_TOKEN");
  let payload: unknown;
  try {
    payload = app.jwt.verify(token);
  } catch (error) {
    return fail("E-AUTH-TOKEN_ERROR", {}, (error as { code?: string }).code ?? "unreadable");
  }
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return fail("E-AUTH-WRONG_TOKEN_DATA");
  return claims.data.exp * 1000 <= now ? fail("E-AUTH-EXPIRED_TOKEN") : claims.data;
}

/** The language one asks for oneself: null when the address says nothing. */
function languageOfQuery(request: FastifyRequest): Language | null {
  const asked = (request.query as Record<string, unknown> | null)?.["language"];
  return typeof asked === "string" ? readLanguage(asked) : null;
}

/** The first of ours in Accept-Language, by weight. */
function languageOfBrowser(header: string | undefined): Language | null {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: readLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    });
  const ours = wishes.filter((wish) => wish.language !== null && wish.weight > 0);
  return ours.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}

const mayPass = (access: Access, roles: readonly Role[]): boolean =>
  access === "public" || access === "player" || roles.includes(access) || roles.includes("admin");

/**
 * Who asks, and whether they may: `request.actor`, `request.language`, and the check of each route's `config.access`.
 * Three steps, because of what comes between: reading the token (cheap), the rate limit by person, and then the
 * person's standing from the database; all of it before the body is read.
 */
export async function installAuth(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = deps.config.jwtSecret ?? (await keepSecret(deps.database, deps.clock, "jwt"));
  await app.register(jwt, {
    secret,
    sign: { algorithm: "HS256" },
    // The expiry is checked here, by the clock that tests can set; the library's own clock is fixed when it is made.
    verify: { algorithms: ["HS256"], ignoreExpiration: true },
  });
  app.decorateRequest("claims", null);
  app.decorateRequest("actor", null);
  app.decorateRequest("language", LANGUAGES[0]);
  app.decorate("signToken", (actor: Actor, since: number) => {
    // Whole seconds, and later than `since`, so that a new login in the same second is not taken for an old one.
    const iat = Math.max(Math.floor(deps.clock.now() / 1000), Math.floor(since / 1000) + 1);
    return app.jwt.sign({ sub: actor.id, roles: [...actor.roles], iat, exp: iat + TOKEN_SECONDS });
  });
  app.addHook("onRequest", async (request) => {
    request.claims = readClaims(app, request, deps.clock.now());
  });
}

/** The second half of `installAuth`, for the scope of the API. */
export function installAccess(api: FastifyInstance, deps: Deps): void {
  api.addHook("onRoute", (route) => {
    if (route.config?.access === undefined)
      throw new Error(`The route ${String(route.method)} ${route.url} does not say who may call it (config.access).`);
  });
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  api.addHook("preParsing", async (request, reply) => {
    const { claims } = request;
    if (claims instanceof Failure) throw claims;
    const access = request.routeOptions.config.access ?? "admin";
    const standing = claims && (await findStanding(deps, claims.sub));
    if (claims) {
      if (!standing?.allowed) throw fail("E-AUTH-NO_USER");
      if (claims.iat * 1000 <= standing.tokensFrom) throw fail("E-AUTH-EXPIRED_TOKEN", {}, "ended");
      // A lost role ends the token; a gained one waits for the next login.
      if (claims.roles.some((role) => !standing.roles.includes(role)))
        throw fail("E-AUTH-WRONG_TOKEN_DATA", {}, "role lost");
      request.actor = { id: claims.sub, roles: claims.roles };
    }
    request.language =
      languageOfQuery(request) ??
      standing?.language ??
      languageOfBrowser(request.headers["accept-language"]) ??
      LANGUAGES[0];
    reply.header("content-language", request.language);
    if (access === "public") return;
    if (!request.actor) throw fail("E-AUTH-MISSING_HEADER");
    if (!mayPass(access, request.actor.roles)) throw fail(request.routeOptions.config.refusal ?? "E-KAROTA-FORBIDDEN");
  });
}

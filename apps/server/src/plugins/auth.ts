import { languageOfBrowser } from "./asked-language.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LANGUAGES, readLanguage, type Language } from "@karota/engine/message.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Access, Deps } from "../deps.ts";
import { fail, Failure } from "../fail.ts";
import { findAccountStatus, noteUse, type AccountStatus } from "../modules/users/index.ts";
import { installTokens, livesOf, type Claims } from "./tokens.ts";

/** So often a use of a token is written down, in milliseconds. */
const USE_NOTED_EVERY_MS = 10 * 60 * 1000;

declare module "fastify" {
  interface FastifyRequest {
    /** The claims of the request's token, or why it has none. */
    claims: Claims | Failure | null;
    /** When the request's token was last used, in milliseconds since 1970; null for a visitor. */
    usedAt: number | null;
  }
}

/** The language in the query; null when there is none. */
function languageOfQuery(request: FastifyRequest): Language | null {
  const asked = (request.query as Record<string, unknown> | null)?.["language"];
  return typeof asked === "string" ? readLanguage(asked) : null;
}

const mayPass = (access: Access, roles: readonly Role[]): boolean =>
  access === "public" || access === "player" || roles.includes(access) || roles.includes("admin");

/**
 * Who the caller is, and what they may do: `request.actor`, `request.language`, and the check of each route's
 * `config.access`. Three steps, because of what comes between: reading the token (cheap), the rate limit by person, and
 * then the account status from the database; all of it before the body is read.
 */
export async function installAuth(app: FastifyInstance, deps: Deps): Promise<void> {
  const readToken = await installTokens(app, deps);
  app.decorateRequest("claims", null);
  app.decorateRequest("actor", null);
  app.decorateRequest("usedAt", null);
  app.decorateRequest("language", LANGUAGES[0]);
  app.addHook("onRequest", async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer +([^ ]+) *$/i.exec(header)?.[1];
    request.claims = token === undefined ? fail("E-AUTH-MISSING_TOKEN") : readToken(token);
  });
}

/** Whether a good token still counts; answers when it was last used. @throws the code of the catalogue for it */
function lastUseOf(claims: Claims, status: AccountStatus | null, now: number): number {
  if (!status?.allowed) throw fail("E-AUTH-NO_USER");
  const known = status.tokens.get(claims.jti);
  if (known?.ended || claims.iat * 1000 <= status.tokensFrom) throw fail("E-AUTH-EXPIRED_TOKEN", {}, "ended");
  const usedAt = Math.max(claims.iat * 1000, known?.usedAt ?? 0);
  if (now - usedAt > livesOf(claims.roles).idleS * 1000) throw fail("E-AUTH-EXPIRED_TOKEN", {}, "unused");
  // A lost role ends the token; a gained one waits for the next login.
  if (claims.roles.some((role) => !status.roles.includes(role))) throw fail("E-AUTH-WRONG_TOKEN_DATA", {}, "role lost");
  return usedAt;
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
    const status = claims && (await findAccountStatus(deps, claims.sub));
    if (claims) {
      const now = deps.clock.now();
      request.usedAt = lastUseOf(claims, status, now);
      request.actor = { id: claims.sub, roles: claims.roles };
      // An open page calls public routes by itself: that does not count as use.
      const isUse = access !== "public" && request.routeOptions.config.isUse !== false;
      if (isUse && now - request.usedAt > USE_NOTED_EVERY_MS) {
        await noteUse(deps, claims);
        request.usedAt = now;
      }
    }
    request.language =
      languageOfQuery(request) ??
      status?.language ??
      languageOfBrowser(request.headers["accept-language"]) ??
      LANGUAGES[0];
    reply.header("content-language", request.language);
    if (access === "public") return;
    if (!request.actor) throw fail("E-AUTH-MISSING_HEADER");
    if (!mayPass(access, request.actor.roles)) throw fail(request.routeOptions.config.refusal ?? "E-KAROTA-FORBIDDEN");
  });
}

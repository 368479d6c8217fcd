import { randomUUID } from "node:crypto";
import jwt from "@fastify/jwt";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { ROLES, type Role } from "@karota/contract/wire.ts";
import type { Actor, Deps } from "../deps.ts";
import { fail, type Failure } from "../fail.ts";
import { ensureSecret } from "../secrets.ts";

const HOUR_S = 60 * 60;

/** How long a token is good for, and how long it may go unused, in seconds. Why so: docs/decisions/0013. */
const LIVES = {
  admin: { lifeS: 4 * HOUR_S, idleS: HOUR_S },
  others: { lifeS: 12 * HOUR_S, idleS: 4 * HOUR_S },
} as const;

export const livesOf = (roles: readonly Role[]) => LIVES[roles.includes("admin") ? "admin" : "others"];

/** Says that it is a token of access, and no other kind that may one day be signed with the same key (RFC 9068). */
const TYPE = "at+jwt";

const claimsSchema = z.strictObject({
  iss: z.string(),
  aud: z.string(),
  jti: z.uuid(),
  sub: z.uuid(),
  roles: z.array(z.enum(ROLES)),
  iat: z.int(),
  exp: z.int(),
  /** Only for the page, which shows no shop then; the server asks the account. */
  buys: z.optional(z.literal(false)),
  /** As `buys`, of the press that makes a mentor. */
  mentors: z.optional(z.literal(false)),
});
export type Claims = z.infer<typeof claimsSchema>;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Signs a token for a person; `since` is the moment before which their tokens are no longer valid. It says when they
     * may not buy carrots or make themselves a mentor.
     * @param now when `since` was read, or before: what ends all tokens after that ends this one
     */
    signToken(
      actor: Actor,
      since: number,
      may?: { readonly buy: boolean; readonly mentor: boolean },
      now?: number,
    ): string;
  }
}

/**
 * Our own tokens: `app.signToken`, and what reads them. Issuer and audience are this installation's address, so that a
 * restored copy elsewhere takes none of the original's tokens, though it has the key.
 */
export async function installTokens(app: FastifyInstance, { config, database, clock }: Deps) {
  const issuer = config.publicUrl;
  const audience = `${config.publicUrl}/api/v1`;
  await app.register(jwt, {
    secret: config.jwtSecret ?? (await ensureSecret(database, clock, "jwt")),
    sign: { algorithm: "HS256", header: { alg: "HS256", typ: TYPE } },
    // The expiry is checked here, by the clock that tests can set; the library's own clock is fixed when it is made.
    verify: {
      algorithms: ["HS256"],
      checkTyp: TYPE,
      allowedIss: issuer,
      allowedAud: audience,
      ignoreExpiration: true,
    },
  });
  const all = { buy: true, mentor: true };
  app.decorate("signToken", ({ id, roles }: Actor, since: number, { buy, mentor } = all, now = clock.now()) => {
    // Whole seconds, and later than `since`, so that a new login in the same second is not taken for an old one.
    const iat = Math.max(Math.floor(now / 1000), Math.floor(since / 1000) + 1);
    const exp = iat + livesOf(roles).lifeS;
    const claims = { iss: issuer, aud: audience, jti: randomUUID(), sub: id, roles: [...roles], iat, exp };
    return app.jwt.sign({ ...claims, ...(!buy && { buys: false }), ...(!mentor && { mentors: false }) });
  });

  /** The claims of a token, or why it is invalid. Does not use the database. */
  return (token: string): Claims | Failure => {
    let payload: unknown;
    try {
      payload = app.jwt.verify(token);
    } catch (error) {
      return fail("E-AUTH-TOKEN_ERROR", {}, (error as { code?: string }).code ?? "unreadable");
    }
    const { data: claims } = claimsSchema.safeParse(payload);
    if (!claims) return fail("E-AUTH-WRONG_TOKEN_DATA");
    if (claims.exp - claims.iat > livesOf(claims.roles).lifeS)
      return fail("E-AUTH-WRONG_TOKEN_DATA", {}, "good for too long");
    return claims.exp * 1000 <= clock.now() ? fail("E-AUTH-EXPIRED_TOKEN") : claims;
  };
}

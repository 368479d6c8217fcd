import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@karota/engine/message.ts";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";

/** Now, in milliseconds since 1970; tests pass a clock of their own. */
export interface Clock {
  now(): number;
}

/** What every use case gets besides its own input. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly catalogue: readonly CatalogueRow[];
  /** What admins have set, as it is in force now. */
  settings(): Settings;
}

/** The caller. */
export interface Actor {
  readonly id: string;
  readonly roles: readonly Role[];
}

/** Who may call a route: anyone, anyone signed in, or a role (an admin passes every role check). */
export type Access = "public" | "player" | Role;

/** The scope of `/api/v1` in which modules declare their routes; paths are relative to it. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A module's routes and hooks. Every route declares `config.access`, or the start fails. */
export type Module = (api: Api, deps: Deps) => void | Promise<void>;

declare module "fastify" {
  interface FastifyRequest {
    /** Null for a visitor. Set on every route before validation; a bad token never gets past it. */
    actor: Actor | null;
    /** `?language=`, else the account's, else Accept-Language, else sl. */
    language: Language;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** False: a page calls it by itself, so that a session is not used by it. Public routes never use one. */
    isUse?: false;
    /** The codes of its use case; those that follow from the declaration itself are left out (`plugins/failures.ts`). */
    failures?: readonly FailureCode[];
    /** The code of an unexpected error of this route; left out: E-KAROTA-INTERNAL. */
    internal?: FailureCode;
    /** The code of a request that does not fit the route's schema; left out: E-KAROTA-GAME_VALIDATION. */
    invalid?: FailureCode;
    /** The code for those who are signed in and have not the role; left out: E-KAROTA-FORBIDDEN. */
    refusal?: FailureCode;
  }
}

import type { FastifyBaseLogger } from "fastify";
import type { Language } from "@karota/engine/message.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";

/** Now, in milliseconds since 1970; tests hand in their own. */
export interface Clock {
  now(): number;
}

/** What every use case gets besides its own input. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Who asks. */
export interface Actor {
  readonly id: string;
  readonly roles: readonly Role[];
}

/** Who may call a route: anyone, anyone signed in, or a role (an admin passes every role check). */
export type Access = "public" | "player" | Role;

declare module "fastify" {
  interface FastifyRequest {
    /** Null for a visitor. Set on every route before validation; a bad token never gets past it. */
    actor: Actor | null;
    /** `?language=`, else the account's, else Accept-Language, else sl. */
    language: Language;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Role } from "@karota/contract/wire.ts";
import { buildApp } from "../app.ts";
import { readConfig, type Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import type { Actor } from "../deps.ts";
import type { LogStream } from "../logging.ts";
import { grant, openAccount } from "../modules/credits/index.ts";
import { addPerson } from "../modules/users/index.ts";
import { handClock, type HandClock } from "./clock.ts";
import { watchFailures } from "./declared-failures.ts";
import { migratedDatabase, type FreshDatabase } from "./fresh-database.ts";
import { findTracer } from "../tracing/index.ts";
import { reusedThread } from "./reused-thread.ts";
import type { StartThread } from "../workers/worker-pool.ts";
import { watchScans } from "./table-scans.ts";

/** Noon of a Saturday in Ljubljana. */
export const TEST_NOW = Date.parse("2026-11-21T12:00:00+01:00");

/** The address of every test's installation: a server of its own process takes tokens of here under the same one only. */
export const TEST_URL = "http://127.0.0.1:8080";

export interface TestSettings {
  readonly kind: Database["kind"];
  /** Opens an existing one, for a second process on the same PostgreSQL; it is then not removed at the end. */
  readonly on?: FreshDatabase;
  readonly clock?: HandClock;
  readonly config?: Partial<Config>;
  readonly catalogue?: readonly CatalogueRow[];
  readonly logStream?: LogStream;
  readonly stripeHost?: { readonly host: string; readonly port: number };
  /** How long a stream of events stays open; 0 when left out, so that an injected request gets its end. */
  readonly streamMs?: number;
  readonly startThread?: StartThread;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly clock: HandClock;
  /** Where the data lies, to open it a second time. */
  readonly home: FreshDatabase;
  /** A person with these roles and this many hundredths of carrots (500 when left out). */
  newPlayer(options?: { readonly roles?: readonly Role[]; readonly balance?: number }): Promise<Actor>;
  /** A token as it is given at login now. */
  tokenFor(actor: Actor): string;
  /** Sends a request to the API as someone (null: a visitor); `path` is relative to /api/v1/. */
  call(
    actor: Actor | null,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  /** @throws Error when a call has failed with a code that its route does not declare */
  close(): Promise<void>;
}

const unwatched = async <T>(open: () => Promise<T>) => ({ result: await open(), expectLookUps: async () => {} });

/** The whole application on a database of its own, with a clock fixed at `TEST_NOW`. */
export async function testApp(settings: TestSettings): Promise<TestApp> {
  const home = settings.on ?? (await migratedDatabase(settings.kind));
  const config: Config = {
    ...readConfig({ PUBLIC_URL: TEST_URL, LOG_LEVEL: settings.logStream ? "trace" : "silent" }),
    ...home.settings,
    ...settings.config,
  };
  const clock = settings.clock ?? handClock(TEST_NOW);
  const open = async () => {
    const database = await openDatabase(config);
    const watched = await watchFailures(() =>
      buildApp({
        config,
        database,
        clock,
        streamMs: settings.streamMs ?? 0,
        startThread: settings.startThread ?? reusedThread,
        ...(settings.catalogue && { catalogue: settings.catalogue }),
        ...(settings.logStream && { logStream: settings.logStream }),
        ...(settings.stripeHost && { stripeHost: settings.stripeHost }),
      }),
    );
    return { database, ...watched };
  };
  const { databaseUrl } = home.settings;
  // A test of traces has a tracer of its own.
  const isWatched = databaseUrl !== null && findTracer() === null;
  const { result, expectLookUps } = isWatched ? await watchScans(databaseUrl, open) : await unwatched(open);
  const { app, database, expectDeclared } = result;
  const tokenFor = (actor: Actor) => app.signToken(actor, 0);
  return {
    app,
    config,
    database,
    clock,
    home,
    tokenFor,
    async newPlayer({ roles = [], balance = 500 } = {}) {
      const now = clock.now();
      const id = await database.transaction(async (queries) => {
        const person = await addPerson(
          queries,
          {
            issuer: "https://id.example",
            subject: randomUUID(),
            name: "Test",
            email: "t@example.com",
            emailVerified: true,
          },
          now,
        );
        if (!person) throw new Error("The identity is taken.");
        const userId = person.id;
        await queries
          .updateTable("users")
          .set({ roles: JSON.stringify(roles) })
          .where("id", "=", userId)
          .execute();
        await openAccount(queries, userId);
        if (balance > 0) await grant(queries, { userId, amount: balance, reason: "first_login", reference: null, now });
        return userId;
      });
      return { id, roles };
    },
    call: (actor, method, path, body, headers = {}) =>
      app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: { ...(actor && { authorization: `Bearer ${tokenFor(actor)}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    async close() {
      await app.close();
      await database.close();
      await expectLookUps();
      if (!settings.on) await home.remove();
      expectDeclared();
    },
  };
}

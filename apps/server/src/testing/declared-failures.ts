import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import { failuresOf } from "../plugins/failures.ts";

/** What an app has answered that its routes do not declare. */
export interface WatchedApp {
  readonly app: FastifyInstance;
  /** @throws Error naming each failure of a call of the API that its route does not declare */
  expectDeclared(): void;
}

/** Builds an app and looks at each failure that it answers. */
export async function watchFailures(build: () => Promise<FastifyInstance>): Promise<WatchedApp> {
  const undeclared = new Set<string>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    // Before every other hook, so that the body is not compressed yet.
    fastify.addHook("onSend", async ({ routeOptions: route }, reply, payload) => {
      if (reply.statusCode < 400 || !route.url?.startsWith("/api/v1/") || route.config.access === undefined) return;
      const { code } = JSON.parse(String(payload)) as FailureBody;
      if (!failuresOf(route).some((declared) => declared === code))
        undeclared.add(`${String(route.method)} ${route.url} answered ${code}, which it does not declare`);
    });
  };
  diagnostics.subscribe("fastify.initialization", watch);
  const building = build();
  diagnostics.unsubscribe("fastify.initialization", watch);
  return {
    app: await building,
    expectDeclared() {
      if (undeclared.size > 0) throw new Error(`See config.failures of the route: ${[...undeclared].join("; ")}.`);
    },
  };
}

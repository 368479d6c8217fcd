import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { aboutReply } from "@karota/contract/service/about.ts";
import { operatorReply } from "@karota/contract/service/operator.ts";
import { storedDataReply } from "@karota/contract/service/stored-data.ts";
import type { Deps, Module } from "../../deps.ts";
import { inTime } from "../../in-time.ts";
import type { StoredData } from "../../personal-data.ts";
import { share } from "../../plugins/shared-answers.ts";
import { installContact } from "./contact-routes.ts";
import { COUNT_TTL_MS, aboutCounter } from "./count-all.ts";
import { describeOperator } from "./describe-operator.ts";
import { describeStoredData } from "./describe-stored-data.ts";

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, and no stop has begun. Neither is limited, needs a
 * token, or fills the log.
 */
export function installHealth(app: FastifyInstance, { database }: Deps): void {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    const notReady = () => reply.code(503).header("cache-control", "no-store").send({ code: "E-KAROTA-UNAVAILABLE" });
    if (app.isStopping()) return notReady();
    try {
      await inTime(sql`select 1`.execute(database.db));
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return notReady();
    }
  });
}

/** The routes of `service`; `stored` is what all modules store of people. */
export const serviceModule =
  (stored: readonly StoredData[]): Module =>
  (api, deps) => {
    const counts = aboutCounter(deps);
    api.jobs.every(api, "counts", COUNT_TTL_MS, () => counts.renew(), { atStart: true });
    api.get(
      "/service/about",
      {
        config: { access: "public" },
        schema: {
          summary: "Registered users, active games and completed games",
          response: { 200: aboutReply },
        },
      },
      () => counts.ask(),
    );
    api.get(
      "/service/operator",
      {
        config: { access: "public" },
        schema: { summary: "Who runs this Karota, and who sells its carrots", response: { 200: operatorReply } },
      },
      (_request, reply) => {
        share(reply);
        return describeOperator(deps);
      },
    );
    api.get(
      "/service/stored-data",
      {
        config: { access: "public" },
        schema: {
          summary: "What is stored of people: its legal basis, and how long as the settings say",
          response: { 200: storedDataReply },
        },
      },
      (_request, reply) => {
        share(reply);
        return describeStoredData(deps, stored);
      },
    );
    installContact(api, deps);
  };

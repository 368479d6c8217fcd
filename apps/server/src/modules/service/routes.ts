import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { aboutReply } from "@karota/contract/service/about.ts";
import { retentionReply } from "@karota/contract/service/retention.ts";
import type { Deps, Module } from "../../deps.ts";
import { installContact } from "./contact-routes.ts";
import { counting } from "./count-all.ts";

/** `/healthz`: the process answers. `/readyz`: the database does too. Neither is limited or asks who calls. */
export function installHealth(app: FastifyInstance, { database }: Deps): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await sql`select 1`.execute(database.db);
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).send({ code: "E-KAROTA-INTERNAL" });
    }
  });
}

/** The routes of `service`. */
export const serviceModule: Module = (api, deps) => {
  const countAll = counting(deps);
  api.get(
    "/service/about",
    {
      config: { access: "public" },
      schema: {
        summary: "Registered users, active games and completed games",
        response: { 200: aboutReply },
      },
    },
    () => countAll(),
  );
  api.get(
    "/service/retention",
    {
      config: { access: "public" },
      schema: { summary: "How long what is kept of people stays", response: { 200: retentionReply } },
    },
    () => deps.settings().retention,
  );
  installContact(api, deps);
};

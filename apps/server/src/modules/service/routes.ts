import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";

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

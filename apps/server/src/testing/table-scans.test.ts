import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../database/open.ts";
import { installRequestSpans } from "../tracing/request-spans.ts";
import { migratedDatabase } from "./fresh-database.ts";
import { needsPostgres } from "./programs.ts";
import { watchScans } from "./table-scans.ts";

describe.skipIf(needsPostgres() === null)("the watch over what requests read", () => {
  test("reports a table that is read whole, and nothing that an index finds", async () => {
    const home = await migratedDatabase("postgres");
    const { result, expectLookUps } = await watchScans(home.settings.databaseUrl!, async () => {
      const database = await openDatabase(home.settings);
      const app = Fastify();
      installRequestSpans(app, false);
      const users = database.db.selectFrom("users").select("roles");
      app.get("/whole", () => users.where("roles", "=", "none").execute());
      app.get("/id", () => users.where("id", "=", "somebody").execute());
      app.get("/code", () => users.where("unique_code", "in", ["a", "b"]).execute());
      // In the transaction of a request, and nested.
      const groups = database.db.selectFrom("student_groups").select("id").where("mentor_id", "=", "somebody");
      app.get("/groups", () =>
        database.db.selectFrom("group_members").selectAll().where("group_id", "in", groups).execute(),
      );
      return { database, app };
    });
    const { database, app } = result;
    for (const url of ["/whole", "/id", "/code", "/groups"]) expect((await app.inject({ url })).statusCode).toBe(200);
    // Of no request.
    await database.db.selectFrom("users").select("id").where("roles", "=", "all").execute();
    await app.close();
    await database.close();
    await expect(expectLookUps()).rejects.toThrow(
      /^See testing\/table-scans\.ts: GET \/whole reads all of users: select "roles" from "users" where "roles" = \$1$/,
    );
    await home.remove();
  });
});

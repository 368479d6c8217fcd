import Fastify from "fastify";
import { expect, test } from "vitest";
import { fail } from "../fail.ts";
import { installErrors } from "../plugins/errors.ts";
import { watchFailures } from "./declared-failures.ts";

const watchedApp = () =>
  watchFailures(async () => {
    const app = Fastify();
    installErrors(app);
    app.get("/api/v1/things", { config: { access: "public", failures: ["E-KAROTA-NOT_FOUND"] } }, ({ query }) => {
      throw fail(Object.hasOwn(query as object, "old") ? "E-KAROTA-OLD_VALUES" : "E-KAROTA-NOT_FOUND");
    });
    return app;
  });

test("a failure that the route declares is ignored", async () => {
  const { app, expectDeclared } = await watchedApp();
  expect((await app.inject("/api/v1/things")).statusCode).toBe(404);
  expect(expectDeclared).not.toThrow();
  await app.close();
});

test("a failure that the route does not declare is reported with its route and its code", async () => {
  const { app, expectDeclared } = await watchedApp();
  expect((await app.inject("/api/v1/things?old")).statusCode).toBe(409);
  expect(expectDeclared).toThrow("GET /api/v1/things answered E-KAROTA-OLD_VALUES");
  await app.close();
});

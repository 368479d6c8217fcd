import { expect, test } from "vitest";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";

describeEachDatabase("health", (kind) => {
  test("is alive and ready while the database answers, and not ready without it", async () => {
    const it = await testApp({ kind });
    for (const [path, status] of [
      ["/healthz", "ok"],
      ["/readyz", "ready"],
    ] as const)
      expect((await it.app.inject(path)).json()).toEqual({ status });
    await it.database.close();
    expect((await it.app.inject("/healthz")).statusCode).toBe(200);
    const answer = await it.app.inject("/readyz");
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: "E-KAROTA-UNAVAILABLE" }]);
    await it.app.close();
    await it.home.remove();
  });
});

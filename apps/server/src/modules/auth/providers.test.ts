import { expect, test } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import { describeAnyDatabase, freshDatabase } from "../../testing/fresh-database.ts";
import { startProvider } from "../../testing/provider-server.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

describeAnyDatabase("identity providers", (kind) => {
  test("may be several, and their people do not mix", async () => {
    let now = 0;
    const one = await startProvider("one", () => now);
    const two = await startProvider("my-second_one", () => now);
    const it = await testApp({ kind, config: { providers: [one.provider, two.provider] } });
    now = it.clock.now();
    const ids: string[] = [];
    for (const server of [one, two]) {
      const { nonce, headers } = await startSignIn(it);
      const path = `aaa/login-${server.provider.id}-oauth2`;
      const wrong = await it.call(
        null,
        "POST",
        path,
        { id_token: await (server === one ? two : one).token({ nonce }) },
        headers,
      );
      expect(wrong.json()).toEqual({ code: "E-KAROTA-LOGIN_REFUSED" });
      const answer = await it.call(null, "POST", path, { id_token: await server.token({ nonce }) }, headers);
      ids.push(answer.json<{ user: { id: string } }>().user.id);
    }
    expect(new Set(ids).size).toBe(2);
    const listed = await it.call(null, "GET", "aaa/providers");
    expect(listed.json<{ providers: { id: string }[] }>().providers.map((each) => each.id)).toEqual([
      "one",
      "my-second_one",
    ]);
    await it.close();
    await one.stop();
    await two.stop();
  });

  test("that are down or use another identity sign nobody in", async () => {
    let now = 0;
    const liar = await startProvider("liar", () => now, {
      discovery: (issuer) => ({ issuer: "https://other.example", jwks_uri: `${issuer}/jwks` }),
    });
    const down = await startProvider("down", () => now);
    const it = await testApp({ kind, config: { providers: [liar.provider, down.provider] } });
    now = it.clock.now();
    await down.stop();
    for (const server of [liar, down]) {
      const { nonce, headers } = await startSignIn(it);
      const body = { id_token: await server.token({ nonce }) };
      const answer = await it.call(null, "POST", `aaa/login-${server.provider.id}-oauth2`, body, headers);
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: "E-KAROTA-LOGIN_PROVIDER_DOWN" }]);
    }
    expect(liar.keyReadings()).toBe(0);
    await it.close();
    await liar.stop();
  });

  test("of the demo give its people their roles while it runs, and no one after", async () => {
    let now = 0;
    const demo = await startProvider("demo", () => now, { demo: true });
    const home = await freshDatabase(kind);
    const it = await testApp({ kind, on: home, config: { providers: [demo.provider] } });
    now = it.clock.now();
    const tokens: Record<string, string> = {};
    for (const [sub, roles] of [
      ["student", []],
      ["mentor", ["mentor"]],
      ["admin", ["admin"]],
    ] as const) {
      const { nonce, headers } = await startSignIn(it);
      const body = { id_token: await demo.token({ nonce, sub }) };
      const answer = await it.call(null, "POST", "aaa/login-demo-oauth2", body, headers);
      expect(answer.json<{ roles: Role[] }>().roles).toEqual(roles);
      tokens[sub] = answer.json<{ token: string }>().token;
    }
    const issuers = await it.database.db.selectFrom("users").select("issuer").distinct().execute();
    expect(issuers).toEqual([{ issuer: "local-demo" }]);
    const self = (app: TestApp) =>
      app.app.inject({ url: "/api/v1/users", headers: { authorization: `Bearer ${tokens["admin"]}` } });
    expect((await self(it)).statusCode).toBe(200);
    await it.close();
    const later = await testApp({ kind, on: home, clock: it.clock });
    expect((await self(later)).json()).toEqual({ code: "E-AUTH-NO_USER" });
    await later.close();
    await home.remove();
    await demo.stop();
  });
});

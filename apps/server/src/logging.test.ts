import { expect, test } from "vitest";
import { describeEachDatabase } from "./testing/fresh-database.ts";
import { startProvider } from "./testing/provider-server.ts";
import { testApp } from "./testing/test-app.ts";

describeEachDatabase("the log", (kind) => {
  test("tells why a request was refused, and holds no secret and nothing personal", async () => {
    const lines: string[] = [];
    let now = 0;
    const provider = await startProvider("school", () => now);
    const it = await testApp({
      kind,
      config: { providers: [provider.provider] },
      logStream: { write: (line) => void lines.push(line) },
    });
    now = it.clock.now();
    const started = await it.call(null, "POST", "aaa/login-start");
    const { nonce } = started.json<{ nonce: string }>();
    const value = String(started.cookies[0]?.value);
    const person = { name: "Živa Horvat", email: "ziva@example.com", email_verified: true };
    const idToken = await provider.token({ nonce, ...person });
    const wrong = await provider.token({ nonce, ...person, aud: "other" });
    const finish = (token: string) =>
      it.call(null, "POST", "aaa/login-school-oauth2", { id_token: token }, { cookie: `karota_login=${value}` });
    await finish(wrong);
    const { token } = (await finish(idToken)).json<{ token: string }>();
    await finish(idToken);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    await it.app.inject({ method: "PUT", url: "/api/v1/users", headers, payload: { company: "Podjetje", tax: "SI1" } });
    await it.app.inject({ method: "PUT", url: "/api/v1/users", headers, payload: '{"company": "Podjetje' });
    await it.app.inject({ url: "/login?code=authorization-code&state=xyz", headers: { accept: "text/html" } });
    await it.app.inject({ url: "/api/v1/users", headers: { authorization: `Bearer ${token}x` } });
    await it.database.db.schema.dropTable("login_nonces").execute();
    expect((await it.call(null, "POST", "aaa/login-start")).statusCode).toBe(500);
    const secret = await it.database.db.selectFrom("secrets").select("value").executeTakeFirstOrThrow();
    await it.close();
    await provider.stop();

    const log = lines.join("");
    for (const reason of [
      'unexpected \\"aud\\" claim value',
      "E-KAROTA-LOGIN_REFUSED: nonce",
      "E-AUTH-TOKEN_ERROR",
      "unrecognized_keys",
      "login_nonces",
    ])
      expect(log).toContain(reason);
    for (const hidden of [
      nonce,
      value,
      idToken,
      wrong,
      token,
      secret.value,
      "authorization-code",
      "Živa",
      "ziva@",
      "Podjetje",
      "SI1",
    ])
      expect(log.includes(hidden), hidden).toBe(false);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty("level");
  });
});

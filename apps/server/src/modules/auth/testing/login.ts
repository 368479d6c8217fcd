import { afterEach, beforeEach } from "vitest";
import type { Provider } from "../../../config.ts";
import { startProvider, type Claims, type ProviderServer } from "../../../testing/provider-server.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

/** An app with one sign-in provider for each test of a block, and a browser that signs in there. */
export function loginOf(kind: "sqlite" | "postgres", more: Partial<Provider> = {}) {
  let app: TestApp;
  let provider: ProviderServer;
  beforeEach(async () => {
    provider = await startProvider("school", () => app.clock.now());
    app = await testApp({ kind, config: { providers: [{ ...provider.provider, ...more }] } });
  });
  afterEach(async () => {
    await app.close();
    await provider.stop();
  });

  async function start(cookie?: string) {
    const answer = await app.call(null, "POST", "aaa/login-start", undefined, cookie ? { cookie } : {});
    const set = answer.cookies.find((one) => one.name === "karota_login");
    return { nonce: answer.json<{ nonce: string }>().nonce, set, cookie: `karota_login=${set?.value}` };
  }
  async function finish(token: string, cookie: string | null, id = "school") {
    const headers = cookie === null ? {} : { cookie };
    const answer = await app.call(null, "POST", `aaa/login-${id}-oauth2`, { id_token: token }, headers);
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  return {
    get app() {
      return app;
    },
    get provider() {
      return provider;
    },
    start,
    finish,
    async login(claims: Claims = {}) {
      const { nonce, cookie } = await start();
      return finish(await provider.token({ nonce, ...claims }), cookie);
    },
    count: async () => (await app.database.db.selectFrom("users").select("id").execute()).length,
  };
}

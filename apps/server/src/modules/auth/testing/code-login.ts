import { afterEach, beforeEach } from "vitest";
import type { Provider } from "../../../config.ts";
import type { Claims } from "../../../testing/provider-server.ts";
import { startSignIn } from "../../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { startSchoolProvider, VERIFIER, type SchoolProvider, type Signer } from "./school-provider.ts";

type Kind = Parameters<typeof startSchoolProvider>[0];

/** An app with a provider that asks for a secret, for each test of a block, and a browser that signs in there. */
export function codeLoginOf(kind: "sqlite" | "postgres", like: Kind, more: Partial<Provider> = {}) {
  let app: TestApp;
  let provider: SchoolProvider;
  beforeEach(async () => {
    provider = await startSchoolProvider(like, () => app.clock.now(), more);
    app = await testApp({ kind, config: { publicUrl: "http://127.0.0.1:8080", providers: [provider.provider] } });
  });
  afterEach(async () => {
    await app.close();
    await provider.stop();
  });

  const start = () => startSignIn(app);
  async function send(body: object, headers: Record<string, string> = {}) {
    const answer = await app.call(null, "POST", "aaa/login-school-oauth2", body, headers);
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
    send,
    /** A whole sign-in: the token behind its code has these claims instead of the right ones. */
    async login(claims: Claims = {}, signer?: Signer) {
      const { nonce, headers } = await start();
      const code = await provider.code({ nonce, ...claims }, signer);
      return send({ code, code_verifier: VERIFIER }, headers);
    },
    people: () => app.database.db.selectFrom("users").select(["issuer", "subject", "email_verified"]).execute(),
  };
}

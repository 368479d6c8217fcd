import type { Claims, ProviderServer } from "../../../testing/provider-server.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** The steps of a login in tests; `here` gives what stands before each test. */
export function loginSteps(here: () => { readonly it: TestApp; readonly provider: ProviderServer }) {
  const clock = { now: () => here().it.clock.now() };

  async function start(cookie?: string) {
    const answer = await here().it.call(null, "POST", "aaa/login-start", undefined, cookie ? { cookie } : {});
    const set = answer.cookies.find((one) => one.name === "karota_login");
    return { nonce: answer.json<{ nonce: string }>().nonce, set, cookie: `karota_login=${set?.value}` };
  }
  async function finish(token: string, cookie: string | null, id = "school") {
    const headers = cookie === null ? {} : { cookie };
    const answer = await here().it.call(null, "POST", `aaa/login-${id}-oauth2`, { id_token: token }, headers);
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  const login = async (claims: Claims = {}) => {
    const { nonce, cookie } = await start();
    return finish(await here().provider.token({ nonce, ...claims }), cookie);
  };

  return { clock, start, finish, login };
}

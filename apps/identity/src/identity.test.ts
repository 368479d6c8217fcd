import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { configFrom } from "./config.ts";
import { startIdentity, type RunningIdentity } from "./identity.ts";

const APP = "http://127.0.0.1:41999";
const CALLBACK = `${APP}/login`;

let dataDir: string;
let running: RunningIdentity;
const start = (port = "0", more: Record<string, string> = {}) =>
  startIdentity(configFrom({ PORT: "41999", IDENTITY_PORT: port, PUBLIC_URL: APP, DATA_DIR: dataDir, ...more }));

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "karota-identity-"));
  running = await start();
});
afterEach(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true });
});

/** A browser, as far as a sign-in needs one: it stores cookies and follows no redirect by itself. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async go(address: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(address, running.issuer), {
      redirect: "manual",
      headers: { cookie, ...headers },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  get cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }
}

const locationOf = (response: Response): string => {
  const location = response.headers.get("location");
  if (!location) throw new Error(`no redirect but ${response.status}`);
  return location;
};

interface SignIn {
  readonly verifier: string;
  readonly nonce: string;
  readonly browser: Browser;
  readonly first: Response;
}

async function beginSignIn(parameters: Record<string, string> = {}, browser = new Browser()): Promise<SignIn> {
  const verifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const query = new URLSearchParams({
    client_id: "karota",
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid profile email",
    state: "some-state",
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...parameters,
  });
  for (const [name, value] of Object.entries(parameters)) if (value === "") query.delete(name);
  return { verifier, nonce, browser, first: await browser.go(`/auth?${query}`) };
}

/** From the answered form to the address in the app. */
async function returnToApp(browser: Browser, answered: Response): Promise<URL> {
  const resumed = await browser.go(locationOf(answered));
  return new URL(locationOf(resumed));
}

const exchange = (code: string, verifier: string, origin = APP) =>
  fetch(`${running.issuer}/token`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "karota",
      redirect_uri: CALLBACK,
      code,
      code_verifier: verifier,
    }),
  });

async function verifiedClaims(idToken: string): Promise<Record<string, unknown>> {
  const [header = "", payload = "", signature = ""] = idToken.split(".");
  const { kid, alg } = JSON.parse(Buffer.from(header, "base64url").toString());
  const discovery = await (await fetch(`${running.issuer}/.well-known/openid-configuration`)).json();
  const { keys } = await (await fetch(discovery.jwks_uri)).json();
  const key = createPublicKey({ key: keys.find((one: { kid: string }) => one.kid === kid) as object, format: "jwk" });
  expect(alg).toBe("RS256");
  expect(verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"))).toBe(true);
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

async function signInAs(answer: Record<string, string>, browser = new Browser()): Promise<Record<string, unknown>> {
  const { verifier, nonce, first } = await beginSignIn({}, browser);
  const back = await returnToApp(browser, await browser.go(locationOf(first), answer));
  const response = await exchange(back.searchParams.get("code") ?? "", verifier);
  const { id_token } = await response.json();
  const claims = await verifiedClaims(id_token);
  expect(claims["nonce"]).toBe(nonce);
  return claims;
}

describe("a sign-in", () => {
  test("ends with an ID token of the person, for this app and this nonce", async () => {
    const claims = await signInAs({ person: "mentor" });
    expect(claims).toMatchObject({
      iss: running.issuer,
      aud: "karota",
      sub: "mentor",
      name: "Matej",
      email: "matej@demo.example",
      email_verified: true,
    });
  });

  test("lets the app's page read the token endpoint, and no other page", async () => {
    const { browser, verifier, first } = await beginSignIn();
    const back = await returnToApp(browser, await browser.go(locationOf(first), { person: "student" }));
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get("state")).toBe("some-state");
    const response = await exchange(back.searchParams.get("code") ?? "", verifier);
    expect(response.headers.get("access-control-allow-origin")).toBe(APP);
    const stranger = await exchange(back.searchParams.get("code") ?? "", verifier, "http://evil.example");
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("gives the same name the same account, whatever the capitals and blanks", async () => {
    const one = await signInAs({ name: "  Žiga   Novak " });
    const again = await signInAs({ name: "žiga novak" });
    const other = await signInAs({ name: "Ziga Novak" });
    expect(one["name"]).toBe("Žiga Novak");
    expect(again).toMatchObject({ sub: one["sub"], name: "Žiga Novak", email: one["email"] });
    expect(other["sub"]).not.toBe(one["sub"]);
    expect(String(one["sub"])).toMatch(/^name:[ -~]+$/);
  });

  test("needs a choice again in a browser where a person signed in before", async () => {
    const browser = new Browser();
    expect((await signInAs({ person: "student" }, browser))["sub"]).toBe("student");
    expect((await signInAs({ person: "admin" }, browser))["sub"]).toBe("admin");
    expect(browser.cookieNames.every((name) => name.startsWith("karota_demo_"))).toBe(true);
  });

  test("can be cancelled, and the app receives access_denied", async () => {
    const { browser, first } = await beginSignIn();
    const back = await returnToApp(browser, await browser.go(`${locationOf(first)}/cancel`));
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("code")).toBeNull();
  });

  test.each(["x", "   ", "a".repeat(61), "na\u0007me"])(
    "refuses %j as a name and shows the form again",
    async (name) => {
      const { browser, first } = await beginSignIn();
      expect(await (await browser.go(locationOf(first))).text()).toContain('aria-invalid="false"');
      const response = await browser.go(locationOf(first), { name });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('aria-invalid="true"');
    },
  );

  test("shows a name as text, never as markup", async () => {
    const { browser, first } = await beginSignIn();
    const response = await browser.go(locationOf(first), { name: `"><script>${"a".repeat(60)}` });
    expect(await response.text()).not.toContain("<script>");
  });
});

test("the page has Karota's own fonts, from this server, and no other file of this computer is there", async () => {
  const css = readFileSync(new URL("page.css", import.meta.url), "utf8");
  const addresses = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address!);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const reply = await fetch(new URL(address, running.issuer));
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe("wOF2");
  }
  for (const address of ["/fonts/", "/fonts/page.css", "/fonts/..%2fpage.css"])
    expect((await fetch(new URL(address, running.issuer))).headers.get("content-type")).not.toBe("font/woff2");
});

describe("the provider refuses", () => {
  test.each([
    ["another address to return to", { redirect_uri: "http://127.0.0.1:41999/elsewhere" }],
    ["an unknown client", { client_id: "somebody" }],
  ])("%s, without a redirect", async (_what, parameters) => {
    const { first } = await beginSignIn(parameters);
    expect(first.status).toBe(400);
    expect(first.headers.get("location")).toBeNull();
  });

  test("a sign-in without PKCE", async () => {
    const { first } = await beginSignIn({ code_challenge: "", code_challenge_method: "" });
    expect(new URL(locationOf(first)).searchParams.get("error")).toBe("invalid_request");
  });

  test("a code with the wrong verifier, and a code used twice", async () => {
    const { browser, verifier, first } = await beginSignIn();
    const back = await returnToApp(browser, await browser.go(locationOf(first), { person: "student" }));
    const code = back.searchParams.get("code") ?? "";
    expect((await exchange(code, "x".repeat(43))).status).toBe(400);
    expect((await exchange(code, verifier)).status).toBe(200);
    expect((await exchange(code, verifier)).status).toBe(400);
  });

  test("a sign-in page that no sign-in led to", async () => {
    const response = await fetch(`${running.issuer}/sign-in/made-up`, { headers: { "accept-language": "de" } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('lang="de"');
  });

  test("requests under another host name", async () => {
    const status = await new Promise((done, failed) => {
      request(`${running.issuer}/.well-known/openid-configuration`, { headers: { host: "evil.example" } }, (response) =>
        done(response.resume().statusCode),
      )
        .on("error", failed)
        .end();
    });
    expect(status).toBe(421);
  });
});

test.each([
  ["en-GB de", "sl", "en"],
  ["fr", "de-AT,de;q=0.9,en;q=0.8", "de"],
  ["", "fr,en;q=0.4,de;q=0.7", "de"],
  ["", "fr", "sl"],
])("with ui_locales %j and Accept-Language %j the page's language is %s", async (asked, accepted, language) => {
  const { browser, first } = await beginSignIn({ ui_locales: asked });
  const page = await browser.go(locationOf(first), undefined, { "accept-language": accepted });
  expect(await page.text()).toContain(`<html lang="${language}">`);
});

describe("a restart", () => {
  test("retains keys and accounts, in files of this user only", async () => {
    const before = await signInAs({ name: "Lan" });
    const keys = await (await fetch(`${running.issuer}/jwks`)).text();
    await running.stop();
    running = await start();
    expect(await (await fetch(`${running.issuer}/jwks`)).text()).toBe(keys);
    expect(keys).not.toContain('"d":');
    expect(await signInAs({ name: "lan" })).toMatchObject({ sub: before["sub"], name: "Lan" });
    for (const file of ["keys.json", "accounts.json"])
      expect(statSync(join(dataDir, "identity", file)).mode & 0o777).toBe(0o600);
  });

  test("comes back on the free port it took when its own was taken", async () => {
    const squatter = createServer();
    await new Promise<void>((done) => squatter.listen(0, "127.0.0.1", done));
    const taken = (squatter.address() as AddressInfo).port;
    await running.stop();
    running = await start(String(taken));
    const { port } = running;
    expect(port).not.toBe(taken);
    await running.stop();
    await new Promise((done) => squatter.close(done));
    running = await start(String(taken));
    expect(running.port).toBe(port);
  });
});

test("with sessions it signs in again silently, and shows the form with prompt=login and after a sign-out here", async () => {
  await running.stop();
  running = await start("0", { IDENTITY_SESSIONS: "on" });
  const browser = new Browser();
  await signInAs({ person: "student" }, browser);
  /** Where a sign-in leads this browser first: back to the app, or to the question who it is. */
  const leadsTo = async (parameters: Record<string, string> = {}) =>
    new URL(locationOf((await beginSignIn(parameters, browser)).first), running.issuer);
  const unasked = await leadsTo();
  expect([unasked.origin + unasked.pathname, unasked.searchParams.has("code")]).toEqual([CALLBACK, true]);
  const { first } = await beginSignIn({ prompt: "login" }, browser);
  expect(locationOf(first)).toMatch(/^\/sign-in\//);
  // Whoever is chosen has the session from now on.
  await returnToApp(browser, await browser.go(locationOf(first), { person: "mentor" }));
  const again = await beginSignIn({}, browser);
  const code = new URL(locationOf(again.first)).searchParams.get("code") ?? "";
  const { id_token } = await (await exchange(code, again.verifier)).json();
  expect((await verifiedClaims(id_token))["sub"]).toBe("mentor");
  const query = new URLSearchParams({ client_id: "karota", post_logout_redirect_uri: `${APP}/logout` });
  const page = await (await browser.go(`/session/end?${query}`)).text();
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  expect(locationOf(await browser.go("/session/end/confirm", { xsrf, logout: "yes" }))).toBe(`${APP}/logout`);
  expect((await leadsTo()).pathname).toMatch(/^\/sign-in\//);
});

test("a sign-out leads back to the app without a question", async () => {
  const browser = new Browser();
  await signInAs({ person: "student" }, browser);
  const query = new URLSearchParams({ client_id: "karota", post_logout_redirect_uri: `${APP}/logout` });
  const page = await (await browser.go(`/session/end?${query}`)).text();
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  const left = await browser.go("/session/end/confirm", { xsrf, logout: "yes" });
  expect(locationOf(left)).toBe(`${APP}/logout`);
});

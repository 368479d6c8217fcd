import { afterEach, expect, test, vi } from "vitest";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { closeProviders } from "../../testing/close-providers.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { codeLoginOf } from "./testing/code-login.ts";
import { GOOGLE, MICROSOFT, SECRET, TENANT_ID, VERIFIER } from "./testing/school-provider.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };
const WRONG_SCHOOL = { status: 403, body: { code: "E-KAROTA-LOGIN_WRONG_SCHOOL" } };

afterEach(() => void vi.useRealTimers());

describeAnyDatabase("signing in at a provider that asks for a secret", (kind) => {
  const at = codeLoginOf(kind, GOOGLE);

  test("the server exchanges the code, and the session is the same as with an ID token", async () => {
    const { status, body } = await at.login();
    expect(status).toBe(200);
    expect(body).toMatchObject({ roles: [], user: { email: "ana@sola.example", new_user: true } });
    expect(await at.people()).toEqual([{ issuer: at.provider.provider.issuer, subject: "ana", email_verified: 1 }]);
    expect((await at.login()).body).toMatchObject({ user: { new_user: false } });
    expect(at.provider.requests.filter((one) => one === "POST /token")).toHaveLength(2);
  });

  test("pages learn where to go and who exchanges the code, and never the secret", async () => {
    const { issuer } = at.provider.provider;
    const listed = await at.app.call(null, "GET", "aaa/providers");
    expect(listed.json()).toEqual({
      providers: [{ id: "school", label: "School", issuer, clientId: "karota", demo: false, exchangedBy: "server" }],
      saml: [],
    });
    const one = await at.app.call(null, "GET", "aaa/providers/school");
    expect(one.json()).toEqual({ authorization_endpoint: `${issuer}/authorize` });
    expect((await at.app.call(null, "GET", "aaa/providers/other")).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
    const admin = await at.app.newPlayer({ roles: ["admin"] });
    for (const path of ["admin/status", "admin/environment", "admin/functionality"]) {
      const { body } = await at.app.call(admin, "GET", path);
      expect(body, path).not.toContain("GOCSPX");
    }
  });

  test("a browser that has not begun a sign-in does not make the server ask the provider", async () => {
    const code = await at.provider.code({ nonce: "n".repeat(22) });
    expect(await at.send({ code, code_verifier: VERIFIER })).toEqual(REFUSED);
    const cookie = `karota_login=${"x".repeat(43)}`;
    expect(await at.send({ code, code_verifier: VERIFIER }, { cookie })).toEqual(REFUSED);
    expect(at.provider.requests).not.toContain("POST /token");
  });

  test("one that is switched off is not asked", async () => {
    const { nonce, headers } = await at.start();
    const code = await at.provider.code({ nonce });
    await closeProviders(at.app, ["school"]);
    expect(await at.send({ code, code_verifier: VERIFIER }, headers)).toEqual(REFUSED);
    expect(at.provider.requests).not.toContain("POST /token");
    expect(await at.people()).toHaveLength(1);
  });

  test("a code of another browser's sign-in signs nobody in", async () => {
    const [attacker, victim] = [await at.start(), await at.start()];
    const code = await at.provider.code({ nonce: attacker.nonce });
    expect(await at.send({ code, code_verifier: VERIFIER }, victim.headers)).toEqual(REFUSED);
    expect(await at.people()).toEqual([]);
  });

  test("a code is good once, for the page that asked for it, and only as a code", async () => {
    const { nonce, headers } = await at.start();
    const code = await at.provider.code({ nonce });
    expect((await at.send({ code, code_verifier: VERIFIER }, headers)).status).toBe(200);
    expect(await at.send({ code, code_verifier: VERIFIER }, headers)).toEqual(REFUSED);
    const again = await at.start();
    const other = await at.provider.code({ nonce: again.nonce });
    expect(await at.send({ code: other, code_verifier: "w".repeat(50) }, again.headers)).toEqual(REFUSED);
    expect(await at.send({ id_token: "a.b.c" }, again.headers)).toEqual(REFUSED);
    for (const body of [
      { code: other },
      { code: other, code_verifier: "short" },
      { code: "", code_verifier: VERIFIER },
      { code: other, code_verifier: VERIFIER, id_token: "a.b.c" },
      { code: other, code_verifier: VERIFIER, client_secret: SECRET },
    ])
      expect((await at.send(body, again.headers)).body).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
  });

  test("keys that change during a sign-in are fetched anew, and old ones are good no more", async () => {
    expect((await at.login()).status).toBe(200);
    const old = await at.start();
    const oldCode = await at.provider.code({ nonce: old.nonce });
    const { nonce, headers } = await at.start();
    await at.provider.rotate();
    // An unknown key makes no request within five seconds of the last one.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5001 });
    const code = await at.provider.code({ nonce });
    expect((await at.send({ code, code_verifier: VERIFIER }, headers)).status).toBe(200);
    expect(await at.send({ code: oldCode, code_verifier: VERIFIER }, old.headers)).toEqual(REFUSED);
  });
});

describeAnyDatabase("people of one school at a provider of many", (kind) => {
  const schools = { claim: ["hd"], allowed: ["sola.example"] };
  const at = codeLoginOf(kind, GOOGLE, { schools, buys: false });

  test("sign in; those of others, of none, and with a look-alike do not, and nothing of them is stored", async () => {
    for (const hd of [
      "other.example",
      "SOLA.EXAMPLE",
      "sola.example.evil",
      "",
      null,
      5,
      { 0: "sola.example" },
      undefined,
    ])
      expect(await at.login({ hd }), JSON.stringify(hd)).toEqual(WRONG_SCHOOL);
    expect(await at.people()).toEqual([]);
    expect((await at.login({ hd: ["other.example", "sola.example"], sub: "bor" })).status).toBe(200);
    expect((await at.login()).status).toBe(200);
    expect(await at.people()).toHaveLength(2);
  });
});

describeAnyDatabase("a school that is named deeper in the token", (kind) => {
  const at = codeLoginOf(kind, GOOGLE, { schools: { claim: ["school", "id"], allowed: ["DE-BY-1"] } });

  test("is found there, and inherited names are none", async () => {
    expect((await at.login({ school: { id: "DE-BY-1" } })).status).toBe(200);
    for (const school of [{ id: "DE-BY-2" }, "DE-BY-1", ["DE-BY-1"], { constructor: "DE-BY-1" }])
      expect(await at.login({ school })).toEqual(WRONG_SCHOOL);
  });
});

describeAnyDatabase("an issuer of Microsoft for several schools", (kind) => {
  const other = "8f2c3a10-0000-4000-8000-000000000002";
  const at = codeLoginOf(kind, MICROSOFT, { schools: { claim: ["tid"], allowed: [TENANT_ID] }, buys: false });
  const issuerOf = (tid: string) => at.provider.provider.issuer.replace("{tenantid}", tid);

  test("takes the people of the schools that are listed; the identity is the school's issuer and the subject", async () => {
    const { status, body } = await at.login();
    expect(status).toBe(200);
    // Microsoft does not say that it has verified an address.
    expect(await at.people()).toEqual([{ issuer: issuerOf(TENANT_ID), subject: "ana", email_verified: 0 }]);
    expect(await at.login({ iss: issuerOf(other), tid: other })).toEqual(WRONG_SCHOOL);
    const headers = { authorization: `Bearer ${String(body["token"])}` };
    const prices = await at.app.app.inject({ url: "/api/v1/prices/info", headers });
    // `buys: false` holds for the people of every school of the provider.
    expect(prices.json()).toMatchObject({ providers: [] });
    const left = await at.app.app.inject({
      method: "POST",
      url: "/api/v1/aaa/logout",
      headers,
      payload: { everywhere: false },
    });
    expect(left.json<LogoutReply>()).toEqual({ provider: { label: "School", demo: false, address: null } });
  });
});

describeAnyDatabase("an issuer of Microsoft for any school", (kind) => {
  const at = codeLoginOf(kind, MICROSOFT, { schools: { claim: ["tid"], allowed: "any" } });

  test("takes everybody whose issuer fits, and keeps two schools' people with one subject apart", async () => {
    const [one, two] = ["11111111-0000-4000-8000-000000000001", "11111111-0000-4000-8000-000000000002"];
    for (const tid of [one, two])
      expect((await at.login({ tid, iss: at.provider.provider.issuer.replace("{tenantid}", tid) })).status).toBe(200);
    expect(await at.people()).toHaveLength(2);
  });
});

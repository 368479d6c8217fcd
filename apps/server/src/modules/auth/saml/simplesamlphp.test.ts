import { afterEach, describe, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import type { SamlStartReply } from "@karota/contract/auth/saml.ts";
import type { SamlProvider } from "../../../config.ts";
import { handClock } from "../../../testing/clock.ts";
import { needsProgram } from "../../../testing/programs.ts";
import { testApp, TEST_URL, type TestApp } from "../../../testing/test-app.ts";
import { simpleBrowser, type Form } from "../testing/simple-browser.ts";
import { startSimpleSaml } from "../testing/simplesamlphp.ts";

const php = IS_DEEP && needsProgram("/usr/share/simplesamlphp/bin/console") !== null ? needsProgram("php") : null;

const PERSISTENT = "1 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid'],";
const BY_OID =
  "'attributes.NameFormat' => 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri', " +
  `'authproc' => [${PERSISTENT} 100 => ['class' => 'core:AttributeMap', 'name2oid']],`;
const SCHOOL = ["schacHomeOrganization"];

const withToken = ({ app }: TestApp, token: string, method: "GET" | "POST", path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

/** A browser at an app whose people sign in at SimpleSAMLphp. */
async function startWith(server: string, variant: { readonly hosted?: string } = {}, more: Partial<SamlProvider> = {}) {
  // Our metadata do not depend on theirs, and each side needs the other's first.
  const provider: SamlProvider = {
    id: "school",
    label: "School",
    metadata: "http://127.0.0.1:1",
    entityIds: null,
    buys: true,
    ...more,
  };
  const first = await testApp({ kind: "sqlite", config: { samlProviders: [provider] } });
  const ownMetadata = (await first.call(null, "GET", "aaa/saml/school/metadata")).body;
  const { value } = await first.database.db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "saml-key")
    .executeTakeFirstOrThrow();
  await first.close();
  const idp = await startSimpleSaml(server, ownMetadata, variant);
  const app = await testApp({
    kind: "sqlite",
    clock: handClock(Date.now()),
    config: { samlProviders: [{ ...provider, metadata: idp.metadataAddress }] },
  });
  await app.database.db.insertInto("secrets").values({ name: "saml-key", value, created_at: 0 }).execute();
  const browser = simpleBrowser(TEST_URL);
  let cookie = "";
  const begin = async (asksWho = false): Promise<Form> => {
    app.clock.set(Date.now());
    const answer = await app.call(null, "POST", "aaa/saml/school/start", { asksWho }, { cookie });
    cookie = answer.cookies.map((one) => `${one.name}=${one.value}`).join("; ");
    return browser.go(answer.json<SamlStartReply>().address);
  };
  /** Sends the form with the response to us, and finishes as the page does. */
  const finish = async ({ action, fields }: Form): Promise<Record<string, unknown>> => {
    expect(action).toBe(`${TEST_URL}/api/v1/aaa/saml/school/acs`);
    const taken = await app.app.inject({
      method: "POST",
      url: "/api/v1/aaa/saml/school/acs",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: fields.toString(),
    });
    const query = new URL(String(taken.headers.location)).searchParams;
    const failed = query.get("failed");
    if (failed !== null) return { code: failed };
    const code = query.get("saml")!.replace("school.", "");
    return (await app.call(null, "POST", "aaa/saml/school/finish", { code }, { cookie })).json();
  };
  /** Takes the browser to our address for sign-outs; where we lead it from there. */
  const takeSignOut = async ({ action }: Form): Promise<string> => {
    expect(action).toContain(`${TEST_URL}/api/v1/aaa/saml/school/slo?SAML`);
    app.clock.set(Date.now());
    const { pathname, search } = new URL(action);
    const answer = await app.call(null, "GET", `${pathname}${search}`.replace("/api/v1/", ""), undefined, { cookie });
    return String(answer.headers.location);
  };
  return {
    app,
    takeSignOut,
    go: (address: string) => browser.go(address),
    signOutAddress: idp.signOutAddress,
    isIn: async (token: string) => (await withToken(app, token, "GET", "users")).statusCode === 200,
    async signOut(token: string): Promise<string> {
      const answer = await withToken(app, token, "POST", "aaa/logout", { everywhere: false });
      cookie = answer.cookies.map((one) => `${one.name}=${one.value}`).join("; ");
      return answer.json<LogoutReply>().provider!.address!;
    },
    entityId: idp.entityId,
    begin,
    finish,
    signIn: (form: Form, name: string, password = "skrivnost") => browser.fill(form, { username: name, password }),
    async stop() {
      await app.close();
      await idp.stop();
    },
  };
}

describe.skipIf(php === null)("SimpleSAMLphp of Debian", { timeout: 60_000 }, () => {
  let at: Awaited<ReturnType<typeof startWith>> & { readonly app: TestApp };
  afterEach(() => at.stop());

  test("signs people in through its own form, who are known again; it asks who it is after a sign-out", async () => {
    at = await startWith(php!);
    const form = await at.begin();
    expect(form.asksPassword).toBe(true);
    const wrong = await at.signIn(form, "ana", "wrong");
    expect(wrong.asksPassword).toBe(true);
    const answered = await at.signIn(wrong, "ana");
    expect(await at.finish(answered)).toMatchObject({
      user: { name: "Ana Zajc", email: "ana@sola.example", new_user: true },
    });
    // The same form once more is a replay.
    expect(await at.finish(answered)).toEqual({ code: "E-KAROTA-LOGIN_REFUSED" });
    const silent = await at.begin();
    expect(silent.asksPassword).toBe(false);
    expect(await at.finish(silent)).toMatchObject({ user: { name: "Ana Zajc", new_user: false } });
    const again = await at.begin(true);
    expect(again.asksPassword).toBe(true);
    expect(await at.finish(await at.signIn(again, "bor"))).toMatchObject({
      user: { name: "Bor Šček", new_user: true },
    });
    const people = await at.app.database.db.selectFrom("users").select(["issuer", "subject"]).execute();
    expect(people.map(({ issuer }) => issuer)).toEqual([`saml:school:${at.entityId}`, `saml:school:${at.entityId}`]);
    expect(people.every(({ subject }) => /^persistent:[0-9a-f]{40}$/.test(subject))).toBe(true);
  });

  test("signs people out by one press here, and here when they sign out there", async () => {
    at = await startWith(php!);
    const tokenOf = async (form: Form) => String((await at.finish(form))["token"]);
    const token = await tokenOf(await at.signIn(await at.begin(), "ana"));
    const back = await at.go(await at.signOut(token));
    expect(await at.takeSignOut(back)).toBe(`${TEST_URL}/logout?school=done`);
    // It shows its form though nobody asks it to: its session has ended.
    const form = await at.begin();
    expect(form.asksPassword).toBe(true);
    const again = await tokenOf(await at.signIn(form, "bor"));
    expect(await at.isIn(again)).toBe(true);
    const answered = await at.takeSignOut(await at.go(at.signOutAddress));
    expect(await at.isIn(again)).toBe(false);
    await at.go(answered);
    expect((await at.begin()).asksPassword).toBe(true);
  });

  test("may encrypt its assertions and name attributes by OID", async () => {
    at = await startWith(php!, { hosted: `'assertion.encryption' => true, ${BY_OID}` });
    const answered = await at.signIn(await at.begin(), "ana");
    const xml = Buffer.from(answered.fields.get("SAMLResponse") ?? "", "base64").toString();
    expect(xml).toContain("EncryptedAssertion");
    expect(xml).not.toContain("Zajc");
    expect(await at.finish(answered)).toMatchObject({ user: { name: "Ana Zajc", email: "ana@sola.example" } });
  });

  test("signs nobody in whose school is not listed", async () => {
    at = await startWith(php!, {}, { schools: { claim: SCHOOL, allowed: ["other.example"] } });
    expect(await at.finish(await at.signIn(await at.begin(), "ana"))).toEqual({ code: "E-KAROTA-LOGIN_WRONG_SCHOOL" });
  });

  test("is refused with a clear code when it sends no lasting id, or signs with SHA-1", async () => {
    at = await startWith(php!, { hosted: "'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'," });
    const transient = await at.finish(await at.signIn(await at.begin(), "ana"));
    expect(transient).toEqual({ code: "E-KAROTA-LOGIN_NO_LASTING_ID" });
    await at.stop();
    const sha1 = "'signature.algorithm' => 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',";
    at = await startWith(php!, { hosted: `${sha1} 'authproc' => [${PERSISTENT}],` });
    const weak = await at.finish(await at.signIn(await at.begin(), "ana"));
    expect(weak).toEqual({ code: "E-KAROTA-LOGIN_REFUSED" });
  });
});

import { verify, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { inflateFrom, PERSISTENT, redirectQuery, signOutAnswer, signOutRequest } from "../testing/saml-idp.ts";
import { ENTITY_ID, samlLoginOf, SIGN_OUT_URL } from "../testing/saml-login.ts";

const OWN = "http://127.0.0.1:8080/api/v1/aaa/saml/school/slo";
const UNCONFIRMED = "/logout?school=unconfirmed";
const REFUSED = "/login?failed=E-KAROTA-LOGOUT_REFUSED";
const EMAIL = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const DENIED = "urn:oasis:names:tc:SAML:2.0:status:Requester";
const SHA1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1";

const named = (index = "_s", name = "ana-4711"): string =>
  `<saml:NameID Format="${PERSISTENT}">${name}</saml:NameID><samlp:SessionIndex>${index}</samlp:SessionIndex>`;

/** What the tests of this file do with an app and its double of an identity provider. */
function signOutsOf(at: ReturnType<typeof samlLoginOf>) {
  const withToken = (token: string, method: "GET" | "POST", path: string, payload?: object) =>
    at.app.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return {
    signIn: async (said: Parameters<typeof at.login>[0] = {}) => String((await at.login(said)).body["token"]),
    isIn: async (token: string) => (await withToken(token, "GET", "users")).statusCode === 200,
    exported: async (token: string) =>
      (await withToken(token, "GET", "users/export")).json<{ sign_ins: object[] }>().sign_ins,
    async signOut(token: string) {
      const answer = await withToken(token, "POST", "aaa/logout", { everywhere: false });
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      return { address: answer.json<LogoutReply>().provider!.address, cookie };
    },
    /** Where the browser goes that comes from the identity provider. */
    async come(query: string, cookie = ""): Promise<string> {
      const answer = await at.app.call(null, "GET", `aaa/saml/school/slo?${query}`, undefined, { cookie });
      expect(answer.statusCode).toBe(303);
      return String(answer.headers.location).replace("http://127.0.0.1:8080", "");
    },
    answer: (asked: string, status?: string) => signOutAnswer(ENTITY_ID, OWN, Date.now(), asked, status),
    request: (names = named(), more = "") => signOutRequest(ENTITY_ID, OWN, Date.now(), names, more),
    rows: () => at.app.database.db.selectFrom("tokens").select(["ended", "school_session"]).execute(),
  };
}

describeAnyDatabase("signing out at a school over SAML", (kind) => {
  const at = samlLoginOf(kind);
  const its = signOutsOf(at);

  test("the sign-out here leads there with a signed request that names the session, of which nothing stays", async () => {
    const token = await its.signIn();
    expect(await its.rows()).toMatchObject([
      { ended: 0, school_session: expect.stringContaining("ana-4711") as string },
    ]);
    expect(await its.exported(token)).toMatchObject([{ ended: false, school: { name: "ana-4711", session: "_s" } }]);
    const { address } = await its.signOut(token);
    expect(await its.isIn(token)).toBe(false);
    expect(await its.rows()).toEqual([{ ended: 1, school_session: null }]);
    expect(address).toMatch(/^https:\/\/idp\.example\/slo\?/);
    const xml = inflateFrom(address!);
    expect(xml).toContain(`Destination="${SIGN_OUT_URL}"`);
    expect(xml).toMatch(/<saml:NameID[^>]*nameid-format:persistent[^>]*>ana-4711</);
    expect(xml).toMatch(/SessionIndex[^>]*>_s</);
    const [signed, signature] = new URL(address!).search.slice(1).split("&Signature=");
    const { publicKey } = new X509Certificate(at.keys.ownCertificate);
    const bytes = Buffer.from(decodeURIComponent(signature!), "base64");
    expect(verify("sha256", Buffer.from(signed!), publicKey, bytes)).toBe(true);
  });

  test("the page says that it is done when the school confirms it to this browser, once", async () => {
    const { address, cookie } = await its.signOut(await its.signIn());
    const asked = /ID="([^"]+)"/.exec(inflateFrom(address!))![1]!;
    const query = redirectQuery(its.answer(asked), at.keys.idp);
    expect(await its.come(query)).toBe(UNCONFIRMED);
    expect(await its.come(redirectQuery(its.answer("_other"), at.keys.idp), cookie)).toBe(UNCONFIRMED);
    expect(await its.come(redirectQuery(its.answer(asked), at.keys.other), cookie)).toBe(UNCONFIRMED);
    expect(await its.come(query.replace(/&SigAlg.*/, ""), cookie)).toBe(UNCONFIRMED);
    expect(await its.come(query, cookie)).toBe("/logout?school=done");
    expect(await its.come(query, cookie)).toBe(UNCONFIRMED);
  });

  test("the page does not say that it is done when the school says that it is not", async () => {
    const { address, cookie } = await its.signOut(await its.signIn());
    const asked = /ID="([^"]+)"/.exec(inflateFrom(address!))![1]!;
    expect(await its.come(redirectQuery(its.answer(asked, DENIED), at.keys.idp), cookie)).toBe(UNCONFIRMED);
  });

  test("the nonce of a sign-out is none of a sign-in", async () => {
    const { address, cookie } = await its.signOut(await its.signIn());
    const asked = { id: /ID="([^"]+)"/.exec(inflateFrom(address!))![1]!, issuer: "", forced: false, signed: true };
    const own = "http://127.0.0.1:8080/api/v1/aaa/saml/school";
    const xml = at.idp.signed({ ...asked, issuer: `${own}/metadata`, address: `${own}/acs` });
    expect(await at.post(xml)).toEqual({ failed: "E-KAROTA-LOGIN_REFUSED", code: null });
    expect(cookie).not.toBe("");
  });

  test("a school's own request ends its session here, that one alone, and gets a signed answer", async () => {
    const [ended, other, bor] = [
      await its.signIn({ sessionIndex: "_one" }),
      await its.signIn({ sessionIndex: "_two" }),
      await its.signIn({ nameId: "bor", sessionIndex: "_one" }),
    ];
    const xml = its.request(named("_one"));
    const to = await its.come(redirectQuery(xml, at.keys.idp, { relayState: "back & forth" }));
    expect([await its.isIn(ended), await its.isIn(other), await its.isIn(bor)]).toEqual([false, true, true]);
    expect(to).toMatch(/^https:\/\/idp\.example\/slo\/answer\?SAMLResponse=/);
    expect(new URL(to).searchParams.get("RelayState")).toBe("back & forth");
    const answer = inflateFrom(to, "SAMLResponse");
    expect(answer).toContain("status:Success");
    expect(answer).toContain(`InResponseTo="${/ID="([^"]+)"/.exec(xml)![1]!}"`);
    expect(new URL(to).searchParams.has("Signature")).toBe(true);
    // Without a session all of the person end.
    const all = `<saml:NameID Format="${PERSISTENT}">ana-4711</saml:NameID>`;
    await its.come(redirectQuery(its.request(all), at.keys.idp));
    expect([await its.isIn(other), await its.isIn(bor)]).toEqual([false, true]);
  });

  test("a request that is not right ends nothing, and the page says so", async () => {
    const token = await its.signIn();
    const { idp, other } = at.keys;
    const good = () => redirectQuery(its.request(), idp);
    const stranger = () => redirectQuery(its.request(), other);
    const old = () => signOutRequest(ENTITY_ID, OWN, Date.now() - 12 * 60_000, named());
    const wrong: Readonly<Record<string, () => string>> = {
      "no signature": () => good().replace(/&SigAlg.*/, ""),
      "an empty signature": () => good().replace(/(&Signature=).*/, "$1"),
      "the key of somebody else": stranger,
      "SHA-1": () => redirectQuery(its.request(), idp, { algorithm: SHA1 }),
      "a signature of something else": () => good().replace(/SAMLRequest=[^&]*/, stranger().split("&")[0]!),
      "a signed message beside another": () => `x${good()}&${stranger().split("&")[0]}`,
      "a message twice": () => `${good()}&${stranger().split("&")[0]}`,
      "a relay state that was not signed": () => `${good()}&RelayState=x`,
      "another address": () => redirectQuery(signOutRequest(ENTITY_ID, `${OWN}2`, Date.now(), named()), idp),
      "another issuer": () => redirectQuery(signOutRequest("https://evil.example", OWN, Date.now(), named()), idp),
      "an old one": () => redirectQuery(old(), idp),
      "one that has expired": () =>
        redirectQuery(its.request(named(), ` NotOnOrAfter="${new Date(Date.now() - 61_000).toISOString()}"`), idp),
      "a comment in the name": () => redirectQuery(its.request(named("_s", "ana-4711<!--x-->")), idp),
      "a document type": () => redirectQuery(`<!DOCTYPE x>${its.request()}`, idp),
      "two names": () => redirectQuery(its.request(named() + named("_s", "bor")), idp),
      "no name": () => redirectQuery(its.request(""), idp),
      "far too much": () => redirectQuery(its.request(named() + " ".repeat(100_000)), idp),
      "not XML": () => redirectQuery("ana", idp),
      "not deflated": () => good().replace(/SAMLRequest=[^&]*/, "SAMLRequest=YW5h"),
      nothing: () => "",
      "an answer called a request": () => redirectQuery(its.answer("_x"), idp).replace("SAMLResponse", "SAMLRequest"),
    };
    for (const [name, query] of Object.entries(wrong)) expect(await its.come(query()), name).toBe(REFUSED);
    expect(await its.isIn(token)).toBe(true);
    const replayed = good();
    expect(await its.come(replayed)).toMatch(/^https:/);
    expect(await its.come(replayed)).toBe(REFUSED);
  });

  test("an id that may be an e-mail address is put into no address, and not stored", async () => {
    const said = { format: EMAIL, nameId: "ana@sola.example" };
    const token = await its.signIn({
      ...said,
      attributes: { "urn:oasis:names:tc:SAML:attribute:pairwise-id": "ana@sola.example" },
    });
    expect(await its.isIn(token)).toBe(true);
    expect(await its.signOut(token)).toEqual({ address: null, cookie: "" });
  });

  test("our metadata name the address of the sign-out, by redirect", async () => {
    const { body } = await at.app.call(null, "GET", "aaa/saml/school/metadata");
    expect(body).toMatch(
      /<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="[^"]*\/school\/slo"/,
    );
  });
});

describeAnyDatabase("signing out where the school takes no sign-out", (kind) => {
  const at = samlLoginOf(kind, {}, (idp) => idp.descriptor().replace(/<md:SingleLogoutService[^>]*>/, ""));
  const its = signOutsOf(at);
  test("the page names the school, and nothing of the session is stored", async () => {
    const token = await its.signIn();
    expect(await its.rows()).toEqual([]);
    expect(await its.signOut(token)).toEqual({ address: null, cookie: "" });
  });
});

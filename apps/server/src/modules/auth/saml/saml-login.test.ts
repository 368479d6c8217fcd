import { expect, test } from "vitest";
import { closeProviders } from "../../../testing/close-providers.ts";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { ENTITY_ID, samlLoginOf } from "../testing/saml-login.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };

describeAnyDatabase("signing in over SAML", (kind) => {
  const at = samlLoginOf(kind);

  test("makes a person who is known again, under the identity provider and its lasting id", async () => {
    const { status, body } = await at.login();
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { name: "Ana Zajc", email: "ana@sola.example", new_user: true } });
    const person = { issuer: `saml:school:${ENTITY_ID}`, subject: "persistent:ana-4711", email_verified: 0 };
    expect(await at.people()).toMatchObject([person]);
    expect((await at.login()).body).toMatchObject({ user: { new_user: false } });
    expect(await at.people()).toHaveLength(1);
  });

  test("the request is signed, names our address, and makes the form appear after a sign-out", async () => {
    const { asked, address } = await at.start();
    expect(new URL(address).origin).toBe("https://idp.example");
    const own = "http://127.0.0.1:8080/api/v1/aaa/saml/school";
    expect(asked).toMatchObject({ issuer: `${own}/metadata`, address: `${own}/acs`, signed: true, forced: false });
    expect((await at.start({ asksWho: true })).asked.forced).toBe(true);
  });

  test("a response that is brought into another browser signs nobody in there", async () => {
    const [attacker, victim] = [await at.start(), await at.start()];
    const { code } = await at.post(at.idp.signed(attacker.asked));
    expect(await at.finish(code!, victim.cookie)).toEqual(REFUSED);
    expect(await at.finish(code!, attacker.cookie)).toEqual(REFUSED);
    expect(await at.people()).toEqual([]);
  });

  test("a one-time code is good once, for five minutes, and only with the cookie", async () => {
    const codeOf = async () => {
      const { asked, cookie } = await at.start();
      return { code: (await at.post(at.idp.signed(asked))).code!, cookie };
    };
    const used = await codeOf();
    expect((await at.finish(used.code, used.cookie)).status).toBe(200);
    expect(await at.finish(used.code, used.cookie)).toEqual(REFUSED);
    const bare = await codeOf();
    expect(await at.finish(bare.code, "")).toEqual(REFUSED);
    const late = await codeOf();
    at.advance(5 * 60_000);
    expect(await at.finish(late.code, late.cookie)).toEqual(REFUSED);
    expect(await at.finish("x".repeat(43), late.cookie)).toEqual(REFUSED);
    expect((await at.finish("x", late.cookie)).body).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
  });

  test("what is stored between form and page names nobody, and goes when the assertion has expired", async () => {
    const rows = () => at.app.database.db.selectFrom("saml_assertions").selectAll().execute();
    const { asked, cookie } = await at.start();
    const { code } = await at.post(at.idp.signed(asked));
    const waiting = await rows();
    expect(JSON.stringify(waiting)).not.toMatch(/ana-4711|Ana Zajc|sola\.example/i);
    expect((await at.finish(code!, cookie)).status).toBe(200);
    expect(await rows()).toMatchObject([{ code_hash: null, person: null }]);
    at.advance(6 * 60_000);
    await at.start();
    expect(await rows()).toEqual([]);
  });

  test("a provider that is switched off is not offered, its people are out, and a sign-in that has begun ends", async () => {
    const token = String((await at.login()).body["token"]);
    const [asked, answered] = [await at.start(), await at.start()];
    const { code } = await at.post(at.idp.signed(answered.asked));
    await closeProviders(at.app, ["school"]);
    const away = { code: "E-KAROTA-NOT_FOUND" };
    expect((await at.app.call(null, "GET", "aaa/providers")).json()).toEqual({ providers: [], saml: [] });
    expect((await at.app.call(null, "GET", "aaa/saml/school/schools")).json()).toEqual(away);
    expect((await at.start()).code).toBe(away.code);
    expect((await at.post(at.idp.signed(asked.asked))).failed).toBe("E-KAROTA-LOGIN_REFUSED");
    expect((await at.finish(code!, answered.cookie)).body).toEqual({ code: "E-KAROTA-LOGIN_REFUSED" });
    const headers = { authorization: `Bearer ${token}` };
    const self = async () => (await at.app.app.inject({ url: "/api/v1/users", headers })).json<{ code?: string }>();
    expect(await self()).toEqual({ code: "E-AUTH-NO_USER" });
    // What the federation has registered stays.
    expect((await at.app.call(null, "GET", "aaa/saml/school/metadata")).statusCode).toBe(200);
    await closeProviders(at.app, []);
    expect(await self()).toMatchObject({ name: "Ana Zajc" });
    expect((await at.login()).status).toBe(200);
  });

  test("our metadata name our key, our address and what we want", async () => {
    const answer = await at.app.call(null, "GET", "aaa/saml/school/metadata");
    expect(answer.headers["content-type"]).toContain("application/samlmetadata+xml");
    expect(answer.body).toContain('entityID="http://127.0.0.1:8080/api/v1/aaa/saml/school/metadata"');
    expect(answer.body).toContain('Location="http://127.0.0.1:8080/api/v1/aaa/saml/school/acs"');
    expect(answer.body).toContain('WantAssertionsSigned="true"');
    expect(answer.body).toContain('AuthnRequestsSigned="true"');
    expect(answer.body).not.toContain("PRIVATE");
    expect((await at.app.call(null, "GET", "aaa/saml/other/metadata")).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
  });
});

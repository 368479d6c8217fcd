import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import { federationOf, makeSigningKey, PAIRWISE, samlIdpOf, signElement, type SamlIdp } from "../testing/saml-idp.ts";
import { ENTITY_ID, samlLoginOf, SIGN_OUT_URL } from "../testing/saml-login.ts";

const OTHER_ID = "https://other.example/metadata";
const SCHOOL = "urn:oid:1.3.6.1.4.1.25178.1.2.9";

describeAnyDatabase("a federation of schools", (kind) => {
  let other: SamlIdp;
  const at = samlLoginOf(kind, { buys: false }, (idp) => {
    other = samlIdpOf(OTHER_ID, "https://other.example/sso", () => Date.now(), [at.keys.other]);
    return federationOf(idp.descriptor({ sl: "Šola Čebelica", en: "Bee School" }), other.descriptor({ de: "Zweite" }));
  });

  test("is listed by name, and a sign-in needs one of them", async () => {
    const listed = await at.app.call(null, "GET", "aaa/saml/school/schools?language=sl");
    expect(listed.json()).toEqual({
      schools: [
        { entityId: ENTITY_ID, name: "Šola Čebelica", otherNames: ["Bee School"] },
        { entityId: OTHER_ID, name: "Zweite", otherNames: [] },
      ],
    });
    expect((await at.start()).code).toBe("E-KAROTA-NOT_FOUND");
    expect((await at.start({ asksWho: false, entityId: "https://evil.example" })).code).toBe("E-KAROTA-NOT_FOUND");
    expect(new URL((await at.start({ asksWho: false, entityId: OTHER_ID })).address).host).toBe("other.example");
  });

  test("keeps its schools apart: an answer of another one than was asked is refused, and equal names are two people", async () => {
    const asked = await at.start({ asksWho: false, entityId: ENTITY_ID });
    expect(await at.post(other.signed(asked.asked))).toEqual({ failed: "E-KAROTA-LOGIN_REFUSED", code: null });
    const pretended = signElement(at.idp.response(asked.asked), "Assertion", other.signingKey);
    expect(await at.post(pretended)).toEqual({ failed: "E-KAROTA-LOGIN_REFUSED", code: null });
    for (const idp of [at.idp, other]) {
      const { asked: request, cookie } = await at.start({ asksWho: false, entityId: idp.entityId });
      const { code } = await at.post(idp.signed(request));
      expect((await at.finish(code!, cookie)).status).toBe(200);
    }
    expect((await at.people()).map(({ issuer }) => issuer).toSorted()).toEqual(
      [`saml:school:${ENTITY_ID}`, `saml:school:${OTHER_ID}`].toSorted(),
    );
  });

  test("with `buys: false` has people who see no shop, and who sign out at their school, too", async () => {
    const { asked, cookie } = await at.start({ asksWho: false, entityId: ENTITY_ID });
    const { code } = await at.post(at.idp.signed(asked));
    const { body } = await at.finish(code!, cookie);
    const headers = { authorization: `Bearer ${String(body["token"])}` };
    expect((await at.app.call(null, "GET", "prices/info", undefined, headers)).json()).toMatchObject({ providers: [] });
    expect((await at.app.call(null, "POST", "aaa/logout", { everywhere: false }, headers)).json()).toEqual({
      provider: { label: "School", demo: false, address: expect.stringContaining(`${SIGN_OUT_URL}?`) as string },
    });
  });
});

describeAnyDatabase("the lasting ids of SAML", (kind) => {
  const at = samlLoginOf(kind);

  test("are pairwise-id before subject-id before persistent names, told apart, and compared without case", async () => {
    const subjectId = "urn:oasis:names:tc:SAML:attribute:subject-id";
    await at.login({ attributes: { [PAIRWISE]: "AB12@sola.example", [subjectId]: "ana@sola.example" } });
    expect((await at.login({ attributes: { [PAIRWISE]: "ab12@SOLA.example" } })).body).toMatchObject({
      user: { new_user: false },
    });
    await at.login({ attributes: { [subjectId]: "ab12@sola.example" } });
    const targeted =
      '<saml:Attribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.10"><saml:AttributeValue><saml:NameID ' +
      `Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" NameQualifier="${ENTITY_ID}">x9` +
      "</saml:NameID></saml:AttributeValue></saml:Attribute>";
    await at.login({ subject: "", moreAttributes: targeted });
    expect((await at.people()).map(({ subject }) => subject).toSorted()).toEqual([
      "pairwise-id:ab12@sola.example",
      "persistent:x9",
      "subject-id:ab12@sola.example",
    ]);
  });

  test("with no name and no good address beside them are enough", async () => {
    await at.login({
      attributes: { "urn:oid:2.16.840.1.113730.3.1.241": "", "urn:oid:0.9.2342.19200300.100.1.3": "x" },
    });
    expect(await at.people()).toMatchObject([{ name: "Karota", email: "" }]);
  });
});

describeAnyDatabase("people of one school at a SAML provider of many", (kind) => {
  const at = samlLoginOf(kind, { schools: { claim: [SCHOOL], allowed: ["sola.example"] } });

  test("sign in; those of others do not, and nothing of them is stored", async () => {
    for (const school of ["other.example", "SOLA.EXAMPLE", "", ["a", "b"]])
      expect((await at.login({ attributes: { [SCHOOL]: school } })).body).toEqual({
        code: "E-KAROTA-LOGIN_WRONG_SCHOOL",
      });
    expect(await at.people()).toEqual([]);
    expect((await at.login({ attributes: { [SCHOOL]: ["other.example", "sola.example"] } })).status).toBe(200);
  });
});

describeAnyDatabase("the metadata of a SAML provider", (kind) => {
  const at = samlLoginOf(kind);
  const file = () => at.app.config.samlProviders[0]!.metadata;

  test("are read again for an unknown key, so that one that changes during a sign-in is taken", async () => {
    const before = await at.start();
    const key = makeSigningKey(Date.now());
    const renewed = samlIdpOf(ENTITY_ID, "https://idp.example/sso", () => Date.now(), [key]);
    writeFileSync(file(), renewed.descriptor());
    at.advance(31_000);
    const { code } = await at.post(renewed.signed(before.asked));
    expect((await at.finish(code!, before.cookie)).status).toBe(200);
    const old = await at.start();
    expect((await at.post(at.idp.signed(old.asked))).failed).toBe("E-KAROTA-LOGIN_REFUSED");
  });

  test("that cannot be read again are used for a day, unless they say less", async () => {
    const right = readFileSync(file(), "utf8");
    writeFileSync(file(), "<html>");
    at.advance(23 * 60 * 60_000);
    expect((await at.start()).code).toBeUndefined();
    at.advance(61 * 60_000);
    expect((await at.start()).code).toBe("E-KAROTA-LOGIN_PROVIDER_DOWN");
    const until = new Date(Date.now() + 60_000).toISOString();
    writeFileSync(file(), right.replace("<md:EntityDescriptor ", `<md:EntityDescriptor validUntil="${until}" `));
    expect((await at.start()).code).toBeUndefined();
    at.advance(60_000);
    expect((await at.start()).code).toBe("E-KAROTA-NOT_FOUND");
  });

  test("are checked in the admin area, with the day on which the certificate ends", async () => {
    const admin = await at.app.newPlayer({ roles: ["admin"] });
    const check = async () => (await at.app.call(admin, "POST", "admin/functionality/identity:school")).json<object>();
    expect(await check()).toMatchObject({ ok: true, note: "metadata_read", details: { schools: 1 } });
    at.advance(366 * 24 * 60 * 60_000);
    expect(await check()).toMatchObject({ ok: false, note: "certificate_expired" });
    writeFileSync(file(), "<html>");
    at.advance(31_000);
    expect(await check()).toMatchObject({ ok: false, note: "failed" });
    const status = await at.app.call(admin, "GET", "admin/status");
    expect(status.json()).toMatchObject({ identity: [{ id: "school", label: "School", known: true }] });
  });
});

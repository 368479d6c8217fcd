import { expect, test } from "vitest";
import { describeAnyDatabase } from "../../../testing/fresh-database.ts";
import {
  encode,
  encryptAssertion,
  PAIRWISE,
  SHA1,
  signElement,
  TRANSIENT,
  type AskedSaml,
  type Said,
} from "../testing/saml-idp.ts";
import { samlLoginOf } from "../testing/saml-login.ts";
import { WRAPPINGS } from "../testing/wrapping.ts";

describeAnyDatabase("a response of SAML that is not right", (kind) => {
  const at = samlLoginOf(kind);
  const { REFUSED, DECLINED, NO_ID } = {
    REFUSED: "E-KAROTA-LOGIN_REFUSED",
    DECLINED: "E-KAROTA-LOGIN_DECLINED",
    NO_ID: "E-KAROTA-LOGIN_NO_LASTING_ID",
  };

  /** Sends each in the same sign-in, in which the right one is still taken, and returns those with another outcome. */
  async function misjudged(
    wrong: readonly (readonly [label: string, xml: (asked: AskedSaml) => string | Promise<string>, code?: string])[],
  ): Promise<readonly string[]> {
    const { asked, cookie } = await at.start();
    const found: string[] = [];
    for (const [label, xml, expected = REFUSED] of wrong) {
      const { failed } = await at.post(await xml(asked));
      if (failed !== expected) found.push(`${label}: ${failed}`);
    }
    expect(await at.people()).toEqual([]);
    const { code } = await at.post(at.idp.signed(asked));
    expect((await at.finish(code!, cookie)).status).toBe(200);
    expect(await at.people()).toMatchObject([{ subject: "persistent:ana-4711" }]);
    return found;
  }
  const saying = (said: Said) => (asked: AskedSaml) => at.idp.signed(asked, said);
  const changed = (change: (xml: string) => string) => (asked: AskedSaml) => change(at.idp.signed(asked));
  const again = (xml: string, name: "Assertion" | "Response" = "Assertion") => signElement(xml, name, at.keys.idp);

  test("unsigned, signed by another, twice, in part, or with an algorithm that can be broken", async () => {
    const { response } = at.idp;
    expect(
      await misjudged([
        ["unsigned", (asked) => response(asked)],
        ["another key", (asked) => signElement(response(asked), "Assertion", at.keys.other)],
        ["the response alone", (asked) => again(response(asked), "Response")],
        ["the assertion twice", (asked) => again(again(response(asked)))],
        ["the response by another key", (asked) => signElement(at.idp.signed(asked), "Response", at.keys.other)],
        ["SHA-1", (asked) => signElement(response(asked), "Assertion", at.keys.idp, SHA1)],
        [
          "a digest of SHA-1",
          (asked) =>
            signElement(response(asked), "Assertion", at.keys.idp, {
              signature: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
              digest: SHA1.digest,
            }),
        ],
        ["changed after it was signed", changed((xml) => xml.replace("ana-4711", "bor-1234"))],
        ["its signature cut off", changed((xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ""))],
      ]),
    ).toEqual([]);
  });

  test("wrapped around a signature in any of the eight known ways", async () => {
    const signedBy = {
      Response: (asked: AskedSaml) => again(at.idp.signed(asked), "Response"),
      Assertion: (asked: AskedSaml) => at.idp.signed(asked),
    };
    for (const { of, wrap } of WRAPPINGS) {
      const { asked } = await at.start();
      expect(wrap(signedBy[of](asked))).toContain("mallory-1");
    }
    expect(
      await misjudged(WRAPPINGS.map(({ number, of, wrap }) => [`XSW ${number}`, (asked) => wrap(signedBy[of](asked))])),
    ).toEqual([]);
  });

  test("for another audience, address or request, by another issuer, or at another time", async () => {
    const other = "https://other.example/acs";
    expect(
      await misjudged([
        ["another audience", saying({ audience: "https://other.example" })],
        ["another destination", saying({ destination: other })],
        ["a destination with more behind it", (asked) => at.idp.signed(asked, { destination: `${asked.address}/x` })],
        ["another recipient", saying({ recipient: other })],
        ["an unknown request", saying({ inResponseTo: `_${"x".repeat(43)}` })],
        ["no request", (asked) => at.idp.signed(asked).replace(/ InResponseTo="[^"]*"/, "")],
        ["another request in the confirmation", saying({ confirmedRequest: "_other" })],
        ["another issuer", saying({ issuer: "https://evil.example" })],
        ["an expired one", saying({ shiftMs: -(5 * 60_000 + 61_000) })],
        ["one that is not valid yet", saying({ shiftMs: 61_000 })],
      ]),
    ).toEqual([]);
  });

  test("with times within a minute of ours is taken", async () => {
    expect((await at.login({ shiftMs: 59_000 })).status).toBe(200);
    expect((await at.login({ shiftMs: -(5 * 60_000 + 59_000) })).status).toBe(200);
  });

  test("about nobody who could be known again", async () => {
    expect(
      await misjudged([
        ["a subject without a name", saying({ subject: "" }), NO_ID],
        ["no subject", (asked) => again(at.idp.response(asked).replace(/<saml:Subject>.*<\/saml:Subject>/s, ""))],
        ["a transient name", saying({ format: TRANSIENT }), NO_ID],
        [
          "an e-mail address as the name",
          saying({ format: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress" }),
          NO_ID,
        ],
        ["an empty name", saying({ nameId: "" })],
        [
          "a name for another site",
          (asked) => at.idp.signed({ ...asked, issuer: "https://other.example" }, { audience: asked.issuer }),
        ],
        ["two pairwise ids", saying({ attributes: { [PAIRWISE]: ["a@sola.example", "b@sola.example"] } })],
        ["a pairwise id without its scope", saying({ attributes: { [PAIRWISE]: "a" } })],
      ]),
    ).toEqual([]);
  });

  test("with a comment, a document type, an entity, CDATA or an instruction in it", async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">&b;</samlp:Response>';
    const file =
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">&f;</samlp:Response>';
    expect(
      await misjudged([
        ["a comment in the name", changed((xml) => xml.replace("ana-4711", "ana<!-- -->-4711"))],
        [
          "a comment that was signed",
          saying({
            subject:
              '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">ana-4711<!-- -->.evil</saml:NameID>',
          }),
        ],
        ["CDATA", changed((xml) => xml.replace("ana-4711", "<![CDATA[ana-4711]]>"))],
        ["an instruction", changed((xml) => xml.replace("ana-4711", "ana<?x y?>-4711"))],
        ["entities that grow", () => bomb],
        ["an entity that is a file", () => file],
      ]),
    ).toEqual([]);
  });

  test("that is no response at all, or says that nobody has signed in", async () => {
    expect(
      await misjudged([
        ["HTML", () => "<!doctype html><title>Sign in</title>"],
        ["no XML", () => "not xml"],
        ["half a response", changed((xml) => xml.slice(0, xml.length / 2))],
        ["metadata", () => at.idp.descriptor()],
        [
          "a status that is no success",
          (asked) => at.idp.response(asked, { status: "urn:oasis:names:tc:SAML:2.0:status:Responder" }),
          DECLINED,
        ],
      ]),
    ).toEqual([]);
    for (const encoded of ["%%%", "PGE+", "", " "])
      expect((await at.post("", encoded)).failed, encoded).toMatch(/^E-KAROTA-(LOGIN_REFUSED|GAME_VALIDATION)$/);
  });

  test("that is larger than any right one is not even parsed", async () => {
    expect(await at.post("x".repeat(100 * 1024))).toEqual({ failed: "E-KAROTA-TOO_LARGE", code: null });
  });

  test("that was taken before is not taken again", async () => {
    const { asked, cookie } = await at.start();
    const xml = at.idp.signed(asked);
    const { code } = await at.post(xml);
    expect(await at.post(xml)).toEqual({ failed: REFUSED, code: null });
    expect((await at.finish(code!, cookie)).status).toBe(200);
    expect(await at.post(xml)).toEqual({ failed: REFUSED, code: null });
  });

  test("of the form's other content types is refused as JSON, since no browser sends it", async () => {
    const answer = await at.app.call(null, "POST", "aaa/saml/school/acs", { SAMLResponse: encode("x") });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain("failed=E-KAROTA-LOGIN_REFUSED");
  });

  test("is taken when both are signed, and when the assertion is encrypted for us", async () => {
    const both = (asked: AskedSaml) => signElement(at.idp.signed(asked), "Response", at.keys.idp);
    expect((await at.login({}, both)).status).toBe(200);
    const { asked, cookie } = await at.start();
    const encrypted = await encryptAssertion(at.idp.signed(asked), at.keys.ownCertificate);
    expect(encrypted).not.toContain("ana-4711");
    const { code } = await at.post(encrypted);
    expect((await at.finish(code!, cookie)).body).toMatchObject({ user: { name: "Ana Zajc", new_user: false } });
    await expectEncryptedFailures();
  });

  /** What is wrong within an encrypted assertion is found as well. */
  async function expectEncryptedFailures(): Promise<void> {
    const { asked } = await at.start();
    const { response } = at.idp;
    for (const [label, xml, certificate] of [
      ["for somebody else", at.idp.signed(asked), at.keys.other.certificate],
      ["unsigned", response(asked), at.keys.ownCertificate],
      ["SHA-1", signElement(response(asked), "Assertion", at.keys.idp, SHA1), at.keys.ownCertificate],
      ["another key", signElement(response(asked), "Assertion", at.keys.other), at.keys.ownCertificate],
    ] as const)
      expect(await at.post(await encryptAssertion(xml, certificate)), label).toEqual({ failed: REFUSED, code: null });
  }
});

import { generateKeyPair, SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import type { Claims } from "../../testing/provider-server.ts";
import { codeLoginOf } from "./testing/code-login.ts";
import { GOOGLE, MICROSOFT, TENANT_ID, type Answer, type Signer } from "./testing/school-provider.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };
const DOWN = { status: 400, body: { code: "E-KAROTA-LOGIN_PROVIDER_DOWN" } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reply =
  (status: number, body: string, type = "application/json"): Answer =>
  (_, response) =>
    void response.writeHead(status, { "content-type": type }).end(body);
const HTML = "<!doctype html><title>Sign in</title>";

const HOUR_MS = 60 * 60 * 1000;
const OTHER_TENANT = "8f2c3a10-0000-4000-8000-000000000002";
const KINDS = [
  ["Google", GOOGLE, undefined],
  ["Microsoft", MICROSOFT, { claim: ["tid"], allowed: [TENANT_ID] }],
] as const;

for (const [label, like, schools] of KINDS)
  describeAnyDatabase(`an answer of ${label} that is not right`, (kind) => {
    const at = codeLoginOf(kind, like, { schools });
    /** Refused, nobody is made, and the next try with the right answer succeeds: nothing is lost. */
    async function expectNothingLost(): Promise<void> {
      expect(await at.people()).toEqual([]);
      expect((await at.login()).status).toBe(200);
    }

    const CLAIMS: readonly [string, (seconds: number) => Claims][] = [
      ["another issuer", () => ({ iss: "https://evil.example" })],
      ["an issuer with more behind it", () => ({ iss: `https://accounts.google.com.evil.example` })],
      ["no issuer", () => ({ iss: undefined })],
      ["another audience", () => ({ aud: "other" })],
      ["no audience", () => ({ aud: undefined })],
      ["another authorised party", () => ({ azp: "other" })],
      ["two audiences and no authorised party", () => ({ aud: ["karota", "other"], azp: undefined })],
      ["an expired token", (now) => ({ iat: now - 300, exp: now - 61 })],
      ["a token of a clock that is two minutes ahead", (now) => ({ iat: now + 120, exp: now + 3720 })],
      ["a token of a clock that is eleven minutes behind", (now) => ({ iat: now - 661 })],
      ["a token that is not valid yet", (now) => ({ nbf: now + 61 })],
      ["no expiry", () => ({ exp: undefined })],
      ["no subject", () => ({ sub: undefined })],
      ["another nonce", () => ({ nonce: "n".repeat(43) })],
      ["no nonce", () => ({ nonce: undefined })],
    ];
    test.each(CLAIMS)("%s", async (_, claims) => {
      expect(await at.login(claims(at.app.clock.now() / 1000))).toEqual(REFUSED);
      await expectNothingLost();
    });

    const unsigned: Signer = (claims) =>
      Promise.resolve(
        [{ alg: "none" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".") +
          ".",
      );
    const SIGNERS: readonly [string, () => Signer][] = [
      ["a token without a signature", () => unsigned],
      [
        "HS256 with the provider's public key",
        () => async (claims) => {
          const key = new TextEncoder().encode(await at.provider.publicPem());
          return new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256", kid: at.provider.keyId() }).sign(key);
        },
      ],
      [
        "a key of somebody else under the provider's id",
        () => async (claims) => {
          const { privateKey } = await generateKeyPair("RS256");
          return new SignJWT({ ...claims })
            .setProtectedHeader({ alg: "RS256", kid: at.provider.keyId() })
            .sign(privateKey);
        },
      ],
      [
        "a key that the token brings along",
        () => async (claims) => {
          const { privateKey } = await generateKeyPair("RS256");
          const header = { alg: "RS256", kid: at.provider.keyId(), jku: "https://evil.example/keys" };
          return new SignJWT({ ...claims }).setProtectedHeader(header).sign(privateKey);
        },
      ],
      ["a token that is none", () => () => Promise.resolve("not a token")],
    ];
    test.each(SIGNERS)("%s", async (_, signer) => {
      expect(await at.login({}, signer())).toEqual(REFUSED);
      await expectNothingLost();
    });

    const ANSWERS: readonly [string, "discovery" | "keys" | "token", Answer, object][] = [
      ["a failure instead of its document", "discovery", reply(500, "{}"), DOWN],
      ["HTML instead of its document", "discovery", reply(200, HTML, "text/html"), DOWN],
      ["a document without keys", "discovery", reply(200, '{"issuer":"https://id.example"}'), DOWN],
      ["a failure instead of its keys", "keys", reply(500, "{}"), DOWN],
      ["HTML instead of its keys", "keys", reply(200, HTML, "text/html"), DOWN],
      ["no key at all", "keys", reply(200, '{"keys":[]}'), REFUSED],
      ["a failure instead of a token", "token", reply(500, '{"error":"server_error"}'), DOWN],
      ["too many requests", "token", reply(429, '{"error":"temporarily_unavailable"}'), DOWN],
      ["HTML instead of a token", "token", reply(200, HTML, "text/html"), DOWN],
      ["half an answer", "token", reply(200, '{"id_token":"ey'), DOWN],
      ["an answer without an ID token", "token", reply(200, '{"access_token":"x"}'), REFUSED],
      ["a wrong secret", "token", reply(401, '{"error":"invalid_client"}'), REFUSED],
      ["a refusal of another shape", "token", reply(400, '"no"'), REFUSED],
      [
        "another address to go to",
        "token",
        (_, response) => void response.writeHead(302, { location: "/" }).end(),
        DOWN,
      ],
      ["a connection that breaks", "token", (request) => void request.socket.destroy(), DOWN],
    ];
    test.each(ANSWERS)("%s", async (_, where, answer, expected) => {
      at.provider.answer(where, answer);
      expect(await at.login()).toEqual(expected);
      at.provider.answer(where, null);
      // Keys are fetched again after five seconds.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5001 });
      await expectNothingLost();
    });

    test.each(["discovery", "keys", "token"] as const)("no answer in time at its %s", async (where) => {
      const controller = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
      at.provider.answer(where, () => controller.abort(new DOMException("too slow", "TimeoutError")));
      expect(await at.login()).toEqual(DOWN);
      vi.restoreAllMocks();
      at.provider.answer(where, null);
      await expectNothingLost();
    });

    if (schools)
      test.each<[string, (template: string) => Claims]>([
        [
          "a school in the issuer that is not that of the token",
          (of) => ({ iss: of.replace("{tenantid}", OTHER_TENANT) }),
        ],
        ["a school in the token that is not that of the issuer", () => ({ tid: OTHER_TENANT })],
        ["no school in the token", () => ({ tid: undefined })],
        ["the template itself", (of) => ({ iss: of, tid: "{tenantid}" })],
        ["a school that is a path", (of) => ({ iss: of.replace("{tenantid}", "a/b"), tid: "a/b" })],
      ])("%s", async (_, claims) => {
        expect(await at.login(claims(at.provider.provider.issuer))).toEqual(REFUSED);
        await expectNothingLost();
      });
  });

describeAnyDatabase("keys of Microsoft for one organisation", (kind) => {
  const own = { ...MICROSOFT, keys: (issuer: string) => ({ issuer: issuer.replace("{tenantid}", OTHER_TENANT) }) };
  const at = codeLoginOf(kind, own, { schools: { claim: ["tid"], allowed: "any" } });

  test("sign for no other", async () => {
    expect(await at.login()).toEqual(REFUSED);
    const iss = at.provider.provider.issuer.replace("{tenantid}", OTHER_TENANT);
    expect((await at.login({ iss, tid: OTHER_TENANT })).status).toBe(200);
  });

  test("sign for no other, also when the token does not name its key", async () => {
    expect(await at.login({}, at.provider.signNameless)).toEqual(REFUSED);
  });

  test("sign for no other, also when the provider's document is read again while a token is verified", async () => {
    const issuer = at.provider.provider.issuer.replace("{tenantid}", OTHER_TENANT);
    const key = { ...(await at.provider.publicJwk()), kid: at.provider.keyId(), use: "sig", issuer };
    const { now } = performance;
    at.provider.answer("keys", (_, response) => {
      vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + HOUR_MS);
      void at.app
        .call(null, "GET", "aaa/providers/school")
        .then(() =>
          response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: [key] })),
        );
    });
    expect(await at.login()).toEqual(REFUSED);
    expect(at.provider.requests.filter((path) => path.includes("openid-configuration"))).toHaveLength(2);
  });
});

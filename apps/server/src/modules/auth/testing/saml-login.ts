import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import type { SamlProvider } from "../../../config.ts";
import { testApp, TEST_NOW, TEST_URL, type TestApp } from "../../../testing/test-app.ts";
import { migratedDatabase, type FreshDatabase } from "../../../testing/fresh-database.ts";
import {
  encode,
  makeSigningKey,
  readRequest,
  samlIdpOf,
  type AskedSaml,
  type Said,
  type SamlIdp,
  type SigningKey,
} from "./saml-idp.ts";

export const ENTITY_ID = "https://idp.example/metadata";
const SIGN_IN_URL = "https://idp.example/sso";
export const SIGN_OUT_URL = "https://idp.example/slo";

interface Outcome {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface Keys {
  readonly idp: SigningKey;
  readonly other: SigningKey;
  /** As `ownKeyOf` stores it. */
  readonly own: string;
  readonly ownCertificate: string;
}

let made: Keys | null = null;
/** Made once: a key takes as long as several tests. */
function keysOfTests(): Keys {
  if (made) return made;
  const own = makeSigningKey(TEST_NOW, 20);
  made = {
    idp: makeSigningKey(TEST_NOW),
    other: makeSigningKey(TEST_NOW),
    own: `${own.privateKey.export({ type: "pkcs8", format: "pem" })}${own.certificate}`,
    ownCertificate: own.certificate,
  };
  return made;
}

/** An app with a SAML identity provider whose metadata are in a file, for each test of a block, and a browser. */
export function samlLoginOf(
  kind: "sqlite" | "postgres",
  more: Partial<SamlProvider> = {},
  metadataOf = (idp: SamlIdp) => idp.descriptor(),
) {
  let app: TestApp;
  let idp: SamlIdp;
  let home: FreshDatabase;
  const keys = keysOfTests();
  beforeEach(async () => {
    // The library has no clock but the system's.
    vi.useFakeTimers({ toFake: ["Date"], now: TEST_NOW });
    idp = samlIdpOf(ENTITY_ID, SIGN_IN_URL, () => Date.now(), [keys.idp], SIGN_OUT_URL);
    home = await migratedDatabase(kind);
    const file = join(home.settings.dataDir, "metadata.xml");
    writeFileSync(file, metadataOf(idp));
    const provider: SamlProvider = {
      id: "school",
      label: "School",
      metadata: file,
      entityIds: null,
      buys: true,
      ...more,
    };
    app = await testApp({ kind, on: home, config: { samlProviders: [provider] } });
    // Making one takes long.
    await app.database.db
      .insertInto("secrets")
      .values({ name: "saml-key", value: keys.own, created_at: TEST_NOW })
      .execute();
  });
  afterEach(async () => {
    await app.close();
    await home.remove();
    vi.useRealTimers();
  });

  /** Both clocks move together. */
  function advance(milliseconds: number): void {
    app.clock.advance(milliseconds);
    vi.setSystemTime(app.clock.now());
  }
  async function start(body: object = { asksWho: false }, cookie?: string) {
    const answer = await app.call(null, "POST", "aaa/saml/school/start", body, cookie ? { cookie } : {});
    const set = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const { address = "", code } = answer.json<{ address?: string; code?: string }>();
    return { address, code, cookie: set, asked: address ? readRequest(address) : (null as unknown as AskedSaml) };
  }
  /** Sends a response as the browser does that comes from the identity provider; the code of the failure, or the one-time code. */
  async function post(
    xml: string,
    encoded = encode(xml),
  ): Promise<{ readonly failed: string | null; readonly code: string | null }> {
    const answer = await app.app.inject({
      method: "POST",
      url: "/api/v1/aaa/saml/school/acs",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ SAMLResponse: encoded, RelayState: "" }).toString(),
    });
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
    const address = new URL(String(answer.headers.location));
    if (address.origin !== TEST_URL || address.pathname !== "/login") throw new Error(address.href);
    return {
      failed: address.searchParams.get("failed"),
      code: address.searchParams.get("saml")?.replace(/^school\./, "") ?? null,
    };
  }
  async function finish(code: string, cookie: string): Promise<Outcome> {
    const answer = await app.call(null, "POST", "aaa/saml/school/finish", { code }, { cookie });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  return {
    get app() {
      return app;
    },
    get idp() {
      return idp;
    },
    get keys() {
      return keys;
    },
    advance,
    start,
    post,
    finish,
    /** A whole sign-in, whose response says this instead of the right things. */
    async login(said: Said = {}, sign = (asked: AskedSaml) => idp.signed(asked, said)): Promise<Outcome> {
      const { asked, cookie } = await start();
      const { failed, code } = await post(sign(asked));
      return code === null ? { status: 0, body: { code: failed } } : finish(code, cookie);
    },
    people: () =>
      app.database.db.selectFrom("users").select(["issuer", "subject", "name", "email", "email_verified"]).execute(),
  };
}

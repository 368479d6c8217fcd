import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import type { Provider } from "../../../config.ts";
import type { Claims } from "../../../testing/provider-server.ts";

/** How Google and Microsoft differ, as their documentation says. Neither lets pages of others read their answers. */
interface Kind {
  readonly issuer: (origin: string) => string;
  readonly discoveryPath: string;
  readonly authMethods: readonly string[] | undefined;
  /** Claims of an ID token besides those that all have. */
  readonly claims: (issuer: string) => Claims;
  /** A field of the keys that says for which school they are. */
  readonly keys: (issuer: string) => Claims;
}

export const TENANT_ID = "8f2c3a10-0000-4000-8000-000000000001";

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const GOOGLE: Kind = {
  issuer: (origin) => origin,
  discoveryPath: "/.well-known/openid-configuration",
  authMethods: ["client_secret_post", "client_secret_basic"],
  claims: () => ({ hd: "sola.example", azp: "karota", at_hash: "x", email: "ana@sola.example", email_verified: true }),
  keys: () => ({}),
};

/** https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference, also for several schools. */
export const MICROSOFT: Kind = {
  issuer: (origin) => `${origin}/{tenantid}/v2.0`,
  discoveryPath: "/organizations/v2.0/.well-known/openid-configuration",
  authMethods: ["client_secret_post", "private_key_jwt"],
  claims: (issuer) => ({
    iss: issuer.replace("{tenantid}", TENANT_ID),
    tid: TENANT_ID,
    ver: "2.0",
    preferred_username: "ana@sola.example",
    email: "ana@sola.example",
  }),
  keys: (issuer) => ({ issuer }),
};

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;
export type Signer = (claims: Claims) => Promise<string>;

export const SECRET = "GOCSPX-the secret+of/the client:";
export const VERIFIER = "v".repeat(50);
/** RFC 7636, section 4.2. */
export const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");
const REDIRECT = "http://127.0.0.1:8080/login";

const newKeyPair = () => generateKeyPair("RS256", { extractable: true });
let firstPair: ReturnType<typeof newKeyPair> | null = null;

/** A provider that asks for the client's secret, over HTTP; a test may give it other answers. */
export async function startSchoolProvider(kind: Kind, now: () => number, more: Partial<Provider> = {}) {
  const answers = new Map<string, Answer>();
  const codes = new Map<string, string>();
  const requests: string[] = [];
  let issuer = "";
  let key: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };
  const rotate = async (pair = newKeyPair()) => void (key = { kid: randomUUID(), ...(await pair) });
  // Made once: a key takes longer than most tests.
  await rotate((firstPair ??= newKeyPair()));

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const discovery = (origin: string) => ({
    issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    token_endpoint_auth_methods_supported: kind.authMethods,
  });
  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const [, encoded] = Buffer.from(basic ?? "", "base64")
      .toString()
      .split(":");
    const secret = encoded === undefined ? form.get("client_secret") : new URLSearchParams(`s=${encoded}`).get("s");
    if (secret !== SECRET)
      return void json(response, { error: "invalid_client", error_description: "AADSTS7000215" }, 401);
    const found = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const isVerified = challengeOf(form.get("code_verifier") ?? "") === challengeOf(VERIFIER);
    if (!found || !isVerified || form.get("redirect_uri") !== REDIRECT)
      return void json(response, { error: "invalid_grant", error_description: "Malformed auth code of ana." }, 400);
    json(response, { id_token: found, access_token: "not for us", token_type: "Bearer", expires_in: 3599 });
  }
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(`${request.method} ${path}`);
    const other = answers.get(path === kind.discoveryPath ? "discovery" : path.slice(1));
    if (other) return other(request, response);
    const origin = `http://${request.headers.host}`;
    if (path === kind.discoveryPath) return void json(response, discovery(origin));
    if (path === "/token") return void token(request, response);
    if (path !== "/keys") return void json(response, {}, 404);
    void exportJWK(key.publicKey).then((jwk) =>
      json(response, { keys: [{ ...jwk, kid: key.kid, use: "sig", ...kind.keys(issuer) }] }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = kind.issuer(origin);
  const base = {
    id: "school",
    label: "School",
    issuer,
    clientId: "karota",
    clientSecret: SECRET,
    demo: false,
    buys: true,
  };
  const provider: Provider = { ...base, ...more };

  const claimsOf = (claims: Claims): Claims => {
    const iat = Math.floor(now() / 1000);
    return { iss: issuer, aud: "karota", sub: "ana", iat, exp: iat + 3600, ...kind.claims(issuer), ...claims };
  };
  const sign: Signer = (claims) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(key.privateKey);
  const signNameless: Signer = (claims) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: "RS256" }).sign(key.privateKey);
  return {
    provider,
    requests,
    rotate,
    /** Leaves the key's id out of the token. */
    signNameless,
    publicJwk: () => exportJWK(key.publicKey),
    publicPem: () => exportSPKI(key.publicKey),
    keyId: () => key.kid,
    /** The code of a sign-in: a token with these claims is behind it. */
    async code(claims: Claims, signer = sign): Promise<string> {
      const code = randomUUID();
      codes.set(code, await signer(claimsOf(claims)));
      return code;
    },
    /** Answers otherwise from now on, at `discovery`, `keys` or `token`; null as before. */
    answer: (where: "discovery" | "keys" | "token", other: Answer | null) =>
      void (other ? answers.set(where, other) : answers.delete(where)),
    discovery: () => discovery(origin),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type SchoolProvider = Awaited<ReturnType<typeof startSchoolProvider>>;

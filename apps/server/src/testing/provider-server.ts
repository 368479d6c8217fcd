import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import type { Provider } from "../config.ts";

/** Claims of a token; `undefined` leaves one out. */
export type Claims = Readonly<Record<string, unknown>>;

/** An identity provider of which a test holds the keys: discovery and keys over HTTP, tokens made to order. */
export interface ProviderServer {
  readonly provider: Provider;
  /** How often the keys were fetched. */
  readonly keyReadings: () => number;
  /** An ID token; the claims given replace the right ones. */
  token(claims: Claims, how?: { readonly key?: CryptoKey | Uint8Array; readonly alg?: string }): Promise<string>;
  stop(): Promise<void>;
}

export async function startProvider(
  id: string,
  now: () => number,
  options: {
    readonly demo?: boolean;
    readonly buys?: boolean;
    readonly discovery?: (issuer: string) => unknown;
    /** More headers of its answers. */
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<ProviderServer> {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const kid = `${id}-key`;
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig" }] };
  let readings = 0;
  let issuer = "";
  const server = createServer((request, response) => {
    const found = request.url === "/.well-known/openid-configuration" || request.url === "/jwks";
    if (request.url === "/jwks") readings++;
    const right = { issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint: `${issuer}/authorize` };
    const discovery = options.discovery?.(issuer) ?? right;
    response.writeHead(found ? 200 : 404, { "content-type": "application/json", ...options.headers });
    response.end(JSON.stringify(request.url === "/jwks" ? keys : discovery));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = {
    id,
    label: id,
    issuer,
    clientId: "karota",
    demo: options.demo ?? false,
    buys: options.buys ?? true,
  };
  return {
    provider,
    keyReadings: () => readings,
    token(claims, { key = privateKey, alg = "ES256" } = {}) {
      const seconds = Math.floor(now() / 1000);
      const right = { iss: issuer, aud: provider.clientId, sub: "somebody", iat: seconds, exp: seconds + 300 };
      return new SignJWT({ ...right, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

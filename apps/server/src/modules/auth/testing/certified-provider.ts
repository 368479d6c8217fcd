import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type ClientAuthMethod } from "oidc-provider";
import { SECRET } from "./school-provider.ts";

/** A certified implementation of OpenID Connect that asks our client for its secret; its one person says yes at once. */
export async function startCertified(publicUrl: string, method: ClientAuthMethod) {
  let handle: (...of: Parameters<ReturnType<Provider["callback"]>>) => unknown = () => undefined;
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = {
    client_id: "karota",
    client_secret: SECRET,
    token_endpoint_auth_method: method,
    redirect_uris: [`${publicUrl}/login`],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    clientAuthMethods: [method],
    cookies: { keys: ["a key of this test"] },
    claims: { openid: ["sub", "school"], profile: ["name"] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, name: "Ana Zajc", school: "sola.example" }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session!.accountId!, clientId: "karota" });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith("/sign-in/")
      ? provider.interactionFinished(request, response, { login: { accountId: "ana" } })
      : answer(request, response);
  return {
    issuer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type ClientAuthMethod } from "oidc-provider";
import { SECRET } from "./school-provider.ts";

/** What the provider says of its people, by their subjects. */
export type CertifiedPeople = Readonly<Record<string, { readonly name: string } & Readonly<Record<string, unknown>>>>;

const ANA: CertifiedPeople = { ana: { name: "Ana Zajc", school: "sola.example" } };

/**
 * A certified implementation of OpenID Connect that asks our client for its secret. Where it has one person, they say yes
 * at once; of several people one is chosen on its page.
 */
export async function startCertified(publicUrl: string, method: ClientAuthMethod, people = ANA) {
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
    claims: { openid: ["sub", "school", "role", "class"], profile: ["name"] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people[accountId] }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session!.accountId!, clientId: "karota" });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const subjects = Object.keys(people);
  handle = (request, response) => {
    const path = request.url ?? "";
    if (!path.startsWith("/sign-in/")) return answer(request, response);
    const accountId = subjects.length === 1 ? subjects[0]! : path.split("/")[3];
    if (accountId !== undefined) return provider.interactionFinished(request, response, { login: { accountId } });
    const links = subjects.map((subject) => `<p><a href="${path}/${subject}">${people[subject]!.name}</a></p>`);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(links.join(""));
    return undefined;
  };
  return {
    issuer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  encode,
  federationOf,
  inflateFrom,
  makeSigningKey,
  readRequest,
  redirectQuery,
  samlIdpOf,
  signOutAnswer,
  TRANSIENT,
  type Said,
} from "../apps/server/src/modules/auth/testing/saml-idp.ts";

/**
 * What one may type into its form: a name; with a star at the end there is no lasting id of the person. The id says
 * nothing of the name, as the standard wants it of one that is persistent.
 */
const saidOf = (name: string): Said => ({
  nameId: createHash("sha256").update(name).digest("hex"),
  ...(name.endsWith("*") && { format: TRANSIENT }),
  attributes: { "urn:oid:2.16.840.1.113730.3.1.241": name, "urn:oid:0.9.2342.19200300.100.1.3": "" },
});

/** The schools of a double of a federation, each with its names by language. */
export type Schools = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * A double of the identity providers of a federation, on a free port. As real ones do, it remembers who is signed in, and
 * shows its form only when it remembers nobody or is asked to.
 * @param withoutSignOut those that take no sign-out
 */
export async function startSamlSchools(schools: Schools, now: () => number, withoutSignOut: readonly string[] = []) {
  const key = makeSigningKey(now());
  let base = "";
  const idpOf = (path: string) => {
    const signOutUrl = withoutSignOut.includes(path) ? null : `${base}/${path}/slo`;
    return samlIdpOf(`${base}/${path}`, `${base}/${path}/sso`, now, [key], signOutUrl);
  };
  /** Ends the session here and leads back with our answer. */
  function signOut(path: string, address: string, response: ServerResponse): void {
    const xml = inflateFrom(address);
    const [, id = ""] = /ID="([^"]*)"/.exec(xml) ?? [];
    const [, own = ""] = /<saml:Issuer[^>]*>([^<]*)</.exec(xml) ?? [];
    const to = own.replace(/metadata$/, "slo");
    const query = redirectQuery(signOutAnswer(`${base}/${path}`, to, now(), id), key);
    response.writeHead(302, { location: `${to}?${query}`, "set-cookie": "school=; path=/; max-age=0" }).end();
  }
  const html = (response: ServerResponse, body: string, headers: Record<string, string> = {}) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers })
      .end(`<!doctype html><title>Šola</title>${body}`);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? "", base);
    const [, path = ""] = address.pathname.split("/");
    if (path === "metadata") {
      const descriptors = Object.entries(schools).map(([one, names]) => idpOf(one).descriptor(names));
      return void response
        .writeHead(200, { "content-type": "application/samlmetadata+xml" })
        .end(federationOf(...descriptors));
    }
    if (!Object.hasOwn(schools, path)) return void response.writeHead(404).end();
    if (address.pathname.endsWith("/slo")) return signOut(path, address.href, response);
    const asked = readRequest(address.href);
    const typed = request.method === "POST" ? new URLSearchParams(await text(request)).get("name") : null;
    const known = decodeURIComponent(/\bschool=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "");
    const name = typed ?? (asked.forced ? "" : known);
    if (name === "")
      return void html(response, '<form method="post"><input name="name" aria-label="Name"><button>OK</button></form>');
    const idp = idpOf(path);
    const value = encode(idp.signed(asked, saidOf(name)));
    html(
      response,
      `<form method="post" action="${asked.address}"><input type="hidden" name="SAMLResponse" value="${value}"></form>` +
        "<script>document.forms[0].submit()</script>",
      { "set-cookie": `school=${encodeURIComponent(name)}; path=/; httponly` },
    );
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    metadata: `${base}/metadata`,
    entityIdOf: (path: string) => `${base}/${path}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

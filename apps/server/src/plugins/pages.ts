import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPage } from "@karota/contract/pages.ts";
import { fail } from "../fail.ts";
import { contentPolicy, type ContentSources } from "./content-policy.ts";
import { encodingOf } from "./encoding.ts";
import { documentsOf, type PageDocument } from "./documents.ts";

const YEAR_S = 31_536_000;

/**
 * An existing page goes to every client. For other addresses only a person who opens them in a browser gets the page,
 * which says that they do not exist: a missing script or picture must not be answered with one.
 */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (/^\/(api|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  // Link previews and monitoring use every possible header.
  if (isPage(path)) return true;
  const mode = request.headers["sec-fetch-mode"];
  const accepted = request.headers.accept ?? "*/*";
  if (mode === undefined) return /text\/html|\*\/\*/.test(accepted);
  return mode === "navigate" || accepted.startsWith("text/html");
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: PageDocument, policy: string) {
  const encoding = encodingOf(request);
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding")
    .header("etag", document.etag);
  if (request.headers["if-none-match"] === document.etag) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply
    .code(200)
    .type("text/html; charset=utf-8")
    .send(encoding ? document[encoding] : document.plain);
}

/**
 * Serves the built web: files as they are (compressed ones where the build made them), and for every navigation the
 * page of that address. Everything else that no route knows is 404. Without a build only the 404s remain.
 * @param roots the build, and where the hashed files of builds before are kept
 * @param providerOrigins where the page reaches the identity providers, as known now
 * @param loaded what pages load from elsewhere
 */
export async function installPages(
  app: FastifyInstance,
  [root, ...older]: readonly [string, ...string[]],
  providerOrigins: () => readonly string[],
  loaded: readonly ContentSources[] = [],
): Promise<void> {
  const documentFor = documentsOf(root);
  const roots = [root, ...older].filter((one) => existsSync(one));
  const assets = roots.map((one) => join(one, "assets") + sep);
  if (existsSync(root))
    await app.register(fastifyStatic, {
      root: roots,
      index: false,
      preCompressed: true,
      dotfiles: "ignore",
      cacheControl: false,
      // Pages are sent below, with their policy; folders are not served.
      allowedPath: (path) => !/(\.html|\/)$/.test(path),
      setHeaders(response, file) {
        const forever = assets.some((folder) => file.startsWith(folder));
        response.header("cache-control", forever ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const document = isNavigation(request, path) ? await documentFor(path) : null;
    if (!document) throw fail("E-KAROTA-NOT_FOUND");
    return sendDocument(request, reply, document, contentPolicy(document.html, providerOrigins(), loaded));
  });
}

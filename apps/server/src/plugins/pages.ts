import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPage, isRendered } from "@karota/contract/pages.ts";
import type { Language } from "@karota/engine/message.ts";
import { fail } from "../fail.ts";
import { contentPolicy, type ContentSources } from "./content-policy.ts";
import { encodingOf } from "./encoding.ts";
import { languageOfPage } from "./asked-language.ts";
import { shellOf, type PageDocument } from "./documents.ts";
import { FOR_EVER, hashedAssets } from "./hashed-assets.ts";

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

/** Finds the rendered document of an address; null where there is none. */
export type FindRendered = (shell: PageDocument, path: string, language: Language) => Promise<PageDocument | null>;

/** Pages whose address is a secret: whoever has it gets into a group, a lesson, or to a shared board. */
const SECRET = /^\/(join|lesson|b)\/./;

const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/** An address with more than a language in its query is rendered in the browser, which knows what is asked. */
const isRenderedFor = ({ url }: FastifyRequest): boolean => {
  const [path = "/", query = ""] = url.split("?", 2);
  return isRendered(path) && [...new URLSearchParams(query).keys()].every((name) => name === "language");
};

const languageOf = ({ url, headers }: FastifyRequest): Language =>
  languageOfPage(url, headers.cookie, headers["accept-language"]);

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: PageDocument, policy: string) {
  const encoding = encodingOf(request);
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, accept-language, cookie")
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
 * @param rendered the rendered document of an address, null where the shell has to serve
 */
export async function installPages(
  app: FastifyInstance,
  [root, ...older]: readonly [string, ...string[]],
  providerOrigins: () => readonly string[],
  loaded: readonly ContentSources[] = [],
  rendered: FindRendered = async () => null,
): Promise<void> {
  const findShell = shellOf(root);
  const roots = [root, ...older].filter((one) => existsSync(one));
  const assets = roots.map((one) => join(one, "assets") + sep);
  if (existsSync(root)) {
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
        response.header("cache-control", forever ? FOR_EVER : "no-cache");
      },
    });
    const sendAsset = hashedAssets(join(root, "assets"));
    app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
      const { name } = request.params;
      // Else it is one of a build before, or none.
      return (await sendAsset(name, request, reply)) ? reply : reply.sendFile(`assets/${name}`);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const shell = isNavigation(request, path) ? await findShell() : null;
    if (!shell) throw fail("E-KAROTA-NOT_FOUND");
    if (SECRET.test(path)) reply.header("x-robots-tag", "noindex");
    const document = (isRenderedFor(request) && (await rendered(shell, plainPath(path), languageOf(request)))) || shell;
    return sendDocument(request, reply, document, contentPolicy(document.head, providerOrigins(), loaded));
  });
}

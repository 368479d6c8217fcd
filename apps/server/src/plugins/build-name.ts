import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

/** When a document was built, and its entry script; null for what is no built page. */
function buildOf(root: string): string | null {
  let html: string;
  try {
    html = readFileSync(join(root, "index.html"), "utf8");
  } catch {
    return null;
  }
  const time = /<meta name="karota-build" content="(\d+)"/.exec(html)?.[1];
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  return time && entry ? `${time} ${entry}` : null;
}

/** Names the build of the pages in every answer of the API, so that an open page learns that it is an old one. */
export function installBuildName(app: FastifyInstance, root: string): void {
  const build = buildOf(root);
  if (build === null) return;
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/")) reply.header("karota-build", build);
  });
}

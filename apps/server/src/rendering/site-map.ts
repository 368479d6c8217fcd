import type { FastifyInstance } from "fastify";
import { RENDERED } from "@karota/contract/pages.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { Deps } from "../deps.ts";
import { isOpen } from "../modules/settings/index.ts";

/** The addresses of all public pages, with those of the games that are open. */
function publicPaths({ catalogue, settings }: Pick<Deps, "catalogue" | "settings">): readonly string[] {
  const games = catalogue.filter((row) => isOpen(settings(), row)).map(({ id }) => pathOf(id));
  return RENDERED.flatMap((page) =>
    page.includes(":game") ? games.map((game) => page.replace(":game", game)) : [page],
  );
}

/**
 * `robots.txt` and `sitemap.xml`: what search engines may look at, in each language. Pages whose address is a secret are
 * not excluded here: an address that must not be read can still be listed, and the header that forbids this is not seen.
 */
export function installSiteMap(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  const address = (path: string, language: string) => `${new URL(path, publicUrl).href}?language=${language}`;
  app.get("/robots.txt", { logLevel: "warn" }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap.xml", publicUrl).href}\n`),
  );
  app.get("/sitemap.xml", { logLevel: "warn" }, async (_request, reply) => {
    const urls = publicPaths(deps).flatMap((path) => {
      const others = LANGUAGES.map(
        (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(path, one)}"/>`,
      ).join("");
      return LANGUAGES.map((language) => `<url><loc>${address(path, language)}</loc>${others}</url>\n`);
    });
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
          `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`,
      );
  });
}

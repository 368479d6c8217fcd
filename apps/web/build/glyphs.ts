import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, basename, join } from "node:path";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../../packages/games/src");

/** All games' drawings as one picture, a symbol a game. */
function sprite(): string {
  const symbols = globSync("*/glyph.svg", { cwd: GAMES })
    .toSorted()
    .map((file) => {
      const drawing = readFileSync(join(GAMES, file), "utf8").trim();
      return drawing
        .replace(/^<svg [^>]*>/, `<symbol id="${basename(dirname(file))}" viewBox="0 0 64 64">`)
        .replace(/<\/svg>$/, "</symbol>");
    });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/**
 * Serves the drawings as one file, whose address the page has as `__GLYPHS__`: a picture costs the first visit no
 * script.
 */
export function glyphs(): Plugin {
  const source = sprite();
  const fileName = `assets/glyphs-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.svg`;
  return {
    name: "glyphs",
    config: () => ({ define: { __GLYPHS__: JSON.stringify(`/${fileName}`) } }),
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}

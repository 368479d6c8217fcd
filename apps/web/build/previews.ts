import { createHash } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import type * as Catalogue from "../../../packages/games/src/catalogue.ts";
import { encodePng } from "./png.ts";
import { drawGame, drawSite } from "./preview-drawing.ts";

const CATALOGUE = new URL("../../../packages/games/src/catalogue.ts", import.meta.url).href;

interface PreviewFile {
  /** The game's id, or `site` for every page that is of no game. */
  readonly name: string;
  readonly fileName: string;
  readonly svg: string;
}

/** The names hang on the drawings, not on the files made of them: both builds give the same ones. */
export async function listPreviews(): Promise<readonly PreviewFile[]> {
  // Not part of the configuration, into which Vite would build all games.
  const { CATALOGUE: games } = (await import(/* @vite-ignore */ CATALOGUE)) as typeof Catalogue;
  const drawings = [
    ["site", drawSite()],
    ...games.map(({ id, subtype }) => [id, drawGame(id, subtype)] as const),
  ] as const;
  return drawings.map(([name, svg]) => {
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
    return { name, fileName: `assets/preview-${name}-${hash}.png`, svg };
  });
}

export function previewPng(svg: string): Buffer {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodePng(pixels, width, height);
}

/** Writes the pictures that other sites and messengers show beside a link; pages do not load them. */
export function previewFiles(): Plugin {
  return {
    name: "preview-files",
    apply: "build",
    async generateBundle() {
      const begin = performance.now();
      const sizes = (await listPreviews()).map(({ fileName, svg }) => {
        const source = previewPng(svg);
        this.emitFile({ type: "asset", fileName, source });
        return source.length;
      });
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      const largest = (Math.max(...sizes) / 1000).toFixed(1);
      console.log(`${sizes.length} previews of at most ${largest} kB in ${seconds} s`);
    },
  };
}

/** Gives what renders pages the addresses of the pictures by game as `__PREVIEWS__`. */
export function previewAddresses(): Plugin {
  return {
    name: "preview-addresses",
    config: async () => {
      const previews = await listPreviews();
      const addresses = Object.fromEntries(previews.map(({ name, fileName }) => [name, `/${fileName}`]));
      return { define: { __PREVIEWS__: JSON.stringify(addresses) } };
    },
  };
}

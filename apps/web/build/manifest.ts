import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "../../../packages/engine/src/message.ts";

/** The paper of the light scheme, `--paper` of the tokens. */
const PAPER = "#fbf6eb";
const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Writes the web manifest of each language; all are the same app. */
export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      for (const language of LANGUAGES) {
        const file = new URL(`../src/app/texts/${language}.json`, import.meta.url);
        const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
        const shortcut = (text: string, url: string) => ({ name: texts[text], url });
        const manifest = {
          id: "/",
          start_url: "/home",
          scope: "/",
          lang: language,
          name: texts["page.home.title"],
          short_name: texts["shell.brand"],
          description: texts["page.home.description"],
          display: "standalone",
          background_color: PAPER,
          theme_color: PAPER,
          categories: ["education", "games", "kids"],
          icons: [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")],
          shortcuts: [
            shortcut("shell.menu.education", "/education"),
            shortcut("shell.menu.entertainment", "/entertainment"),
            shortcut("shell.menu.progress", "/progress"),
          ],
        };
        const source = `${JSON.stringify(manifest)}\n`;
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
    },
  };
}

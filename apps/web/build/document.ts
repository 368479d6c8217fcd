import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const TEXTS = new URL("../src/app/texts/sl.json", import.meta.url);
/** The fonts with the signs of our languages; all others come when a text or a setting needs them. */
export const isFirstFont = (output: Rollup.OutputAsset | Rollup.OutputChunk): boolean =>
  output.type === "asset" && output.originalFileNames.some((name) => /^src\/app\/fonts\/.*\.woff2$/.test(name));

/** The placeholders of index.html and their texts. */
const PLACES: Readonly<Record<string, string>> = {
  title: "page.home.title",
  description: "page.home.description",
  keywords: "page.home.keywords",
  noscript: "shell.noscript",
};
const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** In ms since 1970. A release gives the time of its commit, so that the same commit makes the same document. */
function buildTime(): number {
  const seconds = process.env["SOURCE_DATE_EPOCH"];
  return seconds === undefined ? Date.now() : 1000 * Number(seconds);
}

/** Puts Slovenian texts, the time of the build, font preloads and the addresses of the languages' texts into `index.html`. */
export function documentTexts(): Plugin {
  return {
    name: "document-texts",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const texts = JSON.parse(readFileSync(TEXTS, "utf8")) as Record<string, string>;
        const filled = html.replace(/%([a-z]+)%/g, (_, place: string) => {
          const text = texts[PLACES[place] ?? ""];
          if (text === undefined) throw new Error(`index.html asks for an unknown text: ${place}`);
          return escapeHtml(text);
        });
        if (!bundle) return filled;
        const outputs = Object.values(bundle);
        const files: Record<string, string> = {};
        for (const output of outputs) {
          const language =
            output.type === "chunk" && /parts\/(\w+)\/shell\.json$/.exec(output.facadeModuleId ?? "")?.[1];
          if (language) files[language] = `/${output.fileName}`;
        }
        const fonts = outputs.filter(isFirstFont).map(({ fileName }) => fileName);
        return {
          html: filled.replace("var files = {};", `var files = ${JSON.stringify(files)};`),
          tags: [
            // Which of two builds is the newer one; in the document, because no file's name may hang on the time.
            { tag: "meta", attrs: { name: "karota-build", content: String(buildTime()) }, injectTo: "head" as const },
            ...fonts.map((name) => ({
              tag: "link",
              attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
              injectTo: "head" as const,
            })),
          ],
        };
      },
    },
  };
}

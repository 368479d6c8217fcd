import type { Plugin } from "vite";
import { isFirstFont } from "./document.ts";
import { FLAG_TABLE } from "../src/shared/offline/flag-table.ts";
import type { BuildFiles } from "../src/worker/build-cache.ts";

/** Files of `public` that a page without a network shows. */
const PUBLIC = ["/carrot.svg"];
const CACHED_FILES = /\.(js|css|woff2|svg)$/;
export const WORKER = "sw";

/** Gives the service worker, which is built beside the page, the list of the build's files. */
export function workerFiles(): Plugin {
  return {
    name: "worker-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === "chunk");
        const worker = chunks.find(({ name }) => name === WORKER);
        const entry = chunks.find(({ isEntry, name }) => isEntry && name !== WORKER);
        if (!worker || !entry) throw new Error("the build has no worker, or no entry");
        if (worker.imports.length > 0) throw new Error("the worker has to be one file");
        const texts: Record<string, string[]> = {};
        const flagTables = chunks.filter(({ name }) => name === FLAG_TABLE);
        if (flagTables.length !== 1) throw new Error("the flags are not in a file of their own");
        const laterFonts = outputs.filter((output) => output.fileName.endsWith(".woff2") && !isFirstFont(output));
        const later = [...flagTables, ...laterFonts].map(({ fileName }) => `/${fileName}`);
        const files = [...PUBLIC];
        const first = new Set(PUBLIC);
        const isNeededFirst = new Set<string>();
        const need = (fileName: string): void => {
          const chunk = chunks.find((one) => one.fileName === fileName);
          if (!chunk || isNeededFirst.has(fileName)) return;
          isNeededFirst.add(fileName);
          for (const inner of chunk.imports) need(inner);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) isNeededFirst.add(sheet);
        };
        need(entry.fileName);
        for (const output of outputs) {
          const address = `/${output.fileName}`;
          if (output === worker || !CACHED_FILES.test(output.fileName)) continue;
          const [, language, part] =
            (output.type === "chunk" && /compiled\/parts\/(\w+)\/(\w+)\.json$/.exec(output.facadeModuleId ?? "")) || [];
          if (language) (texts[language] ??= []).push(address);
          else if (!later.includes(address)) files.push(address);
          if (part === "shell" || isNeededFirst.has(output.fileName)) first.add(address);
        }
        const build: BuildFiles = { build: entry.fileName, first: [...first], files, later, texts };
        if (!worker.code.includes("__BUILD_FILES__")) throw new Error("the worker does not ask for the files");
        worker.code = worker.code.replace("__BUILD_FILES__", () => JSON.stringify(build));
      },
    },
  };
}

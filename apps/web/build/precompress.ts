import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { firstVisit } from "./first-visit.ts";

const TEXT = new Set([".js", ".css", ".html", ".svg", ".json", ".txt", ".webmanifest"]);

/** Writes `.br` and `.gz` beside every text file of the build and prints the bytes of a first visit. */
export function precompress(): Plugin {
  let dist = "";
  let failed = false;
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      failed = error !== undefined;
    },
    renderError: () => {
      failed = true;
    },
    closeBundle: {
      order: "post",
      handler() {
        if (failed) return;
        for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
        console.log(`first visit to /home: ${(firstVisit(dist).bytes / 1000).toFixed(1)} kB of JS and CSS (brotli)`);
      },
    },
  };
}

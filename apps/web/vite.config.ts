import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf, layerOf } from "./build/chunks.ts";
import { documentTexts } from "./build/document.ts";
import { flags } from "./build/flags.ts";
import { glyphs } from "./build/glyphs.ts";
import { manifests } from "./build/manifest.ts";
import { precompress } from "./build/precompress.ts";
import { previewFiles } from "./build/previews.ts";
import { production } from "./build/production.ts";
import { texts } from "./build/texts.ts";
import { WORKER, workerFiles } from "./build/worker.ts";

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    production(),
    react(),
    texts(),
    flags(),
    glyphs(),
    previewFiles(),
    documentTexts(),
    manifests(),
    workerFiles(),
    precompress(),
  ],
  // React has had it since version 18; wouter still brings the package that imitates it.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  server: { host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:8080" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: ["chrome131", "edge131", "firefox132", "safari16.4"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: file("index.html"), [WORKER]: file("src/worker/sw.ts") },
      output: {
        // The worker's address stays: browsers look there for the next one.
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: chunkOf, priority: 1 },
            { name: layerOf },
            // Every validating screen needs them: one file instead of three keeps the shell's list of files short.
            { name: "schemas", test: /node_modules\/zod\/|contract\/src\/(text|wire)\.ts$/ },
          ],
        },
      },
    },
  },
});

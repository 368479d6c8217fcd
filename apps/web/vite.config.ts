import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./build/chunks.ts";
import { documentTexts } from "./build/document.ts";
import { glyphs } from "./build/glyphs.ts";
import { precompress } from "./build/precompress.ts";

export default defineConfig({
  plugins: [react(), glyphs(), documentTexts(), precompress()],
  server: { host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:8080" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: ["chrome131", "edge131", "firefox132", "safari16.4"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
});

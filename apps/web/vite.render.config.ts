import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./build/flags.ts";
import { glyphs } from "./build/glyphs.ts";
import { previewAddresses } from "./build/previews.ts";
import { production } from "./build/production.ts";
import { texts } from "./build/texts.ts";

/** The page for the server's thread that renders it, beside the files of the browser's build. */
export default defineConfig({
  plugins: [production(), react(), texts(), flags(), glyphs(), previewAddresses()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL("src/render/render-page.tsx", import.meta.url)),
    outDir: "dist/.render",
    target: "node24",
    assetsInlineLimit: 0,
    copyPublicDir: false,
    reportCompressedSize: false,
  },
});

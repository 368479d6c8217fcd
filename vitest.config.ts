import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { depth } from "@karota/engine/testing/depth.ts";

// For the tests' processes and the threads and servers that they start: reading TypeScript takes half of a start.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/node-compile");

const fixedSeed = "packages/engine/src/testing/fixed-seed.ts";
const setupFiles = [fixedSeed, "apps/web/src/testing/patience.ts"];

export default defineConfig({
  define: { __GLYPHS__: JSON.stringify("/glyphs.svg") },
  test: {
    // Sweeps over thousands of boards on a busy machine: a timing is no pass or fail.
    testTimeout: depth(120_000, 900_000),
    hookTimeout: depth(120_000, 900_000),
    // Vitest leaves one core to its own process, which mostly waits, as some of the deep tests do.
    maxWorkers: availableParallelism() + depth(0, 1),
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["{packages,apps/{server,identity},scripts,bench}/**/*.test.ts"],
          setupFiles: [fixedSeed],
          // One process for many files: loading the modules anew for each file takes longer than most tests.
          isolate: false,
          // Node loads the modules itself, as it does for the server: Vite's form of them runs more slowly.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          name: "web",
          environment: "node",
          include: ["apps/web/**/*.test.ts"],
          setupFiles: [fixedSeed],
          isolate: false,
        },
      },
      {
        test: {
          name: "views",
          environment: "jsdom",
          include: ["{packages,scripts}/**/*.test.tsx"],
          setupFiles,
          isolate: false,
        },
      },
      {
        test: {
          name: "page",
          environment: "jsdom",
          include: ["apps/**/*.test.tsx"],
          setupFiles: [...setupFiles, "apps/web/src/testing/streams.ts"],
          // Modules of the page have state: session, language, caches, listeners of the window. A new context for each file in
          // one process costs less than half of a new process each.
          pool: "vmForks",
        },
      },
    ],
    globalSetup: ["scripts/texts/before-tests.ts", "apps/server/src/testing/drop-schemas.ts"],
  },
});

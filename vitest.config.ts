import { defineConfig } from "vitest/config";

const folders = "{packages,apps,scripts}/**";

export default defineConfig({
  define: { __GLYPHS__: JSON.stringify("/glyphs.svg") },
  test: {
    // Sweeps over thousands of boards on a busy machine: time is no verdict.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { test: { name: "node", environment: "node", include: [`${folders}/*.test.ts`] } },
      {
        test: {
          name: "page",
          environment: "jsdom",
          include: [`${folders}/*.test.tsx`],
          setupFiles: ["apps/web/src/testing/patience.ts"],
        },
      },
    ],
  },
});

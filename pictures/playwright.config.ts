import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import { SIZES } from "../e2e/harness.ts";
import type { Look } from "./scene.ts";

/** `npm run pictures`: each scene in each look, as test-results/pictures/<look>/<scene>.png. */
const LOOKS: Readonly<Record<string, Look>> = {
  "desktop-sl-light": { language: "sl", colorScheme: "light", viewport: SIZES.desktop },
  "phone-de-dark": { language: "de", colorScheme: "dark", viewport: SIZES.phone },
  "phone-en-light": { language: "en", colorScheme: "light", viewport: SIZES.phone },
  "tablet-sl-light": { language: "sl", colorScheme: "light", viewport: { width: 768, height: 1024 } },
  "wide-en-dark": { language: "en", colorScheme: "dark", viewport: { width: 1600, height: 900 } },
};
const IN_OTHER_BROWSERS = /browsers\.spec\.ts/;

export default defineConfig<Look>({
  ...base,
  testDir: ".",
  globalSetup: "../e2e/prepare-run.ts",
  outputDir: "../test-results/pictures-run",
  reporter: "line",
  timeout: 300_000,
  projects: [
    ...Object.entries(LOOKS).map(([name, look]) => ({
      name,
      testIgnore: IN_OTHER_BROWSERS,
      use: { ...look, hasTouch: look.viewport.width < 1000, contextOptions: { reducedMotion: "reduce" as const } },
    })),
    { name: "other-browsers", testMatch: IN_OTHER_BROWSERS },
  ],
});

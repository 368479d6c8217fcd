import { defineConfig } from "@playwright/test";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.ts";
import { ensureTexts } from "./scripts/texts/ensure.ts";

// Without one the gate reads this file all the same; a run ends at once (`e2e/prepare-run.ts`).
const executablePath = findChromium() ?? "";

// Here, because journeys may say texts as soon as they are loaded, which is before any global setup.
ensureTexts();

/** What no time changes. */
const WITHOUT_CLOCK = [
  // How pages and boards look.
  "looks",
  "mathematics",
  "engines",
  "stage",
  "focus",
  // Questions and boards that are made for the test from its options alone, or come with the address.
  "maps",
  "kinds-of-questions",
  "word-problems",
  "bring",
  "heard",
  // Fixed texts, and a provider that the test starts by itself, with the computer's clock.
  "help",
  "demo-provider",
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  // Where TEST_NOW moves the clock, the run is about that.
  testIgnore: process.env["TEST_NOW"] ? WITHOUT_CLOCK : [],
  globalSetup: "e2e/prepare-run.ts",
  outputDir: "test-results/playwright",
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  // One more than the cores of the smallest machine: each waits now and then for its server or its browser.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, for machines that do other things too.
  timeout: depth(120_000, 300_000),
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A new context costs as much as the shortest journeys; the deep run shows that nothing depends on an old one.
    reuseContext: !IS_DEEP,
    // Every frame of a motion is drawn by the processor, which takes a sixth of the time; runs at another moment have motion.
    contextOptions: { reducedMotion: process.env["TEST_NOW"] ? "no-preference" : "reduce" },
    locale: "sl-SI",
    timezoneId: "Europe/Ljubljana",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Journeys look at what travels; what a service worker fetches cannot be seen from a page. `offline.spec.ts` allows it.
    serviceWorkers: "block",
    // Traces double the time of the long journeys: `npx playwright test --trace on` where one is wanted.
    // V8's optimising compilers take a third of the browser's time, and a page of a test does not live long enough to gain it.
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, "--js-flags=--no-maglev --no-opt"] },
  },
});

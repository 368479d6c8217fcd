import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const executablePath = findChromium();
if (!executablePath) throw new Error("There is no Chromium: set CHROMIUM_PATH, or run `npm test`, which installs one.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/playwright",
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, for machines that do other things too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: "sl-SI",
    timezoneId: "Europe/Ljubljana",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Journeys look at what travels; what a service worker fetches cannot be seen from a page. `offline.spec.ts` allows it.
    serviceWorkers: "block",
    // Traces double the time of the long journeys: `npx playwright test --trace on` where one is wanted.
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardsReady } from "@karota/server/testing/boards-ready.ts";
import { findChromium } from "../scripts/chromium.ts";
import { startApp } from "./harness-server.ts";

const METRICS_TOKEN = "only-for-this-server";

/**
 * Before the first test: a folder for the whole run. In it are the data that every Karota of the run begins with, the
 * boards of these days made once, and what the runtime has compiled. TEST_NOW, a moment such as 2026-12-31T22:58:30Z,
 * moves the run there: servers, pages and `app.now()`.
 */
export default async function prepareRun(): Promise<() => void> {
  if (!findChromium())
    throw new Error("There is no Chromium: set CHROMIUM_PATH, or run `npm test`, which installs one.");
  const { TEST_NOW } = process.env;
  const shift = TEST_NOW ? Date.parse(TEST_NOW) - Date.now() : 0;
  if (Number.isNaN(shift)) throw new Error(`TEST_NOW is no moment: ${TEST_NOW}.`);
  const folder = mkdtempSync(join(tmpdir(), "karota-e2e-run-"));
  // The workers and all their servers inherit them.
  process.env["E2E_SHIFT_MS"] = String(shift);
  process.env["E2E_RUN_FOLDER"] = folder;
  const app = await startApp({ METRICS_TOKEN });
  await boardsReady(app.baseURL, METRICS_TOKEN);
  await app.halt();
  // Each server links the files of the build again, which is faster than copying them.
  rmSync(join(app.dataDir, "pages"), { recursive: true });
  cpSync(app.dataDir, join(folder, "data"), { recursive: true });
  await app.stop();
  return () => rmSync(folder, { recursive: true, force: true });
}

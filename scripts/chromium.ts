import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { commandOf, endOf, start } from "./run.ts";

const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Has no windows and no camera, and takes a quarter less time for the same pages. */
const SHELL = "chromium-headless-shell";
const DEBIAN_PACKAGES = ["chromium", SHELL];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** How tests and benchmarks start it: no sandbox, which containers refuse, and nothing that it would load for itself. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const findAll = (names: readonly string[]): string[] => {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
};

/** The browser for tests: `CHROMIUM_PATH`, else the system's, else Playwright's own; null when none is installed. */
export function findChromium({ withCamera = false } = {}): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH leads nowhere: ${given}`);
    return given;
  }
  const systems = findAll(withCamera ? WITH_WINDOWS : [SHELL, ...WITH_WINDOWS]);
  return [...systems, MAC, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Finds the browser, or installs it: Debian's packages as root on Debian, where both are taken; Playwright's own elsewhere. */
export async function ensureChromium(): Promise<string> {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const run = (command: string, ...words: string[]) => endOf(start(command, words, { stdio: "inherit" }));
  const missing = debian && !process.env["CHROMIUM_PATH"] ? DEBIAN_PACKAGES.filter((name) => !findAll([name])[0]) : [];
  if (missing.length > 0) {
    console.log(`Installing Debian's ${missing.join(" and ")} …`);
    await run("apt-get", "update", "--quiet");
    await run("apt-get", "install", "--quiet", "--yes", ...missing);
  } else if (!findChromium()) {
    console.log("No Chromium here: installing Playwright's own …");
    await run(process.execPath, commandOf("@playwright/test", "playwright"), "install", "chromium");
  }
  const found = findChromium();
  if (!found) throw new Error("Chromium could not be installed: set CHROMIUM_PATH to a Chromium or Chrome.");
  return found;
}

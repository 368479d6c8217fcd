import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { commandOf, endOf, start } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser for tests: `CHROMIUM_PATH`, else the system's, else Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH leads nowhere: ${given}`);
    return given;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const systems = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...systems, MAC, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Finds the browser, or installs one: Debian's package as root on Debian, Playwright's own elsewhere. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  console.log(`No Chromium here: installing ${debian ? "Debian's package chromium" : "Playwright's own"} …`);
  const run = (command: string, ...words: string[]) => endOf(start(command, words, { stdio: "inherit" }));
  const code = debian
    ? (await run("apt-get", "update", "--quiet")) || (await run("apt-get", "install", "--quiet", "--yes", "chromium"))
    : await run(process.execPath, commandOf("@playwright/test", "playwright"), "install", "chromium");
  const installed = code === 0 ? findChromium() : null;
  if (!installed) throw new Error("Chromium could not be installed: set CHROMIUM_PATH to a Chromium or Chrome.");
  return installed;
}

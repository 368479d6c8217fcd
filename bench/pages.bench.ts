import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { pathOf } from "@karota/games/catalogue.ts";
import { boardsReady } from "@karota/server/testing/boards-ready.ts";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { startServer } from "@karota/server/testing/running-server.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.ts";
import { ROOT } from "../scripts/run.ts";
import { printFirstVisit } from "./pages/first-visit.ts";
import { printLighthouse } from "./pages/lighthouse.ts";
import { printLongTasks } from "./pages/long-tasks.ts";
import { printServerRendering } from "./pages/server-rendering.ts";
import { printSlowLoad } from "./pages/slow-load.ts";

const METRICS_TOKEN = "only-for-this-server";
const HOME = "/home";
const daily = (game: string) => `/games/${pathOf(game)}/daily`;
const PAGES = process.env["PAGES"]?.split(",") ?? [
  HOME,
  "/education",
  `/games/${pathOf("sudoku")}`,
  daily("sudoku"),
  daily("fractions"),
  daily("crossword"),
  "/about",
  "/qa",
];
const RUNS = Number(process.env["RUNS"] ?? 3);
const PARTS = process.env["PARTS"]?.split(",") ?? ["server", "visit", "slow", "tasks", "lighthouse"];

/**
 * Measures what a visitor gets, on a built page (`npm run build`) and a server in a process of its own.
 * `PAGES=/home,/qa RUNS=1 PARTS=tasks npm run bench -- pages` measures fewer pages, once instead of the median of three,
 * in some of the parts server, visit, slow, tasks and lighthouse. Lighthouse is installed at its first run.
 */
export async function run(): Promise<void> {
  if (!existsSync(join(ROOT, "apps/web/dist/index.html")))
    return console.log("Left out: the pages are not built, run `npm run build` first.");
  const executablePath = findChromium();
  if (!executablePath) return console.log("Left out: there is no Chromium, set CHROMIUM_PATH.");
  const home = await freshDatabase("sqlite");
  const server = await startServer({
    DATA_DIR: home.settings.dataDir,
    METRICS_TOKEN,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const { url } = server;
    await boardsReady(url, METRICS_TOKEN);
    const parts: Readonly<Record<string, () => Promise<void>>> = {
      server: () => printServerRendering(url, PAGES),
      visit: () => printFirstVisit(browser, url, HOME),
      slow: () => printSlowLoad(browser, url, HOME, RUNS),
      tasks: () => printLongTasks(browser, url, PAGES, RUNS),
      lighthouse: () => printLighthouse(url, PAGES, RUNS, executablePath),
    };
    for (const part of PARTS) {
      const print = parts[part];
      if (!print) throw new Error(`There is no part ${part}. There are: ${Object.keys(parts).join(", ")}.`);
      await print();
    }
  } finally {
    await browser.close();
    await server.end("SIGTERM");
    await home.remove();
  }
}

import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { observeLoad, untilHydrated, type LongTask, type ObservedLoad } from "./observe-load.ts";
import { printTable } from "./table.ts";

const CPU_SLOWDOWN = 4;
/** A task that lasts longer can be felt. */
const TASK_LIMIT_MS = 50;
/** After the hydration: what it loads later is still measured. */
const SETTLE_MS = 2_000;

async function loadOnce(browser: Browser, address: string): Promise<ObservedLoad> {
  const context = await browser.newContext({ locale: "sl-SI", viewport: { width: 412, height: 823 } });
  await context.addInitScript(observeLoad);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(address);
  await untilHydrated(session);
  await wait(SETTLE_MS);
  const seen = await page.evaluate(() => observedLoad);
  await context.close();
  return seen;
}

const blocking = ({ firstPaint, tasks }: ObservedLoad): number =>
  tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - TASK_LIMIT_MS, 0);
const list = (tasks: readonly LongTask[]): string =>
  tasks.map(({ start, duration }) => `${Math.round(duration)} at ${Math.round(start)}`).join(", ") || "none";

/** The tasks of each page that last longer than 50 ms while it loads, and what they block after the first paint. */
export async function printLongTasks(
  browser: Browser,
  url: string,
  pages: readonly string[],
  runs: number,
): Promise<void> {
  console.log(`\nTasks over ${TASK_LIMIT_MS} ms with CPU/${CPU_SLOWDOWN}, of the run in the middle of ${runs}; ms`);
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    const loads: ObservedLoad[] = [];
    while (loads.length < runs) loads.push(await loadOnce(browser, url + page));
    const middle = loads.toSorted((a, b) => blocking(a) - blocking(b))[runs >> 1]!;
    const longest = Math.max(0, ...middle.tasks.map(({ duration }) => duration));
    rows.push([
      page,
      Math.round(longest),
      Math.round(blocking(middle)),
      Math.round(middle.firstPaint),
      list(middle.tasks),
    ]);
  }
  printTable(["page", "longest", "TBT", "FCP", "durations"], rows);
}

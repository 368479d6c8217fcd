import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { observeLoad, untilHydrated } from "./observe-load.ts";
import { median, printTable } from "./table.ts";

const CPU_SLOWDOWN = 6;
const KILOBITS_PER_SECOND = 400;
const LATENCY_MS = 300;
/** After the hydration: what is personal comes then, and may move what is there. */
const SETTLE_MS = 2_000;
const TIMEOUT_MS = 120_000;

async function openSlowly(browser: Browser): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({
    locale: "sl-SI",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(observeLoad);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  const throughput = (KILOBITS_PER_SECOND * 1000) / 8;
  const network = { offline: false, latency: LATENCY_MS, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, session };
}

async function loadOnce(browser: Browser, address: string) {
  const { page, session } = await openSlowly(browser);
  await page.goto(address, { timeout: TIMEOUT_MS });
  await untilHydrated(session);
  const hydrated = await page.evaluate(() => performance.now());
  await wait(SETTLE_MS);
  const seen = await page.evaluate(() => observedLoad);
  await page.context().close();
  return { ...seen, hydrated };
}

/** Taps the first link to a game as soon as it is there; times in ms since the navigation. */
async function tapOnce(browser: Browser, address: string) {
  const { page } = await openSlowly(browser);
  const begun = performance.now();
  await page.goto(address, { waitUntil: "commit", timeout: TIMEOUT_MS });
  const link = page.locator('main a[href^="/games/"]:visible').first();
  const target = await link.getAttribute("href");
  await link.tap({ noWaitAfter: true });
  const tapped = performance.now() - begun;
  await page.waitForURL((url) => url.pathname === target, { waitUntil: "commit" });
  const left = performance.now() - begun;
  const ownHeading = await page.waitForFunction(
    (path) => location.pathname === path && document.querySelector("main h1")?.textContent,
    target,
  );
  const opened = performance.now() - begun;
  const heading = String(await ownHeading.jsonValue());
  await page.context().close();
  return { tapped, left, opened, what: `${target}: ${heading}` };
}

/** A real load by a slow phone: when the heading is painted, and when the first tap on a game has opened it. */
export async function printSlowLoad(browser: Browser, url: string, path: string, runs: number): Promise<void> {
  console.log(
    `\n${path} with CPU/${CPU_SLOWDOWN}, ${KILOBITS_PER_SECOND} kbit/s, ${LATENCY_MS} ms latency; ms, median of ${runs}`,
  );
  const loads = [];
  const taps = [];
  for (let run = 0; run < runs; run++) {
    loads.push(await loadOnce(browser, url + path));
    taps.push(await tapOnce(browser, url + path));
  }
  const middle = <Row>(rows: readonly Row[], figure: (row: Row) => number) => Math.round(median(rows.map(figure)));
  printTable(
    ["what", "ms"],
    [
      ["first paint", middle(loads, (one) => one.firstPaint)],
      [`largest paint, ${loads[0]!.largest}`, middle(loads, (one) => one.largestPaint)],
      ["hydrated", middle(loads, (one) => one.hydrated)],
      ["a game's link takes a tap", middle(taps, (one) => one.tapped)],
      ["the address is the game's", middle(taps, (one) => one.left)],
      [`its heading is there, ${taps[0]!.what}`, middle(taps, (one) => one.opened)],
    ],
  );
  console.log(`  layout shift ${median(loads.map(({ shift }) => shift)).toFixed(3)}`);
}

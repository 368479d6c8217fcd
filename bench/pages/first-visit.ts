import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Request } from "@playwright/test";
import { kilobytes, printTable } from "./table.ts";

/** How long the visitor stays, without doing anything. */
const VISIT_MS = 10_000;
const LARGEST = 10;

interface Transfer {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** The bytes of an answer as they travel, its head included; null where there was none. */
async function transferOf(request: Request): Promise<Transfer | null> {
  const response = await request.response();
  // What the service worker answers from its cache does not travel.
  if (!response || response.fromServiceWorker()) return null;
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const type = request.serviceWorker() ? "service worker" : request.resourceType();
  return { path: new URL(request.url()).pathname, type, bytes: responseBodySize + responseHeadersSize };
}

/** What travels when somebody opens a page for the first time and stays for ten seconds, the service worker's files included. */
export async function printFirstVisit(browser: Browser, url: string, page: string): Promise<void> {
  const context = await browser.newContext({ locale: "sl-SI", serviceWorkers: "allow" });
  const pending: Promise<Transfer | null>[] = [];
  context.on("requestfinished", (request) => void pending.push(transferOf(request)));
  const tab = await context.newPage();
  await tab.goto(url + page, { waitUntil: "commit" });
  await wait(VISIT_MS);
  const transfers = (await Promise.all(pending)).filter((one) => one !== null);
  await context.close();

  console.log(`\nFirst visit to ${page}, ${VISIT_MS / 1000} s, bytes as they travel`);
  const sum = (list: readonly Transfer[]) => kilobytes(list.reduce((bytes, one) => bytes + one.bytes, 0));
  const types = Map.groupBy(transfers, ({ type }) => type);
  const rows = [...types].map(([type, list]) => [type, list.length, sum(list)]);
  printTable(["type", "requests", "kB"], [...rows, ["all", transfers.length, sum(transfers)]]);
  console.log(`  the largest ${LARGEST}:`);
  const largest = transfers.toSorted((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
  printTable(
    ["file", "kB", "asked by"],
    largest.map(({ path, bytes, type }) => [path, kilobytes(bytes), type]),
  );
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { boardsReady } from "@karota/server/testing/boards-ready.ts";
import { startProvider } from "@karota/server/testing/provider-server.ts";
import { startServer } from "@karota/server/testing/running-server.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.ts";
import { ROOT } from "../scripts/run.ts";
import { traceKeys } from "./pages/key-work.ts";
import { printTable } from "./pages/table.ts";

const METRICS_TOKEN = "only-for-this-server";
/** A tablet of ten years ago beside this machine. */
const CPU_SLOWDOWN = Number(process.env["SLOWDOWN"] ?? 6);
const TABLET = { width: 800, height: 1280 };
const PRESSES = Number(process.env["PRESSES"] ?? 40);
const AIM_MS = 100;

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
/** The largest boards, which only the week's are of, with the keys that are pressed in turn. */
const BOARDS = [
  { name: "maze 25 × 25", path: "simple_maze", does: "arrow", keys: ARROWS },
  { name: "maze 25 × 25", path: "simple_maze", does: "run", keys: ARROWS.map((key) => `Shift+${key}`) },
  { name: "crossword 13 × 13", path: "crossword", does: "arrow", keys: ARROWS },
  { name: "crossword 13 × 13", path: "crossword", does: "letter", keys: ["a", "e", "Backspace", "o"] },
] as const;

declare global {
  /** From each key to the picture after it, in milliseconds. */
  var keyTimes: number[];
  /** Resolves when the picture after a key is drawn and the page has nothing left to do. */
  var pageIdle: Promise<void>;
}

/** Runs in the page: a task that a frame posts runs when the frame is drawn. */
function observeKeys(): void {
  const LONGEST_WAIT_MS = 500;
  globalThis.keyTimes = [];
  globalThis.pageIdle = Promise.resolve();
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      if (key === "Shift") return;
      const { promise, resolve } = Promise.withResolvers<void>();
      globalThis.pageIdle = promise;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          keyTimes.push(performance.now() - timeStamp);
          // Chromium may not report that it is idle where nothing is drawn any more.
          requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function pressKeys(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(observeKeys);
  for (let presses = 1; presses <= PRESSES; presses++) {
    await page.keyboard.press(keys[presses % keys.length]!);
    // The next key comes to a page that has nothing to do, as somebody's who thinks.
    await page.evaluate(() => pageIdle);
  }
  return page.evaluate(() => keyTimes);
}

const quantiles = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
};

/** The session of a new player, as a page stores it. */
async function signIn(url: string, provider: Awaited<ReturnType<typeof startProvider>>): Promise<string> {
  const started = await fetch(`${url}/api/v1/aaa/login-start`, { method: "POST" });
  const { nonce } = (await started.json()) as { nonce: string };
  const claims = { sub: "ana", nonce, name: "Ana Novak", email: "ana@example.com", email_verified: true };
  const login = await fetch(`${url}/api/v1/aaa/login-one-oauth2`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: started.headers.getSetCookie()[0]!.split(";")[0]! },
    body: JSON.stringify({ id_token: await provider.token(claims) }),
  });
  const { token, roles, user } = (await login.json()) as { token: string; roles: string[]; user: { name: string } };
  return JSON.stringify({ ...user, token, roles });
}

/**
 * From a key to the picture that it has changed, on the largest boards and with a slow processor. `SLOWDOWN=1 PRESSES=20
 * npm run bench -- keys` with another one, and fewer keys. What passed is right only while nothing else runs; so the work
 * alone decides whether this fails.
 */
export async function run(): Promise<void> {
  if (!existsSync(join(ROOT, "apps/web/dist/index.html")))
    return console.log("Left out: the pages are not built, run `npm run build` first.");
  const executablePath = findChromium();
  if (!executablePath) return console.log("Left out: there is no Chromium, set CHROMIUM_PATH.");
  const home = await freshDatabase("sqlite");
  const provider = await startProvider("one", Date.now);
  const { issuer } = provider.provider;
  const server = await startServer({
    DATA_DIR: home.settings.dataDir,
    METRICS_TOKEN,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer, clientId: "karota" }]),
  });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    console.log("Waits until the server has made its boards.");
    await boardsReady(server.url, METRICS_TOKEN);
    const context = await browser.newContext({ locale: "sl-SI", viewport: TABLET });
    const session = await signIn(server.url, provider);
    await context.addInitScript((text) => localStorage.setItem("karota:user", text), session);
    const rows: (string | number)[][] = [];
    let isMet = true;
    for (const { name, path, does, keys } of BOARDS) {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.goto(`${server.url}/games/${path}/weekly`);
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      const work = quantiles(await traceKeys(browser, page, () => pressKeys(page, keys)));
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const passed = quantiles(await pressKeys(page, keys));
      const share = (work(0.95) * CPU_SLOWDOWN) / AIM_MS;
      // Without a measurement the aim is not met.
      isMet &&= share <= 1;
      rows.push([
        `${name}, ${does}`,
        ...[0.5, 0.95].map((at) => Math.round(work(at) * CPU_SLOWDOWN)),
        share.toFixed(2),
        ...[0.5, 0.95].map((at) => Math.round(passed(at))),
      ]);
      await page.close();
    }
    console.log(`From a key to its picture, ${PRESSES} keys each; ms`);
    console.log(
      `work: of the processor, times ${CPU_SLOWDOWN}; passed: with CPU/${CPU_SLOWDOWN}, and all else that runs`,
    );
    printTable(["board", "work p50", "p95", `of ${AIM_MS} ms`, "passed p50", "p95"], rows);
    if (isMet) return;
    console.error(`The work of more than one key in twenty is longer than ${AIM_MS} ms.`);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await server.end("SIGTERM");
    await provider.stop();
    await home.remove();
  }
}

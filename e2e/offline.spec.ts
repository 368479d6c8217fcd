import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Overview } from "@karota/contract/games/board.ts";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  stopClock,
  test,
  travel,
  type RunningApp,
} from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { answerByKeys, askServer, expectScore, savesOf, type QuizSent } from "./playing.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
/** A clock is paused at a moment to come: so far ahead, for what the call itself takes. */
const PAUSE_AHEAD_MS = 5_000;
const newDemoUser = () => ({ name: `Brez ${randomUUID().slice(0, 12)}` });

/** Waits until the worker serves this page and today's boards are in the browser. */
async function allCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const countCached = () =>
    page.evaluate(async () => {
      const cached = await (await caches.open("karota-day")).match("/api/v1/games/daily-boards?language=sl");
      return cached ? ((await cached.json()) as { boards: unknown[] }).boards.length : 0;
    });
  await expect.poll(countCached, { timeout: 60_000 }).toBe(CATALOGUE.filter(({ active }) => active).length);
}
const storedBoard = (page: Page): Promise<QuizSent> =>
  page.evaluate(async () => {
    const cached = await (await caches.open("karota-day")).match("/api/v1/games/daily-boards?language=sl");
    const { boards } = (await cached!.json()) as { boards: { game: string }[] };
    return boards.find(({ game }) => game === "addition") as unknown as QuizSent;
  });
/** How many files with all flags are cached. */
const cachedFlags = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const files = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(files)).flat().filter(({ url }) => url.includes("/assets/flag-table-")).length;
  });
const overview = async (page: Page, app: RunningApp): Promise<Overview> =>
  (await (await page.request.get(`${app.baseURL}/api/v1/games/overview`)).json()) as Overview;

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a daily board that was never opened is played without a network, and counts once when it is back", async ({
    page,
    ownApp,
    context,
  }) => {
    // Everything of a build and 36 boards, then a restart of the server.
    test.slow();
    await signInDirectly(page, newDemoUser(), ownApp);
    await page.goto(`${ownApp.baseURL}/home`);
    await allCached(page);
    expect(await cachedFlags(page), "a large file that was not used yet").toBe(0);

    await ownApp.halt();
    await context.setOffline(true);
    await page.goto(`${ownApp.baseURL}/home`);
    // All but the flags.
    await expect(page.getByText(say("home.offline", { boards: 35 }), { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: say("home.today"), exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto(`${ownApp.baseURL}/games/addition`);
    await expect(page.getByText(say("dispatch.offline"), { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const { tasks } = await storedBoard(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("dispatch.daily") })
      .click();
    await answerByKeys(page, say, tasks);
    await expectScore(page, say, tasks.length, tasks.length);

    const saves = savesOf(page);
    await ownApp.restart();
    await context.setOffline(false);
    await expect.poll(() => saves.accepted.length).toBe(tasks.length);
    const after = await askServer<Overview>(page, "games/overview");
    expect(after.games.find(({ game }) => game === "addition")?.daily.completed).toBe(true);
    expect(saves.accepted.map(({ taskId }) => taskId)).toEqual(tasks.map(({ taskId }) => taskId));
    const { user } = await page.evaluate(async () => {
      const addresses = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return { user: addresses.flat().filter((url) => url.includes("/api/") && !url.includes("language=sl")) };
    });
    expect(user, "nothing but what everybody gets is kept").toEqual([]);
  });

  deepTest(
    "the flags, whose file is large, open without a network once they were opened",
    async ({ page, ownApp, context }) => {
      test.slow();
      // The very first page: its files come before there is a worker.
      await page.goto(`${ownApp.baseURL}/games/flags/daily`);
      const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true });
      await expect(answers).toBeVisible();
      await page.keyboard.press("1");
      await allCached(page);
      await expect.poll(() => cachedFlags(page)).toBe(1);

      await ownApp.halt();
      await context.setOffline(true);
      await page.goto(`${ownApp.baseURL}/home`);
      await expect(page.getByText(say("home.offline", { boards: 36 }), { exact: true })).toBeVisible();
      await page.goto(`${ownApp.baseURL}/games/flags/daily`);
      await expect(answers).toBeVisible();
    },
  );

  test("a first visit to home is small, and what is played without a network comes when the visitor stays", async ({
    page,
    app,
  }) => {
    await page.clock.install();
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    const addresses: string[] = [];
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    page.on("requestfinished", (request) => addresses.push(new URL(request.url()).pathname));
    // Loaded when the page is hydrated and idle; the time until it caches begins with it.
    const caching = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/offline-"));
    // Held back until the page has loaded: on a busy machine that time would else be half over by then.
    const loaded = Promise.withResolvers<void>();
    await page.route("**/assets/offline-*", async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.goto(`${app.baseURL}/home`);
    loaded.resolve();
    await caching;
    // From here on only the test lets time pass: on a busy machine the visitor would else have stayed long enough.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AHEAD_MS);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(10_000 - PAUSE_AHEAD_MS);
    expect(addresses.filter((path) => path.includes("/assets/offline-"))).toHaveLength(1);
    expect(addresses.length, addresses.join("\n")).toBeLessThanOrEqual(20);
    expect(bytes).toBeLessThan(250_000);
    expect(await page.evaluate(async () => await navigator.serviceWorker.getRegistration())).toBeUndefined();
    // What comes is tested above; here, that it begins. On a busy machine its timer may begin when time has passed already.
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
      })
      .toBe(true);
    if (!IS_DEEP) return;
    // The boards come when the page is idle, which the stopped clock would keep it from.
    await page.clock.resume();
    await allCached(page);
  });

  test("a new build is announced once no game is played, comes with the next load, and never loads the page by itself", async ({
    page,
    app,
  }) => {
    const served = await serveNewBuild(app);
    await page.goto(`${served.address}/games/sudoku/daily`);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset["mark"] = "same page"));
    // The first move begins the caching.
    await page.locator("[role=gridcell][data-kind=open]").first().click();
    await page.keyboard.press("1");
    // A worker that is at work is replaced only later.
    await allCached(page);
    const script = page.locator('script[type="module"]');
    const notice = page.getByText(say("offline.newBuild"), { exact: true });

    // Listens before there is a new build: the browser may look for one by itself, as after each navigation.
    await page.evaluate(() => {
      const takenOver = new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
      });
      Object.assign(window, { takenOver });
    });
    served.publish();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      await (window as unknown as { takenOver: Promise<void> }).takenOver;
    });
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("shell.brand"), exact: true })
      .click();
    await expect(notice).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
    await expectGoodLooks(page);

    await page.getByRole("button", { name: say("offline.newBuild.reload"), exact: true }).click();
    await expect(script).toHaveAttribute("src", /ANOTHER1/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto("about:blank");
    await served.stop();
  });
});

/**
 * The same server as it would be after another build: the entry script has another name, and so have document and worker.
 * Compressed files are left alone.
 */
async function serveNewBuild(app: RunningApp): Promise<{ address: string; publish(): void; stop(): Promise<void> }> {
  const documentOf = await (await fetch(app.baseURL, { headers: { accept: "text/html" } })).text();
  const entry = /assets\/index-[\w-]+\.js/.exec(documentOf)?.[0] ?? "";
  const newer = "assets/index-ANOTHER1.js";
  let published = false;
  const answerWith = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = { accept: request.headers.accept ?? "*/*", "accept-encoding": "identity" };
    const path = (request.url ?? "/").replace(newer, entry);
    const answer = await fetch(app.baseURL + path, { headers });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const isNamed = type.includes("html") || path === "/sw.js";
    // The page follows the clock of the server, which TEST_NOW may have moved.
    const date = answer.headers.get("date") ?? "";
    response.writeHead(answer.status, { date, "content-type": type, "cache-control": "no-cache" });
    response.end(published && isNamed ? body.toString().replaceAll(entry, newer) : body);
  };
  const server = createServer((request, response) => void answerWith(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => (published = true),
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}

test("at midnight an open home page moves on by the server's clock, also where the device's is a day ahead", async ({
  page,
  ownApp,
}) => {
  const { day_ends } = await overview(page, ownApp);
  const midnight = Date.parse(day_ends);
  await travel(page, ownApp, new Date(midnight - 60_000));
  await page.clock.setSystemTime(midnight - 60_000 + 86_400_000);
  await page.goto(`${ownApp.baseURL}/home`);
  await expect(page.getByText(say("home.until.time", { hours: 0, minutes: 1 }), { exact: true })).toBeVisible();

  // A busy machine would otherwise take more than the first minute of the day until the time is read.
  await stopClock(page);
  ownApp.travelTo(new Date(midnight + 2_000));
  const asked = page.waitForResponse((response) => response.url().includes("/api/v1/games/overview"));
  await page.clock.fastForward("01:05");
  const { today } = (await (await asked).json()) as Overview;
  expect(today).toBe(day_ends.slice(0, 10));
  // One more or less on the days on which clocks are changed.
  const hours = Temporal.PlainDate.from(today).toZonedDateTime("Europe/Ljubljana").hoursInDay;
  await expect(page.getByText(say("home.until.time", { hours, minutes: 0 }), { exact: true })).toBeVisible();
});

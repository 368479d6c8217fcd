import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import type { default as Axe, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import { expectLabelsInNames, expectRoomForFingers, expectRoomWhenZoomed } from "./access-laws.ts";
import { expectRoomForSpacing } from "./text-spacing-law.ts";
import { startApp, type RunningApp } from "./harness-server.ts";

export { expect, startApp, type RunningApp };

/** A person of the demo provider by role, or any by a name of 2 to 60 characters. */
export type Who = "student" | "mentor" | "admin" | { readonly name: string };

/** The sizes every screen is looked at in. */
export const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
/** The sizes of a journey that is alike in both. */
export const JOURNEY_SIZES = depth<readonly (keyof typeof SIZES)[]>(["desktop"], ["desktop", "phone"]);
export const SCHEMES = ["light", "dark"] as const;
/** The narrowest page there is: nothing may stick out. */
const NARROWEST = { width: 320, height: 640 } as const;

const LANGUAGE_KEY = "karota:language";
const SIGN_IN = /prijav|sign.in|anmeld/i;

interface WorkerFixtures {
  /** One Karota for all tests of a worker: tests take people and names of their own. */
  readonly app: RunningApp;
}
interface TestFixtures {
  /** Fails a test whose page threw an error or broke its content security policy. */
  readonly quietPage: undefined;
  /** A Karota of this test alone, whose clock and process it may handle as it likes. */
  readonly ownApp: RunningApp;
}

/** The contexts that the running test has opened for other people. Their pages would work on beside all later tests. */
const opened = new Set<BrowserContext>();

/** Playwright's `test` with a real Karota behind it; `page.goto("/home")` goes to `app`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
  ownApp: async ({}, use) => {
    const app = await startApp();
    await use(app);
    await app.stop();
  },
  baseURL: async ({ app }, use) => use(app.baseURL),
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        opened.add(context);
        await moveClock(context);
        const newPage = context.newPage.bind(context);
        context.newPage = async () => waitForHydration(await newPage());
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  page: async ({ page }, use) => use(waitForHydration(page)),
  context: async ({ app, context, reuseContext }, use) => {
    passMidnight(app);
    // One that is used again does not come from `newContext`.
    if (reuseContext) await moveClock(context);
    opened.clear();
    const { clock } = context;
    const pauseAt = clock.pauseAt.bind(clock);
    let isPaused = false;
    clock.pauseAt = (time) => {
      isPaused = true;
      return pauseAt(time);
    };
    await use(context);
    clock.pauseAt = pauseAt;
    // Playwright resumes it without waiting for that, which the next test of the same context would run into.
    if (isPaused) await clock.resume();
    await Promise.all([...opened].map((one) => one.close()));
  },
  quietPage: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && message.text().includes("Content Security Policy"))
          faults.push(message.text());
      });
      await use(undefined);
      expect(faults, "errors of the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** The address of a page without what the server would render into it: the page asks for everything itself. */
export const asShell = (path: string): string => `${path}?shell`;

/** A journey begins when the page listens; what comes before has tests of its own (`rendered.spec.ts`). */
function waitForHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== "commit") await isReady(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    await isReady(page);
    return response;
  };
  return page;
}

/** Waits until the page has taken over what the server rendered. */
const isReady = (page: Page) => page.waitForFunction(() => !("karotaEarly" in globalThis) || karotaEarly === undefined);

/** How long before midnight a test may meet it: as long as a slow one may take. */
const MIDNIGHT_NEAR_MS = 6 * 60_000;

/**
 * Moves the clocks of this worker's servers and pages beyond midnight where that is near: a daily board ends then, which
 * no test has to meet by chance.
 */
function passMidnight(app: RunningApp): void {
  const now = Temporal.Instant.fromEpochMilliseconds(app.now()).toZonedDateTimeISO("Europe/Ljubljana");
  const left = now.until(now.add({ days: 1 }).startOfDay()).total("milliseconds");
  if (left > MIDNIGHT_NEAR_MS) return;
  const after = new Date(app.now() + Math.ceil(left) + 1);
  process.env["E2E_SHIFT_MS"] = String(after.getTime() - Date.now());
  app.travelTo(after);
}

/** Gives the pages of a context the clock of the run, where TEST_NOW or midnight has moved it. Contexts of `browser` have it already. */
export async function moveClock(context: BrowserContext): Promise<void> {
  const shift = Number(process.env["E2E_SHIFT_MS"]);
  if (shift !== 0) await context.clock.install({ time: Date.now() + shift });
}

/** A test of the deep run alone: what it looks for has a small form in the usual run. */
export const deepTest: typeof test.skip = IS_DEEP ? (test as unknown as typeof test.skip) : test.skip;

/** Answers the demo provider's page, which must be open. */
export async function answerDemoProvider(page: Page, who: Who): Promise<void> {
  if (typeof who === "string") return page.locator(`button[name="person"][value="${who}"]`).click();
  const name = page.locator('input[name="name"]');
  await name.fill(who.name);
  await name.press("Enter");
}

/** Signs in the way a person does: over /login and the provider's page; ends back in the app, signed in. */
export async function signIn(page: Page, who: Who, app: Pick<RunningApp, "baseURL">): Promise<void> {
  await page.goto(`${app.baseURL}/login`);
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: SIGN_IN })
    .or(main.getByRole("link", { name: SIGN_IN }))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
  await answerDemoProvider(page, who);
  await page.waitForURL((url) => url.origin === app.baseURL && url.pathname !== "/login");
}

/** The language of every page from now on, as if chosen in the header before; an open page is loaded again. */
export async function setLanguage(page: Page, language: "sl" | "en" | "de"): Promise<void> {
  // The cookie is the server's part of the choice; cookies ignore ports.
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, domain: "127.0.0.1", path: "/" }]);
  const save = ([key, value]: readonly [string, string]) => localStorage.setItem(key, value);
  if (page.url().startsWith("http")) {
    await page.evaluate(save, [LANGUAGE_KEY, language] as const);
    await page.reload();
  } else
    // Only where no choice is saved yet, so that the header can still change it.
    await page.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      [LANGUAGE_KEY, language] as const,
    );
}

/** Moves server and page to this moment; the page's clock goes on from there. Open pages need a reload. */
export async function travel(page: Page, app: RunningApp, moment: Date): Promise<void> {
  app.travelTo(moment);
  await page.clock.install({ time: moment });
}

/** From now on the page's time stands still, also that of events, so that a busy machine changes nothing. Needs its clock. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

/** The short form: a page reads it in half the time. */
export const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
export const AXE_OPTIONS: RunOptions = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  },
  // Otherwise it also describes what is right, makes selectors, and loads styles for rules that do not run here.
  resultTypes: ["violations"],
  selectors: false,
  elementRef: true,
  preload: false,
};

/** The rules whose result can differ between the colour schemes. */
const COLOUR_OPTIONS: RunOptions = { ...AXE_OPTIONS, runOnly: ["color-contrast", "link-in-text-block"] };

/** Runs in a page that has read axe: what it finds. */
export async function axeFindings(options: RunOptions): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  // It would read the source of each element that it judges.
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(options);
  // A target that lies half under a bar only until one scrolls is judged again in the middle of the window.
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const small: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      node.element!.scrollIntoView({ block: "center" });
      const again = await axe.run(node.element!, { ...options, runOnly: ["target-size"] });
      if (again.violations.length > 0) small.push(node);
    }
    violation.nodes = small;
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ element, failureSummary }) => `${id} (${help}) at ${element!.outerHTML.slice(0, 200)}: ${failureSummary}`,
    ),
  );
}

/** Ends all motion that has an end, so that no colour is judged half way. */
const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** Expects no finding of axe: WCAG 2.2 A and AA and its best practices. */
export async function expectNoAxeViolations(page: Page, options = AXE_OPTIONS): Promise<void> {
  // Every page has its heading; before it is there, there is nothing to judge.
  await page.locator("h1").first().waitFor({ state: "attached" });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE_SOURCE);
  await endMotion(page);
  expect(await page.evaluate(axeFindings, options)).toEqual([]);
}

/** Expects that nothing sticks out at the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide, "width of the page").toBeLessThanOrEqual(room);
}

/** Both sizes in both colour schemes. */
const LOOKS = Object.values(SIZES).flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme })));
/** How often each test has looked at a page. */
const looked = new WeakMap<object, number>();

/** The number of this place among those that a test looks at, counted on from a number of the test's own. */
function nextPlace(): number {
  const { title } = test.info();
  const times = looked.get(test.info()) ?? 0;
  looked.set(test.info(), times + 1);
  const first = [...title].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return first + times;
}

/** How many laws there are of narrow windows: at 400 %, for fingers, and with wide text spacing. */
const NARROW_LAWS = 3;

/**
 * Inspects the open page: axe finds nothing, what controls show is in their names, and nothing sticks out, at 320 px too.
 * In the usual run it takes one of the four looks and one of the laws of narrow windows, the next ones at the next place. In
 * the deep run it takes all laws, and all looks of Slovenian pages, because the other languages differ from them only in how
 * long their words are. The pointer goes to the corner first, because after a click at one size it lies on the menu at
 * another, which opens while axe reads; `{ hovers: true }` leaves it.
 */
export async function expectGoodLooks(page: Page, { hovers = false } = {}): Promise<void> {
  if (!hovers) await page.mouse.move(0, 0);
  const place = nextPlace();
  const isAll = IS_DEEP && (await page.locator("html").getAttribute("lang")) === "sl";
  for (const { size, scheme: colorScheme } of isAll ? LOOKS : [LOOKS[place % LOOKS.length]!]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await endMotion(page);
    await expectNoSidewaysScroll(page);
    // The dark look of a size differs from the light one in its colours only.
    const isRepeated = isAll && colorScheme === "dark";
    await expectNoAxeViolations(page, isRepeated ? COLOUR_OPTIONS : AXE_OPTIONS);
    if (!isRepeated) await expectLabelsInNames(page);
  }
  const isTaken = (law: number) => IS_DEEP || place % NARROW_LAWS === law;
  if (isTaken(0)) await expectRoomWhenZoomed(page);
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page);
  if (isTaken(1)) await expectRoomForFingers(page);
  if (isTaken(2)) await expectRoomForSpacing(page);
}

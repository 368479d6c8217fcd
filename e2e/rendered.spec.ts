import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { observeLoad } from "../bench/pages/observe-load.ts";
import { isDrawn, settledPicture } from "./drawn.ts";
import { expect, moveClock, SIZES, test } from "./harness.ts";
import { cells, question, tabTo, type QuizSent } from "./playing.ts";
import { callAs, signInAsMentor } from "./mentoring.ts";
import { signInDirectly } from "./people.ts";
import { beginsWith, carrotsIn, LANGUAGES, sayIn } from "./words.ts";

/**
 * A browser of its own. The edges of glyphs in a tile that is painted in parts differ from those in one painted whole:
 * pictures could not be compared. Hinting, which phones do not do, rounds each letter's width.
 */
const drawnTest = test.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--disable-partial-raster", "--font-render-hinting=none"];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext();
    await moveClock(context);
    await use(context);
    await browser.close();
  },
});

const GAMES = depth(
  ["sudoku", "fractions"],
  CATALOGUE.filter(({ active }) => active).map(({ id }) => id),
);
const SITE_PAGES = [
  "/home",
  "/education",
  "/entertainment",
  "/about",
  "/privacy",
  "/accessibility",
  "/imprint",
  "/terms",
  "/mentorship",
  "/qa",
  "/qa/hints",
  "/qa/grades",
  "/login",
];
const GAME_PAGES = GAMES.flatMap((id) => [`/games/${pathOf(id)}`, `/games/${pathOf(id)}/daily`, `/qa/${pathOf(id)}`]);
const PAGES = [...SITE_PAGES, ...GAME_PAGES];

/** The pages for one of so many tests that do the same: in the usual run, each page in one of them. */
const pagesOf = (place: number, tests: number) => PAGES.filter((_, index) => depth(index % tests === place, true));

/** Every page is loaded, one after the other. */
const EVERY_PAGE_TIMEOUT_MS = PAGES.length * 20_000;

/** What browsers call good: now and then, a line of text breaks elsewhere in the font that comes. */
const MAX_SHIFT = 0.1;

/** Holds the page's script back until the returned function is called; the document is there meanwhile. */
async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [place, language] of LANGUAGES.entries())
    test(`every public page is there in ${language}: its heading, its links and its title`, async ({ page }) => {
      const say = sayIn(language);
      for (const path of pagesOf(place, LANGUAGES.length)) {
        await page.goto(`${path}?language=${language}`);
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 }), path).not.toBeEmpty();
        await expect(page.getByRole("link", { name: say("shell.skip"), exact: true }), path).toBeAttached();
        expect(await page.title(), path).not.toBe("");
      }
    });

  test("imprint, privacy and accessibility say who runs Karota, in each language", async ({ page }) => {
    for (const [place, path] of ["/imprint", "/privacy", "/accessibility"].entries())
      for (const language of LANGUAGES.filter((_, at) => depth(at === place, true))) {
        await page.goto(`${path}?language=${language}`);
        await expect(page.getByRole("main"), `${path} in ${language}`).toContainText("Osnovna šola Karota");
      }
  });

  test("today's board shows its cells, and says that playing needs JavaScript", async ({ page }) => {
    await page.goto("/games/sudoku/daily");
    await expect(cells(page)).toHaveCount(81);
    const hint = page.locator("noscript");
    await expect(hint).toBeVisible();
    expect(await hint.textContent()).toBe(sayIn("sl")("shell.noscript"));
  });

  test("links lead from page to page, and questions of the help open", async ({ page }) => {
    const say = sayIn("sl");
    await page.goto("/home");
    await page
      .getByRole("link", { name: say("shell.menu.entertainment"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("shelf.entertainment"));
    await page.goto("/qa");
    // A card with the questions of a topic, and in it a question.
    for (const id of ["topic-challenges", "daily"]) {
      const closed = page.locator(`#${id}`);
      await expect(closed).not.toHaveAttribute("open");
      await closed.locator("> summary").click();
      await expect(closed).toHaveAttribute("open", "");
    }
  });
});

/** Pages with the type of what search engines read of each. */
const DESCRIBED = {
  "/home": "WebApplication",
  "/qa": "FAQPage",
  "/games/sudoku": "BreadcrumbList",
  "/games/sudoku/daily": "BreadcrumbList",
};

for (const [place, language] of LANGUAGES.entries())
  test(`search engines and previews get each page's picture and what it is in ${language}`, async ({ page, app }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    // In the usual run each page in one language.
    const described = Object.entries(DESCRIBED).filter((_, at) => depth(at % LANGUAGES.length === place, true));
    for (const [path, type] of described) {
      await page.goto(`${path}?language=${language}`);
      const meta = async (name: string) =>
        (await page.locator(`meta[property="${name}"]`).getAttribute("content")) ?? "";
      const image = await meta("og:image");
      const alt = path.startsWith("/games") ? sayIn(language)("sudoku.name") : await page.title();
      expect(image).toMatch(
        new RegExp(`^${app.baseURL}/assets/preview-${path.startsWith("/games") ? "sudoku" : "site"}-`),
      );
      expect(await meta("og:image:alt"), path).toBe(alt);
      const answer = await page.request.get(image);
      expect([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "image/png"]);

      const blocks = await page.locator('head > script[type="application/ld+json"]').allTextContents();
      const objects = blocks.map((json) => JSON.parse(json) as { "@type": string });
      expect(
        objects.map((object) => object["@type"]),
        path,
      ).toEqual([type]);
      const addresses = blocks.flatMap((json) => [...json.matchAll(/"(?:url|item)":"([^"]*)"/g)]);
      if (type !== "FAQPage") expect(addresses.length, path).toBeGreaterThan(0);
      for (const [, address = ""] of addresses)
        expect(address).toMatch(new RegExp(`^${app.baseURL}/.*\\?language=${language}$`));
    }
    expect(loaded.filter((path) => path.includes("/preview-"))).toEqual([]);
  });

for (const [place, [name, size]] of Object.entries(SIZES).entries())
  drawnTest(`pages look the same before and after their script has run, on a ${name}`, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Where the device has no emoji, as here, the crossword's pictures become words.
    for (const path of pagesOf(place, 2).filter((one) => one !== "/games/crossword/daily")) {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      // The time until the next boards is this browser's.
      await page.evaluate(() => {
        for (const until of document.querySelectorAll<HTMLElement>("[data-ready]")) until.style.visibility = "hidden";
      });
      const before = await settledPicture(page);
      release();
      await page.waitForFunction(() => globalThis.karotaEarly === undefined);
      expect((await settledPicture(page)).equals(before), path).toBe(true);
      await page.unrouteAll();
    }
  });

/** A third of the pages, for one language; with the nine of three games the turn changes, so that each third has pages of every kind. */
const pagesIn = (turn: number) =>
  PAGES.filter((_, index) => (index + Math.floor(index / 9) + turn) % LANGUAGES.length === 0);

// In the usual run one half of the pages on a phone; the deep run looks at all of them in both sizes, each in another language.
for (const [place, [name, size]] of Object.entries(SIZES).slice(0, depth(1, 2)).entries())
  for (const [at, language] of LANGUAGES.slice(0, depth(1, LANGUAGES.length)).entries())
    drawnTest(
      `two fonts come with a page, and hardly anything moves when they are late, on a ${name}, in ${language}`,
      async ({ page }) => {
        test.setTimeout(EVERY_PAGE_TIMEOUT_MS);
        await page.setViewportSize(size);
        await page.addInitScript(observeLoad);
        for (const path of depth(pagesOf(1, 2), pagesIn(place + at))) {
          const late = Promise.withResolvers<void>();
          const fonts: string[] = [];
          await page.route(/\.woff2$/, async (route) => {
            fonts.push(new URL(route.request().url()).pathname);
            await late.promise;
            await route.continue();
          });
          await page.goto(`${path}?language=${language}`, { waitUntil: "domcontentloaded" });
          await page.waitForFunction(() => globalThis.karotaEarly === undefined);
          late.resolve();
          const { shift, families } = await page.evaluate(async () => {
            const frame = () => new Promise(requestAnimationFrame);
            await document.fonts.ready.then(frame).then(frame);
            const drawn = [...document.fonts].filter(({ status }) => status === "loaded");
            return {
              shift: globalThis.observedLoad.shift,
              families: drawn.map(({ family }) => family.replaceAll('"', "")),
            };
          });
          expect(families, path).toEqual(
            expect.arrayContaining(["Atkinson Hyperlegible Next Variable", "Baloo 2 Variable"]),
          );
          // Names and clues can have signs of other languages, whose fonts come with them.
          if (SITE_PAGES.includes(path))
            expect(fonts.toSorted(), path).toEqual([
              expect.stringMatching(/\/atkinson-hyperlegible-next-[\w-]{8}\.woff2$/),
              expect.stringMatching(/\/baloo-2-[\w-]{8}\.woff2$/),
            ]);
          expect(shift, path).toBeLessThan(MAX_SHIFT);
          await page.unrouteAll();
        }
      },
    );

test("what is pressed before the script has run is done when it has: a digit in a cell, a shortcut, a search", async ({
  page,
}) => {
  const say = sayIn("sl");
  let release = await holdScript(page);
  await page.goto("/games/sudoku/daily", { waitUntil: "commit" });
  const empty = page.getByRole("gridcell").filter({ hasNotText: /\d/ }).first();
  const open = page.locator(`[data-at="${await empty.getAttribute("data-at")}"]`);
  await open.click();
  await page.keyboard.press("5");
  await page.keyboard.press("Alt+h");
  await expect(open).toHaveText("");
  release();
  await expect(open).toHaveText("5");
  await expect(page.getByRole("button", { name: say("play.hint.close") }).first()).toBeVisible();

  await page.unrouteAll();
  release = await holdScript(page);
  await page.goto("/education", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("rimsk");
  release();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(field).toHaveValue("rimsk");
});

test("what a person who is signed in presses too early is done on their own page and board; the menu stays where it is", async ({
  page,
  app,
}) => {
  const say = sayIn("sl");
  await signInDirectly(page, { name: `Zgodnja ${randomUUID().slice(0, 12)}` }, app);
  let release = await holdScript(page);
  await page.goto("/games/sudoku", { waitUntil: "commit" });
  const menu = page.getByRole("searchbox", { name: say("shell.menu.filter"), exact: true });
  await menu.waitFor();
  await page.waitForFunction(isDrawn);
  const place = await menu.boundingBox();
  const hard = page.getByRole("radio", { name: beginsWith(say("option.level.hard")) });
  await hard.click();
  release();
  await expect(page.getByRole("region", { name: say("dispatch.price"), exact: true })).toContainText(
    carrotsIn("sl", 3),
  );
  await expect(hard).toBeChecked();
  await expect(page.getByRole("region", { name: say("shell.profile"), exact: true })).toBeVisible();
  expect(await menu.boundingBox()).toEqual(place);

  await page.unrouteAll();
  release = await holdScript(page);
  await page.goto("/games/sudoku/daily", { waitUntil: "commit" });
  const empty = page.getByRole("gridcell").filter({ hasNotText: /\d/ }).first();
  const cell = page.locator(`[data-at="${await empty.getAttribute("data-at")}"]`);
  await cell.click();
  await page.keyboard.press("5");
  const saved = page.waitForResponse((response) => response.url().includes("/games/user_sudoku_daily"));
  release();
  await expect(cell).toHaveText("5");
  expect((await saved).status()).toBe(200);
});

test("a mentor's groups come into the place that home has for them from the document on", async ({ page, app }) => {
  const mentor = await signInAsMentor(page, app);
  await callAs(app, mentor, "POST", "mentorship/groups", { name: "7. b" });
  /** Between the first section and today's path, in pixels, once both have been parsed. */
  const room = async () => {
    const found = await page.waitForFunction(() => {
      const path = document.getElementById("path")?.getBoundingClientRect();
      const hero = document.querySelector("main section")?.getBoundingClientRect();
      return path && hero && { height: path.top - hero.bottom };
    });
    return (await found.jsonValue())?.height;
  };
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const release = await holdScript(page);
    await page.goto("/home", { waitUntil: "commit" });
    await page.waitForFunction(isDrawn);
    const before = await room();
    release();
    const group = page.getByRole("main").getByRole("link", { name: "7. b", exact: true });
    await expect(group).toBeVisible();
    expect(await room()).toBe(before);
    await page.unrouteAll();
  }
});

/** Holds back a person's own board; the day's stands there meanwhile. */
async function holdOwnBoard(page: Page, game: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/v1/games/${game}/periodic/daily?*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("what is pressed while a person's own board is on its way is done on that one, and only for what was seen", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: `Nagla ${randomUUID().slice(0, 12)}` }, app);
  const waiting = page.locator("main [data-waiting]");
  const pips = (kind: "right" | "wrong") => page.getByRole("main").locator(`li[data-pip=${kind}]`);
  let release = await holdOwnBoard(page, "simple_math");
  await page.goto("/games/simple_math/daily", { waitUntil: "commit" });
  await waiting.waitFor();
  const cells = page.getByRole("gridcell");
  await cells.first().click();
  // A press that lasts until the board is there.
  await cells.nth(1).hover();
  await page.mouse.down();
  const own = page.waitForResponse(/simple_math\/periodic/);
  release();
  await (await own).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  for (const place of [0, 1]) await expect(cells.nth(place).locator("[data-selected]")).toBeVisible();

  release = await holdOwnBoard(page, "addition");
  await page.goto("/games/addition/daily", { waitUntil: "commit" });
  await waiting.waitFor();
  const { tasks } = (
    JSON.parse((await page.locator("#page-data").textContent()) ?? "") as { replies: Record<string, QuizSent> }
  ).replies['["board","addition","daily"]']!;
  const [first, second] = tasks.map(({ answers }) => answers.correct + 1);
  await page.getByRole("main").locator(`button[aria-keyshortcuts="${first}"]`).click();
  release();
  await expect(pips("right")).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("guest")))).toEqual([]);

  // The document shows the first task again, the person's own board the second.
  release = await holdOwnBoard(page, "addition");
  await page.goto("/games/addition/daily", { waitUntil: "commit" });
  await waiting.waitFor();
  await page.keyboard.press(String((second! % 4) + 1));
  release();
  await expect(pips("right")).toHaveCount(1);
  await page.keyboard.press(String(second));
  await expect(pips("right")).toHaveCount(2);
  await expect(pips("wrong")).toHaveCount(0);
});

test("the board and what the page shows come with the document, and are not asked for again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/games/addition/daily");
  const task = (
    JSON.parse((await page.locator("#page-data").textContent()) ?? "") as { replies: Record<string, QuizSent> }
  ).replies['["board","addition","daily"]']!.tasks[0]!;
  const say = sayIn("sl");
  await expect(question(page, say, task)).toBeVisible();
  await tabTo(page, page.getByRole("main").getByRole("button").first());
  await page.goto("/home");
  await expect(page.getByText(say("home.until"))).toBeVisible();
  expect(asked.filter((path) => /periodic|overview/.test(path))).toEqual([]);
});

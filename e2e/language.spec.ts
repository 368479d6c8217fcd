import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, expectGoodLooks, signIn, SIZES, test } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import {
  askServer,
  boardSent,
  cell,
  cellWords,
  openCells,
  question,
  type QuizSent,
  type SudokuSent,
} from "./playing.ts";
import { LANGUAGES, sayIn, type Language } from "./words.ts";

/** Chooses in the header's list, as the page that is open names it. */
async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  const list = page.getByRole("banner").getByRole("combobox", { name: sayIn(from)("shell.language"), exact: true });
  await list.selectOption(to);
}

async function expectPageWords(page: Page, language: Language, name: PageName, game = ""): Promise<void> {
  const say = sayIn(language);
  const values = { game };
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page).toHaveTitle(say(`page.${name}.title`, values));
  for (const meta of ["description", "keywords"] as const)
    await expect(page.locator(`meta[name=${meta}]`)).toHaveAttribute("content", say(`page.${name}.${meta}`, values));
}
type PageName = "home" | "education" | "entertainment" | "game" | "play" | "login" | "privacy" | "logout";

const PAGES = [
  { path: "/home", page: "home", heading: "home.welcome" },
  { path: "/education", page: "education", heading: "shelf.education" },
  { path: "/entertainment", page: "entertainment", heading: "shelf.entertainment" },
  { path: "/games/sudoku", page: "game", heading: "sudoku.name", game: "sudoku.name" },
  { path: "/games/addition", page: "game", heading: "addition.name", game: "addition.name" },
  { path: "/games/addition/daily", page: "play", heading: "addition.name", game: "addition.name" },
  { path: "/login", page: "login", heading: "login.title" },
  { path: "/privacy", page: "privacy", heading: "privacy.title" },
  { path: "/logout", page: "logout", heading: "logout.done" },
] as const;

for (const { path, page: name, heading, ...rest } of PAGES.filter((_, place) => place % depth(3, 1) === 0))
  test(`${path} follows the language of the header: words, title, description, keywords`, async ({ page }) => {
    await page.goto(path);
    let language: Language = "sl";
    for (const next of depth(["de"] as const, [...LANGUAGES.slice(1), LANGUAGES[0], "de"] as const)) {
      await chooseLanguage(page, language, next);
      language = next;
      const say = sayIn(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(heading));
      await expectPageWords(page, language, name, "game" in rest ? say(rest.game) : "");
      await expect(page.getByRole("link", { name: say("shell.skip"), exact: true })).toHaveCount(1);
    }
    // The choice stays.
    await page.reload();
    await expectPageWords(page, "de", name, "game" in rest ? sayIn("de")(rest.game) : "");
  });

test("the language changes in the middle of a game and nothing is lost", async ({ page }) => {
  const sudoku = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  const first = openCells(sudoku)[0]!;
  await cell(page, first).click();
  await page.keyboard.press("7");
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(sayIn("sl"), first, 7));
  await page.getByRole("button", { name: sayIn("sl")("play.check"), exact: true }).click();
  await chooseLanguage(page, "sl", "de");
  await expect(page.getByRole("button", { name: sayIn("de")("play.check"), exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("grid")).toHaveAccessibleName(sayIn("de")("sudoku.view.board"));
  await chooseLanguage(page, "de", "en");
  await page.getByRole("button", { name: sayIn("en")("play.check"), exact: true }).click();
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(sayIn("en"), first, 7));

  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await expect(question(page, sayIn("en"), tasks[0]!)).toBeVisible();
  await page.keyboard.press(String(tasks[0]!.answers.correct + 1));
  await expect(question(page, sayIn("en"), tasks[1]!)).toBeVisible();
  await chooseLanguage(page, "en", "sl");
  await expect(question(page, sayIn("sl"), tasks[1]!)).toBeVisible();
});

test("a player's language goes along to the next browser", async ({ page, app, browser }) => {
  const who = { name: `Sprache ${randomUUID().slice(0, 12)}` };
  await signInDirectly(page, who, app);
  await page.goto("/home");
  const saved = page.waitForResponse((response) => response.url().includes("/users/settings"));
  await chooseLanguage(page, "sl", "de");
  expect((await saved).status()).toBe(200);
  const elsewhere = await browser.newContext({ baseURL: app.baseURL });
  const other = await elsewhere.newPage();
  await signIn(other, who, app);
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
  await elsewhere.close();
});

test("the locales si and us mean Slovenian and English, until another language is chosen", async ({ page }) => {
  await page.goto("/home?language=us");
  await expectPageWords(page, "en", "home");
  await page.goto("/home?language=si");
  await expectPageWords(page, "sl", "home");
  await chooseLanguage(page, "sl", "de");
  await expectPageWords(page, "de", "home");
  await page.reload();
  await expectPageWords(page, "de", "home");
});

test("on a phone the language changes while playing, in the settings", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto("/games/sudoku/daily");
  await page.getByRole("button", { name: sayIn("sl")("play.help"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: sayIn("sl")("shell.language"), exact: true }).selectOption("de");
  await expect(page.getByRole("grid", { includeHidden: true })).toHaveAccessibleName(sayIn("de")("sudoku.view.board"));
  await expectGoodLooks(page);
});

test("a chosen language is that of the next document, without a change after it", async ({ page, browser, app }) => {
  await page.goto("/home");
  await page
    .getByRole("banner")
    .getByRole("combobox", { name: sayIn("sl")("shell.language") })
    .selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const answer = await page.request.get("/about");
  expect(await answer.text()).toContain('<html lang="de"');

  // A choice from before the cookie was set.
  const older = await browser.newContext({ locale: "sl-SI" });
  await older.addInitScript(() => localStorage.setItem("karota:language", "en"));
  const visit = await older.newPage();
  await visit.goto(`${app.baseURL}/home`);
  await expect(visit.getByRole("heading", { level: 1 })).toHaveText(sayIn("en")("home.welcome"));
  await older.close();
});

test("a board is in the chosen language where its document came in another one, and the next document is in it", async ({
  page,
}) => {
  const say = sayIn("en");
  // The choice without its cookie, which browsers may delete sooner.
  await page.addInitScript(() => localStorage.setItem("karota:language", "en"));
  await page.goto("/games/flags/daily");
  const { tasks } = await askServer<QuizSent>(page, "games/flags/periodic/daily?language=en");
  const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true });
  await expect(answers.getByRole("button")).toContainText([...tasks[0]!.answers.choices]);
  await page.keyboard.press(String(tasks[0]!.answers.correct + 1));
  await expect(page.getByRole("main").locator("li[data-pip=right]")).toHaveCount(1);
  const document = await page.request.get("/games/flags/daily");
  expect(await document.text()).toContain('<html lang="en"');
});

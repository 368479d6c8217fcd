import { readdirSync, readFileSync } from "node:fs";
import { expect, expectGoodLooks, expectNoAxeViolations, setLanguage, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { answerByKeys, boardSent, expectScore, type QuizSent } from "./playing.ts";
import { beginsWith, sayIn } from "./words.ts";

const say = sayIn("sl");

test("a finished daily is shared as words and as a picture that give nothing away", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await setLanguage(page, "sl");
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await answerByKeys(page, say, tasks, tasks.slice(2, 3));
  await expectScore(page, say, 9, 10);
  // Leaves fall, and nothing of them stays.
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.getByRole("button", { name: say("play.share"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("play.share"), exact: true });
  const score = say("quiz.share", { right: 9, total: 10 });
  const picture = dialog.getByRole("img");
  await expect(picture).toHaveAccessibleName(new RegExp(`${say("addition.name")}.*${score}`));
  await expectNoAxeViolations(page);

  await dialog.getByRole("button", { name: say("play.share.copy"), exact: true }).click();
  await expect(dialog.getByText(say("play.share.copied"), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(say("addition.name"));
  expect(copied).toContain(score);
  expect(copied).toContain("🟩🟩⬜🟩🟩🟩🟩🟩🟩🟩");
  expect(copied).toMatch(/\/games\/addition\/daily\?day=\d{4}-\d\d-\d\d$/);
  // The day and the address have numbers of their own.
  const result = copied.split("\n").slice(1, -1).join("\n");
  for (const { question } of tasks) expect(result).not.toContain(question.plain);

  const saved = page.waitForEvent("download");
  await dialog.getByRole("link", { name: say("play.share.save"), exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("karota-addition.png");
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a click on a menu group's arrow leaves its submenu open, a second one closes it", async ({ page }) => {
  await setLanguage(page, "sl");
  await page.goto("/privacy");
  const arrow = page.getByRole("button", {
    name: say("shell.menu.gamesOf", { category: say("category.logic") }),
    exact: true,
  });
  const game = page.getByRole("link", { name: say("sudoku.name"), exact: true });
  // As a mouse does: it comes, and what its coming opens is there before the click.
  await arrow.hover();
  await expect(game).toBeVisible();
  await arrow.click();
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
  await arrow.click();
  await expect(game).toBeHidden();
  await arrow.press("Enter");
  await expect(game).toBeVisible();
  await arrow.press("Enter");
  await expect(game).toBeHidden();
});

test("the catalogue shows what suits a school year, and a game remembers the last choices and starts over", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: someName("Polica") }, app);
  await setLanguage(page, "sl");
  await page.goto("/education");
  const card = (game: string) =>
    page.getByRole("main").getByRole("link", { name: beginsWith(say(`${game}.name` as "addition.name")) });
  await expect(card("logarithms")).toBeVisible();
  const year = page
    .getByRole("group", { name: say("shelf.suits"), exact: true })
    .getByRole("button", { name: say("shelf.year", { year: 5 }), exact: true });
  await year.click();
  await expect(card("logarithms")).toHaveCount(0);
  await expect(card("fractions")).toContainText(say("option.level.easy"));
  await page.getByRole("main").getByRole("searchbox").fill(say("fractions.name").toLowerCase());
  await expect(card("addition")).toHaveCount(0);
  // So do the words of an objective, in another language and without accents.
  await page.getByRole("main").getByRole("searchbox").fill("bruche erweitern");
  await expect(card("fractions")).toContainText("Brüche als Anteile darstellen");
  await expect(card("addition")).toHaveCount(0);
  // Saved over a reload, and for the other sections; the search is not.
  await page.goto("/entertainment");
  await expect(year).toHaveAttribute("aria-pressed", "true");
  await expect(card("sudoku")).toBeVisible();
  await expectGoodLooks(page);

  await page.setViewportSize(SIZES.desktop);
  await page.goto("/games/fractions");
  await page.getByText(say("objectives.title"), { exact: true }).click();
  const curricula = page.getByRole("heading", { level: 3 });
  await expect(curricula.filter({ hasText: say("objectives.slovenia") })).toBeVisible();
  await expect(page.getByText("Program osnovna šola. Matematika. Učni načrt")).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole("radio", { name: beginsWith(say("option.level.easy")) }).check();
  await page.getByRole("radio", { name: beginsWith(say("option.tasks.5")) }).check();
  await page
    .getByRole("region", { name: say("dispatch.price") })
    .getByRole("button", { name: say("dispatch.start"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/games\/fractions\/[0-9a-f-]{36}$/);
  await page.goto("/games/fractions");
  await expect(page.getByRole("radio", { name: beginsWith(say("option.level.easy")) })).toBeChecked();
  await expect(page.getByRole("radio", { name: beginsWith(say("option.tasks.5")) })).toBeChecked();

  // Starting over needs a confirmation, once.
  await page.getByRole("link", { name: beginsWith(say("dispatch.restart.this", { game: "" }).trim()) }).click();
  const sure = page.getByRole("dialog", { name: say("play.restart.title"), exact: true });
  await sure.getByRole("button", { name: say("play.restart.no"), exact: true }).click();
  await expect(sure).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fractions.name"));
  await expect(sure).toBeHidden();
});

test("the reading font comes only when it is chosen, holds everywhere at once, and leaves can be switched off", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("opendyslexic")) fonts.push(request.url());
  });
  await setLanguage(page, "sl");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("settings.title"));
  const heading = page.getByRole("heading", { level: 1 });
  const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family()).not.toContain("OpenDyslexic");
  expect(fonts).toEqual([]);
  await page.getByRole("radio", { name: say("settings.font.opendyslexic"), exact: true }).check();
  await expect.poll(family).toContain("OpenDyslexic");
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await page.getByRole("switch", { name: say("settings.confetti"), exact: true }).uncheck();
  await expectGoodLooks(page);

  const chunk = /\bcelebrate-[\w-]+\.js$/;
  expect(readdirSync("apps/web/dist/assets").filter((name) => chunk.test(name))).toHaveLength(1);
  const celebrations: string[] = [];
  page.on("request", (request) => {
    if (chunk.test(request.url())) celebrations.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await expect.poll(family).toContain("OpenDyslexic");
  await answerByKeys(page, say, tasks);
  await expectScore(page, say, 10, 10);
  expect(celebrations).toEqual([]);
});

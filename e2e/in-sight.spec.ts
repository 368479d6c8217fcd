/** What has to be in sight without scrolling, and what may not be covered. */
import { expect, setLanguage, SIZES, test } from "./harness.ts";
import { signInAsMentor } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { LANGUAGES, sayIn } from "./words.ts";

const TABLET = { width: 768, height: 1024 };
const say = sayIn("sl");

for (const [name, size] of Object.entries({ tablet: TABLET, lying: { width: 1024, height: 768 }, phone: SIZES.phone }))
  test(`price and start are in sight on a game's page: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/games/sudoku");
    const start = page.getByRole("link", { name: say("dispatch.login"), exact: true }).filter({ visible: true });
    await expect(start).toBeInViewport({ ratio: 1 });
  });

test("a phone has its bottom bar on a game's page until the price takes its place", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const bar = page.getByRole("navigation", { name: say("shell.menu.bottom"), exact: true });
  await page.route("**/api/v1/games/info/sudoku*", (route) => route.abort());
  await page.goto("/games/sudoku?shell");
  await expect(page.getByRole("button", { name: say("shell.tryAgain"), exact: true }).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await page.unroute("**/api/v1/games/info/sudoku*");
  await page
    .getByRole("button", { name: say("shell.tryAgain"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("link", { name: say("dispatch.login"), exact: true }).last()).toBeVisible();
  await expect(bar).toBeHidden();
  // At 400 % the price scrolls with the page.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeVisible();
});

for (const width of [320, 360, 768])
  test(`the price bar covers no row of the footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/games/sudoku");
    const footer = page.getByRole("contentinfo");
    const start = page.getByRole("link", { name: say("dispatch.login"), exact: true }).filter({ visible: true });
    await expect(start).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await footer.getByRole("link").last().boundingBox())!;
    // The price may be above the start.
    const bar = (await start.locator("..").boundingBox())!;
    expect(last.y + last.height).toBeLessThan(bar.y);
  });

for (const language of LANGUAGES)
  test(`at 1280 × 800 nothing of the menu is below the fold, for pupils and mentors: ${language}`, async ({
    page,
    app,
  }) => {
    await setLanguage(page, language);
    const menu = page.getByRole("navigation", { name: sayIn(language)("shell.menu"), exact: true });
    const below = async (name: string) => {
      await page.goto("/home");
      await expect(menu.getByRole("link").last()).toBeVisible();
      await expect(menu).not.toHaveAttribute("data-waiting");
      await expect(menu.getByText(name).first()).toBeVisible();
      return menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    };
    const pupil = await signInDirectly(page, { name: someName("Meni") }, app);
    expect(await below(pupil.name)).toBe(0);
    const mentor = await signInAsMentor(page, app);
    expect(await below(mentor.name)).toBe(0);
  });

test("a visitor sees the first of today's packets whole", async ({ page }) => {
  await page.goto("/home");
  const packets = page.getByRole("region", { name: say("home.today"), exact: true }).getByRole("listitem");
  await expect(packets.first()).toBeInViewport({ ratio: 1 });
});

test("a board leads back to its game's page also on wide screens", async ({ page }) => {
  await page.goto("/games/sudoku/daily");
  await page.getByRole("link", { name: say("play.back", { game: say("sudoku.name") }), exact: true }).click();
  await expect(page).toHaveURL(/\/games\/sudoku$/);
});

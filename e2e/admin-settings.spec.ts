import type { Browser, Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, signIn, test, type RunningApp } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
const WORDS = {
  sl: "Danes ob 18. uri Karoto prenavljamo.",
  en: "We renew Karota at 18:00.",
  de: "Um 18 Uhr geht es weiter.",
};

const openSettings = async (page: Page, app: RunningApp) => {
  await page.goto(`${app.baseURL}/status?page=settings`);
  await expect(page.getByRole("heading", { name: say("admin.settings.versions") })).toBeVisible();
};
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = async (page: Page) => {
  await page.getByRole("button", { name: say("admin.settings.save"), exact: true }).click();
  const saved = page.getByRole("dialog", { name: say("error.S-CHANGES-SAVED.title") });
  await saved.getByRole("button").click();
  await expect(saved).toBeHidden();
};
const newTab = async (browser: Browser, app: RunningApp, who: Parameters<typeof signInDirectly>[1]) => {
  const page = await (await browser.newContext({ locale: "sl-SI" })).newPage();
  await signInDirectly(page, who, app);
  return page;
};
/** Waits until the page has the site's settings; a visit begins with that request. */
const visit = async (page: Page, address: string) => {
  const asked = page.waitForResponse((response) => response.url().includes("service/house"));
  await page.goto(address);
  await asked;
};

test("an admin changes price and banner and closes a game, a player sees it, and the admin puts the old version back", async ({
  page,
  browser,
  ownApp,
}) => {
  test.slow();
  const player = await newTab(browser, ownApp, { name: "Player" });
  await player.goto(`${ownApp.baseURL}/games/meme`);
  await expect(player.getByRole("button", { name: say("dispatch.start") }).first()).toBeVisible();

  await signInDirectly(page, "admin", ownApp);
  await openSettings(page, ownApp);
  await page.getByRole("radio", { name: say("admin.settings.banner.warning") }).check();
  await field(page, "Slovenščina").fill(WORDS.sl);
  await field(page, "English").fill(WORDS.en);
  const price = field(page, say("admin.settings.price.leisure"));
  await price.fill("-1");
  await page.getByRole("checkbox", { name: say("sudoku.name"), exact: true }).uncheck();

  // What is missing or out of bounds is shown at its field, and the first of them has the focus.
  await page.getByRole("button", { name: say("admin.settings.save"), exact: true }).click();
  await expect(field(page, "Deutsch")).toBeFocused();
  await expect(field(page, "Deutsch")).toHaveAccessibleDescription(new RegExp(say("admin.settings.fault.empty")));
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await field(page, "Deutsch").fill(WORDS.de);
  await price.fill("1,25");
  await expect(price).not.toHaveAttribute("aria-invalid", "true");
  await save(page);
  await expect(page.getByRole("main").getByText(WORDS.sl).first()).toBeVisible();
  await expect(page.getByRole("link", { name: say("sudoku.name") })).toHaveCount(0);

  // The player's page still shows the old price: nothing is started, and the new price is shown.
  await player
    .getByRole("button", { name: say("dispatch.start") })
    .first()
    .click();
  const old = player.getByRole("dialog", { name: say("error.E-KAROTA-OLD_VALUES.title") });
  await old.getByRole("button").click();
  await expect(player.getByRole("region", { name: say("dispatch.price") })).toContainText("1,25");
  await expect(player).toHaveURL(/\/games\/meme$/);

  await visit(player, `${ownApp.baseURL}/entertainment`);
  const banner = player.getByRole("status").filter({ hasText: WORDS.sl });
  await expect(banner).toBeVisible();
  await expect(player.getByRole("link", { name: say("kakuro.name") }).first()).toBeVisible();
  await expect(player.getByRole("main").getByRole("link", { name: say("sudoku.name") })).toHaveCount(0);
  await banner.getByRole("button", { name: say("shell.close") }).click();
  await expect(banner).toHaveCount(0);
  await player.goto(`${ownApp.baseURL}/games/sudoku`);
  await expect(player).toHaveURL(/\/home$/);
  await player.goto(`${ownApp.baseURL}/games/sudoku/daily`);
  await expect(player).toHaveURL(/\/home$/);
  await expect(player.getByRole("main")).not.toContainText(WORDS.sl);

  await openSettings(page, ownApp);
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const version = page.getByRole("listitem", { name: new RegExp(say("admin.settings.version", { version: 1 })) });
  await version.getByText(say("admin.settings.version.changes", { count: 6 })).click();
  await expect(version).toContainText("1,25");
  const first = page.getByRole("listitem", { name: say("admin.settings.version.first") });
  await first.getByRole("button", { name: say("admin.settings.version.putBack") }).click();
  await expect(page.getByRole("checkbox", { name: say("sudoku.name"), exact: true })).toBeChecked();
  await save(page);
  await visit(player, `${ownApp.baseURL}/games/sudoku`);
  await expect(player.getByRole("heading", { level: 1, name: say("sudoku.name") })).toBeVisible();
  await player.context().close();
});

deepTest(
  "what two admins change at once is merged in the form of the slower one, and nothing typed is lost",
  async ({ page, browser, ownApp }) => {
    test.slow();
    await signInDirectly(page, "admin", ownApp);
    const other = await newTab(browser, ownApp, "admin");
    await openSettings(page, ownApp);
    await openSettings(other, ownApp);
    const [cents, leisure] = [say("admin.settings.carrot_cents"), say("admin.settings.price.leisure")];
    await field(page, cents).fill("12");
    await save(page);
    await field(other, leisure).fill("3");
    await field(other, cents).fill("15");

    // On the way to another page of the admin area and back.
    const pages = other.getByRole("navigation", { name: say("admin.pages") });
    await pages.getByRole("link", { name: say("admin.page.status"), exact: true }).click();
    await expect(other.getByRole("heading", { level: 1, name: say("admin.page.status") })).toBeVisible();
    await pages.getByRole("link", { name: say("admin.page.settings"), exact: true }).click();
    await expect(field(other, leisure)).toHaveValue("3");

    await other.getByRole("button", { name: say("admin.settings.save"), exact: true }).click();
    const bar = other.getByRole("status").filter({ hasText: say("admin.settings.part.carrot_cents") });
    await expect(bar).toContainText(
      say("admin.settings.meanwhile.both", { parts: say("admin.settings.part.carrot_cents") }),
    );
    await expect(field(other, cents)).toHaveValue("15");
    await save(other);
    await expect(field(other, leisure)).toHaveValue("3");
    await expect(
      other.getByRole("heading", { name: new RegExp(say("admin.settings.version", { version: 2 })) }),
    ).toBeVisible();

    await field(other, cents).fill("20");
    await other.getByRole("button", { name: say("admin.settings.discard"), exact: true }).click();
    await expect(field(other, cents)).toHaveValue("15");
    await other.context().close();
  },
);

deepTest(
  "while sign-up is closed the login says so before and after, and existing people come in",
  async ({ page, browser, ownApp }) => {
    test.slow();
    await signInDirectly(page, "admin", ownApp);
    await openSettings(page, ownApp);
    await page.getByRole("checkbox", { name: say("admin.settings.signUp.open") }).uncheck();
    await save(page);
    const context = await browser.newContext({ locale: "sl-SI" });
    const visitor = await context.newPage();
    await visitor.goto(`${ownApp.baseURL}/login`);
    await expect(visitor.getByRole("main")).toContainText(say("login.closed"));
    await visitor.getByRole("main").getByRole("button").first().click();
    await visitor.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
    await visitor.locator('input[name="name"]').fill("Somebody New");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("status").filter({ hasText: say("login.failed.closed") })).toBeVisible();
    await signIn(visitor, "admin", ownApp);
    await expect(visitor).toHaveURL(/\/home$/);
    await context.close();
  },
);

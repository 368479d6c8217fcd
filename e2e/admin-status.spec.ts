import { CATALOGUE } from "@karota/games/catalogue.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
  type RunningApp,
} from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn } from "./words.ts";
import type { Page } from "@playwright/test";

const say = sayIn("sl");
/** Database, mail, sign-in, two ways to pay, clock, texts, and every game. */
const PARTS = 7 + CATALOGUE.length;
/** By how much the check of the clocks lets them differ. */
const CLOCK_TOLERANCE_MS = 2000;

async function enter(page: Page, app: RunningApp, path: string): Promise<void> {
  await signInDirectly(page, "admin", app);
  await page.goto(path);
}

test("an admin sees how the site is doing, and tries out that mails leave", async ({ page, app }) => {
  await enter(page, app, "/home");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: say("shell.menu.status"), exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("admin.page.status"));
  for (const title of ["traffic", "house", "boards", "jobs", "mail", "services", "people"] as const)
    await expect(main.getByRole("region", { name: say(`admin.status.${title}`), exact: true })).toBeVisible();
  const mail = main.getByRole("region", { name: say("admin.status.mail"), exact: true });
  await mail.getByRole("button", { name: say("admin.status.mail.test"), exact: true }).click();
  await expect(mail.getByRole("status").first()).toContainText(/outbox/);
  await main.locator("summary", { hasText: say("admin.status.table") }).click();
  await expect(main.getByRole("table").getByRole("row")).toHaveCount(25);
  await main.getByRole("button", { name: say("admin.status.pause"), exact: true }).click();
  await expect(main).toContainText(say("admin.status.paused"));
  // Each panel has one of its own besides.
  await main
    .getByRole("button", { name: say("admin.status.refresh"), exact: true })
    .filter({ hasText: say("admin.status.refresh") })
    .click();
  // The clicks have scrolled the page: what is half under the header has not become smaller.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodLooks(page);
  await setLanguage(page, "de");
  await expect(main).toContainText(sayIn("de")("admin.status.auto"));
  // German words are longer, and still fit.
  await page.setViewportSize(SIZES.phone);
  await expectNoSidewaysScroll(page);
});

deepTest("an admin checks one part, then all of them, and each run is in the log", async ({ page, ownApp }) => {
  await enter(page, ownApp, `${ownApp.baseURL}/status?page=functionality`);
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: say("admin.check.part.texts") });
  await row.getByRole("button").click();
  await expect(row).toContainText(say("admin.check.works"));
  await main.getByRole("button", { name: say("admin.check.all"), exact: true }).click();
  await expect(main.getByRole("button", { name: say("admin.check.stop"), exact: true })).toBeVisible();
  // Where TEST_NOW or midnight has moved the server's clock, it differs from the database's, and the check of it says so.
  const isMoved = Math.abs(ownApp.now() - Date.now()) > CLOCK_TOLERANCE_MS;
  const [works, result] = isMoved
    ? [PARTS - 1, say("admin.check.bad", { count: 1 })]
    : [PARTS, say("admin.check.good", { count: PARTS })];
  await expect(main.getByText(say("admin.check.works"), { exact: true })).toHaveCount(works, { timeout: 90_000 });
  await expect(main.getByRole("status").filter({ hasText: result })).toBeVisible();
  await expectGoodLooks(page);
});

test("an admin finds games by their state and name", async ({ page, app }) => {
  await enter(page, app, "/status?page=content");
  const main = page.getByRole("main");
  const games = main.getByRole("heading", { level: 2 });
  await expect(games).toHaveCount(CATALOGUE.length);
  await main.getByRole("searchbox").fill("sudoku");
  await expect(games).toHaveCount(1);
  await main.getByRole("searchbox").fill("");
  await main.getByRole("radio", { name: say("admin.content.filter.missing", { count: 0 }), exact: true }).check();
  await expect(main.getByRole("status").filter({ hasText: say("admin.content.count", { count: 0 }) })).toBeVisible();
  await main
    .getByRole("radio", { name: say("admin.content.filter.all", { count: CATALOGUE.length }), exact: true })
    .check();
  await expect(games).toHaveCount(CATALOGUE.length);
  // A few rows are looked at for all.
  await main.getByRole("searchbox").fill("ma");
  await expect(games).not.toHaveCount(CATALOGUE.length);
  await expectGoodLooks(page);
});

test("an admin reads the configuration and copies it, without a secret in it", async ({ page, app, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, app, "/status?page=environment");
  const main = page.getByRole("main");
  await expect(main.getByText("JWT_SECRET", { exact: true })).toBeVisible();
  await expect(main).toContainText(app.dataDir);
  await main.getByRole("button", { name: say("admin.environment.copy"), exact: true }).click();
  await expect(page.getByText(say("admin.environment.copied"), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`JWT_SECRET\t${say("admin.environment.set")}\t${say("admin.source.kept")}`);
  await expectGoodLooks(page);
});

import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { answerDemoProvider, expect, setLanguage, test } from "./harness.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";
import type { MessageId } from "@karota/texts/ids.ts";

const newDemoUser = () => ({ name: `Prijava ${randomUUID().slice(0, 12)}` });
const button = (page: Page, say: Say) =>
  page.getByRole("main").getByRole("button", { name: say("login.demo"), exact: true });

async function goToProvider(page: Page, say: Say): Promise<void> {
  await button(page, say).click();
  await page.waitForURL(/\/sign-in\//);
}

/** The login page says why, and another try works. */
async function expectAnotherTry(page: Page, say: Say, why: MessageId): Promise<void> {
  await expect(page.getByText(say(why), { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("karota:user"))).toBeNull();
  await goToProvider(page, say);
  await answerDemoProvider(page, newDemoUser());
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("dialog", { name: say("error.S-REGISTER-FIRST_LOGIN.title") })).toBeVisible();
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
      await page.goto("/login");
    });

    test(`a cancelled sign-in has a message and offers another try, in ${language}`, async ({ page }) => {
      await goToProvider(page, say);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.getByRole("link", { name: say("identity.cancel"), exact: true }).click();
      await expectAnotherTry(page, say, "login.failed.cancelled");
    });

    test(`a refused sign-in has a message and offers another try, in ${language}`, async ({ page, context }) => {
      await goToProvider(page, say);
      // Without it the nonce is bound to no browser.
      await context.clearCookies({ name: "karota_login" });
      await answerDemoProvider(page, newDemoUser());
      await expectAnotherTry(page, say, "login.failed.refused");
    });

    test(`a provider that is down has a message and offers another try, in ${language}`, async ({ page, app }) => {
      await page.route(`${app.identityURL}/**`, (route) => route.abort());
      await button(page, say).click();
      await expect(page.getByText(say("login.failed.provider"), { exact: true })).toBeVisible();
      await page.unroute(`${app.identityURL}/**`);
      await expectAnotherTry(page, say, "login.failed.provider");
    });
  });
}

const say = sayIn("sl");

test("a provider that goes down before the token request has a message", async ({ page, app }) => {
  await page.goto("/login");
  await goToProvider(page, say);
  await page.route(`${app.identityURL}/token`, (route) => route.abort());
  await answerDemoProvider(page, newDemoUser());
  await expect(page.getByText(say("login.failed.provider"), { exact: true })).toBeVisible();
  await page.unroute(`${app.identityURL}/token`);
  await expectAnotherTry(page, say, "login.failed.provider");
});

test("a forged or repeated answer signs no one in", async ({ page }) => {
  await page.goto("/login?code=made-up&state=made-up");
  await expectAnotherTry(page, say, "login.failed.refused");
});

test("a provider's own refusal has a message", async ({ page }) => {
  await page.goto("/login?error=server_error&state=made-up");
  await expectAnotherTry(page, say, "login.failed.refused");
});

test("without Karota's server the login page shows it and can be tried again", async ({ page }) => {
  await page.goto("/login");
  await page.route("**/api/v1/aaa/login-start*", (route) => route.abort());
  await button(page, say).click();
  await expect(page.getByText(say("login.failed.offline"), { exact: true })).toBeVisible();
  await page.unroute("**/api/v1/aaa/login-start*");
  await expectAnotherTry(page, say, "login.failed.offline");
});

import type { Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, expectNoAxeViolations, setLanguage, startApp, test } from "./harness.ts";
import { startSamlSchools, type Schools } from "./saml-school.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const CLOCK = () => Date.now() + Number(process.env["E2E_SHIFT_MS"] ?? 0);

/** A whole Karota whose people sign in at schools that speak SAML. */
async function startWith(schools: Schools) {
  const idps = await startSamlSchools(schools, CLOCK);
  const listed = { id: "arnes", label: "ArnesAAI", metadata: idps.metadata };
  const app = await startApp({ SAML_PROVIDERS: JSON.stringify([listed]) });
  return {
    app,
    idps,
    stop: async () => {
      await app.stop();
      await idps.stop();
    },
  };
}

const nameOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("karota:user") ?? "null") as { name: string } | null)?.name);
const atSchool = (url: URL) => url.pathname.endsWith("/sso");
async function answerForm(page: Page, name: string): Promise<void> {
  await page.waitForURL(atSchool);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "OK" }).click();
}

test("a pupil signs in at a school over SAML, signs out, and the next one is asked who they are", async ({ page }) => {
  const say = sayIn("en");
  const { app, stop } = await startWith({ one: { en: "Bee School" } });
  await setLanguage(page, "en");
  const press = async () => {
    await page.goto(`${app.baseURL}/login`);
    await page.getByRole("button", { name: say("login.with", { provider: "ArnesAAI" }), exact: true }).click();
  };
  await press();
  await answerForm(page, "Ana Zajc");
  await page.waitForURL((url) => url.pathname === "/home");
  expect(await nameOf(page)).toBe("Ana Zajc");
  await page.goto(`${app.baseURL}/logout`);
  await expect(page.getByText(say("logout.provider.itself", { provider: "ArnesAAI" }))).toBeVisible();
  await press();
  await answerForm(page, "Bor Kos");
  await page.waitForURL((url) => url.pathname === "/home");
  expect(await nameOf(page)).toBe("Bor Kos");
  await stop();
});

/** More schools than are shown at once. */
const MANY: Schools = {
  one: { sl: "Osnovna šola Čebelica", en: "Bee Primary School", de: "Grundschule Biene" },
  two: { sl: "Gimnazija Želva" },
  ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`s${index}`, { sl: `Šola ${index + 1}` }])),
};

deepTest("in a federation one finds one's school by part of its name, and reads what went wrong", async ({ page }) => {
  const { app, stop } = await startWith(MANY);
  for (const language of JOURNEY_LANGUAGES) {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.goto(`${app.baseURL}/login`);
    const button = page.getByRole("button", { name: say("login.with", { provider: "ArnesAAI" }), exact: true });
    await button.click();
    await expect(page.getByRole("heading", { name: say("login.school.title"), exact: true })).toBeFocused();
    await expect(page.getByText(say("login.school.more", { count: 12 }))).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole("searchbox", { name: say("login.school.search"), exact: true }).fill("cebel");
    await expect(page.getByText(say("login.school.found", { count: 1 }))).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: MANY["one"]![language]!, exact: true }).click();
    await answerForm(page, "Cene*");
    await expect(page.getByText(say("error.E-KAROTA-LOGIN_NO_LASTING_ID.description"))).toBeVisible();
    await expect(page).toHaveURL(`${app.baseURL}/login`);
    await expectGoodLooks(page);
    await button.click();
    await page.getByRole("button", { name: say("login.school.back"), exact: true }).click();
    await expect(button).toBeVisible();
  }
  await stop();
});

deepTest("the answer of somebody else's sign-in, put into this browser, signs nobody in", async ({ page, browser }) => {
  const say = sayIn("en");
  const { app, stop } = await startWith({ one: { en: "Bee School" } });
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    await setLanguage(one, "en");
    await one.goto(`${app.baseURL}/login`);
    await one.getByRole("button", { name: say("login.with", { provider: "ArnesAAI" }), exact: true }).click();
    await one.waitForURL(atSchool);
  }
  // The attacker catches the answer before their own page takes it.
  await other.route("**/aaa/saml/arnes/finish", (route) => route.abort());
  const caught = other.waitForResponse((response) => response.url().endsWith("/aaa/saml/arnes/acs"));
  await answerForm(other, "Mallory");
  const address = await (await caught).headerValue("location");
  expect(address).toContain("/login?saml=arnes.");
  await page.goto(address!);
  await expect(page.getByText(say("login.failed.refused"))).toBeVisible();
  expect(await nameOf(page)).toBeUndefined();
  await other.context().close();
  await stop();
});

import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  startApp,
} from "./harness.ts";
import { startSamlSchools, type Schools } from "./saml-school.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const CLOCK = () => Date.now() + Number(process.env["E2E_SHIFT_MS"] ?? 0);

/** A whole Karota whose people sign in at schools that speak SAML. */
async function startWith(schools: Schools, withoutSignOut: readonly string[] = []) {
  const idps = await startSamlSchools(schools, CLOCK, withoutSignOut);
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

const TWO: Schools = {
  one: { sl: "Osnovna šola Čebelica", en: "Bee Primary School", de: "Grundschule Biene" },
  two: { sl: "Gimnazija Želva", en: "Turtle School", de: "Gymnasium Schildkröte" },
};

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    deepTest(
      `pupils sign in at schools over SAML, sign out there too by one press where that is possible, and the next one is asked who they are (${language}, ${size})`,
      async ({ page }) => {
        const say = sayIn(language);
        const { app, stop } = await startWith(TWO, ["two"]);
        const addresses = watchAddresses(page.context());
        await setLanguage(page, language);
        await page.setViewportSize(SIZES[size]);
        const press = async (school: keyof typeof TWO) => {
          await page.goto(`${app.baseURL}/login`);
          await page.getByRole("button", { name: say("login.with", { provider: "ArnesAAI" }), exact: true }).click();
          await page.getByRole("button", { name: TWO[school]![language]!, exact: true }).click();
        };
        const signIn = async (school: keyof typeof TWO, name: string) => {
          await press(school);
          await answerForm(page, name);
          await page.waitForURL((url) => url.pathname === "/home");
          expect(await nameOf(page)).toBe(name);
        };
        const look = async () => {
          await expectGoodLooks(page);
          await page.setViewportSize(SIZES[size]);
        };
        await signIn("one", "Ana Zajc");
        await page.goto(`${app.baseURL}/logout`);
        const offer = page.getByRole("link", { name: say("logout.provider", { provider: "ArnesAAI" }), exact: true });
        await expect(offer).toBeVisible();
        await look();
        await offer.click();
        await expect(page).toHaveURL(`${app.baseURL}/logout?school=done`);
        await expect(page.getByText(say("logout.school.done"))).toBeVisible();
        await look();
        // Without our own mark: the session there has ended.
        await page.evaluate(() => localStorage.removeItem("karota:left"));
        await signIn("one", "Bor Kos");
        // Without the sign-out there: our mark makes the school ask.
        await page.goto(`${app.baseURL}/logout`);
        await expect(offer).toBeVisible();
        await signIn("one", "Cene Kos");
        await page.goto(`${app.baseURL}/logout`);
        await expect(offer).toBeVisible();

        await signIn("two", "Dana Zajc");
        await page.goto(`${app.baseURL}/logout`);
        await expect(page.getByText(say("logout.provider.itself", { provider: "ArnesAAI" }))).toBeVisible();
        await expect(offer).toHaveCount(0);
        await look();
        await page.goto(`${app.baseURL}/logout?school=unconfirmed`);
        await expect(page.getByText(say("logout.school.unconfirmed"))).toBeVisible();
        addresses.expectWithout(["Ana Zajc", "Bor Kos", "Cene Kos", "Dana Zajc"]);
        await stop();
      },
    );

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

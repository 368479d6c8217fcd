import type { Page } from "@playwright/test";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import { watchAddresses } from "./address-law.ts";
import {
  answerDemoProvider,
  deepTest,
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  signIn,
  SIZES,
  startApp,
  test,
} from "./harness.ts";
import { callAs, newMentor } from "./mentoring.ts";
import { sessionOf } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const newDemoUser = (name: string) => ({ name: `${name} ${crypto.randomUUID().slice(0, 8)}` });
const nameOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("karota:user") ?? "null") as { name: string } | null)?.name);
const pressDemo = (page: Page, say: Say) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say("login.demo"), exact: true })
    .click();

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    test(`on a shared tablet the next child has to sign in, though the provider still has the last one's session (${language}, ${size})`, async ({
      page,
    }) => {
      const say = sayIn(language);
      // As with every ordinary provider, whose own session outlives ours.
      const app = await startApp({ IDENTITY_SESSIONS: "on" });
      const addresses = watchAddresses(page.context());
      const [anja, bor] = [newDemoUser("Anja"), newDemoUser("Bor")];
      await setLanguage(page, language);
      await page.setViewportSize(SIZES[size]);
      await signIn(page, anja, app);
      const token = await page.evaluate(
        () => (JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token: string }).token,
      );
      const self = () => fetch(`${app.baseURL}/api/v1/users`, { headers: { authorization: `Bearer ${token}` } });
      expect((await self()).status).toBe(200);

      // Only a browser that lost its session without a sign-out is let in silently: that is what the provider would do.
      // From a document without scripts: a page would notice and leave by itself.
      await page.goto(`${app.baseURL}/api/v1/service/about`);
      await page.evaluate(() => localStorage.removeItem("karota:user"));
      await page.goto(`${app.baseURL}/login`);
      await pressDemo(page, say);
      await page.waitForURL((url) => url.pathname === "/home");
      expect(await nameOf(page)).toBe(anja.name);

      await page.goto(`${app.baseURL}/logout`);
      const offer = page.getByRole("link", {
        name: say("logout.provider", { provider: say("login.demo") }),
        exact: true,
      });
      await expect(offer).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await page.goto(`${app.baseURL}/login`);
      await pressDemo(page, say);
      await page.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
      await answerDemoProvider(page, bor);
      await page.waitForURL((url) => url.pathname === "/home");
      expect(await nameOf(page)).toBe(bor.name);

      // The offer ends the provider's own session, and comes back here.
      await page.goto(`${app.baseURL}/logout`);
      await offer.click();
      await page.locator('button[name="logout"], button[value="yes"]').first().click();
      await expect(page).toHaveURL(`${app.baseURL}/logout`);
      await page.evaluate(() => localStorage.removeItem("karota:left"));
      await page.goto(`${app.baseURL}/login`);
      await pressDemo(page, say);
      await page.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
      addresses.expectWithout([anja.name, bor.name, token]);
      await app.stop();
    });

deepTest(
  "a child with a class card in between does not let the next one in as the child before, whose session the provider still has",
  async ({ page }) => {
    const say = sayIn("sl");
    const app = await startApp({ IDENTITY_SESSIONS: "on", CLASS_SIGN_IN: "on" });
    const { caller: mentor } = await sessionOf(app, { name: await newMentor(app) });
    const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
      name: "8. b",
    });
    const path = `classes/${group.id}/pupils`;
    const { cards } = await callAs<CardsReply>(app, mentor, "POST", path, { names: ["Bor"] });
    await setLanguage(page, "sl");
    await signIn(page, newDemoUser("Anja"), app);
    await page.goto(`${app.baseURL}/logout`);
    await expect(page.getByRole("heading", { level: 1, name: say("logout.done") })).toBeVisible();
    await page.goto(`${app.baseURL}/class#${cards[0]!.secret}`);
    await page.getByRole("button", { name: say("classIn.iAm", { name: "Bor" }), exact: true }).click();
    await expect(page).toHaveURL(`${app.baseURL}/myAssignments`);

    // Bor does not sign out: the session ends by itself. From a document without scripts, as a page would notice at once.
    await page.goto(`${app.baseURL}/api/v1/service/about`);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("karota:user") ?? "{}") as object;
      localStorage.setItem("karota:user", JSON.stringify({ ...user, ended: true }));
    });
    await page.goto(`${app.baseURL}/home`);
    await expect(page).toHaveURL(`${app.baseURL}/login?reset=true`);
    await pressDemo(page, say);
    await page.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
    await app.stop();
  },
);

test("a sign-out everywhere ends the session of another device, which has to sign in again", async ({
  page,
  app,
  browser,
}) => {
  const say = sayIn("en");
  const who = newDemoUser("Cene");
  await setLanguage(page, "en");
  await signIn(page, who, app);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, who, app);
  await page.goto(`${app.baseURL}/settings`);
  await page.getByRole("button", { name: say("settings.everywhere.do"), exact: true }).click();
  await expect(page.getByText(say("logout.everywhere.ended"), { exact: true })).toBeVisible();
  await other.goto(`${app.baseURL}/my-profile`);
  await expect(other).toHaveURL(`${app.baseURL}/login?reset=true`);
  expect(await other.evaluate(() => localStorage.getItem("karota:left"))).toBe("1");
  await other.context().close();
});

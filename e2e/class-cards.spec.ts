import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import { watchAddresses } from "./address-law.ts";
import {
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  startApp,
  test,
  type RunningApp,
} from "./harness.ts";
import { answerFirst, counter, makeGroup, note, publish } from "./first-answers.ts";
import { callAs, signInAsMentor } from "./mentoring.ts";
import { signInDirectly } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const NAMES = Array.from({ length: 28 }, (_, place) => `Učenec ${place + 1}`);

// Few tests do not need a server in each worker.
test.describe.configure({ mode: depth("default", "parallel") });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ CLASS_SIGN_IN: "on" });
});
test.afterAll(() => app.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    test(`a class of 28 goes from a list, pasted or of a spreadsheet, to the first answers (${language}, ${size})`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const say = sayIn(language);
      await page.setViewportSize(SIZES[size]);
      await page.goto(`${app.baseURL}/home`);
      await setLanguage(page, language);
      const tablet = await browser.newContext({ baseURL: app.baseURL, viewport: SIZES[size] });
      const addresses = watchAddresses(page.context(), tablet);
      const { name: teacher } = await signInAsMentor(page, app);
      await page.goto(`${app.baseURL}/studentGroups`);
      const mentor = counter();
      const click = (name: string) => mentor.press(button(page, name));
      await makeGroup(page, say, mentor.press);
      await click(say("classes.add"));
      const written = [...NAMES, "=1+1", NAMES[0]];
      // Pasted, or as a spreadsheet saves it: the heading is the first line there.
      const isFile = size === "phone";
      const rows = ["Ime", ...written].map((name) => `${name};7. b\r\n`);
      const buffer = Buffer.from(`\uFEFF${rows.join("")}`);
      if (isFile)
        await page.locator('input[type="file"]').setInputFiles({ name: "7b.csv", mimeType: "text/csv", buffer });
      else await page.getByRole("textbox", { name: say("classes.add.names") }).fill(written.join("\n"));
      await expect(page.getByText(say("classes.add.preview", { count: 28 }))).toBeVisible();
      const line = isFile ? 30 : 29;
      await expect(page.getByText(say("classes.fault.formula", { line, name: "=1+1" }))).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      const made = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/pupils"));
      await click(say("classes.add.act", { count: 28 }));
      const { cards, class: school } = (await (await made).json()) as CardsReply;
      const file = page.waitForEvent("download");
      await click(say("classes.cards.save"));
      expect((await file).suggestedFilename()).toMatch(/^karota-.*\.pdf$/);
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await click(say("classes.cards.done"));
      await expect(page.getByRole("link", { name: NAMES[0]!, exact: true })).toBeVisible();
      await expect(page.getByText(school.code!)).toBeVisible();
      const name = await publish(page, say, mentor.press);
      note("presses of the mentor, from no group to 28 pupils with cards and an assignment", mentor.presses());
      expect(mentor.presses()).toBe(14);

      // A pupil's phone opens the QR code's link.
      const pupil = await tablet.newPage();
      await pupil.goto("/home");
      await setLanguage(pupil, language);
      const from = performance.now();
      const own = counter();
      await pupil.goto(`/class#${cards[0]!.secret}`);
      await own.press(button(pupil, say("classIn.iAm", { name: NAMES[0]! })));
      await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
      await own.press(button(pupil, say("shell.understood")));
      // Nobody else can use it.
      await expect(pupil.getByRole("heading", { name: say("code"), exact: true })).toHaveCount(0);
      await answerFirst(pupil, say, own.press, name);
      note("seconds of a pupil with a card, from the link to the first answer", (performance.now() - from) / 1000);
      note("presses of a pupil with a card", own.presses());

      // The next pupil on the same screen scans a card while the first is still signed in.
      await pupil.goto(`/class#${cards[1]!.secret}`);
      await pupil.getByRole("link", { name: say("classIn.signOut"), exact: true }).click();
      await expect(button(pupil, say("classIn.iAm", { name: NAMES[1]! }))).toBeVisible();
      await expect(pupil).toHaveURL(`${app.baseURL}/class`);
      // Without the card, by keys alone, after one wrong order.
      await button(pupil, say("classIn.other")).press("Enter");
      await expectGoodLooks(pupil);
      await pupil.setViewportSize(SIZES[size]);
      await pupil.getByRole("textbox", { name: say("classes.code") }).fill(school.code!.toLowerCase());
      await pupil.keyboard.press("Enter");
      await button(pupil, NAMES[1]!).press("Enter");
      const choose = async (pictures: readonly string[]) => {
        for (const picture of pictures)
          await button(pupil, say(`classes.picture.${picture}` as "classes.picture.key")).press("Enter");
        await button(pupil, say("classIn.enter")).press("Enter");
      };
      await choose(cards[1]!.pictures.toReversed());
      await expect(pupil.getByRole("alert")).toContainText(say("error.E-CLASS-WRONG_PICTURES.title"));
      await expectGoodLooks(pupil);
      await pupil.setViewportSize(SIZES[size]);
      await choose(cards[1]!.pictures);
      await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
      addresses.expectWithout([teacher, ...NAMES, name, school.code!, ...cards.map(({ secret }) => secret)]);
      await tablet.close();
    });

test("a mentor gives a new card, and the pupil who was in is out", async ({ page, browser }) => {
  const say = sayIn("sl");
  const mentor = await signInAsMentor(page, app);
  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", { name: "8. a" });
  const path = `classes/${group.id}/pupils`;
  const { cards } = await callAs<CardsReply>(app, mentor, "POST", path, { names: ["Ana"] });
  const context = await browser.newContext({ baseURL: app.baseURL });
  const addresses = watchAddresses(page.context(), context);
  const pupil = await context.newPage();
  await pupil.goto(`/class#${cards[0]!.secret}`);
  await expect(pupil).toHaveURL(`${app.baseURL}/class`);
  await button(pupil, say("classIn.iAm", { name: "Ana" })).click();
  await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
  // Pupils with cards have no shop.
  await expect(pupil.locator("a[href^='/credit-buy']")).toHaveCount(0);
  await pupil.goto("/credit-buy");
  await expect(pupil).toHaveURL(`${app.baseURL}/home`);
  await signInDirectly(page, { name: mentor.name }, app);
  await page.goto(`${app.baseURL}/studentGroups/${group.id}`);
  await button(page, say("students.options", { name: "Ana" })).click();
  await button(page, say("classes.card.new")).click();
  await button(page, say("classes.card.new.act")).click();
  await expect(button(page, say("classes.cards.save"))).toBeVisible();
  await pupil.goto("/myAssignments");
  await expect(pupil).toHaveURL(/\/login/);
  await pupil.goto(`/class#${cards[0]!.secret}`);
  await expect(pupil.getByRole("alert")).toContainText(say("error.E-CLASS-CARD_UNKNOWN.title"));
  addresses.expectWithout([mentor.name, "Ana", cards[0]!.secret]);
  await context.close();
});

for (const language of JOURNEY_LANGUAGES)
  test(`a pupil with a card joins a lesson by its code, and the mentor sees the answer counted (${language})`, async ({
    page,
    browser,
  }) => {
    const say = sayIn(language);
    await page.goto(`${app.baseURL}/home`);
    await setLanguage(page, language);
    const mentor = await signInAsMentor(page, app);
    const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
      name: "4. c",
    });
    const { cards } = await callAs<CardsReply>(app, mentor, "POST", `classes/${group.id}/pupils`, { names: ["Ana"] });
    const tasks = [{ game: "addition", options: { level: "easy" }, count: 2 }];
    const { id } = await callAs<{ id: string }>(app, mentor, "POST", "lessons", { tasks, groupId: group.id });
    const { code } = await callAs<{ code: string }>(app, mentor, "GET", `lessons/${id}/desk`);
    const context = await browser.newContext({ baseURL: app.baseURL, viewport: SIZES.phone });
    const pupil = await context.newPage();
    await pupil.goto("/home");
    await setLanguage(pupil, language);
    await pupil.goto(`/class#${cards[0]!.secret}`);
    await button(pupil, say("classIn.iAm", { name: "Ana" })).press("Enter");
    await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
    await pupil.goto("/lesson");
    await pupil.getByLabel(say("lessons.join.code"), { exact: true }).fill(code);
    await pupil.keyboard.press("Enter");
    await button(pupil, say("join.act")).press("Enter");
    await expect(pupil.getByText(say("lessons.in"), { exact: true })).toBeVisible();
    await page.goto(`${app.baseURL}/lessons/${id}`);
    await button(page, say("lessons.step.first")).press("Enter");
    await expect(pupil.locator("[aria-keyshortcuts]")).toHaveCount(4);
    await pupil.keyboard.press("2");
    await pupil.keyboard.press("Enter");
    await expect(pupil.getByText(say("lessons.answered")).first()).toBeVisible();
    await expect(page.getByText(say("lessons.answeredOf", { answered: 1, here: 1 })).last()).toBeVisible();
    await context.close();
  });

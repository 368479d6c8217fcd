import type { Page } from "@playwright/test";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, expectGoodLooks, setLanguage, SIZES, startApp, test, type RunningApp } from "./harness.ts";
import { callAs, signInAsMentor } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { sayIn } from "./words.ts";

const NAMES = Array.from({ length: 28 }, (_, place) => `Učenec ${place + 1}`);
const LANGUAGES = depth(["sl"] as const, ["sl", "en", "de"] as const);
const VIEWS = depth(["desktop"] as const, ["desktop", "phone"] as const);

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ CLASS_SIGN_IN: "on" });
});
test.afterAll(() => app.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const language of LANGUAGES)
  for (const size of VIEWS)
    test(`a class of 28 goes from a pasted list to the first answers (${language}, ${size})`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const say = sayIn(language);
      await page.setViewportSize(SIZES[size]);
      await page.goto(`${app.baseURL}/home`);
      await setLanguage(page, language);
      const mentor = await signInAsMentor(page, app);
      const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
        name: someName("7. b"),
      });
      await page.goto(`${app.baseURL}/studentGroups/${group.id}`);
      let clicks = 0;
      const click = async (name: string) => {
        await button(page, name).click();
        clicks++;
      };
      await click(say("classes.add"));
      await page
        .getByRole("textbox", { name: say("classes.add.names") })
        .fill(`${NAMES.join("\n")}\n=1+1\n${NAMES[0]}`);
      await expect(page.getByText(say("classes.add.preview", { count: 28 }))).toBeVisible();
      await expect(page.getByText(say("classes.fault.formula", { line: 29, name: "=1+1" }))).toBeVisible();
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
      test
        .info()
        .annotations.push({ type: "clicks of the mentor for 28 pupils with cards", description: String(clicks) });
      expect(clicks).toBe(4);
      const tasks = [{ game: "addition", options: { level: "easy" }, count: 3 }];
      const name = someName("Vaja");
      await callAs(app, mentor, "POST", "assignments", { name, preset: "thisWeek", groupId: group.id, tasks });

      // A pupil's phone opens the QR code's link.
      const tablet = await browser.newContext({ baseURL: app.baseURL, viewport: SIZES[size] });
      const pupil = await tablet.newPage();
      await pupil.goto("/home");
      await setLanguage(pupil, language);
      const from = performance.now();
      await pupil.goto(`/class#${cards[0]!.secret}`);
      await button(pupil, say("classIn.iAm", { name: NAMES[0]! })).click();
      await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
      test.info().annotations.push({
        type: "seconds of a pupil from the link to the assignments",
        description: ((performance.now() - from) / 1000).toFixed(1),
      });
      await button(pupil, say("shell.understood")).click();
      await pupil.getByRole("link", { name: say("myAssignments.start.of", { name }) }).click();
      await pupil
        .getByRole("group", { name: say("quizView.answers") })
        .getByRole("button")
        .first()
        .click();
      await button(pupil, say("myAssignments.confirm")).click();
      await expect(pupil.getByText(say("myAssignments.question", { n: 2, tasks: 3 }))).toBeVisible();

      // The next pupil on the same screen, by keys alone, after one wrong order.
      await pupil.goto("/class");
      await pupil.getByRole("link", { name: say("classIn.signOut"), exact: true }).click();
      await expect(pupil.getByRole("heading", { level: 1, name: say("logout.done") })).toBeVisible();
      await pupil.goto("/class");
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
      await tablet.close();
    });

test("a mentor gives a new card, and the pupil who was in is out", async ({ page, browser }) => {
  const say = sayIn("sl");
  const mentor = await signInAsMentor(page, app);
  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", { name: "8. a" });
  const path = `classes/${group.id}/pupils`;
  const { cards } = await callAs<CardsReply>(app, mentor, "POST", path, { names: ["Ana"] });
  const context = await browser.newContext({ baseURL: app.baseURL });
  const pupil = await context.newPage();
  await pupil.goto(`/class#${cards[0]!.secret}`);
  await expect(pupil).toHaveURL(`${app.baseURL}/class`);
  await button(pupil, say("classIn.iAm", { name: "Ana" })).click();
  await expect(pupil).toHaveURL(`${app.baseURL}/myAssignments`);
  await signInDirectly(page, { name: mentor.name }, app);
  await page.goto(`${app.baseURL}/studentGroups/${group.id}`);
  await page.getByText(say("classes.pupils", { count: 1 }), { exact: true }).click();
  await button(page, say("classes.options", { name: "Ana" })).click();
  await button(page, say("classes.card.new")).click();
  await button(page, say("classes.card.new.act")).click();
  await expect(button(page, say("classes.cards.save"))).toBeVisible();
  await pupil.goto("/myAssignments");
  await expect(pupil).toHaveURL(/\/login/);
  await pupil.goto(`/class#${cards[0]!.secret}`);
  await expect(pupil.getByRole("alert")).toContainText(say("error.E-CLASS-CARD_UNKNOWN.title"));
  await context.close();
});

import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import {
  answerDemoProvider,
  deepTest,
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  test,
} from "./harness.ts";
import { answerFirst, counter, makeGroup, note, publish } from "./first-answers.ts";
import { callAs, signInAsMentor } from "./mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const CLASS_SIZE = 28;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const newGroup = async (app: { baseURL: string; identityURL: string }, mentor: Caller, name: string) =>
  (await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", { name })).group.id;
const turnOn = (page: Page, say: Say) => page.getByRole("switch", { name: say("joinLink.on") }).click();
/** The address that the mentor's page shows. */
const addressOf = async (page: Page): Promise<string> =>
  (await page
    .getByText(/\/join\/[\w-]+$/)
    .first()
    .textContent())!;

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    test(`a mentor turns a join link on, a pupil signs in through it and asks, and is let in (${language}, ${size})`, async ({
      page,
      app,
      browser,
    }) => {
      test.slow();
      const say = sayIn(language);
      await setLanguage(page, language);
      await page.setViewportSize(SIZES[size]);
      const mentor = await signInAsMentor(page, app);
      const group = someName("7. b");
      await page.goto(`/studentGroups/${await newGroup(app, mentor, group)}`);
      await turnOn(page, say);
      await expect(page.getByRole("img", { name: say("joinLink.qr", { name: group }) })).toBeVisible();
      await button(page, say("joinLink.change")).click();
      await page.getByRole("checkbox", { name: say("joinLink.approval") }).check();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await button(page, say("groups.edit.act")).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      const address = await addressOf(page);
      await button(page, say("joinLink.board")).press("Enter");
      const board = page.getByRole("dialog", { name: say("joinLink.board.title", { name: group }) });
      await expect(board.getByText(new URL(address).pathname)).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await page.keyboard.press("Escape");
      await expect(button(page, say("joinLink.board"))).toBeFocused();

      // The pupil, on a phone and not signed in yet.
      const context = await browser.newContext({ viewport: SIZES.phone });
      const addresses = watchAddresses(page.context(), context);
      const phone = await context.newPage();
      await setLanguage(phone, language);
      await phone.goto(address);
      await expect(heading(phone)).toHaveText(say("join.title"));
      await expect(phone.getByText(mentor.name)).toHaveCount(0);
      await expectGoodLooks(phone);
      await phone.setViewportSize(SIZES.phone);
      await phone
        .getByRole("main")
        .getByRole("link", { name: say("join.signIn"), exact: true })
        .click();
      await phone
        .getByRole("main")
        .getByRole("button", { name: say("login.demo"), exact: true })
        .click();
      await phone.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
      const pupil = someName("Učenka");
      await answerDemoProvider(phone, { name: pupil });
      await expect(phone).toHaveURL(address);
      // The first sign-in is greeted.
      await button(phone, say("shell.understood")).click();
      await expect(heading(phone)).toHaveText(say("join.group", { group }));
      await expect(phone.getByText(say("join.asks", { mentor: mentor.name }))).toBeVisible();
      await expectGoodLooks(phone);
      await phone.setViewportSize(SIZES.phone);
      await button(phone, say("join.ask")).click();
      await expect(phone.getByText(say("error.S-MENTORSHIP-JOIN_REQUESTED.title"))).toBeVisible();
      await expectGoodLooks(phone);

      // Both pages follow by themselves.
      await expect(page.getByText(say("joinLink.waiting.count", { count: 1 }), { exact: true })).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await button(page, say("joinLink.approve.of", { name: pupil })).click();
      await expect(page.getByRole("link", { name: pupil, exact: true })).toBeVisible();
      await expect(phone.getByRole("link", { name: say("join.toAssignments"), exact: true })).toBeVisible();
      await phone.getByRole("link", { name: say("join.toAssignments"), exact: true }).click();
      await expect(phone.getByText(mentor.name, { exact: true })).toBeVisible();
      addresses.expectWithout([mentor.name, group, pupil]);
      // The link itself is the address of its page, and in no other one.
      const token = address.split("/").at(-1)!;
      expect(addresses.found([token])).toEqual([`${token}: ${address}`]);
      await context.close();
    });

deepTest(
  `a class of ${CLASS_SIZE} goes from nothing to the first answers by a join link`,
  async ({ page, app, browser }) => {
    test.slow();
    const say = sayIn("sl");
    await setLanguage(page, "sl");
    const { name } = await signInAsMentor(page, app);
    const pupils = await Promise.all(Array.from({ length: CLASS_SIZE - 1 }, () => newPerson(app, someName("Učenec"))));
    await signInDirectly(page, { name }, app);
    await page.goto("/studentGroups");
    const mentor = counter();
    await makeGroup(page, say, mentor.press);
    await mentor.press(page.getByRole("switch", { name: say("joinLink.on") }));
    await mentor.press(button(page, say("joinLink.board")));
    const address = await addressOf(page);
    const token = address.split("/").at(-1)!;
    await Promise.all(pupils.map((pupil) => callAs(app, pupil, "POST", "mentorship/join", { token })));
    const inGroup = (count: number) =>
      expect(page.getByText(say("joinLink.members", { count, most: 30 }), { exact: true })).toBeVisible();
    await inGroup(CLASS_SIZE - 1);

    // One of them is looked at: from the link to the list, at a provider that asks for a name alone.
    const context = await browser.newContext({ viewport: SIZES.phone });
    const phone = await context.newPage();
    const own = counter();
    const from = performance.now();
    await phone.goto(address);
    await own.press(phone.getByRole("main").getByRole("link", { name: say("join.signIn"), exact: true }));
    await own.press(phone.getByRole("main").getByRole("button", { name: say("login.demo"), exact: true }));
    await phone.waitForURL((url) => url.pathname.startsWith("/sign-in/"));
    await answerDemoProvider(phone, { name: someName("Učenka") });
    await own.press(button(phone, say("shell.understood")));
    await own.press(button(phone, say("join.act")));
    await own.press(phone.getByRole("link", { name: say("join.toAssignments"), exact: true }));
    const joined = performance.now() - from;
    await inGroup(CLASS_SIZE);
    await mentor.pressKey(page, "Escape");
    const assignment = await publish(page, say, mentor.press);
    note("presses of the mentor, from no group to 28 members and an assignment", mentor.presses());
    expect(mentor.presses()).toBe(13);

    const again = performance.now();
    await phone.reload();
    await answerFirst(phone, say, own.press, assignment);
    note("seconds of a pupil with an account, to the first answer", (joined + performance.now() - again) / 1000);
    note("presses of a pupil with an account, beside those at the provider", own.presses());
    await context.close();
  },
);

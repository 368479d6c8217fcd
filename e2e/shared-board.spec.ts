import type { Page } from "@playwright/test";
import type { Board } from "@karota/contract/games/board.ts";
import { watchAddresses } from "./address-law.ts";
import {
  expect,
  expectGoodLooks,
  JOURNEY_SIZES,
  setLanguage,
  SIZES,
  test,
  travel,
  type RunningApp,
} from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName, type Caller } from "./people.ts";
import { answerByPointer, expectScore, type QuizSent } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const NARROW = { width: 320, height: 640 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const dialogOf = (page: Page, say: Say) => page.getByRole("dialog", { name: say("play.shareBoard"), exact: true });

/** A board of five questions that a person has started. */
const startBoard = (app: RunningApp, who: Caller, language: string) =>
  callAs<Board & QuizSent>(app, who, "POST", `games/addition/create?language=${language}`, {
    options: { level: "easy", tasks: 5 },
  });

/** Opens the dialog as the screen's size has it, and returns the address that it shows. */
async function share(page: Page, say: Say, size: keyof typeof SIZES): Promise<string> {
  if (size === "phone") await button(page, say("play.help")).click();
  await button(page, say("play.shareBoard")).filter({ visible: true }).click();
  const dialog = dialogOf(page, say);
  await expect(
    dialog.getByRole("img", { name: say("play.shareBoard.qr", { game: say("addition.name") }) }),
  ).toBeVisible();
  return (await dialog.getByText(/\/b\/\w+$/).textContent())!;
}

for (const language of JOURNEY_LANGUAGES)
  for (const size of JOURNEY_SIZES)
    test(`a board is shared by a link, and a visitor plays it from its start until the link ends (${language}, ${size})`, async ({
      page,
      app,
      browser,
    }) => {
      test.slow();
      const say = sayIn(language);
      await setLanguage(page, language);
      await page.setViewportSize(SIZES[size]);
      const name = someName("Deliteljica");
      const owner = await signInDirectly(page, { name }, app);
      const board = await startBoard(app, owner, language);
      await page.goto(`/games/addition/${board.gridId}`);
      await answerByPointer(page, say, board.tasks.slice(0, 2), "click");
      const address = await share(page, say, size);
      await expectGoodLooks(page);
      await page.setViewportSize(SIZES[size]);
      await page.keyboard.press("Escape");
      await expect(dialogOf(page, say)).toHaveCount(0);

      // A visitor, in another browser and on a small phone.
      const context = await browser.newContext({ viewport: NARROW });
      const addresses = watchAddresses(page.context(), context);
      const visitor = await context.newPage();
      await setLanguage(visitor, language);
      await visitor.goto(address);
      await expect(visitor).toHaveTitle(say("page.shared.title"));
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(say("addition.name"));
      await expect(visitor.getByText(say("play.shared.lead"))).toBeVisible();
      await expectGoodLooks(visitor);
      await visitor.setViewportSize(NARROW);
      await link(visitor, say("play.shared.play")).press("Enter");
      await answerByPointer(visitor, say, board.tasks.slice(0, 3), "click");
      await visitor.reload();
      // What was answered before the reload is not asked again.
      await answerByPointer(visitor, say, board.tasks.slice(3), "click");
      await expectScore(visitor, say, 5, 5);
      await visitor.reload();
      await expectScore(visitor, say, 5, 5);
      await visitor.goto(address);
      await expect(link(visitor, say("play.lost.look"))).toBeVisible();

      // Sharing again shows the same link; the owner ends it.
      expect(await share(page, say, size)).toBe(address);
      await button(page, say("play.shareBoard.stop")).press("Enter");
      await expect(dialogOf(page, say)).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByText(say("error.E-SHARE-ENDED.title"))).toBeVisible();
      await expectGoodLooks(visitor);
      await visitor.setViewportSize(NARROW);
      await visitor.goto(`/b/${"0".repeat(16)}`);
      await expect(visitor.getByText(say("error.E-SHARE-UNKNOWN.title"))).toBeVisible();

      // A new link, which goes with the account.
      const next = await share(page, say, size);
      expect(next).not.toBe(address);
      await visitor.goto(next);
      await expect(link(visitor, say("play.shared.play"))).toBeVisible();
      const { id } = await callAs<{ id: string }>(app, owner, "GET", "users");
      const erased = await fetch(`${app.baseURL}/api/v1/users/${id}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(erased.status).toBe(200);
      await visitor.reload();
      await expect(visitor.getByText(say("error.E-SHARE-GONE.title"))).toBeVisible();
      await button(visitor, say("play.shared.toHome")).click();
      await expect(visitor).toHaveURL("/home");
      addresses.expectWithout([name, owner.name, id]);
      await context.close();
    });

test("of a running challenge the link to its page is offered, also to a visitor", async ({ page }) => {
  const say = sayIn("sl");
  await setLanguage(page, "sl");
  await page.goto("/games/addition/daily");
  await button(page, say("play.shareBoard")).click();
  const dialog = dialogOf(page, say);
  await expect(dialog.getByText(/\/games\/addition\/daily\?day=\d{4}-\d\d-\d\d$/)).toBeVisible();
  await expect(dialog.getByText(say("play.shareBoard.daily"))).toBeVisible();
  await expect(button(page, say("play.shareBoard.stop"))).toHaveCount(0);
});

for (const language of JOURNEY_LANGUAGES)
  test(`the link to a challenge opens the board of its language, and says so once its day is over (${language})`, async ({
    page,
    browser,
    ownApp,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.goto(`${ownApp.baseURL}/games/crossword/daily`);
    await button(page, say("play.shareBoard")).click();
    const address = (await dialogOf(page, say)
      .getByText(/\/games\/crossword\/daily\?/)
      .textContent())!;
    expect(new URL(address).searchParams.get("language")).toBe(language);

    // Somebody who reads another language, on a small phone.
    const context = await browser.newContext({ viewport: NARROW });
    const friend = await context.newPage();
    await setLanguage(friend, language === "de" ? "sl" : "de");
    const notice = friend.getByRole("status").getByText(say("play.pastLink.daily"));
    await friend.goto(address);
    await expect(friend.locator("html")).toHaveAttribute("lang", language);
    await expect(friend.getByRole("grid")).toBeVisible();
    await expect(notice).toHaveCount(0);

    await travel(friend, ownApp, new Date(ownApp.now() + 86_400_000));
    await friend.goto(address);
    await expect(notice).toBeVisible();
    const board = friend.getByRole("grid");
    const [below, above] = [await notice.boundingBox(), await board.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await expectGoodLooks(friend);
    await friend.goto(`${ownApp.baseURL}/games/crossword/daily?day=yesterday&language=${language}`);
    await expect(board).toBeVisible();
    await expect(notice).toHaveCount(0);
    await context.close();
  });

test("two see each other's times once both want it", async ({ page, app, browser }) => {
  test.slow();
  const say = sayIn("sl");
  await setLanguage(page, "sl");
  const owner = await signInDirectly(page, { name: someName("Deliteljica") }, app);
  const board = await startBoard(app, owner, "sl");
  await page.goto(`/games/addition/${board.gridId}`);
  await answerByPointer(page, say, board.tasks, "click");
  await expectScore(page, say, 5, 5);
  const address = await share(page, say, "desktop");
  const dialog = dialogOf(page, say);
  await dialog.getByRole("switch", { name: say("play.shareBoard.time") }).press("Space");
  await expect(dialog.getByText(say("play.shareBoard.times.none"))).toBeVisible();
  await page.keyboard.press("Escape");

  const context = await browser.newContext({ viewport: NARROW });
  const friend = await context.newPage();
  await setLanguage(friend, "sl");
  const name = someName("Prijateljica");
  await signInDirectly(friend, { name }, app);
  await friend.goto(address);
  await link(friend, say("play.shared.play")).click();
  await answerByPointer(friend, say, board.tasks, "click");
  await expectScore(friend, say, 5, 5);
  const timeOf = (id: "play.times.mine" | "play.times.theirs") =>
    friend.getByText(new RegExp(`^${say(id, { time: "" })}\\d+:\\d\\d$`));
  await expect(timeOf("play.times.theirs")).toHaveCount(0);
  await button(friend, say("play.times.show")).press("Enter");
  for (const id of ["play.times.mine", "play.times.theirs"] as const) await expect(timeOf(id)).toBeVisible();
  await expectGoodLooks(friend);
  await friend.setViewportSize(NARROW);
  await friend.reload();
  await expect(timeOf("play.times.theirs")).toBeVisible();

  await share(page, say, "desktop");
  await expect(dialog.getByRole("list", { name: say("play.shareBoard.times") }).getByRole("listitem")).toHaveText(
    /^\s*\d+:\d\d$/,
  );
  await expect(dialog.getByText(name)).toHaveCount(0);
  await expectGoodLooks(page);
  await button(friend, say("play.times.withdraw")).click();
  await expect(button(friend, say("play.times.show"))).toBeVisible();
  await context.close();
});

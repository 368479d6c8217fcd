import type { BrowserContext, Page } from "@playwright/test";
import type { Board } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import { watchAddresses } from "./address-law.ts";
import { deepTest, expect, expectGoodLooks, setLanguage, SIZES, test, type RunningApp } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { answerByPointer, expectScore, type QuizSent } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

const NARROW = { width: 320, height: 640 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const RACE_BOARD = /\/games\/addition\/race\?/;

/** The bars of a race, each in words: who it is and how far they are. */
const bar = (page: Page, say: Say, who: string, state: string) =>
  page
    .getByRole("region", { name: say("play.race.title"), exact: true })
    .getByText(say("play.race.bar", { who, state }));
const percent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(share);

async function inspect(page: Page, size: { width: number; height: number }): Promise<void> {
  await expectGoodLooks(page);
  await page.setViewportSize(size);
}

/** Somebody who is signed in, with a browser of their own and a picture. */
async function newFriend(context: BrowserContext, app: RunningApp, language: Language, name: string): Promise<Page> {
  const page = await context.newPage();
  await setLanguage(page, language);
  const friend = await signInDirectly(page, { name }, app);
  await callAs(app, friend, "PUT", "users/settings", { settings: { face: { animal: "fox", colour: "logic" } } });
  return page;
}

for (const language of JOURNEY_LANGUAGES)
  deepTest(
    `two people play a shared board at the same time and see how far the other is (${language})`,
    async ({ page, app, browser }) => {
      test.slow();
      const say = sayIn(language);
      // The host, who has chosen no picture, gets one that the friend does not have.
      const [you, fox, hedgehog] = [say("play.race.you"), say("profile.face.fox"), say("profile.face.hedgehog")];
      await setLanguage(page, language);
      await page.setViewportSize(SIZES.desktop);
      const name = someName("Gostiteljica");
      const host = await signInDirectly(page, { name }, app);
      const board = await callAs<Board & QuizSent>(app, host, "POST", `games/addition/create?language=${language}`, {
        options: { level: "easy", tasks: 5 },
      });
      await page.goto(`/games/addition/${board.gridId}`);
      await button(page, say("play.shareBoard")).filter({ visible: true }).click();
      const address = (await page
        .getByRole("dialog")
        .getByText(/\/b\/\w+$/)
        .textContent())!;
      await inspect(page, SIZES.desktop);
      await button(page, say("play.race.begin")).click();
      await expect(page).toHaveTitle(say("page.race.title"));
      await expect(page.getByText(say("play.race.here", { count: 1 }))).toBeVisible();
      await button(page, say("play.race.start")).click();
      await expect(page.getByText(say("error.E-RACE-ALONE.title"))).toBeVisible();
      await inspect(page, SIZES.desktop);

      // A visitor reads that they have to sign in; a friend on a small phone joins.
      const context = await browser.newContext({ viewport: NARROW });
      const addresses = watchAddresses(page.context(), context);
      const visitor = await context.newPage();
      await setLanguage(visitor, language);
      await visitor.goto(address);
      await expect(visitor.getByText(say("play.race.visitor"))).toBeVisible();
      await visitor.close();
      const friendName = someName("Prijateljica");
      const friend = await newFriend(context, app, language, friendName);
      await friend.goto(address);
      await expect(button(friend, say("play.race.join"))).toBeVisible();
      await inspect(friend, NARROW);
      await button(friend, say("play.race.join")).press("Enter");
      for (const one of [page, friend]) await expect(one.getByText(say("play.race.here", { count: 2 }))).toBeVisible();
      await expect(friend.getByText(say("play.race.waiting"))).toBeVisible();
      await inspect(friend, NARROW);
      await inspect(page, SIZES.desktop);

      // It opens for both; the host has answered nothing of this copy.
      await button(page, say("play.race.start")).click();
      for (const one of [page, friend]) await expect(one).toHaveURL(RACE_BOARD);
      await expect(bar(page, say, fox, percent(language, 0))).toBeAttached();
      await answerByPointer(friend, say, board.tasks.slice(0, 2), "click");
      await expect(bar(page, say, fox, percent(language, 0.4))).toBeAttached();
      await expect(bar(friend, say, you, percent(language, 0.4))).toBeAttached();
      await inspect(page, SIZES.desktop);
      await inspect(friend, NARROW);

      // Without a network it goes on, and after a reload too.
      await context.setOffline(true);
      await answerByPointer(friend, say, board.tasks.slice(2, 3), "click");
      await expect(friend.getByText(say("play.race.offline"))).toBeVisible();
      await inspect(friend, NARROW);
      await context.setOffline(false);
      await expect(bar(page, say, fox, percent(language, 0.6))).toBeAttached();
      await friend.reload();
      await answerByPointer(page, say, board.tasks, "click");
      await expectScore(page, say, 5, 5);
      const list = (one: Page) => one.getByRole("region", { name: say("play.race.list"), exact: true });
      const playing = say("play.race.playing", { percent: percent(language, 0.6) });
      await expect(list(page).getByRole("listitem").nth(1)).toContainText(playing);
      await inspect(page, SIZES.desktop);
      await answerByPointer(friend, say, board.tasks.slice(3), "click");
      await expectScore(friend, say, 5, 5);
      for (const one of [page, friend]) {
        const rows = list(one).getByRole("listitem");
        await expect(rows.nth(0)).toContainText(say("play.race.place.1"));
        await expect(rows.nth(1)).toContainText(say("play.race.place.2"));
      }
      await expect(list(friend).getByRole("listitem").nth(0)).toContainText(hedgehog);
      await inspect(page, SIZES.desktop);
      await inspect(friend, NARROW);

      // The host begins another; the friend leaves it while it runs and plays on.
      await link(page, say("play.race.toRoom")).click();
      await button(page, say("play.race.begin")).click();
      await expect(page.getByText(say("play.race.here", { count: 1 }))).toBeVisible();
      await link(friend, say("play.race.toRoom")).click();
      await button(friend, say("play.race.join")).click();
      await expect(page.getByText(say("play.race.here", { count: 2 }))).toBeVisible();
      await button(page, say("play.race.start")).click();
      await answerByPointer(friend, say, board.tasks.slice(0, 1), "click");
      await button(friend, say("play.race.leave")).click();
      const dialog = friend.getByRole("dialog");
      await expect(dialog.getByText(say("play.race.leave.text"))).toBeVisible();
      await inspect(friend, NARROW);
      await dialog.getByRole("button", { name: say("play.race.leave"), exact: true }).click();
      await expect(bar(page, say, fox, say("play.race.left"))).toBeAttached();
      await answerByPointer(friend, say, board.tasks.slice(1), "click");
      await expectScore(friend, say, 5, 5);
      addresses.expectWithout([name, friendName]);
      await context.close();
    },
  );

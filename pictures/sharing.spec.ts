import type { Page } from "@playwright/test";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import { expect, type RunningApp } from "../e2e/harness.ts";
import { callAs } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "../e2e/people.ts";
import { scene } from "./scene.ts";

const OPTIONS = { options: { level: "medium" } };

/** The code of a board that somebody else shares. */
async function codeOfAnother(app: RunningApp): Promise<string> {
  const owner = await newPerson(app, someName("Ana"));
  const { gridId } = await callAs<{ gridId: string }>(app, owner, "POST", "games/sudoku/create", OPTIONS);
  return (await callAs<ShareReply>(app, owner, "POST", `games/sudoku/${gridId}/share`)).code;
}

/** The page of a board of one's own. */
async function openOwn(page: Page, app: RunningApp): Promise<void> {
  const owner = await signInDirectly(page, { name: someName("Ana") }, app);
  const { gridId } = await callAs<{ gridId: string }>(app, owner, "POST", "games/sudoku/create", OPTIONS);
  await page.goto(`/games/sudoku/${gridId}`);
}

scene("share-board", async ({ page, app, say }) => {
  await openOwn(page, app);
  const share = page.getByRole("button", { name: say("play.shareBoard"), exact: true }).filter({ visible: true });
  const settings = page.getByRole("button", { name: say("play.help"), exact: true });
  await expect(settings).toBeVisible();
  // On phones it is among the settings.
  if ((await share.count()) === 0) await settings.click();
  await share.click();
  await expect(page.getByRole("dialog").getByText(/\/b\/\w+$/)).toBeVisible();
});
scene("shared-board", async ({ page, app, say }) => {
  await page.goto(`/b/${await codeOfAnother(app)}`);
  await expect(page.getByText(say("play.shared.lead"))).toBeVisible();
});
scene("shared-board-playing", async ({ page, app }) => {
  await page.goto(`/games/sudoku/shared?board=${await codeOfAnother(app)}`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
});
scene("shared-board-unknown", async ({ page, say }) => {
  await page.goto(`/b/${"0".repeat(16)}`);
  await expect(page.getByText(say("error.E-SHARE-UNKNOWN.title"))).toBeVisible();
});

const FACES = ["fox", "owl"] as const;

/** A race on a board of the person of this page, which others have joined. */
async function openRace(page: Page, app: RunningApp): Promise<void> {
  const host = await signInDirectly(page, { name: someName("Ana") }, app);
  const ask = <Reply>(who: Caller, path: string, body: object) => callAs<Reply>(app, who, "POST", path, body);
  const { gridId } = await ask<{ gridId: string }>(host, "games/sudoku/create", OPTIONS);
  const { code } = await callAs<ShareReply>(app, host, "POST", `games/sudoku/${gridId}/share`);
  await ask<RaceView>(host, "shared-boards/race/begin", { code });
  for (const animal of FACES) {
    const friend = await newPerson(app, someName("Maja"));
    await callAs(app, friend, "PUT", "users/settings", { settings: { face: { animal, colour: "logic" } } });
    await ask(friend, "shared-boards/race/join", { code });
  }
  await page.goto(`/b/${code}/race`);
}

scene("race-room", async ({ page, app, say }) => {
  await openRace(page, app);
  await expect(page.getByText(say("play.race.here", { count: 3 }))).toBeVisible();
});
scene("race-running", async ({ page, app, say }) => {
  await openRace(page, app);
  await page.getByRole("button", { name: say("play.race.start"), exact: true }).click();
  await expect(page.getByRole("region", { name: say("play.race.title"), exact: true })).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
});

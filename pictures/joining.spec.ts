import type { Page } from "@playwright/test";
import { expect, type RunningApp } from "../e2e/harness.ts";
import { callAs, signInAsMentor } from "../e2e/mentoring.ts";
import { newPerson, signInDirectly, someName, type Caller } from "../e2e/people.ts";
import { scene } from "./scene.ts";

interface Invitation {
  readonly mentor: Caller;
  readonly group: string;
  readonly token: string;
}

/** A mentor's new group with a join link, which the page is signed in to see. */
async function invite(page: Page, app: RunningApp, approval = true): Promise<Invitation> {
  const mentor = await signInAsMentor(page, app);
  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
    name: "7. b",
  });
  const { link } = await callAs<{ link: { token: string } }>(
    app,
    mentor,
    "PUT",
    `mentorship/groups/${group.id}/join-link`,
    { on: true, approval },
  );
  return { mentor, group: group.id, token: link.token };
}

/** The page of a group for which three wait. */
async function openGroup(page: Page, app: RunningApp): Promise<void> {
  const { group, token } = await invite(page, app);
  for (const name of ["Ana", "Bor", "Cene"])
    await callAs(app, await newPerson(app, someName(name)), "POST", "mentorship/join", { token });
  await page.goto(`/studentGroups/${group}`);
  await expect(page.getByRole("img", { name: /7\. b/ })).toBeVisible();
}

scene("join-link-group", ({ page, app }) => openGroup(page, app));
scene("join-link-terms", async ({ page, app, say }) => {
  await openGroup(page, app);
  await page.getByRole("button", { name: say("joinLink.change"), exact: true }).click();
});
scene("join-link-board", async ({ page, app, say }) => {
  await openGroup(page, app);
  await page.getByRole("button", { name: say("joinLink.board"), exact: true }).click();
});
scene("join-link-sheet", async ({ page, app, say }) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await openGroup(page, app);
  await page.getByRole("button", { name: say("joinLink.print"), exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
});
scene("join-visitor", ({ page }) => page.goto(`/join/${"0".repeat(28)}`));
scene("join-offer", async ({ page, app }) => {
  const { token } = await invite(page, app);
  await signInDirectly(page, { name: someName("Učenka") }, app);
  await page.goto(`/join/${token}`);
});
scene("join-waiting", async ({ page, app, say }) => {
  const { token } = await invite(page, app);
  await signInDirectly(page, { name: someName("Učenka") }, app);
  await page.goto(`/join/${token}`);
  await page.getByRole("button", { name: say("join.ask"), exact: true }).click();
});
scene("join-unknown", async ({ page, app }) => {
  await signInDirectly(page, { name: someName("Učenka") }, app);
  await page.goto(`/join/${"0".repeat(28)}`);
});
scene("join-member", async ({ page, app, say }) => {
  const { token } = await invite(page, app, false);
  await signInDirectly(page, { name: someName("Učenka") }, app);
  await page.goto(`/join/${token}`);
  await page.getByRole("button", { name: say("join.act"), exact: true }).click();
});

import type { Page } from "@playwright/test";
import { expect } from "../e2e/harness.ts";
import { signInDirectly, someName } from "../e2e/people.ts";
import { scene } from "./scene.ts";

/** All dailies are solved: as the server's reply would say it. */
const solveToday = (page: Page) =>
  page.route("**/api/v1/games/overview*", async (route) => {
    const reply = await route.fetch();
    const overview = await reply.json();
    for (const { daily } of overview.games)
      Object.assign(daily, { started: true, completed: true, seconds: 80, progress: { done: 10, total: 10 } });
    await route.fulfill({ response: reply, json: overview });
  });
const drawn = (page: Page) => expect(page.locator("main svg[viewBox='0 0 120 168']")).toBeVisible();

scene("faces-chosen", async ({ page, app, say }) => {
  await signInDirectly(page, { name: someName("Maja") }, app);
  await page.goto("/my-profile");
  await page.getByRole("radio", { name: say("profile.face.hedgehog") }).check();
  await page.getByRole("radio", { name: say("profile.face.on.measures") }).check();
});
scene("faces-path-done", async ({ page, app }) => {
  await signInDirectly(page, { name: someName("Maja") }, app);
  await solveToday(page);
  await page.goto("/home");
  await drawn(page);
});
for (const [name, path] of Object.entries({
  review: "/progress/review",
  archive: "/myAssignments/archive",
  purchases: "/my-profile?tab=purchases",
}))
  scene(`faces-empty-${name}`, async ({ page, app }) => {
    await signInDirectly(page, { name: someName("Maja") }, app);
    await page.goto(path);
    await drawn(page);
  });

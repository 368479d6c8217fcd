import { expect, SIZES, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import type { QuizSent } from "./playing.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");

test("what a person has played comes into the place that a game's band has for it, and moves nothing", async ({
  page,
  app,
}) => {
  const who = await signInDirectly(page, { name: someName("Igra") }, app);
  const options = { level: "easy", tasks: 5 };
  const { gridId, tasks } = await callAs<QuizSent>(app, who, "POST", "games/addition/create", { options });
  const [{ taskId, answers }] = tasks as [QuizSent["tasks"][number]];
  const answer = { gridId, taskId, taskSelected: answers.correct };
  await callAs(app, who, "POST", "games/addition/update", answer);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const gate = Promise.withResolvers<void>();
    await page.route("**/api/v1/learning/statistics?*", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto("/games/addition");
    await expect(page.getByRole("region", { name: say("dispatch.continue"), exact: true })).toContainText(
      say("dispatch.restart"),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const places = () =>
      page
        .getByRole("main")
        .getByRole("heading")
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().toJSON() as object));
    const before = await places();
    gate.resolve();
    await expect(page.getByText(say("dispatch.own.played", { times: 1 }), { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.unrouteAll();
  }
});

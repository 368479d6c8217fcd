import type { Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, setLanguage, test, type RunningApp } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import type { QuizSent } from "./playing.ts";
import { ROOM_LANGUAGES, sayIn } from "./words.ts";

/** Posts as the person who is signed in on the page. */
async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("karota:user") ?? "{}") as { token: string }).token,
  );
  const { origin } = new URL(page.url());
  const response = await page.request.post(`${origin}/api/v1/${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Reply;
}

/** Plays a quiz of five tasks as its page would, in so many seconds by the server's clock. */
async function playQuiz(page: Page, app: RunningApp, level: string, seconds: number): Promise<void> {
  const { gridId, tasks } = await post<QuizSent>(page, "games/addition/create", { options: { level, tasks: 5 } });
  const begun = app.now();
  for (const [place, { taskId, answers }] of tasks.entries()) {
    const spent = Math.round((seconds * (place + 1)) / tasks.length);
    app.travelTo(new Date(begun + spent * 1000));
    await post(page, "games/addition/update", { gridId, taskId, taskSelected: answers.correct, seconds: spent });
  }
}

deepTest(
  "what was played is on the progress page, each game with its times, in three languages",
  async ({ page, ownApp }) => {
    // Six quizzes, and looks in every size.
    test.slow();
    await signInDirectly(page, { name: someName("Številka") }, ownApp);
    for (const seconds of [95, 80, 88, 64]) await playQuiz(page, ownApp, "easy", seconds);
    for (const seconds of [190, 150]) await playQuiz(page, ownApp, "hard", seconds);
    for (const language of ROOM_LANGUAGES) {
      const say = sayIn(language);
      const clock = (minutes: number, seconds: number) => say("progress.clock", { hours: 0, minutes, seconds });
      await setLanguage(page, language);
      await page.goto(`${ownApp.baseURL}/progress`);
      await page
        .getByRole("region", { name: say("progress.games"), exact: true })
        .locator("summary")
        .first()
        .click();
      const game = page.getByRole("article", { name: say("addition.name"), exact: true });
      const figures = game.locator("dl > div");
      // The label, as it is written, comes before its number.
      await expect(figures).toHaveText([
        `${say("progress.played")}6`,
        `${say("progress.solved")}6`,
        `${say("progress.hints")}0`,
        `${say("progress.best")}${clock(1, 4)}`,
        `${say("progress.median")}${clock(1, 32)}`,
      ]);
      await expect(
        game.getByRole("table", { name: say("progress.times.of", { game: say("addition.name") }) }).getByRole("row"),
      ).toHaveCount(6);
      await game.getByText(say("progress.choices"), { exact: true }).click();
      const choices = game.getByRole("table", { name: say("progress.choices.of", { game: say("addition.name") }) });
      await expect(choices.getByRole("row")).toHaveCount(3);
      await expect(choices.getByRole("row").nth(1)).toContainText(clock(1, 24));
    }
    await page.getByRole("region", { name: sayIn("de")("progress.lately"), exact: true }).waitFor();
    await expectGoodLooks(page);
  },
);

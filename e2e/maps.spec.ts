import { expect, expectGoodLooks, setLanguage, SIZES, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

interface Quiz {
  readonly gridId: string;
  readonly tasks: readonly { readonly skill: string; readonly answers: { readonly correct: number } }[];
}

for (const language of JOURNEY_LANGUAGES)
  test(`a country is pressed on the map, and a map explains a mistake, at 360 pixels, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.setViewportSize({ width: 360, height: 780 });
    const who = await signInDirectly(page, { name: someName("Karta") }, app);
    const options = { level: "easy", tasks: 10, continent: "europe", language };
    const start = () => callAs<Quiz>(app, who, "POST", "games/cities/create", { options });
    const placeOf = (quiz: Quiz) => quiz.tasks.findIndex(({ skill }) => skill === "map");
    let quiz = await start();
    // One board in ten has no map.
    for (let others = 0; others < 8 && placeOf(quiz) < 0; others++) quiz = await start();
    const { gridId, tasks } = quiz;
    const place = placeOf(quiz);
    expect(place).toBeGreaterThanOrEqual(0);
    await page.goto(`/games/cities/${gridId}`);
    await page.getByRole("button", { name: say("quizView.explain"), exact: true }).click();
    for (let at = 0; at < place; at++) {
      const pips = page.getByRole("list", {
        name: say("quizView.pips", { now: at + 1, total: tasks.length }),
        exact: true,
      });
      await expect(pips).toBeVisible();
      await page.keyboard.press(String(tasks[at]!.answers.correct + 1));
    }
    const question = page.getByRole("heading", { level: 2 }).filter({ hasText: say("cities.ask.map") });
    await expect(question).toBeVisible();
    await expectGoodLooks(page);
    const wrong = (tasks[place]!.answers.correct + 1) % 4;
    const letter = question.locator(`circle[data-letter=${"ABCD"[wrong]!}]`);
    const box = (await letter.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    // By pointer and by key.
    await (language === "sl" ? letter.click() : page.keyboard.press(String(wrong + 1)));
    const next = page.getByRole("button", { name: say("quizView.next"), exact: true });
    await expect(next).toBeFocused();
    await expect(
      page
        .getByRole("region")
        .filter({ has: next.or(page.locator("#quiz-solution")) })
        .getByRole("img")
        .first(),
    ).toBeVisible();
    await page.setViewportSize(SIZES.desktop);
    await expectGoodLooks(page);
  });

import { depth } from "@karota/engine/testing/depth.ts";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, setLanguage, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { boardSent, tabTo, type QuizSent } from "./playing.ts";
import { LANGUAGES, sayIn } from "./words.ts";

/** Every quiz with word problems. */
const GAMES = [
  "addition",
  "subtraction",
  "multiplication",
  "division",
  "percentage",
  "fractions",
  "time",
  "distance",
  "mass",
  "volumeliquids",
  "surface",
];
const JOURNEYS = depth(
  [
    { language: "sl", game: "addition" },
    { language: "en", game: "percentage" },
    { language: "de", game: "time" },
  ] as const,
  LANGUAGES.flatMap((language) => GAMES.map((game) => ({ language, game }))),
);

for (const { language, game } of JOURNEYS)
  test(`word problems of ${game} are chosen, read and answered by keys at 360 px, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await signInDirectly(page, { name: someName("Naloga") }, app);
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/games/${game}`);
    const numbers = page.getByRole("radio", { name: say("option.form.numbers"), exact: true });
    await expect(numbers).toBeChecked();
    await tabTo(page, numbers);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: say("option.form.stories"), exact: true })).toBeChecked();
    await expectNoSidewaysScroll(page);

    const start = page.getByRole("button", { name: say("dispatch.start"), exact: true }).filter({ visible: true });
    const { tasks } = await boardSent<QuizSent>(page, () => start.press("Enter"));
    const [first, second] = tasks;
    const question = page.getByRole("heading", { level: 2 });
    await expect(question).toContainText(say("stories.ask"));
    await expect(question).toContainText(first!.question.plain);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.keyboard.press(String(first!.answers.correct + 1));
    await expect(question).toContainText(second!.question.plain);
  });

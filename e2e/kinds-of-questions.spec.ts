import type { Locator, Page } from "@playwright/test";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task as QuizTask } from "@karota/engine/quiz/task.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { deepTest, expect, expectNoAxeViolations, expectNoSidewaysScroll, setLanguage, SIZES } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { expectScore, tabTo, type QuizSent } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

type Task = QuizSent["tasks"][number] & { readonly skill: string };
interface Quiz {
  readonly gridId: string;
  readonly tasks: readonly Task[];
}
interface Looked {
  readonly game: string;
  readonly level: string;
  /** The kinds of questions that are looked at: in pictures, of comparing and rounding, with estimates and remainders. */
  readonly skills: readonly string[];
  readonly more?: Readonly<Record<string, string>>;
}

const COUNTING = ["within-ten", "within-twenty", "over-ten", "ten-and-ones"];
/** Lengths have a ruler and an order of amounts with units. */
const LENGTHS: Looked = { game: "distance", level: "easy", skills: ["reading", "compare"] };
const QUIZZES = depth<readonly Looked[]>(
  [LENGTHS],
  [
    LENGTHS,
    { game: "addition", level: "starter", skills: COUNTING },
    { game: "subtraction", level: "starter", skills: COUNTING },
    { game: "multiplication", level: "starter", skills: ["groups", "first-tables"] },
    { game: "division", level: "starter", skills: ["sharing", "first-tables"] },
    { game: "addition", level: "easy", skills: ["blocks", "round"] },
    { game: "addition", level: "hard", skills: ["estimate", "round"] },
    { game: "subtraction", level: "easy", skills: ["blocks", "compare"] },
    { game: "subtraction", level: "medium", skills: ["compare", "estimate"] },
    { game: "multiplication", level: "easy", skills: ["area"] },
    { game: "multiplication", level: "medium", skills: ["two-digit", "estimate"] },
    { game: "division", level: "easy", skills: ["remainder"] },
    { game: "division", level: "medium", skills: ["remainder", "estimate"] },
    { game: "fractions", level: "easy", skills: ["shaded", "compare", "same-denominator", "part-of-number"] },
    { game: "fractions", level: "medium", skills: ["unlike-denominators", "multiply"] },
    { game: "percentage", level: "easy", skills: ["shaded", "compare", "of"] },
    { game: "surface", level: "easy", skills: ["rectangle", "square"] },
    { game: "volumeobjects", level: "easy", skills: ["cube", "cuboid"] },
    { game: "mass", level: "easy", skills: ["reading", "compare"] },
    { game: "volumeliquids", level: "easy", skills: ["reading", "compare"] },
    { game: "equationssimple", level: "easy", skills: ["balance"] },
    { game: "binary", level: "easy", skills: ["cards"] },
    { game: "roots", level: "hard", skills: ["round"] },
    {
      game: "time",
      level: "medium",
      skills: ["weekday", "days-until", "date-later"],
      more: { topic: "calendar" },
    },
    { game: "time", level: "hard", skills: ["weekday-next"], more: { topic: "calendar" } },
    { game: "flags", level: "medium", skills: ["europe", "africa"] },
  ],
);

/** Types an order, smallest first, with the tool that changes how answers are given. */
async function typeOrder(page: Page, say: Say, order: string): Promise<void> {
  const tool = page.getByRole("button", { name: say("quizView.typing"), exact: true });
  await tool.press("Enter");
  const field = page.getByRole("textbox", { name: say("quizView.typed.label"), exact: true });
  await field.fill(order.split(" < ").slice(1).join(" < "));
  await field.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: say("quizView.typed.order") })).toBeVisible();
  await field.fill(order.replaceAll(" < ", "; "));
  await field.press("Enter");
  await tool.press("Enter");
}

/** How many pictures the worked solution of a task has. */
async function picturesOf(game: string, task: Task): Promise<number> {
  const quiz = await findGame(game)!.load();
  if (!isQuiz(quiz)) throw new Error(`${game} is no quiz`);
  const shown = quiz.solution(task as unknown as QuizTask).flatMap((step) => step.shown.flatMap(withinOf));
  return shown.filter(({ kind }) => kind === "picture").length;
}

/** As many pictures as there should be, all of which the browser can draw. */
async function expectDrawn(pictures: Locator, count: number): Promise<void> {
  await expect(pictures).toHaveCount(count);
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  for (const picture of await pictures.all()) await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
}

for (const language of JOURNEY_LANGUAGES)
  for (const { game, level, skills, more } of QUIZZES)
    deepTest(
      `questions of ${game} (${level}: ${skills.join(", ")}) are answered by keys at 360 pixels, in ${language}`,
      async ({ page, app }) => {
        const say = sayIn(language);
        await setLanguage(page, language);
        await page.setViewportSize(SIZES.phone);
        const who = await signInDirectly(page, { name: someName("Vaja") }, app);
        const { daily } = (await findGame(game)!.load()).options as { daily: object };
        const options = { ...daily, level, tasks: 10, ...more };
        const { gridId, tasks } = await callAs<Quiz>(app, who, "POST", `games/${game}/create`, { options });
        const looked = new Set<string>();
        // Other languages differ from Slovenian only in how long their words are.
        const expectGoodPage = async () => {
          await expectNoSidewaysScroll(page);
          if (language === "sl") await expectNoAxeViolations(page);
        };
        await page.goto(`/games/${game}/${gridId}`);
        const explain = page.getByRole("button", { name: say("quizView.explain"), exact: true });
        await tabTo(page, explain);
        await page.keyboard.press("Enter");
        let wrong = 0;
        for (const [place, task] of tasks.entries()) {
          const { answers, question, skill } = task;
          await expect(
            page.getByRole("list", {
              name: say("quizView.pips", { now: place + 1, total: tasks.length }),
              exact: true,
            }),
          ).toBeVisible();
          const isNew = skills.includes(skill) && !looked.has(skill);
          if (!isNew) {
            if (question.ask.id === "comparing.ask.order")
              await typeOrder(page, say, answers.choices[answers.correct]!);
            else await page.keyboard.press(String(answers.correct + 1));
            continue;
          }
          looked.add(skill);
          await expectGoodPage();
          // Wrongly, so that the solution is seen.
          wrong++;
          await page.keyboard.press(String(((answers.correct + 1) % answers.choices.length) + 1));
          const next = page.getByRole("button", { name: say("quizView.next"), exact: true });
          await expect(next).toBeFocused();
          const solution = page.getByRole("region").filter({ has: page.locator("#quiz-solution") });
          await expectDrawn(solution.last().locator("img"), await picturesOf(game, task));
          await expectGoodPage();
          await next.press("Enter");
        }
        expect([...looked].toSorted(), "kinds of questions that were there").toEqual(skills.toSorted());
        await expectScore(page, say, tasks.length - wrong, tasks.length);
      },
    );

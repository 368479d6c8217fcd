import { expect, it } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { CONTINENTS } from "@karota/games/data/countries.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { drawPlan } from "@karota/engine/quiz/draw-plan.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { planForm, sampleTasks } from "./quizzes.ts";

it.each(CATALOGUE.filter(({ type }) => type === "education").map(({ id, load }) => ({ id, load })))(
  "$id offers a form without its number of tasks, and sample tasks for the chosen options",
  async ({ id, load }) => {
    const quiz = await load();
    if (!isQuiz(quiz)) throw new Error(`${id} is no quiz`);
    const { questions, options, most } = planForm(quiz, {}, "de");
    expect(questions.map(({ name }) => name)).not.toContain("tasks");
    expect(options).not.toHaveProperty("tasks");
    expect(quiz.options.schema.safeParse({ ...options, tasks: 5 }).success).toBe(true);
    expect(sampleTasks(quiz, { options, count: 3 })).toHaveLength(3);
    expect(most).toBe(50);
  },
);

it("a small continent ends where its countries do", async () => {
  const quiz = await CATALOGUE.find(({ id }) => id === "flags")!.load();
  if (!isQuiz(quiz)) throw new Error("no quiz");
  const { most, options } = planForm(quiz, { continent: "south-america" }, "sl");
  expect(most).toBeLessThan(50);
  expect(sampleTasks(quiz, { options, count: most })).toHaveLength(most);
});

it.each(
  ["flags", "cities"].flatMap((id) =>
    [...CONTINENTS, "all"].flatMap((continent) => LANGUAGES.map((language) => ({ id, continent, language }))),
  ),
)("$id of $continent has as many different questions in $language as can be chosen", async (shown) => {
  const { id, continent, language } = shown;
  const quiz = await CATALOGUE.find((row) => row.id === id)!.load();
  if (!isQuiz(quiz)) throw new Error("no quiz");
  const { most, options } = planForm(quiz, { continent }, language);
  const tasks = sampleTasks(quiz, { options, count: most });
  expect(new Set(tasks.map(({ question }) => JSON.stringify(question))).size).toBe(most);
  // As the server draws them when they are set.
  expect(drawPlan([{ quiz, options, count: most, typed: false }], "seed", "one")).toHaveLength(most);
});

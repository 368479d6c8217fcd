import { drawPlan } from "@karota/engine/quiz/draw-plan.ts";
import { expect, test, vi } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { loadQuizzes, readPlan } from "../assignments/index.ts";
import { drawRepeat } from "./draw-repeat.ts";

test("another task of a quiz whose tasks were all asked is one of these, and others are looked for once", async () => {
  const quizzes = await loadQuizzes(CATALOGUE);
  const plan = readPlan(quizzes, [{ game: "addition", count: 3, options: {} }], "sl");
  const [real] = plan;
  const asked = drawPlan(plan, "seed", "one");
  const all = asked.map(({ task }) => task);
  const generate = vi.fn<(options: { readonly tasks: number }) => { readonly tasks: typeof all }>(({ tasks }) => {
    if (tasks > all.length) throw new Error("fewer tasks");
    return { tasks: all.slice(0, tasks) };
  });
  const planned = { ...real!, quiz: { ...real!.quiz, generate } };
  const like = { ...asked[0]!, task: { ...all[0]!, skill: "of no task" } };
  const { task } = drawRepeat(planned, like, asked, "later");
  expect(all.map(({ question }) => question)).toContainEqual(task.question);
  expect(generate.mock.results.filter(({ type }) => type === "throw")).toHaveLength(1);
});

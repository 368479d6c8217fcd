import { beforeAll, expect, test, vi } from "vitest";
import { MAX_ANSWER_LENGTH, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { areAreas } from "@karota/engine/quiz/entry.ts";
import { typedForm } from "@karota/engine/quiz/expression.ts";
import { canRead } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { drawAgain, drawPlan, type PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import { describeTask, serializeTasks, markAnswer, openTasks } from "./stored-tasks.ts";
import { loadQuizzes, openPlan, readPlan, wirePlan, type Quizzes } from "./plan.ts";

let quizzes: Quizzes;
beforeAll(async () => {
  // Also those that are not active yet.
  quizzes = await loadQuizzes(CATALOGUE.map((row) => ({ ...row, active: true })));
});
const ALL = CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id);
const plan = (...rows: readonly TaskPlan[]) => readPlan(quizzes, rows, "sl");
const row = (game: string, count: number, options = {}): TaskPlan => ({ game, count, options });
const questions = (tasks: readonly PlacedTask[]) => tasks.map(({ task }) => JSON.stringify(task.question));

test("every place gives all students the same quiz, options and skill, with other numbers", () => {
  const planned = plan(row("addition", 10, { level: "hard" }), row("flags", 10), row("addition", 5, { level: "hard" }));
  const drawn = Array.from({ length: 30 }, (_, n) => drawPlan(planned, `student ${n}`, "one"));
  for (const tasks of drawn) {
    expect(tasks.map(({ task }) => task.taskId)).toEqual(Array.from({ length: 25 }, (_, n) => String(n + 1)));
    expect(tasks.map(({ quiz }) => quiz.id)).toEqual(drawn[0]!.map(({ quiz }) => quiz.id));
  }
  const skills = (place: number) => new Set(drawn.map((tasks) => tasks[place]!.task.skill)).size;
  const places = Array.from({ length: 25 }, (_, place) => skills(place));
  expect(places.filter((count) => count === 1).length).toBeGreaterThan(20);
  expect(new Set(drawn.flatMap(questions)).size).toBeGreaterThan(300);
  expect(drawPlan(planned, "student 7", "one").map(({ task }) => task)).toEqual(drawn[7]!.map(({ task }) => task));
});

test("no task comes twice, and none answers another one, however the quizzes overlap", () => {
  const planned = plan(
    row("cities", 10, { level: "easy", continent: "europe" }),
    row("cities", 15, { level: "hard", continent: "europe" }),
    row("cities", 15, { continent: "all" }),
    row("addition", 10, { level: "easy" }),
  );
  for (let n = 0; n < 40; n++) {
    const tasks = drawPlan(planned, `seed ${n}`, "one");
    const countries = tasks.flatMap(({ task, quiz }) =>
      quiz.id === "cities" ? [`${(task.facts as { code: string }).code} ${areAreas(task) ? "on a map" : ""}`] : [],
    );
    // Where a country is says nothing of its capital.
    expect(new Set(countries).size).toBe(40);
    expect(new Set(questions(tasks)).size).toBe(50);
  }
});

test("a plan of few tasks finds them all, whatever was drawn before", () => {
  const planned = plan(
    row("flags", 40, { level: "easy" }),
    row("flags", 10, { level: "easy", continent: "south-america" }),
  );
  for (let n = 0; n < depth(4, 20); n++)
    expect(new Set(questions(drawPlan(planned, `seed ${n}`, "one"))).size).toBe(50);
});

test("that a plan has more tasks than there are is not found out again and again", () => {
  const { quiz } = quizzes.find("flags")!;
  // South America has a dozen flags.
  const generate = vi.fn<typeof quiz.generate>(quiz.generate);
  const planned = ["easy", "medium", "hard"].map((level) => ({
    quiz: { ...quiz, generate },
    options: { level, continent: "south-america", language: "sl" },
    count: 10,
    typed: false,
  }));
  expect(() => drawPlan(planned, "seed", "one")).toThrow("flags: fewer than");
  expect(generate.mock.results.filter(({ type }) => type === "throw").length).toBeLessThanOrEqual(3);
});

test.each(ALL)("50 tasks of %s are saved, opened, marked and shown as they were drawn", (game) => {
  const drawn = drawPlan(plan(row(game, 50)), "a student", "one");
  const opened = openTasks(quizzes, serializeTasks(drawn));
  expect(opened.map(({ task }) => task)).toEqual(drawn.map(({ task }) => task));
  for (const placed of opened) {
    const marks = [0, 1, 2, 3].map((choice) => markAnswer(placed, { selected: choice }));
    expect(marks.filter(({ correct }) => correct)).toEqual([{ correct: true, mistake: null }]);
    expect(marks.filter(({ mistake }) => mistake === null)).toHaveLength(1);
    for (const language of LANGUAGES) {
      const over = describeTask(placed, { selected: 1 }, true, language);
      expect(over.result).toMatchObject({ right: placed.task.correct, correct: placed.task.correct === 1 });
      const saved = describeTask(placed, { selected: 1 }, false, language);
      expect(saved).toMatchObject({ answered: true, taskSelected: 1, result: null });
      expect(describeTask(placed, null, false, language)).not.toHaveProperty("taskSelected");
    }
  }
});

test.each(ALL)("what is typed in %s is marked as the choice that it is equal to, in every language", (game) => {
  const typed = plan({ ...row(game, 20), answer: "typed" });
  for (const placed of openTasks(quizzes, serializeTasks(drawPlan(typed, "a student", "one"))))
    for (const [choice, { value }] of placed.task.choices.entries())
      for (const language of LANGUAGES) {
        const text = toPlain(typedForm(value), SPEAKERS[language]);
        expect(markAnswer(placed, { text })).toEqual(markAnswer(placed, { selected: choice }));
        expect(canRead(placed.task, text) && text.length <= MAX_ANSWER_LENGTH).toBe(true);
      }
});

test("typed and chosen questions of one kind are drawn together, and stay as they are when drawn again", () => {
  const planned = plan(row("flags", 20), { ...row("flags", 20), answer: "typed" }, row("addition", 2));
  const drawn = drawPlan(planned, "a student", "one");
  const again = drawAgain(planned, drawn, new Set([0, 25]), "later", "one");
  for (const tasks of [drawn, openTasks(quizzes, serializeTasks(drawn)), again]) {
    expect(tasks.map(({ typed }) => typed)).toEqual(Array.from({ length: 42 }, (_, n) => n >= 20 && n < 40));
    expect(new Set(questions(tasks)).size).toBe(42);
  }
  const stored = JSON.stringify(wirePlan(planned));
  expect(openPlan(quizzes, stored)).toEqual(planned);
  expect(wirePlan(planned).map(({ answer }) => answer)).toEqual([undefined, "typed", undefined]);
});

test("a task that is drawn again has other numbers and another id, an answered one stays", () => {
  const planned = plan(row("multiplication", 10));
  const before = drawPlan(planned, "first", "one");
  const answered = new Set([0, 4]);
  const again = drawAgain(planned, before, answered, "second", "one");
  const third = drawAgain(planned, again, answered, "third", "one");
  const draws = [before, again, third];
  for (const place of before.keys()) {
    const tasks = draws.map((tasks) => tasks[place]!);
    const stays = answered.has(place);
    expect(new Set(questions(tasks)).size).toBe(stays ? 1 : 3);
    const turns = stays ? ["", "", ""] : ["", "-1", "-2"];
    expect(tasks.map(({ task }) => task.taskId)).toEqual(turns.map((turn) => `${place + 1}${turn}`));
  }
  const small = plan(row("flags", 10, { continent: "south-america", level: "easy" }));
  const few = drawPlan(small, "first", "one");
  expect(questions(drawAgain(small, few, answered, "second", "one")).toSorted()).toEqual(questions(few).toSorted());
});

test("a quiz that is switched off is planned no more; what was planned is still drawn", async () => {
  const off = CATALOGUE.map((row) => (row.id === "addition" ? { ...row, active: false } : row));
  const fewer = await loadQuizzes(off);
  expect(() => readPlan(fewer, [row("addition", 2)], "sl")).toThrow("E-KAROTA-GAME_VALIDATION");
  const stored = JSON.stringify(wirePlan(plan(row("addition", 2))));
  expect(drawPlan(openPlan(fewer, stored), "seed", "one")).toHaveLength(2);
});

test("a plan fills in what was left out, in the mentor's language, and takes ids and paths", () => {
  expect(wirePlan(plan(row("flags", 2, { level: "hard" }), row("volumeobjects", 1)))).toEqual([
    { game: "flags", count: 2, options: { level: "hard", continent: "all", language: "sl" } },
    { game: "volumeobjects", count: 1, options: { level: "medium" } },
  ]);
});

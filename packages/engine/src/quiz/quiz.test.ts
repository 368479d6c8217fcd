import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { play, openSession, canUndo } from "../session.ts";
import { draft, fakeQuiz, fresh } from "../testing/fake-quiz.ts";
import { exact } from "./exact.ts";
import { number } from "./expression.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_OPTIONS, QUIZ_WEEKLY } from "./options.ts";
import { quiz } from "./quiz.ts";
import { valueOf } from "./value.ts";

describe("a quiz", () => {
  it("has as many different questions as requested, numbered from 1", () => {
    for (const tasks of QUIZ_FIELDS.tasks) {
      const { tasks: made } = fakeQuiz.generate({ level: "hard", tasks }, seeded("many"));
      expect(made.map((task) => task.taskId)).toStrictEqual(made.map((_, place) => String(place + 1)));
      expect(new Set(made.map((task) => JSON.stringify(task.question))).size).toBe(tasks);
    }
  });

  it("throws when its topic has too few tasks, instead of searching for ever", () => {
    const poor = quiz({
      id: "poor",
      options: QUIZ_OPTIONS,
      task: (_options, random) => ({ ...draft(number(1)), question: number(random.between(1, 4)) }),
      facts: z.null(),
      solution: () => [],
    });
    expect(() => poor.generate(QUIZ_DAILY, seeded("x"))).toThrow("poor: fewer than 10 different tasks");
  });

  it("draws again where a draw does not fit or a number is too large to be exact, and passes other errors on", () => {
    const picky = (unfit: () => null) =>
      quiz({
        id: "picky",
        options: QUIZ_OPTIONS,
        task: (_options, random) =>
          random.chance(0.8) ? unfit() : { ...draft(number(1)), question: number(random.between(1, 99)) },
        facts: z.null(),
        solution: () => [],
      });
    const tooLarge = () => {
      exact(2 ** 60);
      return null;
    };
    const broken = () => {
      throw new TypeError("a slip");
    };
    for (const unfit of [() => null, tooLarge])
      expect(picky(unfit).generate(QUIZ_DAILY, seeded("picky")).tasks).toHaveLength(10);
    expect(() => picky(broken).generate(QUIZ_DAILY, seeded("picky"))).toThrow("a slip");
  });

  it("explains a mistake with its own values, else by its name, shared or its own", () => {
    const explaining = quiz({
      id: "told",
      options: QUIZ_OPTIONS,
      task: (_options, random) => ({
        ...draft(
          number(1),
          { name: "own", value: number(7) },
          { name: "off-by-one", value: number(2) },
          { name: "told", value: number(9) },
        ),
        question: number(random.between(1, 99)),
      }),
      facts: z.null(),
      solution: () => [],
      explain: (mistake, _facts, chosen) =>
        mistake === "told" ? { id: "told.mistake.told", values: { n: valueOf(chosen)!.n } } : undefined,
    });
    const [task] = explaining.generate(QUIZ_DAILY, seeded("told")).tasks;
    const said = task!.choices
      .map((_, selected) => explaining.mistake(task!, { selected }))
      .filter((one) => one !== null);
    expect(said.toSorted((one, other) => one.id.localeCompare(other.id))).toStrictEqual([
      { id: "quiz.mistake.off-by-one" },
      { id: "told.mistake.own" },
      { id: "told.mistake.told", values: { n: 9 } },
    ]);
  });

  it("costs by its number of tasks", () => {
    const tiers = QUIZ_FIELDS.tasks.map((tasks) => fakeQuiz.tier({ level: "easy", tasks }));
    expect(tiers).toStrictEqual(["quiz10", "quiz10", "quiz20", "quiz40"]);
  });

  it("takes one answer to each task, and that is final", () => {
    const state = fresh();
    const { correct } = state.puzzle.tasks[2]!;
    const answered = fakeQuiz.apply(state, { taskId: "3", selected: (correct + 1) % 4 });
    expect(answered.given[2]).toStrictEqual({ selected: (correct + 1) % 4 });
    expect(fakeQuiz.apply(answered, { taskId: "3", selected: correct })).toBe(answered);
    expect(fakeQuiz.apply(answered, { taskId: "3", text: "1" })).toBe(answered);
    expect(fakeQuiz.check(answered)).toMatchObject({
      status: "playing",
      hasWrongValues: true,
      progress: { done: 1, total: 10 },
    });
  });

  it("refuses other choices, tasks and texts that cannot be read", () => {
    const state = fresh();
    for (const move of [
      { selected: 4 },
      { selected: -1 },
      { selected: 0.5 },
      { text: "seven" },
      { text: "1".repeat(200) },
    ])
      expect(fakeQuiz.apply(state, { taskId: "1", ...move })).toBe(state);
    expect(fakeQuiz.apply(state, { taskId: "99", selected: 0 })).toBe(state);
  });

  it("is solved when every task is answered, also wrongly", () => {
    const done = fresh().puzzle.tasks.reduce(
      (state, { taskId, correct }) => fakeQuiz.apply(state, { taskId, selected: (correct + 1) % 4 }),
      fresh(),
    );
    expect(fakeQuiz.check(done)).toMatchObject({ status: "solved", allFilledUp: true, hasWrongValues: true });
  });

  it("marks its answers right and wrong, ten in a row", () => {
    const state = fakeQuiz.start(fakeQuiz.generate({ level: "easy", tasks: 20 }, seeded("marks")));
    const done = state.puzzle.tasks
      .slice(0, 12)
      .reduce(
        (now, { taskId, correct }, place) =>
          fakeQuiz.apply(now, { taskId, selected: (correct + (place === 2 ? 1 : 0)) % 4 }),
        state,
      );
    const right = (many: number) => Array.from({ length: many }, () => "right");
    expect(fakeQuiz.marks!(done)).toStrictEqual([[...right(2), "wrong", ...right(7)], right(2)]);
    expect(fakeQuiz.marks!(state)).toStrictEqual([]);
  });

  it("cannot be undone", () => {
    const session = play(fakeQuiz, openSession(fresh()), { taskId: "1", selected: 0 });
    expect(session.state.given[0]).toStrictEqual({ selected: 0 });
    expect(canUndo(session as never)).toBe(false);
  });

  it("names the mistake behind a wrong answer and nothing behind a right one", () => {
    const [task] = fresh().puzzle.tasks;
    const ids = task!.choices.map((_, selected) => fakeQuiz.mistake(task!, { selected })?.id ?? null);
    expect(ids[task!.correct]).toBeNull();
    expect(ids.filter((id) => id !== null).toSorted()).toStrictEqual([
      "fakeQuiz.mistake.added",
      "fakeQuiz.mistake.off",
      "quiz.mistake.near-miss",
    ]);
    expect(fakeQuiz.solution(task!)[0]!.say.id).toBe("step");
  });

  it("has a daily of 10 medium tasks and a weekly of 20 hard ones", () => {
    expect(QUIZ_OPTIONS.daily).toStrictEqual({ level: "medium", tasks: 10 });
    expect(QUIZ_OPTIONS.weekly).toStrictEqual(QUIZ_WEEKLY);
    expect(QUIZ_WEEKLY).toStrictEqual({ level: "hard", tasks: 20 });
  });
});

import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import type { Language, Speaker } from "../message.ts";
import { seeded } from "../random.ts";
import { play, openSession, canUndo } from "../session.ts";
import { drawChoices, NEAR_MISS } from "./choices.ts";
import { exact } from "./exact.ts";
import {
  clock,
  duration,
  equation,
  infix,
  name,
  number,
  numeral,
  picture,
  quantity,
  symbol,
  system,
  type Expression,
} from "./expression.ts";
import { keyOf } from "./meaning.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_OPTIONS, QUIZ_WEEKLY } from "./options.ts";
import { readOpen } from "./payload.ts";
import { quiz } from "./quiz.ts";
import type { Draft } from "./topic.ts";
import { valueOf } from "./value.ts";

/** A whole game in a few lines: what a topic has to bring. */
const subtraction = quiz({
  id: "subtraction",
  options: QUIZ_OPTIONS,
  task: (_options, random) => {
    const [small, large] = [random.between(10, 49), random.between(50, 99)];
    return {
      skill: "whole",
      ask: { id: "ask" },
      question: infix("-", number(large), number(small)),
      answer: number(large - small),
      mistakes: [
        { name: "added", value: number(large + small) },
        { name: "off", value: number(large - small + 10) },
        { name: "swapped", value: number(exact(large - small)) },
      ],
      facts: [large, small],
    };
  },
  facts: z.array(z.int()),
  solution: ([large = 0, small = 0]) => [{ say: { id: "step" }, shown: [number(large - small)] }],
});

const speaker = (language: Language): Speaker => ({ language, say: (message) => message.id });
const fresh = () => subtraction.start(subtraction.generate(QUIZ_DAILY, seeded("quiz")));
const draft = (answer: Expression, ...mistakes: Draft<null>["mistakes"]): Draft<null> => ({
  skill: "any",
  ask: { id: "ask" },
  question: number(1),
  answer,
  mistakes,
  facts: null,
});

describe("the four choices", () => {
  const random = seeded("choices");
  const plain = (one: Draft<null>) => drawChoices(one, random)!.map((choice) => choice.value);

  it("are four different values, also where a topic's mistakes coincide with the answer or each other", () => {
    const same = [number(exact(1, 2)), { kind: "fraction", over: number(2), under: number(4) } as const];
    const one = draft(
      same[0]!,
      { name: "a", value: same[1]! },
      { name: "b", value: number(3) },
      { name: "c", value: number(exact(6, 2)) },
    );
    for (let run = 0; run < 50; run++) {
      const values = plain(one).map((value) => JSON.stringify(valueOf(value)));
      expect(new Set(values).size).toBe(4);
    }
  });

  it("are filled up with near misses that are written like the answer and not below zero", () => {
    const choices = drawChoices(draft(number(exact(3, 10)), { name: "a", value: number(9) }), random)!;
    const near = choices.filter((choice) => choice.mistake === NEAR_MISS);
    expect(near).toHaveLength(2);
    for (const { value } of near) expect([exact(2, 5), exact(1, 5), exact(13, 10)]).toContainEqual(valueOf(value));
    expect(drawChoices(draft(number(0)), random)).toHaveLength(4);
    for (const value of plain(draft(number(1)))) expect(valueOf(value)!.n).toBeGreaterThan(0);
    for (const value of plain(draft(number(-4)))) expect(valueOf(value)!.n).toBeLessThan(0);
  });

  it.each([
    ["a binary number", numeral(11, 2)],
    ["a Roman number", numeral(14, "roman")],
    ["a time", clock(5)],
    ["a length of time", duration(3)],
    ["an amount", quantity(5, { name: "metre", symbol: "m" })],
    ["a solved equation", equation(symbol("x"), number(-1))],
    ["a solved system", system(equation(symbol("x"), number(1)), equation(symbol("y"), number(2)))],
    ["a fraction", { kind: "fraction", over: number(3), under: number(4) } as const],
  ])("have near misses of their own for %s", (_, answer) => {
    const choices = drawChoices(draft(answer), random)!;
    expect(new Set(choices.map((choice) => keyOf(choice.value))).size).toBe(4);
    expect(new Set(choices.map((choice) => choice.value.kind))).toStrictEqual(new Set([answer.kind]));
  });

  it("count x = 0,5 and x = 1/2, and amounts of one size, as one", () => {
    const x = (value: Expression) => equation(symbol("x"), value);
    const one = draft(x(number(exact(1, 2))), {
      name: "a",
      value: x({ kind: "fraction", over: number(1), under: number(2) }),
    });
    for (const { mistake } of drawChoices(one, random)!) expect(mistake).not.toBe("a");
  });

  it("differ in kind before a second one of the same kind is taken", () => {
    const many = [1, 2, 3, 4, 5, 6].map((value) => ({ name: "often", value: number(value) }));
    const one = draft(number(100), ...many, { name: "b", value: number(20) }, { name: "c", value: number(30) });
    for (let run = 0; run < 50; run++) {
      const names = drawChoices(one, random)!.map((choice) => choice.mistake);
      expect(new Set(names)).toStrictEqual(new Set([null, "b", "c", "often"]));
    }
  });

  it("do not exist for names with too few wrong ones", () => {
    const city = (id: string) => name(id, "en");
    expect(
      drawChoices(draft(city("a"), { name: "other", value: city("b") }, { name: "other", value: city("a") }), random),
    ).toBeNull();
  });

  it("hold the right one at every place equally often", () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 4_000; run++)
      counts[drawChoices(draft(number(50)), random)!.findIndex((choice) => choice.mistake === null)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(130);
  });
});

describe("a quiz", () => {
  it("asks as many different questions as wanted, numbered from 1", () => {
    for (const tasks of QUIZ_FIELDS.tasks) {
      const { tasks: made } = subtraction.generate({ level: "hard", tasks }, seeded("many"));
      expect(made.map((task) => task.taskId)).toStrictEqual(made.map((_, place) => String(place + 1)));
      expect(new Set(made.map((task) => JSON.stringify(task.question))).size).toBe(tasks);
    }
  });

  it("says so when its topic has too few tasks, instead of looking for ever", () => {
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
    const told = quiz({
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
    const [task] = told.generate(QUIZ_DAILY, seeded("told")).tasks;
    const said = task!.choices.map((_, selected) => told.mistake(task!, { selected })).filter((one) => one !== null);
    expect(said.toSorted((one, other) => one.id.localeCompare(other.id))).toStrictEqual([
      { id: "quiz.mistake.off-by-one" },
      { id: "told.mistake.own" },
      { id: "told.mistake.told", values: { n: 9 } },
    ]);
  });

  it("costs by its number of tasks", () => {
    const tiers = QUIZ_FIELDS.tasks.map((tasks) => subtraction.tier({ level: "easy", tasks }));
    expect(tiers).toStrictEqual(["quiz10", "quiz10", "quiz20", "quiz40"]);
  });

  it("takes one answer to each task, and that is final", () => {
    const state = fresh();
    const { correct } = state.puzzle.tasks[2]!;
    const answered = subtraction.apply(state, { taskId: "3", selected: (correct + 1) % 4 });
    expect(answered.given[2]).toStrictEqual({ selected: (correct + 1) % 4 });
    expect(subtraction.apply(answered, { taskId: "3", selected: correct })).toBe(answered);
    expect(subtraction.apply(answered, { taskId: "3", text: "1" })).toBe(answered);
    expect(subtraction.check(answered)).toMatchObject({
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
      expect(subtraction.apply(state, { taskId: "1", ...move })).toBe(state);
    expect(subtraction.apply(state, { taskId: "99", selected: 0 })).toBe(state);
  });

  it("is solved when every task is answered, also wrongly", () => {
    const done = fresh().puzzle.tasks.reduce(
      (state, { taskId, correct }) => subtraction.apply(state, { taskId, selected: (correct + 1) % 4 }),
      fresh(),
    );
    expect(subtraction.check(done)).toMatchObject({ status: "solved", allFilledUp: true, hasWrongValues: true });
  });

  it("cannot be undone", () => {
    const session = play(subtraction, openSession(fresh()), { taskId: "1", selected: 0 });
    expect(session.state.given[0]).toStrictEqual({ selected: 0 });
    expect(canUndo(session as never)).toBe(false);
  });

  it("names the mistake behind a wrong answer and nothing behind a right one", () => {
    const [task] = fresh().puzzle.tasks;
    const ids = task!.choices.map((_, selected) => subtraction.mistake(task!, { selected })?.id ?? null);
    expect(ids[task!.correct]).toBeNull();
    expect(ids.filter((id) => id !== null).toSorted()).toStrictEqual([
      "quiz.mistake.near-miss",
      "subtraction.mistake.added",
      "subtraction.mistake.off",
    ]);
    expect(subtraction.solution(task!)[0]!.say.id).toBe("step");
  });

  it("has a daily of 10 medium tasks and a weekly of 20 hard ones", () => {
    expect(QUIZ_OPTIONS.daily).toStrictEqual({ level: "medium", tasks: 10 });
    expect(QUIZ_OPTIONS.weekly).toStrictEqual(QUIZ_WEEKLY);
    expect(QUIZ_WEEKLY).toStrictEqual({ level: "hard", tasks: 20 });
  });
});

describe("saves of a quiz", () => {
  const merge = (state: ReturnType<typeof fresh>, save: Record<string, unknown>) =>
    subtraction.saves.merge(state, save);

  it("are one for each new answer", () => {
    const state = fresh();
    const first = subtraction.apply(state, { taskId: "2", selected: 3 });
    const second = subtraction.apply(first, { taskId: "5", text: " 12 " });
    expect(subtraction.saves.between(first, second)).toStrictEqual([{ taskId: "5", taskText: " 12 " }]);
    expect(subtraction.saves.between(state, second)).toHaveLength(2);
    expect(merge(first, { taskId: "5", taskText: " 12 " })).toStrictEqual(second);
  });

  it("are believed neither completed nor correct", () => {
    const state = fresh();
    const { correct } = state.puzzle.tasks[0]!;
    const save = { taskId: "1", taskSelected: (correct + 1) % 4, taskCompleted: true, taskCorrect: true };
    expect(subtraction.saves.schema.safeParse(save).success).toBe(true);
    expect(subtraction.check(merge(state, save)!).hasWrongValues).toBe(true);
  });

  it("change nothing when they come twice, and nothing when they come with another answer", () => {
    const answered = merge(fresh(), { taskId: "1", taskSelected: 2 })!;
    expect(merge(answered, { taskId: "1", taskSelected: 2 })).toBe(answered);
    expect(merge(answered, { taskId: "1", taskSelected: 1 })).toBeNull();
    expect(merge(answered, { taskId: "1", taskText: "2" })).toBeNull();
  });

  it("are answered with what the server found, whatever was claimed", () => {
    const { correct } = fresh().puzzle.tasks[0]!;
    for (const taskSelected of [correct, (correct + 1) % 4]) {
      const save = { taskId: "1", taskSelected, taskCorrect: taskSelected !== correct };
      const reply = subtraction.saves.reply!(merge(fresh(), save)!, save);
      expect(reply).toStrictEqual({
        taskId: "1",
        taskSelected,
        taskCompleted: true,
        taskCorrect: taskSelected === correct,
      });
    }
    const typed = { taskId: "2", taskText: "1 000" };
    expect(subtraction.saves.reply!(merge(fresh(), typed)!, typed)).toMatchObject({
      taskText: "1 000",
      taskCorrect: false,
    });
  });

  it.each([
    {},
    { taskId: "1" },
    { taskId: 1, taskSelected: 1 },
    { taskId: "1", taskSelected: 4 },
    { taskId: "1", taskSelected: "1" },
    { taskId: "1", taskSelected: 1, taskText: "1" },
    { taskId: "11", taskSelected: 1 },
    { taskId: "1", taskText: "abc" },
    { taskId: "1", taskSelected: 1, correct: 1 },
  ])("are refused when they do not fit: %j", (save) => {
    expect(merge(fresh(), save)).toBeNull();
  });
});

describe("a quiz on the wire", () => {
  const answered = () =>
    subtraction.apply(subtraction.apply(fresh(), { taskId: "1", selected: 0 }), { taskId: "2", text: "7" });
  const wire = z.looseObject({
    question: z.looseObject({ plain: z.string() }),
    answers: z.looseObject({ choices: z.array(z.string()), correct: z.int() }),
  });

  it("has the agreed fields", () => {
    const payload = z.parse(z.object({ tasks: z.array(wire) }), subtraction.payload.encode(answered(), speaker("sl")));
    const [first, second] = payload.tasks;
    const task = answered().puzzle.tasks[0]!;
    expect(first).toMatchObject({ taskId: "1", selected: 0, text: null, completed: true, correct: task.correct === 0 });
    expect(second).toMatchObject({ taskId: "2", selected: null, text: "7", completed: true });
    expect(first!.question.plain).toMatch(/^\d\d − \d\d$/);
    const { choices, correct } = first!.answers;
    expect(choices).toHaveLength(4);
    const right = task.choices.find((choice) => choice.mistake === null)!;
    expect(choices[correct]).toBe(String(valueOf(right.value)!.n));
  });

  it("is read among the wire's own keys, and not when a part is missing", () => {
    const payload = subtraction.payload.encode(fresh(), speaker("de")) as object;
    expect(subtraction.payload.decode({ ...payload, gridId: "a", revision: 3 })).toStrictEqual(fresh());
    expect(subtraction.payload.schema.safeParse({ ...payload, gridId: "a" }).success).toBe(false);
    expect(() => subtraction.payload.decode({ ...payload, tasks: undefined })).toThrow();
  });

  it("can be shown from a redacted payload, without what is right", () => {
    const open = readOpen(subtraction.payload.redact!(answered(), speaker("sl")));
    expect(open).toHaveLength(10);
    const [{ task, given }, second] = open as [(typeof open)[0], (typeof open)[0]];
    const whole = answered().puzzle.tasks[0]!;
    expect(task).toStrictEqual({
      taskId: "1",
      ask: whole.ask,
      question: whole.question,
      choices: whole.choices.map(({ value }) => ({ value })),
    });
    expect([given, second.given, open[2]!.given]).toStrictEqual([{ selected: 0 }, { text: "7" }, null]);
    expect(readOpen(subtraction.payload.encode(answered(), speaker("sl")))).toStrictEqual(open);
    expect(() => readOpen({ version: 1, tasks: [{}] })).toThrow();
  });

  it("draws its pictures where answers are kept back", () => {
    const flags = quiz({
      id: "pictures",
      options: QUIZ_OPTIONS,
      task: (_options, random) => ({
        ...draft(number(1)),
        question: equation(picture(`secret${random.between(1, 99)}`, { id: "label" }), symbol("?")),
      }),
      facts: z.null(),
      solution: () => [],
      picture: (drawn) => `<svg>${drawn.length}</svg>`,
    });
    const state = flags.start(flags.generate(QUIZ_DAILY, seeded("pictures")));
    expect(JSON.stringify(flags.payload.encode(state, speaker("sl")))).toContain("secret");
    const redacted = flags.payload.redact!(state, speaker("sl"));
    expect(JSON.stringify(redacted)).not.toContain("secret");
    expect(readOpen(redacted)[0]!.task.question).toMatchObject({
      items: [{ kind: "drawing", svg: expect.stringMatching(/^<svg>\d<\/svg>$/), label: { id: "label" } }, {}],
    });
  });

  it("does not believe a stored claim that an answer was right", () => {
    const payload = JSON.parse(JSON.stringify(subtraction.payload.encode(fresh(), speaker("sl"))));
    payload.tasks[0].completed = true;
    payload.tasks[0].correct = true;
    expect(subtraction.payload.decode(payload)).toStrictEqual(fresh());
  });

  it("is the same after redaction whichever choice is right and whatever the errors are called", () => {
    const { puzzle, given } = answered();
    const other = {
      given,
      puzzle: {
        tasks: puzzle.tasks.map((task) => ({
          ...task,
          correct: (task.correct + 1) % 4,
          choices: task.choices.map(({ value }, place) => ({
            value,
            mistake: place === (task.correct + 1) % 4 ? null : "other",
          })),
          accepts: ["x"],
          facts: [0],
        })),
      },
    };
    const redacted = (state: typeof other) => JSON.stringify(subtraction.payload.redact!(state, speaker("en")));
    expect(redacted(other)).toBe(redacted({ puzzle: { tasks: [...puzzle.tasks] as never }, given }));
  });
});

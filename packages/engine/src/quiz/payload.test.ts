import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { draft, fakeQuiz, fresh, speaker } from "../testing/fake-quiz.ts";
import { clock, equation, number, picture, picturedValue, symbol, words } from "./expression.ts";
import { QUIZ_DAILY, QUIZ_OPTIONS } from "./options.ts";
import { readOpen } from "./payload.ts";
import { quiz } from "./quiz.ts";
import { valueOf } from "./value.ts";
import { receiveSave } from "../testing/receive-save.ts";

describe("saves of a quiz", () => {
  const merge = (state: ReturnType<typeof fresh>, save: Record<string, unknown>) =>
    receiveSave(fakeQuiz.saves, state, save);

  it("are one for each new answer", () => {
    const state = fresh();
    const first = fakeQuiz.apply(state, { taskId: "2", selected: 3 });
    const second = fakeQuiz.apply(first, { taskId: "5", text: " 12 " });
    expect(fakeQuiz.saves.between(first, second)).toStrictEqual([{ taskId: "5", taskText: " 12 " }]);
    expect(fakeQuiz.saves.between(state, second)).toHaveLength(2);
    expect(merge(first, { taskId: "5", taskText: " 12 " })).toStrictEqual(second);
  });

  it("have claims of completed and correct that are ignored", () => {
    const state = fresh();
    const { correct } = state.puzzle.tasks[0]!;
    const save = { taskId: "1", taskSelected: (correct + 1) % 4, taskCompleted: true, taskCorrect: true };
    expect(fakeQuiz.saves.schema.safeParse(save).success).toBe(true);
    expect(fakeQuiz.check(merge(state, save)!).hasWrongValues).toBe(true);
  });

  it("change nothing when they come twice, and nothing when they come with another answer", () => {
    const answered = merge(fresh(), { taskId: "1", taskSelected: 2 })!;
    expect(merge(answered, { taskId: "1", taskSelected: 2 })).toBe(answered);
    expect(merge(answered, { taskId: "1", taskSelected: 1 })).toBeNull();
    expect(merge(answered, { taskId: "1", taskText: "2" })).toBeNull();
  });

  it("get the server's result as reply, whatever was claimed", () => {
    const { correct } = fresh().puzzle.tasks[0]!;
    for (const taskSelected of [correct, (correct + 1) % 4]) {
      const save = { taskId: "1", taskSelected, taskCorrect: taskSelected !== correct };
      const reply = fakeQuiz.saves.reply!(merge(fresh(), save)!, save);
      expect(reply).toStrictEqual({
        taskId: "1",
        taskSelected,
        taskCompleted: true,
        taskCorrect: taskSelected === correct,
      });
    }
    const typed = { taskId: "2", taskText: "1 000" };
    expect(fakeQuiz.saves.reply!(merge(fresh(), typed)!, typed)).toMatchObject({
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
    fakeQuiz.apply(fakeQuiz.apply(fresh(), { taskId: "1", selected: 0 }), { taskId: "2", text: "7" });
  const wire = z.looseObject({
    question: z.looseObject({ plain: z.string() }),
    answers: z.looseObject({ choices: z.array(z.string()), correct: z.int() }),
  });

  it("has the agreed fields", () => {
    const payload = z.parse(z.object({ tasks: z.array(wire) }), fakeQuiz.payload.encode(answered(), speaker("sl")));
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
    const payload = fakeQuiz.payload.encode(fresh(), speaker("de")) as object;
    expect(fakeQuiz.payload.decode({ ...payload, gridId: "a", revision: 3 })).toStrictEqual(fresh());
    expect(fakeQuiz.payload.schema.safeParse({ ...payload, gridId: "a" }).success).toBe(false);
    expect(() => fakeQuiz.payload.decode({ ...payload, tasks: undefined })).toThrow();
  });

  it("can be shown from a redacted payload, without what is right", () => {
    const open = readOpen(fakeQuiz.payload.redact!(answered(), speaker("sl")));
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
    expect(readOpen(fakeQuiz.payload.encode(answered(), speaker("sl")))).toStrictEqual(open);
    expect(() => readOpen({ version: 1, tasks: [{}] })).toThrow();
  });

  it("draws its pictures where answers are secret", () => {
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

  it("hides what a picture means where answers are secret", () => {
    const face = (minutes: number) => picturedValue(`face ${minutes}`, { id: "label" }, clock(minutes));
    const faces = quiz({
      id: "faces",
      options: QUIZ_OPTIONS,
      task: (_options, random) => ({
        ...draft(
          face(450),
          ...[390, 435, 510].map((minutes, place) => ({ name: `off ${place}`, value: face(minutes) })),
        ),
        question: number(random.between(1, 99)),
      }),
      facts: z.null(),
      solution: () => [],
      picture: () => "<svg/>",
    });
    const state = faces.start(faces.generate(QUIZ_DAILY, seeded("faces")));
    expect(faces.payload.decode(JSON.parse(JSON.stringify(faces.payload.encode(state, speaker("sl")))))).toStrictEqual(
      state,
    );
    const [open] = readOpen(faces.payload.redact!(state, speaker("sl")));
    expect(open!.task.choices.map(({ value }) => value)).toStrictEqual(
      Array.from({ length: 4 }, () => ({ kind: "drawing", svg: "<svg/>", label: { id: "label" } })),
    );
  });

  it("is sent without the answer of a word problem, which stored ones contain", () => {
    const whole = (values: object) => ({ id: "whole", values: { text: { id: "text", values: { ...values } } } });
    const stories = quiz({
      id: "stories",
      options: QUIZ_OPTIONS,
      task: (_options, random) => {
        const [a, b] = [random.between(1, 99), { id: "decimal", values: { whole: 1, digits: "5" } }];
        return { ...draft(number(1)), question: words(whole({ a, b, r: { id: "decimal", values: { whole: a } } })) };
      },
      facts: z.null(),
      solution: () => [],
    });
    const state = stories.start(stories.generate(QUIZ_DAILY, seeded("stories")));
    const stored = JSON.parse(JSON.stringify(stories.payload.encode(state, speaker("sl"))));
    expect(stories.payload.decode(stored)).toStrictEqual(state);
    const open = readOpen(stories.payload.redact!(state, speaker("sl")));
    const asked = state.puzzle.tasks.map(({ question }) => {
      const text = question.kind === "words" ? question.message.values?.["text"] : undefined;
      const { a, b } = typeof text === "object" ? (text.values ?? {}) : {};
      return words(whole({ a, b }));
    });
    expect(open.map(({ task }) => task.question)).toStrictEqual(asked);
  });

  it("ignores a stored claim that an answer was right", () => {
    const payload = JSON.parse(JSON.stringify(fakeQuiz.payload.encode(fresh(), speaker("sl"))));
    payload.tasks[0].completed = true;
    payload.tasks[0].correct = true;
    expect(fakeQuiz.payload.decode(payload)).toStrictEqual(fresh());
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
    const redacted = (state: typeof other) => JSON.stringify(fakeQuiz.payload.redact!(state, speaker("en")));
    expect(redacted(other)).toBe(redacted({ puzzle: { tasks: [...puzzle.tasks] as never }, given }));
  });
});

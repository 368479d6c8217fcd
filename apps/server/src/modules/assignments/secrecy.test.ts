import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { drawPlan, type PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { getCountry, namesOf } from "@karota/games/data/countries.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { describeTask, serializeTasks, openTasks } from "./stored-tasks.ts";
import { loadQuizzes, readPlan, type Quizzes } from "./plan.ts";

/*
 * What a student receives before answering, of many random assignments of all quizzes, in the eyes of a solver who can
 * read everything but calculates nothing. Half of the assignments come with their solutions, to learn from; on the other
 * half the solver may not be better than chance.
 */

const ASSIGNMENTS = depth(250, 1000);
const QUIZZES = CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id);
/** So many standard deviations above a quarter are no luck any more. */
const SUSPICIOUS = 4.5;

interface Seen {
  readonly assignment: number;
  readonly place: number;
  readonly sent: MyTask;
  /** The whole text that travels. */
  readonly text: string;
  readonly choices: readonly { readonly plain: string; readonly math: string }[];
  /** What does not travel. */
  readonly task: Task;
  readonly placed: PlacedTask;
  readonly language: Language;
}

let quizzes: Quizzes;
const seen: Seen[] = [];

function randomPlan(n: number) {
  const random = seeded(`plan ${n}`);
  const games = [QUIZZES[n % QUIZZES.length]!, random.pick(QUIZZES), random.pick(QUIZZES)];
  const rows = games.map((game) => {
    const presets = quizzes.find(game)!.quiz.options.presets as readonly OptionValues[];
    const { tasks: _tasks, ...options } = random.pick(presets);
    return { game, options, count: random.between(1, 5) };
  });
  return readPlan(quizzes, rows, "sl");
}

beforeAll(async () => {
  // Also those that are not active yet.
  quizzes = await loadQuizzes(CATALOGUE.map((row) => ({ ...row, active: true })));
  for (let assignment = 0; assignment < ASSIGNMENTS; assignment++) {
    const stored = serializeTasks(drawPlan(randomPlan(assignment), `a secret of ${assignment}`, `${assignment}`));
    for (const [place, placed] of openTasks(quizzes, stored).entries()) {
      const language = LANGUAGES[assignment % LANGUAGES.length]!;
      const text = JSON.stringify(describeTask(placed, null, false, language));
      const sent = JSON.parse(text) as MyTask;
      const [{ answers }] = (sent.board as { tasks: [{ answers: { choices: string[]; math: unknown[] } }] }).tasks;
      const choices = answers.choices.map((plain, i) => ({ plain, math: JSON.stringify(answers.math[i]) }));
      seen.push({ assignment, place, sent, text, choices, task: placed.task, placed, language });
    }
  }
});

type Trait = (task: Seen, index: number) => string | number;

/** A solver that has learned how often a choice with a trait is right, in one quiz or over all. */
function learner(trait: Trait, byGame: boolean): (task: Seen) => number {
  const keyOf = (task: Seen, index: number) => `${byGame ? task.sent.game : ""} ${trait(task, index)}`;
  const counts = new Map<string, { right: number; all: number }>();
  for (const task of seen.filter(({ assignment }) => assignment % 2 === 0))
    for (const index of task.choices.keys()) {
      const count = counts.get(keyOf(task, index)) ?? { right: 0, all: 0 };
      counts.set(keyOf(task, index), count);
      count.all++;
      if (index === task.task.correct) count.right++;
    }
  const hope = (task: Seen, index: number) => {
    const { right, all } = counts.get(keyOf(task, index)) ?? { right: 0, all: 0 };
    return (right + 1) / (all + 4);
  };
  return (task) =>
    [...task.choices.keys()].reduce((best, index) => (hope(task, index) > hope(task, best) ? index : best), 0);
}

/** How many standard deviations a solver is above chance, on the assignments it has not learned from. */
function luckOf(solve: (task: Seen) => number): number {
  const unknown = seen.filter(({ assignment }) => assignment % 2 === 1);
  const hits = unknown.filter((task) => solve(task) === task.task.correct).length;
  return (hits / unknown.length - 1 / 4) / Math.sqrt(3 / 16 / unknown.length);
}

interface SentQuestion {
  readonly plain: string;
  readonly math: { readonly kind: string };
}
const questionOf = ({ sent }: Seen): SentQuestion =>
  (sent.board as { readonly tasks: readonly [{ readonly question: SentQuestion }] }).tasks[0].question;
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
/** Numbers that are sent with a question in words and are not in its words. */
function unsaidNumbers(task: Seen): readonly string[] {
  const { plain, math } = questionOf(task);
  if (math.kind !== "words") return [];
  const said = numbersIn(plain);
  return numbersIn(JSON.stringify(math)).filter((number) => !said.includes(number));
}

const numberOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0);
/** How a choice is written down, without its digits and letters. */
const shapeOf = (math: string): string => math.replace(/"(text|svg)":"[^"]*"/g, '"$1":""').replace(/-?\d+/g, "0");

const TRAITS: Readonly<Record<string, Trait>> = {
  "the place among the choices": (_, index) => index,
  "the place, by the task's id": ({ sent }, index) => `${sent.taskId} ${index}`,
  "the place, by the assignment": ({ assignment }, index) => `${assignment % 10} ${index}`,
  "the place, by the length of the text": ({ text }, index) => `${text.length % 4} ${index}`,
  "the place, by a hash of the text": ({ text }, index) => `${numberOf(text) % 4} ${index}`,
  "the place, by a hash of the question": ({ sent }, index) => `${numberOf(JSON.stringify(sent.board)) % 4} ${index}`,
  "the place in alphabetical order": ({ choices }, index) =>
    `${choices.filter(({ plain }) => plain < choices[index]!.plain).length % 2} ${index}`,
  "the form in which it is written": ({ choices }, index) => shapeOf(choices[index]!.math),
  "how many others have its form": ({ choices }, index) =>
    choices.filter(({ math }) => shapeOf(math) === shapeOf(choices[index]!.math)).length,
  "a number that is sent with the question and not said in it": (task, index) =>
    numbersIn(task.choices[index]!.plain).filter((number) => unsaidNumbers(task).includes(number)).length,
};

test("the sample holds every quiz", () => {
  expect(new Set(seen.map(({ sent }) => sent.game))).toEqual(new Set(QUIZZES));
  expect(seen.length).toBeGreaterThan(6 * ASSIGNMENTS);
});

test("a solver that gets the answer would be noticed", () => {
  expect(luckOf(({ task }) => task.correct)).toBeGreaterThan(SUSPICIOUS);
  const often = learner(({ task }, index) => (index === task.correct ? 1 : 0), false);
  expect(luckOf(often)).toBeGreaterThan(SUSPICIOUS);
});

test.each(Object.keys(TRAITS))("%s reveals nothing of the right choice", (name) => {
  for (const byGame of [false, true]) expect(luckOf(learner(TRAITS[name]!, byGame))).toBeLessThan(SUSPICIOUS);
});

test("no field's name reveals the right choice, the mistakes or the way to them", () => {
  const keys = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) keys.add(key);
      gather(inner);
    }
  };
  for (const { sent } of seen) gather(sent);
  const revealing = ["correct", "mistakes", "mistake", "accepts", "facts", "skill", "seed", "solution", "right"];
  expect(revealing.filter((key) => keys.has(key))).toEqual([]);
  expect(new Set(seen.map(({ sent }) => sent.result))).toEqual(new Set([null]));
});

/** The messages in what is sent, each also in others. */
function messagesIn(value: unknown): readonly { readonly id: string; readonly values: object }[] {
  if (typeof value !== "object" || value === null) return [];
  const own =
    "id" in value && typeof value.id === "string" && "values" in value && typeof value.values === "object"
      ? [{ id: value.id, values: value.values ?? {} }]
      : [];
  return [...own, ...Object.values(value).flatMap(messagesIn)];
}

/** The names of the values that a compiled text takes, at any depth. */
function argumentsOf(text: unknown): readonly string[] {
  if (!Array.isArray(text)) return [];
  return text.flatMap((token: unknown): readonly string[] => {
    if (!Array.isArray(token)) return [];
    const [name, , forms] = token as [string, string?, Record<string, unknown>?];
    return [name, ...Object.values(forms ?? {}).flatMap(argumentsOf)];
  });
}

test("a question's sentences take every value that is sent with them", () => {
  const inWords = seen.filter((task) => questionOf(task).math.kind === "words");
  expect(inWords.length).toBeGreaterThan(ASSIGNMENTS / 2);
  const unused = inWords.flatMap((task) => {
    const sentences = messagesIn(questionOf(task).math);
    const taken = sentences.flatMap(({ id }) => argumentsOf(catalogueOf(task.language)[id]));
    return sentences.flatMap(({ id, values }) =>
      Object.keys(values).flatMap((name) => (taken.includes(name) ? [] : [`${name} of ${id}`])),
    );
  });
  expect([...new Set(unused)]).toEqual([]);
});

test("a typed task is sent without any choice, and with nothing else of its answers but the keyboard and its keys", () => {
  const keysOf = (sent: MyTask) => Object.keys(sent).toSorted();
  for (const { placed, language, sent } of seen) {
    const typed = JSON.parse(JSON.stringify(describeTask({ ...placed, typed: true }, null, false, language))) as MyTask;
    const { entry, signs, board, ...rest } = typed;
    const { board: chosen, ...others } = sent;
    expect(rest).toEqual(others);
    expect(keysOf(typed)).toEqual([...keysOf(sent), "entry", "signs"].toSorted());
    const withoutAnswers = (one: unknown) => {
      const { tasks, version } = one as { version: number; tasks: [{ answers: object }] };
      return { version, tasks: [{ ...tasks[0], answers: { choices: [], math: [] } }] };
    };
    expect(board).toEqual(withoutAnswers(chosen));
    // The same wherever the right choice is among the four.
    const { choices, correct } = placed.task;
    const turned = { ...placed.task, choices: [...choices.slice(1), choices[0]!], correct: (correct + 3) % 4 };
    const again = describeTask({ ...placed, task: turned, typed: true }, null, false, language);
    expect([again.entry, again.signs]).toEqual([entry, signs]);
  }
});

test("a flag is sent as a picture that contains neither its country's code nor its name", () => {
  const flags = seen.filter(({ sent }) => sent.game === "flags");
  expect(flags.length).toBeGreaterThan(ASSIGNMENTS / 10);
  const revealed = flags.flatMap(({ task, sent }) => {
    const { code } = task.facts as { code: string };
    const { question } = (sent.board as { tasks: [{ question: { plain: string; math: { svg: string } } }] }).tasks[0];
    if (!question.math.svg.startsWith("<svg")) return ["no picture"];
    const words = [...namesOf(getCountry(code)), code, code.toLowerCase()];
    const bare = `${question.plain} ${question.math.svg}`
      .replace(/#[\da-fA-F]{3,8}\b/g, "")
      .replace(/\bd="[^"]*"/g, "");
    return words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "u").test(bare));
  });
  expect(revealed).toEqual([]);
});

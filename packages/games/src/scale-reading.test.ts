import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { distance } from "./distance/index.ts";
import { drawRuler } from "./distance/ruler.ts";
import { mass } from "./mass/index.ts";
import { numbersIn } from "./stories/testing/numbers-in.ts";
import { volumeliquids } from "./volumeliquids/index.ts";
import type { Reading } from "./measures/scale-reading.ts";
import { readJug, readRuler, readScales } from "./measures/testing/read-scale.ts";

const drawn = (quiz: AnyQuiz, options: object): readonly Task[] =>
  Array.from(
    { length: 8 },
    (_, place) =>
      quiz.generate({ ...quiz.options.daily, ...options, tasks: 40 }, seeded(`${place}`)).tasks as readonly Task[],
  ).flat();
const isRead = ({ skill }: Task): boolean => skill === "reading";

/** The drawing of a question, without the words that describe it. */
function drawingOf(task: Task, quiz: AnyQuiz): string {
  const { question } = drawnTask(task, quiz.picture);
  if (question.kind !== "drawing") throw new Error("no picture");
  expect(question).not.toHaveProperty("name");
  return question.svg;
}
const answerOf = ({ choices, correct }: Task): string => toPlain(choices[correct]!.value, SPEAKERS.sl);

describe.each([
  { quiz: volumeliquids, foreign: "us" },
  { quiz: mass, foreign: "imperial" },
  { quiz: distance, foreign: "imperial" },
])("what is read from a picture in $quiz.id", ({ quiz, foreign }) => {
  it("is one of five easy tasks in metric units, and none of other levels, units or stories", () => {
    expect(drawn(quiz, { level: "easy" }).filter(isRead)).toHaveLength(8 * 8);
    for (const options of [
      { level: "medium" },
      { level: "hard" },
      { level: "easy", system: foreign },
      { level: "easy", form: "stories" },
    ])
      expect(drawn(quiz, options).filter(isRead)).toEqual([]);
  });

  it("refuses pictures of other names", () => {
    for (const name of ["", "scale", "scale 1000 200 50 200 ml", "scale 1000 200 50 1050 ml", "millimetres 0 200"])
      expect(() => quiz.picture!(name), name).toThrow(RangeError);
  });
});

describe.each<{ quiz: AnyQuiz; read: (svg: string) => number }>([
  { quiz: volumeliquids, read: readJug },
  { quiz: mass, read: readScales },
])("a scale in $quiz.id", ({ quiz, read }) => {
  const tasks = drawn(quiz, { level: "easy" }).filter(isRead);

  it("is read from the picture alone, also its unit", () => {
    for (const task of tasks) {
      const svg = drawingOf(task, quiz);
      const [, unit] = /<text[^>]*>([a-z]+)<\/text>/.exec(svg)!;
      expect(`${read(svg)} ${unit}`).toBe(answerOf(task));
    }
  });

  it.each(LANGUAGES)("is read in %s by ear alone, and what is said does not give the answer away", (language) => {
    for (const task of tasks) {
      const { major, minor, value } = task.facts as Reading;
      const [numbers, marks, count = NaN, from = NaN, ...more] = numbersIn(
        toSpoken(task.question, SPEAKERS[language]),
      ).map(Number);
      expect([numbers, marks, from + count * minor]).toEqual([major, minor, value]);
      expect(more).toEqual([]);
    }
  });

  it("is typed with the unit or without", () => {
    for (const task of tasks) {
      const written = answerOf(task);
      for (const text of [written, written.split(" ")[0]!]) expect(isRight(task, { text })).toBe(true);
    }
  });

  it("is explained by what one mark is worth", () => {
    for (const task of tasks) {
      const { major, minor } = task.facts as Reading;
      const [first, second] = quiz.solution(task);
      expect(toPlain(first!.shown[0]!, SPEAKERS.en).replace(",", "")).toMatch(
        new RegExp(`^${major} [a-z]+ ÷ ${major / minor} = ${minor} `),
      );
      expect(toPlain(second!.shown[0]!, SPEAKERS.sl).endsWith(` = ${answerOf(task)}`)).toBe(true);
    }
  });
});

describe("a ruler", () => {
  const tasks = drawn(distance, { level: "easy" }).filter(isRead);
  const isInMillimetres = ({ ask }: Task): boolean => ask.id === "distance.ask.millimetres";

  it("is read from the picture alone: from 0 in millimetres, from elsewhere in centimetres", () => {
    expect(tasks.filter(isInMillimetres).length).toBeGreaterThan(15);
    for (const task of tasks) {
      const { from, to, perCentimetre } = readRuler(drawingOf(task, distance));
      expect(perCentimetre).toBe(isInMillimetres(task) ? 10 : 2);
      expect(from > 0).toBe(!isInMillimetres(task));
      expect(isInMillimetres(task) ? `${Math.round(10 * to)} mm` : `${to - from} cm`).toBe(answerOf(task));
    }
  });

  it.each(LANGUAGES)("is read in %s by ear alone", (language) => {
    for (const task of tasks) {
      const [first = NaN, second = NaN, ...more] = numbersIn(toSpoken(task.question, SPEAKERS[language])).map(Number);
      expect(more).toEqual([]);
      expect(isInMillimetres(task) ? `${10 * first + second} mm` : `${second - first} cm`).toBe(answerOf(task));
    }
  });

  it("refuses pencils that do not fit on it", () => {
    for (const name of [
      "millimetres 0 80",
      "millimetres 0 70",
      "millimetres 3 55",
      "centimetres 0 7",
      "centimetres 5 13",
    ])
      expect(() => drawRuler(name), name).toThrow(RangeError);
  });
});

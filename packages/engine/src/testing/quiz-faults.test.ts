import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Language, Message, Speaker } from "../message.ts";
import { exact } from "../quiz/exact.ts";
import {
  ascending,
  asFraction,
  clock,
  equation,
  listed,
  name,
  number,
  percent,
  picture,
  quantity,
  quotient,
  sum,
  symbol,
  words,
  type Expression,
} from "../quiz/expression.ts";
import { QUIZ_DAILY, QUIZ_OPTIONS } from "../quiz/options.ts";
import { quiz, type AnyQuiz } from "../quiz/quiz.ts";
import { resultStep, type Draft, type Step } from "../quiz/topic.ts";
import { seeded } from "../random.ts";
import { faultsOf, repeatedQuestions } from "./quiz-faults.ts";
import { quizLaws } from "./quiz-laws.ts";

const KNOWN = ["small.ask", "small.skill.one", "quiz.step.result", "small.said", "small.inner"];
const speaker = (language: Language): Speaker => ({
  language,
  say: (message: Message) => (/mistake/.test(message.id) || KNOWN.includes(message.id) ? "said" : message.id),
});
const speakers = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };

/** n + n, with the given changes. */
function small(
  draft: Partial<Draft<number>> = {},
  solution = (n: number): readonly Step[] => [resultStep(equation(sum(number(n), number(n)), number(2 * n)))],
): AnyQuiz {
  return quiz({
    id: "small",
    options: QUIZ_OPTIONS,
    task: (_options, random) => {
      const n = random.between(10, 99);
      return {
        skill: "one",
        ask: { id: "small.ask" },
        question: sum(number(n), number(n)),
        answer: number(2 * n),
        mistakes: [],
        facts: n,
        ...draft,
      };
    },
    facts: z.int(),
    solution,
  });
}
const faults = (game: AnyQuiz, more = {}) =>
  faultsOf(game, game.generate(QUIZ_DAILY, seeded("x")).tasks[0]!, { speakers, ...more }).join("\n");
const shows = (...shown: readonly Expression[]) => [resultStep(...shown)];
const says = (say: Message) => (n: number) => [{ say, shown: [number(2 * n)] }];
const argumentsOf = (id: string) => (id === "small.said" ? ["a"] : []);

describe("a task of a quiz", () => {
  it("is fine when nothing is wrong", () => {
    expect(faults(small(), { argumentsOf })).toBe("");
  });

  it("has the answer in its last step, and only true steps", () => {
    expect(faults(small({}, (n) => shows(number(2 * n + 1))))).toContain("the last step does not show");
    expect(faults(small({}, (n) => shows(equation(number(n), number(2 * n)))))).toContain("is not true");
    const metre = { name: "metre", symbol: "m" };
    const kilometre = { name: "kilometre", symbol: "km" };
    const converted = (n: number) => shows(equation(quantity(1, kilometre), quantity(100, metre)), number(2 * n));
    const sizeOf = ({ name }: { name: string }) => exact(name === "metre" ? 1 : 1000);
    expect(faults(small({}, converted), { sizeOf })).toContain("1 km = 100 m is not true");
  });

  it("has choices that can be typed", () => {
    const said = ["a", "b", "c", "d"].map((id) => words({ id }));
    const mistakes = said.slice(1).map((value) => ({ name: "other", value }));
    expect(faults(small({ answer: said[0]!, mistakes }))).toContain("typed in sl cannot be read");
  });

  it("is not answered by its question, typed again", () => {
    const game = small();
    const [task] = game.generate(QUIZ_DAILY, seeded("x")).tasks;
    const wrong = [1, 2, 3].map((value) => ({ value: number(value), mistake: "other" }));
    const again = (question: Expression, answer: Expression): readonly string[] =>
      faultsOf(
        game,
        { ...task!, question, choices: [{ value: answer, mistake: null }, ...wrong], correct: 0 },
        { speakers },
      ).filter((fault) => fault.includes("again"));
    expect(again(sum(number(4), number(4)), number(8))).toStrictEqual([]);
    expect(again(equation(number(exact(1, 2)), symbol("?")), percent(exact(1, 2)))).toStrictEqual([
      "0,5 typed in sl says the question again and is right",
      "0.5 typed in en says the question again and is right",
      "0,5 typed in de says the question again and is right",
    ]);
    expect(again(quotient(number(8), number(2)), number(4))).toStrictEqual([]);
    expect(again(quotient(number(7), number(8)), asFraction(exact(7, 8)))).toStrictEqual([]);
    expect(again(name("Luxembourg", "en"), name("Luxembourg", "de"))).toStrictEqual([]);
    expect(again(clock(435), clock(435))).toStrictEqual([]);
    expect(again(listed(number(1), number(2)), ascending(number(1), number(2)))).toStrictEqual([]);
  });

  it("has texts, and values for them, also in what is nested", () => {
    expect(faults(small({ skill: "two" }))).toContain("no text small.skill.two in de");
    expect(faults(small({}, says({ id: "small.unknown" })))).toContain("no text small.unknown in sl");
    expect(faults(small({}, says({ id: "small.said" })), { argumentsOf })).toContain("small.said lacks the value a");
    const nested: Message = { id: "small.inner", values: { of: { id: "small.said", values: { b: 1 } } } };
    expect(faults(small({}, says(nested)), { argumentsOf })).toContain("small.said lacks the value a");
    expect(faults(small({}, says({ id: "small.said", values: { a: 0.5 } })), { argumentsOf })).toContain("not whole");
    const ells = (n: number) => shows(quantity(5, { name: "ell", symbol: "ell" }), number(2 * n));
    expect(faults(small({}, ells))).toContain("no text unit.ell in en");
  });

  it("is there once in a quiz, counted by its text, and a picture by its drawing", () => {
    const task = (question: Expression) => ({ ...small().generate(QUIZ_DAILY, seeded("x")).tasks[0]!, question });
    const label = { id: "small.said" };
    expect(repeatedQuestions([task(picture("a", label)), task(picture("b", label))], speakers)).toStrictEqual([]);
    expect(repeatedQuestions([task(picture("a", label)), task(picture("a", label))], speakers)).not.toStrictEqual([]);
    const half = [number(exact(1, 2)), number(exact(1, 2), 1)].map(task);
    expect(repeatedQuestions(half, speakers)).toHaveLength(3);
  });
});

quizLaws(small(), {
  speakers,
  answers: (question, choice) => Number(question.split(" + ")[0]) * 2 === Number(choice),
});

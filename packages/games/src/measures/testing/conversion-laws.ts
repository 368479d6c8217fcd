import { afterAll, describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws, type Asked } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../../comparing/testing/as-asked.ts";
import { sizeOf } from "../../data/units.ts";
import type { StoryFacts } from "../../stories/stories.ts";
import { numbersIn } from "../../stories/testing/numbers-in.ts";
import type { Conversion } from "../conversion.ts";
import { conversionMistakes } from "../conversion-mistakes.ts";

/** The size of each unit by its sign, in a unit that divides all of them; systems that never meet have one each. */
export type Sizes = Readonly<Record<string, bigint>>;

/** The sign between a number and its decimals. */
export const decimalSign = ({ language }: Asked): "," | "." => (language === "en" ? "." : ",");

/** One side of an equation, in billionths of the table's unit; null where it is written wrongly. */
function sideOf(text: string, sizes: Sizes, sign: "," | "."): bigint | null {
  let total = 0n;
  for (const part of text.replaceAll(" − ", " + -").split(" + ")) {
    const [, minus, whole = "", , written, decimals = "", unit = ""] =
      /^(-?)(\d+)(([.,])(\d+))? (.+)$/.exec(part) ?? [];
    const size = sizes[unit];
    if (whole === "" || size === undefined || (written !== undefined && written !== sign)) return null;
    const amount = BigInt(whole + decimals.padEnd(9, "0")) * size;
    total += minus === "-" ? -amount : amount;
  }
  return total;
}

/** Whether a choice makes the equation of a question true, worked out from the written texts and the sizes alone. */
export function isConversion(sizes: Sizes, question: string, choice: string, asked: Asked): boolean {
  const [unknown = "", unit] = /\? (.+)$/.exec(question) ?? [];
  if (choice.replace(/^\S+ /, "") !== unit) return false;
  const [left, right] = question
    .replace(unknown, choice)
    .split(" = ")
    .map((side) => sideOf(side, sizes, decimalSign(asked)));
  return left !== null && left === right;
}

/**
 * Whether a choice is what a described scale shows: steps between numbers and between marks, how many marks after which
 * number. Written with the unit of the scale.
 */
export function isRead(question: string, choice: string): boolean {
  const [, minor = NaN, marks = NaN, from = NaN] = numbersIn(question).map(Number);
  const [amount = "", unit = ""] = choice.split(" ");
  return new RegExp(`\\d ${unit}\\P{L}`, "u").test(question) && Number(amount) === from + marks * minor;
}

const LEVELS = ["easy", "medium", "hard"] as const;

/**
 * Whether a choice answers a word problem: its amounts converted, put together, or one taken from the other. Which of
 * these the task says itself; the amounts are read from the sentences.
 */
export function answersStory(sizes: Sizes, question: string, choice: string, asked: Asked): boolean {
  const sign = decimalSign(asked);
  const given = (question.match(/\d+(?:[.,]\d+)? \p{L}+[²³]?/gu) ?? []).map((amount) => sideOf(amount, sizes, sign));
  const [first = null, second = 0n, ...more] = given;
  const answer = sideOf(choice, sizes, sign);
  if (first === null || second === null || more.length > 0) return false;
  const { form } = (asked.task.facts as StoryFacts<Conversion>).of;
  return answer === (form === "sum" ? first + second : first - second);
}

/**
 * Declares what every quiz of converting units has to prove of itself.
 * @param reads whether a choice is what a described picture shows
 */
export function conversionLaws(quiz: AnyQuiz, systems: readonly string[], sizes: Sizes, reads = isRead): void {
  quizLaws(quiz, {
    speakers: SPEAKERS,
    sizeOf,
    answers: (question, choice, asked) => {
      const compared = comparedAsAsked(question, choice, asked);
      if (compared !== null) return compared;
      if ("pictured" in (asked.task.facts as object)) return reads(question, choice);
      const answers = asked.options["form"] === "stories" ? answersStory : isConversion;
      return answers(sizes, question, choice, asked);
    },
  });

  describe.each(systems)(`the tasks of ${quiz.id} in %s units`, (system) => {
    const draw = (level: (typeof LEVELS)[number]): readonly Task[] =>
      Array.from(
        { length: 50 },
        (_, board) => quiz.generate({ level, system, tasks: 40 }, seeded(`${level} ${system} ${board}`)).tasks,
      ).flat();
    const known = new Map<string, readonly Task[]>();
    function drawn(level: (typeof LEVELS)[number]): readonly Task[] {
      const tasks = known.get(level) ?? draw(level);
      known.set(level, tasks);
      return tasks;
    }
    afterAll(() => known.clear());

    it.each(LEVELS)("have wrong answers that all come from a named error when they are %s", (level) => {
      for (const { choices } of drawn(level)) expect(choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
    });

    it("know no decimals when easy, neither in the question nor in a choice", () => {
      for (const { question, choices } of drawn("easy"))
        for (const one of [question, ...choices.map((choice) => choice.value)])
          expect(toPlain(one, SPEAKERS.en)).not.toContain(".");
    });

    it("take the answer typed with its unit and without, with point and comma", () => {
      const conversions = drawn("hard").filter(({ skill }) => skill !== "compare");
      for (const task of conversions.slice(0, 200)) {
        const written = toPlain(task.choices[task.correct]!.value, SPEAKERS.sl);
        const [amount = ""] = written.split(" ");
        for (const text of [written, amount, amount.replace(",", "."), written.replace(" ", "")])
          expect(isRight(task, { text }), text).toBe(true);
      }
    });
  });
}

/** The wrong results of a conversion that come from one error. */
export const mistakesNamed = (facts: Conversion, name: string, others: readonly number[] = []): readonly number[] =>
  conversionMistakes(
    facts,
    others.map((other) => exact(other)),
    false,
  ).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

/** What the steps of the worked solution show, in Slovenian. */
export const solutionLines = (quiz: AnyQuiz, facts: Conversion): readonly string[] =>
  quiz
    .solution({ ...quiz.generate(quiz.options.daily, seeded("stories")).tasks[0]!, facts })
    .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join(" "));

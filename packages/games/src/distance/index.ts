import { exact } from "@karota/engine/quiz/exact.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { answerOf, conversionSchema, inAsked, solutionOf, written, type Words } from "../measures/conversion.ts";
import { conversionMistakes, explainMistake } from "../measures/conversion-mistakes.ts";
import { drawConversion } from "../measures/draw-conversion.ts";
import { KINDS } from "./kinds.ts";

/** What is taken for the right factor in the imperial system, rounded metric ones among them. */
const OTHER_FACTORS = {
  metric: [],
  imperial: [exact(5, 2), ...[3, 10, 12, 30, 36, 90, 100, 1_000, 1_760, 5_280].map((factor) => exact(factor))],
};

const ASKS = {
  one: "distance.ask.convert",
  sum: "distance.ask.workOut",
  difference: "distance.ask.workOut",
  rest: "distance.ask.fillIn",
} as const;

const WORDS: Words = {
  worth: "distance.step.worth",
  multiply: "distance.step.multiply",
  divide: "distance.step.divide",
  same: "distance.step.same",
  known: "distance.step.known",
  add: "distance.step.add",
  subtract: "distance.step.subtract",
};

export const distance = quiz({
  id: "distance",
  options: defineOptions(
    { ...QUIZ_FIELDS, system: ["metric", "imperial"] },
    { daily: { ...QUIZ_DAILY, system: "metric" }, weekly: QUIZ_WEEKLY },
  ),
  task: ({ level, system }, random, turn) => {
    const kinds = KINDS[system][level];
    const kind = kinds[turn % kinds.length]!;
    const facts = drawConversion(kind, random);
    if (!facts) return null;
    const wrong = conversionMistakes(facts, OTHER_FACTORS[system], level === "easy");
    return {
      skill: kind.skill,
      ask: { id: ASKS[facts.form] },
      question: written(facts, "?"),
      answer: inAsked(facts, answerOf(facts)),
      mistakes: wrong.map(({ name, value }) => ({ name, value: inAsked(facts, value) })),
      facts,
    };
  },
  facts: conversionSchema,
  solution: (facts) => solutionOf(facts, WORDS),
  explain: (mistake, facts) => explainMistake("distance", mistake, facts),
});

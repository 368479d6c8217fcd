import { exact } from "@karota/engine/quiz/exact.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { defineOptions } from "@karota/engine/options.ts";
import {
  answerOf,
  conversionSchema,
  inAsked,
  solutionOf,
  unitsBetween,
  written,
  type Conversion,
  type Words,
} from "../measures/conversion.ts";
import { conversionMistakes, explainMistake } from "../measures/conversion-mistakes.ts";
import { drawConversion } from "../measures/draw-conversion.ts";
import { KINDS } from "./kinds.ts";

/** What is taken for the right factor in the imperial system, the 2000 pounds of the US ton among them. */
const OTHER_FACTORS = {
  metric: [],
  imperial: [10, 12, 14, 16, 100, 160, 200, 1_000, 2_000, 2_240].map((factor) => exact(factor)),
};

const ASKS = {
  one: "mass.ask.convert",
  sum: "mass.ask.workOut",
  difference: "mass.ask.workOut",
  rest: "mass.ask.fillIn",
} as const;

const WORDS: Words = {
  worth: "mass.step.worth",
  multiply: "mass.step.multiply",
  divide: "mass.step.divide",
  same: "mass.step.same",
  known: "mass.step.known",
  add: "mass.step.add",
  subtract: "mass.step.subtract",
};

/** Without the decagram, which not every country uses. */
const steppingStones = (facts: Conversion): readonly string[] =>
  unitsBetween(facts).filter((name) => name !== "decagram");

export const mass = quiz({
  id: "mass",
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
  solution: (facts) => solutionOf(facts, WORDS, steppingStones(facts)),
  explain: (mistake, facts) => explainMistake("mass", mistake, facts),
});

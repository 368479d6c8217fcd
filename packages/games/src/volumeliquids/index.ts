import { exact } from "@karota/engine/quiz/exact.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { getUnit } from "../data/units.ts";
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

/** What is taken for the right factor in the US system, the 20 and 160 fluid ounces of imperial units among them. */
const OTHER_FACTORS = {
  eu: [],
  us: [2, 3, 4, 8, 10, 12, 16, 20, 32, 64, 100, 128, 160].map((factor) => exact(factor)),
};

const ASKS = {
  one: "volumeliquids.ask.convert",
  sum: "volumeliquids.ask.workOut",
  difference: "volumeliquids.ask.workOut",
  rest: "volumeliquids.ask.fillIn",
} as const;

const WORDS: Words = {
  worth: "volumeliquids.step.worth",
  multiply: "volumeliquids.step.multiply",
  divide: "volumeliquids.step.divide",
  same: "volumeliquids.step.same",
  known: "volumeliquids.step.known",
  add: "volumeliquids.step.add",
  subtract: "volumeliquids.step.subtract",
};

/** From cubic units to litres and back it goes over 1 dm³ = 1 l. */
function steppingStones(facts: Conversion): readonly string[] {
  const { kind } = getUnit(facts.large);
  if (kind === getUnit(facts.small).kind) return unitsBetween(facts);
  const bridge = kind === "cubic" ? ["cubic-decimetre", "litre"] : ["litre", "cubic-decimetre"];
  return bridge.filter((name) => name !== facts.large && name !== facts.small);
}

export const volumeliquids = quiz({
  id: "volumeliquids",
  options: defineOptions(
    { ...QUIZ_FIELDS, system: ["eu", "us"] },
    { daily: { ...QUIZ_DAILY, system: "eu" }, weekly: QUIZ_WEEKLY },
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
  explain: (mistake, facts) => explainMistake("volumeliquids", mistake, facts),
});

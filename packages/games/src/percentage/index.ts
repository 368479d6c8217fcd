import * as z from "zod/mini";
import { exactSchema } from "@karota/engine/quiz/exact.ts";
import { number, percent } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { answerOf, ASKED, drawPercentage, skillOf, type AskedFor } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { askOf, questionOf } from "./question.ts";
import { solution } from "./solution.ts";

const IN_PERCENT: readonly AskedFor[] = [
  "share",
  "change-up",
  "change-down",
  "decimal-to-percent",
  "fraction-to-percent",
];

export const percentage = quiz({
  id: "percentage",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawPercentage(level, random, turn);
    if (!facts) return null;
    const written = IN_PERCENT.includes(facts.asked) ? percent : number;
    return {
      skill: skillOf(facts),
      ask: askOf(facts),
      question: questionOf(facts),
      answer: written(answerOf(facts)),
      mistakes: wrongAnswers(facts).map(({ name, value }) => ({ name, value: written(value) })),
      facts,
    };
  },
  facts: z.strictObject({
    asked: z.enum(ASKED),
    percent: exactSchema,
    whole: z.int().check(z.gte(1), z.lte(1_000)),
    second: z.int().check(z.gte(0), z.lte(100)),
  }),
  solution,
});

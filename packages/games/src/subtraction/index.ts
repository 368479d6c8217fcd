import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { drawSubtraction, skillOf } from "./kinds.ts";
import { explain, wrongDifferences } from "./mistakes.ts";
import { differenceOf, solution, written } from "./solution.ts";

const whole = z.int().check(z.gte(1), z.lte(9_999));

export const subtraction = quiz({
  id: "subtraction",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawSubtraction(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "subtraction.ask" },
      question: written(facts),
      answer: differenceOf(facts),
      mistakes: wrongDifferences(facts).map(({ name, value }) => ({
        name,
        value: number(exact(value, 10 ** facts.places)),
      })),
      facts,
    };
  },
  facts: z.strictObject({ minuend: whole, subtrahend: whole, places: z.int().check(z.gte(0), z.lte(2)) }),
  solution,
  explain,
});

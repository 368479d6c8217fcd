import * as z from "zod/mini";
import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { drawFactors, skillOf } from "./kinds.ts";
import { explain, wrongProducts } from "./mistakes.ts";
import { productOf, solution, written } from "./solution.ts";

const whole = z.int().check(z.gte(1), z.lte(999));
const places = z.int().check(z.gte(0), z.lte(2));

export const multiplication = quiz({
  id: "multiplication",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFactors(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "multiplication.ask" },
      question: written(facts),
      answer: productOf(facts),
      mistakes: wrongProducts(facts, random).map(({ name, value }) => ({ name, value: number(value) })),
      facts,
    };
  },
  facts: z.strictObject({ factors: z.tuple([whole, whole]), places: z.tuple([places, places]) }),
  solution,
  explain,
});

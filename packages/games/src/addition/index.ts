import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { drawAddends, skillOf } from "./kinds.ts";
import { wrongSums } from "./mistakes.ts";
import { solution, totalOf, written } from "./solution.ts";

export const addition = quiz({
  id: "addition",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawAddends(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "addition.ask" },
      question: written(facts),
      answer: totalOf(facts),
      mistakes: wrongSums(facts).map(({ name, value }) => ({ name, value: number(exact(value, 10 ** facts.places)) })),
      facts,
    };
  },
  facts: z.strictObject({
    addends: z.array(z.int().check(z.gte(0), z.lte(9_999))).check(z.minLength(2)),
    places: z.int().check(z.gte(0), z.lte(2)),
  }),
  solution,
});

import * as z from "zod/mini";
import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { drawDivision, quotientOf, skillOf } from "./kinds.ts";
import { explain, wrongQuotients } from "./mistakes.ts";
import { solution, written } from "./solution.ts";

const places = z.int().check(z.gte(0), z.lte(2));

export const division = quiz({
  id: "division",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawDivision(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "division.ask" },
      question: written(facts),
      answer: number(quotientOf(facts)),
      mistakes: wrongQuotients(facts, random).map(({ name, value }) => ({ name, value: number(value) })),
      facts,
    };
  },
  facts: z.strictObject({
    dividend: z.int().check(z.gte(1), z.lte(99_999)),
    divisor: z.int().check(z.gte(2), z.lte(99)),
    places: z.tuple([places, places]),
  }),
  solution,
  explain,
});

import * as z from "zod/mini";
import { equation, number, sum } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";

const HIGHEST = { easy: 60, medium: 500, hard: 5_000 } as const;

/** The starting point of a new quiz: doubling. Its tasks are to be replaced; at least 50 different ones a level. */
export const logarithms = quiz({
  id: "logarithms",
  options: QUIZ_OPTIONS,
  task: ({ level }, random) => {
    const of = random.between(3, HIGHEST[level]);
    return {
      skill: "doubling",
      ask: { id: "logarithms.ask" },
      question: number(of),
      answer: number(2 * of),
      mistakes: [
        { name: "two-added", value: number(of + 2) },
        { name: "squared", value: number(of * of) },
        { name: "tripled", value: number(3 * of) },
      ],
      facts: { of },
    };
  },
  facts: z.strictObject({ of: z.int().check(z.gte(0)) }),
  solution: ({ of }) => [
    { say: { id: "logarithms.step.twice" }, shown: [equation(sum(number(of), number(of)), number(2 * of))] },
  ],
});

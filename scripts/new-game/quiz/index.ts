import * as z from "zod/mini";
import { equation, number, sum } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { digitMistakes } from "@karota/engine/quiz/written-digits.ts";

const HIGHEST = { easy: 60, medium: 500, hard: 5_000 } as const;

/** The starting point of a new quiz: doubling. Replace its tasks; each difficulty needs at least 50 different ones. */
export const newGame = quiz({
  id: "newGame",
  options: QUIZ_OPTIONS,
  task: ({ level }, random) => {
    const of = random.between(3, HIGHEST[level]);
    return {
      skill: "doubling",
      ask: { id: "newGame.ask" },
      question: number(of),
      answer: number(2 * of),
      // As many below the answer as above, so that its place among the four reveals nothing.
      mistakes: [
        { name: "two-added", value: number(of + 2) },
        { name: "tripled", value: number(3 * of) },
        ...digitMistakes(2 * of).map(({ name, value }) => ({ name, value: number(value) })),
      ],
      facts: { of },
    };
  },
  facts: z.strictObject({ of: z.int().check(z.gte(0)) }),
  solution: ({ of }) => [
    { say: { id: "newGame.step.twice" }, shown: [equation(sum(number(of), number(of)), number(2 * of))] },
  ],
});

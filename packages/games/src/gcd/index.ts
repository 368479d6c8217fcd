import { valueOf } from "@karota/engine/quiz/value.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { divisorOf, drawFacts, factsSchema, skillOf } from "./kinds.ts";
import { wrongDivisors } from "./mistakes.ts";
import { solution, written } from "./solution.ts";

export const gcd = quiz({
  id: "gcd",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    if (!facts) return null;
    const wrong = wrongDivisors(facts);
    // Only tasks with three errors that lead to different results.
    if (new Set(wrong.map(({ value }) => value)).size < 3) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "gcd.ask" },
      question: written(facts),
      answer: number(divisorOf(facts.numbers)),
      mistakes: wrong.map(({ name, value }) => ({ name, value: number(value) })),
      facts,
    };
  },
  facts: factsSchema,
  solution,
  explain: (mistake, { numbers }, chosen) => {
    const divisor = valueOf(chosen)?.n ?? 1;
    if (mistake === "smaller-divisor" && divisor > 1)
      return { id: "gcd.explain.smallerDivisor", values: { divisor, count: numbers.length } };
    if (mistake !== "divides-not-all") return undefined;
    const missed = numbers.find((one) => one % divisor !== 0) ?? divisor;
    return { id: "gcd.explain.dividesNotAll", values: { divisor, missed } };
  },
});

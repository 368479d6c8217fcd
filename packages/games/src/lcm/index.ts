import { number } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { drawFacts, factsSchema, multipleOf, skillOf } from "./kinds.ts";
import { wrongMultiples } from "./mistakes.ts";
import { solution, written } from "./solution.ts";

export const lcm = quiz({
  id: "lcm",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: { id: "lcm.ask" },
      question: written(facts),
      answer: number(multipleOf(facts.numbers)),
      mistakes: wrongMultiples(facts).map(({ name, value }) => ({ name, value: number(value) })),
      facts,
    };
  },
  facts: factsSchema,
  solution,
  explain: (mistake, { numbers }, chosen) => {
    const multiple = valueOf(chosen)?.n ?? 0;
    const missed = numbers.find((one) => multiple % one !== 0);
    if (missed === undefined || (mistake !== "not-of-all" && mistake !== "one-forgotten")) return undefined;
    return { id: "lcm.explain.notOfAll", values: { multiple, missed } };
  },
});

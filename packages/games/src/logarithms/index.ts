import { exact, toThe } from "@karota/engine/quiz/exact.ts";
import { keyOf } from "@karota/engine/quiz/meaning.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { answerOf, drawFacts, factsSchema, skillOf } from "./kinds.ts";
import { wrongLogarithms } from "./mistakes.ts";
import { solution, writtenAnswer, written } from "./solution.ts";

export const logarithms = quiz({
  id: "logarithms",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    if (!facts) return null;
    const answer = writtenAnswer(facts, answerOf(facts));
    const mistakes = wrongLogarithms(facts).map(({ name, value }) => ({ name, value: writtenAnswer(facts, value) }));
    // Only tasks with three errors that lead to different results.
    if (new Set([answer, ...mistakes.map(({ value }) => value)].map(keyOf)).size < 4) return null;
    return {
      skill: skillOf(facts),
      ask: { id: facts.kind === "single" && facts.sought !== "value" ? "logarithms.askUnknown" : "logarithms.ask" },
      question: written(facts),
      answer,
      mistakes,
      facts,
    };
  },
  facts: factsSchema,
  solution,
  explain: (mistake, facts, chosen) => {
    const exponent = valueOf(chosen);
    if (mistake !== "neighbour" || facts.kind !== "single" || facts.base !== 1 || facts.degree > 1) return undefined;
    if (exponent?.d !== 1 || exponent.n < 0) return undefined;
    const raised = toThe(exact(facts.of), exponent.n).n;
    return { id: "logarithms.explain.power", values: { base: facts.of, exponent: exponent.n, raised } };
  },
});

import { exact, toThe } from "@karota/engine/quiz/exact.ts";
import { keyOf } from "@karota/engine/quiz/meaning.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { roundedRoot } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { answerOf, drawFacts, factsSchema, skillOf, type Facts } from "./kinds.ts";
import { wrongRoots } from "./mistakes.ts";
import { solution, written, writtenRoot } from "./solution.ts";

const isUnknown = ({ kind }: Facts): boolean => kind === "extract" || kind === "combine" || kind === "rationalise";

export const roots = quiz(
  withComparing(
    {
      id: "roots",
      options: QUIZ_OPTIONS,
      task: ({ level }, random, turn) => {
        const facts = drawFacts(level, random, turn);
        if (!facts) return null;
        const answer = writtenRoot(facts, answerOf(facts));
        const mistakes = wrongRoots(facts).map(({ name, value }) => ({ name, value: writtenRoot(facts, value) }));
        // Only tasks with three errors that lead to different results.
        if (new Set([answer, ...mistakes.map(({ value }) => value)].map(keyOf)).size < 4) return null;
        return {
          skill: skillOf(facts),
          ask: { id: isUnknown(facts) ? "roots.askMissing" : "roots.ask" },
          question: written(facts),
          answer,
          mistakes,
          facts,
        };
      },
      facts: factsSchema,
      solution,
      explain: (mistake, facts, chosen) => {
        const value = valueOf(chosen);
        if ((mistake !== "neighbour" && mistake !== "same-ending") || value?.d !== 1) return undefined;
        const degree = facts.kind === "power" ? facts.degree : 2;
        const raised = toThe(exact(value.n), degree).n;
        if (mistake === "same-ending") return { id: "roots.explain.sameEnding", values: { value: value.n, raised } };
        return { id: "roots.explain.power", values: { value: value.n, degree, raised } };
      },
    },
    { medium: [roundedRoot(2, 150)], hard: [roundedRoot(150, 900)] },
  ),
);

import { baseQuiz } from "../numerals/base-quiz.ts";
import { groupedMistakes, type GroupedKind } from "../numerals/grouped-base.ts";
import { groupedSolution } from "../numerals/grouped-solution.ts";
import { drawFacts } from "./kinds.ts";

export const octal = baseQuiz<GroupedKind>({
  id: "octal",
  forms: {
    "to-decimal": { from: 8, to: 10, ask: "octal.ask.decimal" },
    "from-decimal": { from: 10, to: 8, ask: "octal.ask.octal" },
    "from-binary": { from: 2, to: 8, ask: "octal.ask.octal" },
    "to-binary": { from: 8, to: 2, ask: "octal.ask.binary" },
    addition: { from: 8, to: 8, ask: "octal.ask.result", join: "sum" },
  },
  most: 0o7777,
  draw: drawFacts,
  mistakes: (facts) => groupedMistakes(facts, 8),
  solution: (facts) => groupedSolution("octal", 8, facts),
});

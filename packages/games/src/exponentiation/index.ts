import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { drawExponentiation, factsSchema, skillOf } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { answerOf, askOf, questionOf } from "./question.ts";
import { solution } from "./solution.ts";

export const exponentiation = quiz({
  id: "exponentiation",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawExponentiation(level, random, turn);
    if (!facts) return null;
    return {
      skill: skillOf(facts),
      ask: askOf(facts),
      question: questionOf(facts),
      answer: answerOf(facts),
      mistakes: wrongAnswers(facts),
      facts,
    };
  },
  facts: factsSchema,
  solution,
});

import * as z from "zod/mini";
import type { Language, Speaker } from "../message.ts";
import { exact } from "../quiz/exact.ts";
import { infix, number, type Expression } from "../quiz/expression.ts";
import { QUIZ_DAILY, QUIZ_OPTIONS } from "../quiz/options.ts";
import { quiz } from "../quiz/quiz.ts";
import type { Draft } from "../quiz/topic.ts";
import { seeded } from "../random.ts";

/** A whole game in a few lines: what a topic has to bring. */
export const fakeQuiz = quiz({
  id: "fakeQuiz",
  options: QUIZ_OPTIONS,
  task: (_options, random) => {
    const [small, large] = [random.between(10, 49), random.between(50, 99)];
    return {
      skill: "whole",
      ask: { id: "ask" },
      question: infix("-", number(large), number(small)),
      answer: number(large - small),
      mistakes: [
        { name: "added", value: number(large + small) },
        { name: "off", value: number(large - small + 10) },
        { name: "swapped", value: number(exact(large - small)) },
      ],
      facts: [large, small],
    };
  },
  facts: z.array(z.int()),
  solution: ([large = 0, small = 0]) => [{ say: { id: "step" }, shown: [number(large - small)] }],
});

/** Says the ids. */
export const speaker = (language: Language): Speaker => ({ language, say: (message) => message.id });
export const fresh = () => fakeQuiz.start(fakeQuiz.generate(QUIZ_DAILY, seeded("quiz")));
/** What a topic would draw, with only its answer and mistakes mattering. */
export const draft = (answer: Expression, ...mistakes: Draft<null>["mistakes"]): Draft<null> => ({
  skill: "any",
  ask: { id: "ask" },
  question: number(1),
  answer,
  mistakes,
  facts: null,
});

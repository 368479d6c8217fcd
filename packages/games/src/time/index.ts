import * as z from "zod/mini";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { withStories } from "../stories/stories.ts";
import { answerOf, questionOf, written } from "./form.ts";
import { CONVERSIONS, DAY, drawFacts, KINDS, type Facts } from "./kinds.ts";
import { mistakesOf } from "./mistakes.ts";
import { solution } from "./solution.ts";
import { STORIES, valuesOf } from "./stories.ts";

const isTimeOfDay = (value: number): boolean => value < DAY;

/** The constraints of each kind. */
const fits = ({ kind, numbers: [first, second] }: Facts): boolean => {
  switch (kind) {
    case "later":
      return isTimeOfDay(first) && isTimeOfDay(second);
    case "earlier":
      return isTimeOfDay(first) && second <= first;
    case "elapsed":
      return isTimeOfDay(first) && isTimeOfDay(second);
    case "difference":
      return second <= first;
    case "units":
      return second < CONVERSIONS.length;
    default:
      return true;
  }
};

const whole = z.int().check(z.gte(0), z.lte(1_000_000));

function draftOf(facts: Facts): Draft<Facts> {
  const { ask, question } = questionOf(facts);
  return {
    skill: facts.kind,
    ask: { id: ask },
    question,
    answer: written(facts, answerOf(facts)),
    mistakes: mistakesOf(facts).map(({ name, value }) => ({ name, value: written(facts, value) })),
    facts,
  };
}

export const time = quiz(
  withStories(
    {
      id: "time",
      options: STORY_OPTIONS,
      task: ({ level }, random, turn) => {
        const facts = drawFacts(level, random, turn);
        return facts && draftOf(facts);
      },
      facts: z
        .strictObject({ kind: z.enum(KINDS), numbers: z.readonly(z.tuple([whole, whole])) })
        .check(z.refine(fits)),
      solution,
    },
    { stories: STORIES, draft: draftOf, values: valuesOf, written: (facts) => questionOf(facts).question },
  ),
);

import * as z from "zod/mini";
import { exactSchema } from "@karota/engine/quiz/exact.ts";
import { number, percent } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { forms } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { withStories } from "../stories/stories.ts";
import { drawGrid, drawPicture, gridDraft, gridSchema, gridSolution } from "./grid.ts";
import { answerOf, ASKED, drawPercentage, skillOf, type AskedFor, type Percentage } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { askOf, questionOf } from "./question.ts";
import { solution } from "./solution.ts";
import { STORIES, valuesOf } from "./stories.ts";

const IN_PERCENT: readonly AskedFor[] = [
  "share",
  "change-up",
  "change-down",
  "decimal-to-percent",
  "fraction-to-percent",
];

function draftOf(facts: Percentage): Draft<Percentage> {
  const written = IN_PERCENT.includes(facts.asked) ? percent : number;
  return {
    skill: skillOf(facts),
    ask: askOf(facts),
    question: questionOf(facts),
    answer: written(answerOf(facts)),
    mistakes: wrongAnswers(facts).map(({ name, value }) => ({ name, value: written(value) })),
    facts,
  };
}

const calculations = withStories(
  {
    id: "percentage",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawPercentage(level, random, turn);
      return facts && draftOf(facts);
    },
    facts: z.strictObject({
      asked: z.enum(ASKED),
      percent: exactSchema,
      whole: z.int().check(z.gte(1), z.lte(1_000)),
      second: z.int().check(z.gte(0), z.lte(100)),
    }),
    solution,
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written: questionOf },
);

const comparing = withComparing(calculations, {
  easy: [forms(false)],
  medium: [forms(false)],
  hard: [forms(true)],
});

export const percentage = quiz(
  withPictured(comparing, {
    task: (random) => gridDraft(drawGrid(random)),
    facts: gridSchema,
    solution: gridSolution,
    picture: drawPicture,
  }),
);

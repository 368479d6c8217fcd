import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { moreDigits, twoDigits, unlikeDecimals } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { SUBTRACTION } from "../estimates/operation.ts";
import { withEstimates } from "../estimates/with-estimates.ts";
import { blockTasks } from "../pictured/blocks.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { withStarter } from "../starter/with-starter.ts";
import { withStories } from "../stories/stories.ts";
import { drawSubtraction, skillOf, type Subtraction } from "./kinds.ts";
import { explain, wrongDifferences } from "./mistakes.ts";
import { differenceOf, solution, written } from "./solution.ts";
import { STARTER } from "./starter.ts";
import { STORIES, valuesOf } from "./stories.ts";

const whole = z.int().check(z.gte(1), z.lte(9_999));

const draftOf = (facts: Subtraction): Draft<Subtraction> => ({
  skill: skillOf(facts),
  ask: { id: "subtraction.ask" },
  question: written(facts),
  answer: differenceOf(facts),
  mistakes: wrongDifferences(facts).map(({ name, value }) => ({
    name,
    value: number(exact(value, 10 ** facts.places)),
  })),
  facts,
});

const calculations = withStories(
  {
    id: "subtraction",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawSubtraction(level, random, turn);
      return facts && draftOf(facts);
    },
    facts: z.strictObject({ minuend: whole, subtrahend: whole, places: z.int().check(z.gte(0), z.lte(2)) }),
    solution,
    explain,
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written },
);

const HUNDREDS = [112, 989] as const;
const THOUSANDS = [1_112, 9_889] as const;

const withEstimated = withEstimates(calculations, {
  operation: SUBTRACTION,
  ranges: {
    medium: [[HUNDREDS, HUNDREDS]],
    hard: [
      [THOUSANDS, THOUSANDS],
      [THOUSANDS, HUNDREDS],
    ],
  },
});

const comparing = withComparing(withEstimated, {
  easy: [twoDigits],
  medium: [moreDigits],
  hard: [unlikeDecimals],
});

export const subtraction = quiz(withStarter(withPictured(comparing, blockTasks("subtraction", "-")), STARTER));

import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { roundedNumber } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { ADDITION } from "../estimates/operation.ts";
import { withEstimates } from "../estimates/with-estimates.ts";
import { blockTasks } from "../pictured/blocks.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { withStarter } from "../starter/with-starter.ts";
import { withStories } from "../stories/stories.ts";
import { drawAddends, skillOf, type Addends } from "./kinds.ts";
import { explain, wrongSums } from "./mistakes.ts";
import { solution, totalOf, written } from "./solution.ts";
import { STARTER } from "./starter.ts";
import { STORIES, valuesOf } from "./stories.ts";

const draftOf = (facts: Addends): Draft<Addends> => ({
  skill: skillOf(facts),
  ask: { id: "addition.ask" },
  question: written(facts),
  answer: totalOf(facts),
  mistakes: wrongSums(facts).map(({ name, value }) => ({ name, value: number(exact(value, 10 ** facts.places)) })),
  facts,
});

const calculations = withStories(
  {
    id: "addition",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawAddends(level, random, turn);
      return facts && draftOf(facts);
    },
    facts: z.strictObject({
      addends: z.array(z.int().check(z.gte(0), z.lte(9_999))).check(z.minLength(2)),
      places: z.int().check(z.gte(0), z.lte(2)),
    }),
    solution,
    explain,
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written },
);

const HUNDREDS = [112, 989] as const;
const THOUSANDS = [1_112, 9_889] as const;

const withEstimated = withEstimates(calculations, {
  operation: ADDITION,
  ranges: {
    medium: [[HUNDREDS, HUNDREDS]],
    hard: [
      [THOUSANDS, THOUSANDS],
      [THOUSANDS, HUNDREDS],
    ],
  },
});

const withRounding = withComparing(withEstimated, {
  easy: [roundedNumber(11, 98, 0, 10)],
  medium: [roundedNumber(112, 989, 0, 10, 100), roundedNumber(1_112, 9_889, 0, 10, 100, 1_000)],
  hard: [roundedNumber(112, 9_889, 2, 10, 100), roundedNumber(11_112, 98_889, 0, 100, 1_000, 10_000)],
});

export const addition = quiz(withStarter(withPictured(withRounding, blockTasks("addition", "+")), STARTER));

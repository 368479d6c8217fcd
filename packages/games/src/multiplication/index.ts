import * as z from "zod/mini";
import { number } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { MULTIPLICATION } from "../estimates/operation.ts";
import { withEstimates } from "../estimates/with-estimates.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { withStarter } from "../starter/with-starter.ts";
import { withStories } from "../stories/stories.ts";
import { AREA } from "./area.ts";
import { drawFactors, skillOf, type Multiplication } from "./kinds.ts";
import { explain, wrongProducts } from "./mistakes.ts";
import { productOf, solution, written } from "./solution.ts";
import { STARTER } from "./starter.ts";
import { STORIES, valuesOf } from "./stories.ts";

const whole = z.int().check(z.gte(1), z.lte(999));
const places = z.int().check(z.gte(0), z.lte(2));

const draftOf = (facts: Multiplication, random: Random): Draft<Multiplication> => ({
  skill: skillOf(facts),
  ask: { id: "multiplication.ask" },
  question: written(facts),
  answer: productOf(facts),
  mistakes: wrongProducts(facts, random).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

const calculations = withStories(
  {
    id: "multiplication",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawFactors(level, random, turn);
      return facts && draftOf(facts, random);
    },
    facts: z.strictObject({ factors: z.tuple([whole, whole]), places: z.tuple([places, places]) }),
    solution,
    explain,
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written },
);

const DIGIT = [3, 9] as const;
const TENS = [21, 98] as const;
const HUNDREDS = [112, 989] as const;

const withEstimated = withEstimates(calculations, {
  operation: MULTIPLICATION,
  ranges: {
    medium: [
      [HUNDREDS, DIGIT],
      [TENS, DIGIT],
    ],
    hard: [
      [TENS, TENS],
      [HUNDREDS, DIGIT],
    ],
  },
});

export const multiplication = quiz(withStarter(withPictured(withEstimated, AREA), STARTER));

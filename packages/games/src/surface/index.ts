import * as z from "zod/mini";
import { describedPicture } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { answerOf, conversionSchema, solutionOf, written } from "../measures/conversion.ts";
import { explainConversion } from "../measures/conversion-mistakes.ts";
import { conversionDraft, conversionTask } from "../measures/conversion-quiz.ts";
import { withStories } from "../stories/stories.ts";
import { KINDS, type ShapeKind } from "./kinds.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { RULES } from "./shape-rules.ts";
import { shapeSolution } from "./shape-solution.ts";
import { drawShape, inAsked, labelOf, measureOf, shapeMistakes, shapeSchema, type Shape } from "./shapes.ts";
import { STORIES, valuesOf } from "./stories.ts";
import { drawSquares, isOfSquares } from "./unit-squares.ts";

const facts = z.union([conversionSchema, shapeSchema]);
type Facts = z.infer<typeof facts>;

function draftOf(drawn: Shape, whole: boolean): Draft<Facts> {
  const { skill, ask } = RULES[drawn.shape];
  return {
    skill,
    ask,
    question: describedPicture(pictureName(drawn), labelOf(drawn)),
    answer: inAsked(drawn, measureOf(drawn)),
    mistakes: shapeMistakes(drawn, whole).map(({ name, value }) => ({ name, value: inAsked(drawn, value) })),
    facts: drawn,
  };
}

function measureShape(kind: ShapeKind, random: Random, whole: boolean): Draft<Facts> | null {
  const drawn = drawShape(kind.shape, kind.units, random);
  return drawn && draftOf(drawn, whole);
}

export const surface = quiz(
  withStories(
    {
      id: "surface",
      options: STORY_OPTIONS,
      task: ({ level }, random, turn) => {
        const kinds = KINDS[level];
        const kind = kinds[turn % kinds.length]!;
        const whole = level === "easy";
        return "shape" in kind ? measureShape(kind, random, whole) : conversionTask("surface", kind, random, { whole });
      },
      facts,
      solution: (given) => ("shape" in given ? shapeSolution(given) : solutionOf(given)),
      explain: (mistake, given) => ("shape" in given ? undefined : explainConversion("surface", mistake, given)),
      picture: (name) => (isOfSquares(name) ? drawSquares(name) : drawPicture(name)),
    },
    {
      stories: STORIES,
      draft: (given) =>
        "shape" in given
          ? draftOf(given, measureOf(given).d === 1)
          : { ...conversionDraft("surface", given, { whole: answerOf(given).d === 1 }), skill: given.form },
      values: valuesOf,
      written: (given) => ("shape" in given ? null : written(given, "?")),
    },
  ),
);

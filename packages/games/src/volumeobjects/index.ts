import * as z from "zod/mini";
import { describedPicture } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit } from "../data/units.ts";
import { conversionSchema, solutionOf, type Conversion } from "../measures/conversion.ts";
import { explainConversion } from "../measures/conversion-mistakes.ts";
import { conversionTask } from "../measures/conversion-quiz.ts";
import { KINDS, type SolidKind } from "./kinds.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { RULES } from "./solid-rules.ts";
import { solidSolution } from "./solid-solution.ts";
import { drawSolid, inAsked, labelOf, measureOf, solidMistakes, solidSchema } from "./solids.ts";
import { drawCubes, isOfCubes } from "./unit-cubes.ts";

const facts = z.union([conversionSchema, solidSchema]);
type Facts = z.infer<typeof facts>;

/** Between cubic units and litres it goes over 1 dm³ = 1 l. */
function convertedSolution(given: Conversion): readonly Step[] {
  const overLitre = getUnit(given.large).kind !== getUnit(given.small).kind;
  return solutionOf(given, overLitre ? ["cubic-decimetre"] : undefined);
}

function measureSolid(kind: SolidKind, random: Random, whole: boolean): Draft<Facts> | null {
  const drawn = drawSolid(kind.solid, kind.units, random);
  if (!drawn) return null;
  const { skill, ask } = RULES[kind.solid];
  return {
    skill,
    ask,
    question: describedPicture(pictureName(drawn), labelOf(drawn)),
    answer: inAsked(drawn, measureOf(drawn)),
    mistakes: solidMistakes(drawn, whole).map(({ name, value }) => ({ name, value: inAsked(drawn, value) })),
    facts: drawn,
  };
}

export const volumeobjects = quiz({
  id: "volumeobjects",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const kinds = KINDS[level];
    const kind = kinds[turn % kinds.length]!;
    const whole = level === "easy";
    return "solid" in kind
      ? measureSolid(kind, random, whole)
      : conversionTask("volumeobjects", kind, random, { whole });
  },
  facts,
  solution: (given) => ("solid" in given ? solidSolution(given) : convertedSolution(given)),
  explain: (mistake, given) => ("solid" in given ? undefined : explainConversion("volumeobjects", mistake, given)),
  picture: (name) => (isOfCubes(name) ? drawCubes(name) : drawPicture(name)),
});

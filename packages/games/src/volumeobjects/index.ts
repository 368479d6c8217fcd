import * as z from "zod/mini";
import { describedPicture } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit } from "../data/units.ts";
import * as conversion from "../measures/conversion.ts";
import { conversionMistakes, explainMistake } from "../measures/conversion-mistakes.ts";
import { drawConversion, type Kind } from "../measures/draw-conversion.ts";
import { KINDS, type SolidKind } from "./kinds.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { RULES } from "./solid-rules.ts";
import { solidSolution } from "./solid-solution.ts";
import { drawSolid, inAsked, labelOf, measureOf, solidMistakes, solidSchema } from "./solids.ts";

const ASKS = {
  one: "volumeobjects.ask.convert",
  sum: "volumeobjects.ask.workOut",
  difference: "volumeobjects.ask.workOut",
  rest: "volumeobjects.ask.fillIn",
} as const;

const WORDS: conversion.Words = {
  worth: "volumeobjects.step.worth",
  multiply: "volumeobjects.step.multiply",
  divide: "volumeobjects.step.divide",
  same: "volumeobjects.step.same",
  known: "volumeobjects.step.known",
  add: "volumeobjects.step.add",
  subtract: "volumeobjects.step.subtract",
};

const facts = z.union([conversion.conversionSchema, solidSchema]);
type Facts = z.infer<typeof facts>;

/** Between cubic units and litres it goes over 1 dm³ = 1 l. */
function convertedSolution(given: conversion.Conversion): readonly Step[] {
  const overLitre = getUnit(given.large).kind !== getUnit(given.small).kind;
  return conversion.solutionOf(given, WORDS, overLitre ? ["cubic-decimetre"] : undefined);
}

function convertUnits(kind: Kind, random: Random, whole: boolean): Draft<Facts> | null {
  const drawn = drawConversion(kind, random);
  if (!drawn) return null;
  const inUnit = conversion.inAsked;
  return {
    skill: kind.skill,
    ask: { id: ASKS[drawn.form] },
    question: conversion.written(drawn, "?"),
    answer: inUnit(drawn, conversion.answerOf(drawn)),
    mistakes: conversionMistakes(drawn, [], whole).map(({ name, value }) => ({ name, value: inUnit(drawn, value) })),
    facts: drawn,
  };
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
    return "solid" in kind ? measureSolid(kind, random, whole) : convertUnits(kind, random, whole);
  },
  facts,
  solution: (given) => ("solid" in given ? solidSolution(given) : convertedSolution(given)),
  explain: (mistake, given) => ("solid" in given ? undefined : explainMistake("volumeobjects", mistake, given)),
  picture: drawPicture,
});

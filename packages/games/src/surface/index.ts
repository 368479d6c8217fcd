import * as z from "zod/mini";
import { describedPicture } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import * as conversion from "../measures/conversion.ts";
import { conversionMistakes, explainMistake } from "../measures/conversion-mistakes.ts";
import { drawConversion, type Kind } from "../measures/draw-conversion.ts";
import { KINDS, type ShapeKind } from "./kinds.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { RULES } from "./shape-rules.ts";
import { shapeSolution } from "./shape-solution.ts";
import { drawShape, inAsked, labelOf, measureOf, shapeMistakes, shapeSchema } from "./shapes.ts";

const ASKS = {
  one: "surface.ask.convert",
  sum: "surface.ask.workOut",
  difference: "surface.ask.workOut",
  rest: "surface.ask.fillIn",
} as const;

const WORDS: conversion.Words = {
  worth: "surface.step.worth",
  multiply: "surface.step.multiply",
  divide: "surface.step.divide",
  same: "surface.step.same",
  known: "surface.step.known",
  add: "surface.step.add",
  subtract: "surface.step.subtract",
};

const facts = z.union([conversion.conversionSchema, shapeSchema]);
type Facts = z.infer<typeof facts>;

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

function measureShape(kind: ShapeKind, random: Random, whole: boolean): Draft<Facts> | null {
  const drawn = drawShape(kind.shape, kind.units, random);
  if (!drawn) return null;
  const { skill, ask } = RULES[kind.shape];
  return {
    skill,
    ask,
    question: describedPicture(pictureName(drawn), labelOf(drawn)),
    answer: inAsked(drawn, measureOf(drawn)),
    mistakes: shapeMistakes(drawn, whole).map(({ name, value }) => ({ name, value: inAsked(drawn, value) })),
    facts: drawn,
  };
}

export const surface = quiz({
  id: "surface",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const kinds = KINDS[level];
    const kind = kinds[turn % kinds.length]!;
    const whole = level === "easy";
    return "shape" in kind ? measureShape(kind, random, whole) : convertUnits(kind, random, whole);
  },
  facts,
  solution: (given) => ("shape" in given ? shapeSolution(given) : conversion.solutionOf(given, WORDS)),
  explain: (mistake, given) => ("shape" in given ? undefined : explainMistake("surface", mistake, given)),
  picture: drawPicture,
});

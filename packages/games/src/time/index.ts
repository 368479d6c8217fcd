import * as z from "zod/mini";
import { defineOptions } from "@karota/engine/options.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { clockDraft } from "./clock-form.ts";
import { CLOCK_KINDS, clockFits, drawClock, type ClockFacts } from "./clock-kinds.ts";
import { clockSolution } from "./clock-solution.ts";
import { answerOf, questionOf, written } from "./form.ts";
import { drawFacts, fits, KINDS, type Facts } from "./kinds.ts";
import { mistakesOf } from "./mistakes.ts";
import { drawPicture } from "./picture.ts";
import { solution } from "./solution.ts";

const whole = z.int().check(z.gte(0), z.lte(1_000_000));
const numbers = z.readonly(z.tuple([whole, whole]));

const isOnClock = (facts: Facts | ClockFacts): facts is ClockFacts =>
  (CLOCK_KINDS as readonly string[]).includes(facts.kind);

function calculation(facts: Facts): Draft<Facts> {
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

export const time = quiz<
  { readonly level: "easy" | "medium" | "hard"; readonly tasks: number; readonly topic: "calculation" | "clock" },
  Facts | ClockFacts
>({
  id: "time",
  options: defineOptions(
    { ...QUIZ_FIELDS, topic: ["calculation", "clock"] },
    { daily: { ...QUIZ_DAILY, topic: "calculation" }, weekly: QUIZ_WEEKLY },
  ),
  // Plans that were made before there were topics have none: they are about calculating.
  task: ({ level, topic }, random, turn) => {
    if (topic === "clock") {
      const facts = drawClock(level, random, turn);
      return facts && clockDraft(facts);
    }
    const facts = drawFacts(level, random, turn);
    return facts && calculation(facts);
  },
  facts: z.union([
    z.strictObject({ kind: z.enum(KINDS), numbers }).check(z.refine(fits)),
    z.strictObject({ kind: z.enum(CLOCK_KINDS), numbers }).check(z.refine(clockFits)),
  ]),
  solution: (facts) => (isOnClock(facts) ? clockSolution(facts) : solution(facts)),
  picture: drawPicture,
});

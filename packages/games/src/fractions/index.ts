import type { Message } from "@karota/engine/message.ts";
import { leastMultiple } from "@karota/engine/quiz/exact.ts";
import { asFraction, asMixed, number } from "@karota/engine/quiz/expression.ts";
import { keyOf } from "@karota/engine/quiz/meaning.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { likeFractions, mixedNumbers, unlikeFractions } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { withStories } from "../stories/stories.ts";
import { drawFacts, factsSchema, isMixedAnswer, skillOf, type Facts } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { drawPicture } from "./picture.ts";
import { drawShaded, shadedDraft, shadedSchema, shadedSolution } from "./shaded.ts";
import { answerOf, written } from "./written.ts";
import { solution } from "./solution.ts";
import { STORIES, valuesOf } from "./stories.ts";

function askOf({ kind }: Facts): Message {
  switch (kind) {
    case "expand":
    case "cancel":
    case "to-fraction":
    case "to-mixed":
      return { id: "fractions.askMissing" };
    case "part":
      return { id: "fractions.askPart" };
    default:
      return { id: "fractions.ask" };
  }
}

/** How the wrong answers are written: like the right one. */
function writerOf(facts: Facts) {
  if (!("left" in facts)) return number;
  return isMixedAnswer(facts) ? asMixed : asFraction;
}

/** Null without three errors that lead to different results. */
function draftOf(facts: Facts): Draft<Facts> | null {
  const write = writerOf(facts);
  const answer = answerOf(facts);
  const mistakes = wrongAnswers(facts).map(({ name, value }) => ({ name, value: write(value) }));
  if (new Set([answer, ...mistakes.map(({ value }) => value)].map(keyOf)).size < 4) return null;
  return { skill: skillOf(facts), ask: askOf(facts), question: written(facts), answer, mistakes, facts };
}

const calculations = withStories(
  {
    id: "fractions",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawFacts(level, random, turn);
      return facts && draftOf(facts);
    },
    facts: factsSchema,
    solution,
    explain: (mistake, facts) => {
      if (facts.kind === "part" && mistake === "one-part-only") {
        const { over, under } = facts;
        return { id: "fractions.explain.onePartOnly", values: { over, under } };
      }
      if (mistake !== "not-expanded" || (facts.kind !== "sum" && facts.kind !== "difference")) return undefined;
      const common = leastMultiple(facts.left.under, facts.right.under);
      return { id: "fractions.explain.notExpanded", values: { common } };
    },
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written: (facts) => written(facts) },
);

const comparing = withComparing(calculations, {
  easy: [likeFractions],
  medium: [unlikeFractions],
  hard: [mixedNumbers],
});

export const fractions = quiz(
  withPictured(comparing, {
    task: (random) => {
      const facts = drawShaded(random);
      return facts && shadedDraft(facts);
    },
    facts: shadedSchema,
    solution: shadedSolution,
    picture: drawPicture,
  }),
);

import * as z from "zod/mini";
import { number } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { withStarter, type Harder } from "../starter/with-starter.ts";
import { withStories, type StoryFacts } from "../stories/stories.ts";
import { drawDivision, quotientOf, skillOf, type Division } from "./kinds.ts";
import { explain, wrongQuotients } from "./mistakes.ts";
import { drawRemainder, remainderDraft, remainderSchema, remainderSolution, type Remainder } from "./remainder.ts";
import { solution, written } from "./solution.ts";
import { STARTER } from "./starter.ts";
import { STORIES, valuesOf } from "./stories.ts";

const places = z.int().check(z.gte(0), z.lte(2));

const draftOf = (facts: Division, random: Random): Draft<Division> => ({
  skill: skillOf(facts),
  ask: { id: "division.ask" },
  question: written(facts),
  answer: number(quotientOf(facts)),
  mistakes: wrongQuotients(facts, random).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

const calculations = withStories(
  {
    id: "division",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawDivision(level, random, turn);
      return facts && draftOf(facts, random);
    },
    facts: z.strictObject({
      dividend: z.int().check(z.gte(1), z.lte(99_999)),
      divisor: z.int().check(z.gte(2), z.lte(99)),
      places: z.tuple([places, places]),
    }),
    solution,
    explain,
  },
  { stories: STORIES, draft: draftOf, values: valuesOf, written },
);

type Calculated = Division | Remainder | StoryFacts<Division>;
const isRemainder = (facts: Calculated): facts is Remainder => "kind" in facts;
/** Of so many easy or medium tasks one leaves a rest. */
const WITH_REMAINDER = 6;

/** Easy calculations, which are about the tables, and medium ones leave a rest now and then. */
const withRemainders: Topic<Harder, Calculated> = {
  ...calculations,
  task: (options, random, turn) => {
    const { level, form } = options;
    if (level === "hard" || form === "stories") return calculations.task(options, random, turn);
    if (turn % WITH_REMAINDER === WITH_REMAINDER - 1) {
      const facts = drawRemainder(level, random);
      return facts && remainderDraft(facts);
    }
    return calculations.task(options, random, turn - Math.floor(turn / WITH_REMAINDER));
  },
  facts: z.union([remainderSchema, calculations.facts]),
  solution: (facts, schooling) =>
    isRemainder(facts) ? remainderSolution(facts) : calculations.solution(facts, schooling),
  explain: (mistake, facts, chosen, schooling) =>
    isRemainder(facts) ? undefined : calculations.explain?.(mistake, facts, chosen, schooling),
};

export const division = quiz(withStarter(withRemainders, STARTER));

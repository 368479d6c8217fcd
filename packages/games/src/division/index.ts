import * as z from "zod/mini";
import { number } from "@karota/engine/quiz/expression.ts";
import { STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { withStarter, type Harder } from "../starter/with-starter.ts";
import { withStories, type StoryFacts } from "../stories/stories.ts";
import {
  divisionEstimateDraft,
  divisionEstimateSchema,
  divisionEstimateSolution,
  drawDivisionEstimate,
  type DivisionEstimate,
} from "./estimate.ts";
import { inLifeDraft, inLifeSchema, inLifeSolution, writtenInLife, type InLife } from "./in-life.ts";
import { drawDivision, quotientOf, skillOf, type Division } from "./kinds.ts";
import { explain, wrongQuotients } from "./mistakes.ts";
import { drawRemainder, remainderDraft, remainderSchema, remainderSolution, type Remainder } from "./remainder.ts";
import { drawRest } from "./rest-picture.ts";
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

/** A division that comes out, or one in a story that leaves a rest. */
type Divided = Division | InLife;
const isInLife = (facts: Divided): facts is InLife => "kind" in facts;

const calculations = withStories<Harder, Divided>(
  {
    id: "division",
    options: STORY_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = drawDivision(level, random, turn);
      return facts && draftOf(facts, random);
    },
    facts: z.union([
      inLifeSchema,
      z.strictObject({
        dividend: z.int().check(z.gte(1), z.lte(99_999)),
        divisor: z.int().check(z.gte(2), z.lte(99)),
        places: z.tuple([places, places]),
      }),
    ]),
    solution: (facts) => (isInLife(facts) ? inLifeSolution(facts) : solution(facts)),
    explain: (mistake, facts, chosen) => (isInLife(facts) ? undefined : explain(mistake, facts, chosen)),
  },
  {
    stories: STORIES,
    draft: (facts, random) => (isInLife(facts) ? inLifeDraft(facts) : draftOf(facts, random)),
    values: valuesOf,
    written: (facts) => (isInLife(facts) ? writtenInLife(facts) : written(facts)),
  },
);

type Calculated = Divided | Remainder | DivisionEstimate | StoryFacts<Divided>;
const isRemainder = (facts: Calculated): facts is Remainder => "kind" in facts && facts.kind === "remainder";
const isEstimate = (facts: Calculated): facts is DivisionEstimate => "kind" in facts && facts.kind === "estimate";
/** Of so many tasks one leaves a rest, when easy or medium, and one asks for an estimate, when medium or hard. */
const ROUND = 6;
const REMAINDER_AT = 5;
const ESTIMATE_AT = 3;

/** Some calculations leave a rest, some ask about how much it is. */
const withRemainders: Topic<Harder, Calculated> = {
  ...calculations,
  task: (options, random, turn) => {
    const { level, form } = options;
    if (form === "stories") return calculations.task(options, random, turn);
    const [round, at] = [Math.floor(turn / ROUND), turn % ROUND];
    if (level !== "hard" && at === REMAINDER_AT) {
      const facts = drawRemainder(level, random);
      return facts && remainderDraft(facts);
    }
    if (level !== "easy" && at === ESTIMATE_AT) {
      const facts = drawDivisionEstimate(level, random);
      return facts && divisionEstimateDraft(facts);
    }
    const others = level === "medium" ? 2 : 1;
    const isPast = level !== "easy" && at > ESTIMATE_AT;
    return calculations.task(options, random, turn - others * round - (isPast ? 1 : 0));
  },
  facts: z.union([remainderSchema, divisionEstimateSchema, calculations.facts]),
  solution: (facts, schooling) => {
    if (isRemainder(facts)) return remainderSolution(facts);
    return isEstimate(facts) ? divisionEstimateSolution(facts) : calculations.solution(facts, schooling);
  },
  explain: (mistake, facts, chosen, schooling) =>
    isRemainder(facts) || isEstimate(facts) ? undefined : calculations.explain?.(mistake, facts, chosen, schooling),
  picture: drawRest,
};

export const division = quiz(withStarter(withRemainders, STARTER));

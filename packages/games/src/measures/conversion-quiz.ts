import { defineOptions } from "@karota/engine/options.ts";
import type { Exact } from "@karota/engine/quiz/exact.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY, STORY_DAILY, STORY_FIELD } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { quantities } from "../comparing/draws.ts";
import { withComparing } from "../comparing/with-comparing.ts";
import { withPictured, type Pictured, type PicturedFacts } from "../pictured/with-pictured.ts";
import { withStories, type Story } from "../stories/stories.ts";
import {
  answerOf,
  conversionSchema,
  inAsked,
  solutionOf,
  unitsBetween,
  written,
  type Conversion,
} from "./conversion.ts";
import { conversionMistakes, explainConversion } from "./conversion-mistakes.ts";
import { conversionValues } from "./conversion-stories.ts";
import { drawConversion, type Kind, type Kinds } from "./draw-conversion.ts";

/** The sentence above the question; stored boards name it, so each quiz has its own. */
const asksOf = (id: string): Readonly<Record<Conversion["form"], string>> => ({
  one: `${id}.ask.convert`,
  sum: `${id}.ask.workOut`,
  difference: `${id}.ask.workOut`,
  rest: `${id}.ask.fillIn`,
});

/** The factors that are taken for the right one (none: the units go by tens), and whether there are only whole numbers. */
interface Wrongly {
  readonly others?: readonly Exact[];
  readonly whole: boolean;
}

/** Draws a task of converting units for the quiz `id`; null when an amount with parts comes out without. */
export function conversionTask(id: string, kind: Kind, random: Random, wrongly: Wrongly): Draft<Conversion> | null {
  const facts = drawConversion(kind, random);
  return facts && { ...conversionDraft(id, facts, wrongly), skill: kind.skill };
}

/** The task of a conversion; its skill is the kind's, or that of word problems. */
export function conversionDraft(
  id: string,
  facts: Conversion,
  { others = [], whole }: Wrongly,
): Omit<Draft<Conversion>, "skill"> {
  return {
    ask: { id: asksOf(id)[facts.form] },
    question: written(facts, "?"),
    answer: inAsked(facts, answerOf(facts)),
    mistakes: conversionMistakes(facts, others, whole).map(({ name, value }) => ({
      name,
      value: inAsked(facts, value),
    })),
    facts,
  };
}

/** A system of units: the kinds of its tasks, and the factors that are taken for the right one where it does not go by tens. */
interface System {
  readonly kinds: Kinds;
  readonly others?: readonly Exact[];
}

/**
 * A whole quiz of converting units.
 * @param systems the systems of units that it offers
 * @param daily   the system of the daily quiz; its units are those of the word problems
 * @param stories its word problems
 * @param reading its easy tasks that are read from a picture, in the daily system
 * @param compared units in which amounts are ordered, each from small to large, in the daily system
 * @param between the names of the units that lead from the larger to the smaller one in the worked solution
 */
export function conversionQuiz<Name extends string, Read extends PicturedFacts>(topic: {
  readonly id: string;
  readonly systems: Readonly<Record<Name, System>>;
  readonly daily: NoInfer<Name>;
  readonly stories: readonly Story<Conversion>[];
  readonly reading: Pictured<unknown, Read>;
  readonly compared: readonly (readonly [string, string, ...string[]])[];
  readonly between?: (facts: Conversion) => readonly string[];
}) {
  const { id, systems, daily, stories, reading, compared, between = unitsBetween } = topic;
  const names = Object.keys(systems) as Name[];
  const options = defineOptions(
    { ...QUIZ_FIELDS, system: names, ...STORY_FIELD },
    {
      daily: { ...QUIZ_DAILY, system: daily, ...STORY_DAILY },
      weekly: QUIZ_WEEKLY,
      allowed: ({ system, form }) => form === "numbers" || system === daily,
    },
  );
  const conversions = withStories(
    {
      id,
      options,
      task: ({ level, system }, random, turn) => {
        const { kinds, others = [] } = systems[system];
        const ofLevel = kinds[level];
        return conversionTask(id, ofLevel[turn % ofLevel.length]!, random, { others, whole: level === "easy" });
      },
      facts: conversionSchema,
      solution: (facts) => solutionOf(facts, between(facts)),
      explain: (mistake, facts) => explainConversion(id, mistake, facts),
    },
    {
      stories,
      draft: (facts) => ({ ...conversionDraft(id, facts, { whole: answerOf(facts).d === 1 }), skill: facts.form }),
      values: conversionValues,
      written: (facts) => written(facts, "?"),
    },
  );
  const kinds = {
    easy: [quantities(compared)],
    medium: [quantities(compared, 10)],
    hard: [quantities(compared, 100)],
  };
  const isDaily = ({ system }: { readonly system: Name }): boolean => system === daily;
  const comparing = withComparing(conversions, kinds, isDaily);
  return quiz(withPictured(comparing, { ...reading, fits: isDaily }));
}

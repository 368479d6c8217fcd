import * as z from "zod/mini";
import { defineOptions } from "@karota/engine/options.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY, STORY_DAILY, STORY_FIELD } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { withStories, type StoryFacts } from "../stories/stories.ts";
import { calendarDraft } from "./calendar-form.ts";
import { CALENDAR_KINDS, calendarFits, drawCalendar, type CalendarFacts } from "./calendar-kinds.ts";
import { calendarSolution } from "./calendar-solution.ts";
import { clockDraft } from "./clock-form.ts";
import { CLOCK_KINDS, clockFits, drawClock, type ClockFacts } from "./clock-kinds.ts";
import { clockSolution } from "./clock-solution.ts";
import { answerOf, questionOf, written } from "./form.ts";
import { drawFacts, fits, KINDS, type Facts } from "./kinds.ts";
import { mistakesOf } from "./mistakes.ts";
import { drawPicture } from "./picture.ts";
import { solution } from "./solution.ts";
import { STORIES, valuesOf } from "./stories.ts";

const whole = z.int().check(z.gte(0), z.lte(1_000_000));
const numbers = z.readonly(z.tuple([whole, whole]));

interface Options {
  readonly level: "easy" | "medium" | "hard";
  readonly tasks: number;
  readonly topic: "calculation" | "clock" | "calendar";
  readonly form: "numbers" | "stories";
}

type Calculated = Facts | StoryFacts<Facts>;
type AnyFacts = Calculated | ClockFacts | CalendarFacts;
const isOnClock = (facts: Calculated | ClockFacts): facts is ClockFacts =>
  "kind" in facts && (CLOCK_KINDS as readonly string[]).includes(facts.kind);

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

/** The topic that word problems are about, too. */
const calculations: Topic<Options, Calculated> = withStories<Options, Facts>(
  {
    id: "time",
    options: defineOptions(
      { ...QUIZ_FIELDS, topic: ["calculation", "clock", "calendar"], ...STORY_FIELD },
      {
        daily: { ...QUIZ_DAILY, topic: "calculation", ...STORY_DAILY },
        weekly: QUIZ_WEEKLY,
        allowed: ({ topic, form }) => form === "numbers" || topic === "calculation",
      },
    ),
    task: ({ level }, random, turn) => {
      const facts = drawFacts(level, random, turn);
      return facts && calculation(facts);
    },
    facts: z.strictObject({ kind: z.enum(KINDS), numbers }).check(z.refine(fits)),
    solution,
  },
  { stories: STORIES, draft: calculation, values: valuesOf, written: (facts) => questionOf(facts).question },
);

function draw(options: Options, random: Random, turn: number): Draft<AnyFacts> | null {
  switch (options.topic) {
    case "clock": {
      const facts = drawClock(options.level, random, turn);
      return facts && clockDraft(facts);
    }
    case "calendar": {
      const facts = drawCalendar(options.level, random, turn);
      return facts && calendarDraft(facts);
    }
    default:
      // Plans that were made before there were topics have none, and are about calculating.
      return calculations.task(options, random, turn);
  }
}

export const time = quiz<Options, AnyFacts>({
  id: "time",
  options: calculations.options,
  task: draw,
  facts: z.union([
    calculations.facts,
    z.strictObject({ kind: z.enum(CLOCK_KINDS), numbers }).check(z.refine(clockFits)),
    z
      .strictObject({ kind: z.enum(CALENDAR_KINDS), page: z.readonly(z.tuple([whole, whole, whole])), numbers })
      .check(z.refine(calendarFits)),
  ]),
  solution: (facts, schooling) => {
    if ("page" in facts) return calendarSolution(facts);
    return isOnClock(facts) ? clockSolution(facts) : calculations.solution(facts, schooling);
  },
  picture: drawPicture,
});

import * as z from "zod/mini";
import type { Message } from "@karota/engine/message.ts";
import { words, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Draft, Step, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { QuantityName } from "./quantities.ts";

export type Level = "easy" | "medium" | "hard";

/** The values of a story's sentences, by their letter. */
export type Values = Readonly<Record<string, string | number | Message>>;

/**
 * One word problem without its numbers. Its sentences are the texts `<game>.story.<name>.text`, `.question` and `.answer`.
 * Stored boards name it, so a name stays.
 */
export interface Story<Facts> {
  readonly name: string;
  readonly level: Level;
  /** Why it is calculated like this: the text `stories.why.<why>`. */
  readonly why: string;
  /** What its numbers are drawn from. */
  readonly amounts: readonly QuantityName[];
  /** Its answers are written with cents. */
  readonly money?: boolean;
  /** Draws its numbers; null when they do not fit. */
  draw(random: Random): Facts | null;
}

/** The facts of a word problem: which story, and those of the calculation in it. */
export interface StoryFacts<Facts> {
  readonly story: string;
  readonly of: Facts;
}

/** What a quiz says of its word problems. */
interface WordProblems<Facts> {
  readonly stories: readonly Story<Facts>[];
  /** The task of the calculation in the story; null when it does not fit. */
  draft(facts: Facts, random: Random): Draft<Facts> | null;
  /** What the sentences take: the given numbers, and the answer as `r`, which is not sent with a secret task. */
  values(facts: Facts, story: Story<Facts>): Values;
  /** The calculation as it is set up from the story; null where its first step says it. */
  written(facts: Facts): Expression | null;
}

/** Decimal places of amounts of money. */
const CENTS = 2;
/** The skill of all word problems of a quiz. */
const SKILL = "word-problems";

/**
 * A topic that also asks its calculations as word problems, when the option `form` says so. Answers, mistakes and the
 * calculation's part of the solution are the topic's own.
 */
export function withStories<
  Options extends { readonly tasks: number; readonly level: Level; readonly form: "numbers" | "stories" },
  Facts,
>(topic: Topic<Options, Facts>, problems: WordProblems<Facts>): Topic<Options, Facts | StoryFacts<Facts>> {
  const { stories, draft, values, written } = problems;
  type All = Facts | StoryFacts<Facts>;
  const isStory = (facts: All): facts is StoryFacts<Facts> =>
    typeof facts === "object" && facts !== null && "story" in facts;
  const calculationOf = (facts: All): Facts => (isStory(facts) ? facts.of : facts);
  const byName = new Map(stories.map((story) => [story.name, story]));
  const sentence = ({ story, of }: StoryFacts<Facts>, part: "text" | "question" | "answer"): Message => ({
    id: `${topic.id}.story.${story}.${part}`,
    values: values(of, byName.get(story)!),
  });
  const storyFacts = z.strictObject({
    story: z.string().check(z.refine((name) => byName.has(name))),
    of: topic.facts,
  }) as unknown as z.ZodMiniType<StoryFacts<Facts>>;

  function storyTask(level: Level, random: Random, turn: number): Draft<All> | null {
    // The same order for all turns of one quiz, so that a story comes back only when all were asked.
    const order = random.fork("stories").shuffled(stories.filter((story) => story.level === level));
    const story = order[turn % order.length]!;
    const of = story.draw(random);
    const drafted = of && draft(of, random);
    if (!of || !drafted) return null;
    const facts: StoryFacts<Facts> = { story: story.name, of };
    const text: Message = {
      id: "stories.whole",
      values: { text: sentence(facts, "text"), question: sentence(facts, "question") },
    };
    const priced = (value: Expression): Expression =>
      story.money && value.kind === "number" ? { ...value, places: CENTS } : value;
    return {
      ...drafted,
      answer: priced(drafted.answer),
      mistakes: drafted.mistakes.map(({ name, value }) => ({ name, value: priced(value) })),
      skill: SKILL,
      ask: { id: "stories.ask" },
      question: words(text),
      facts,
    };
  }

  return {
    ...topic,
    task: (options, random, turn) =>
      options.form === "stories" ? storyTask(options.level, random, turn) : topic.task(options, random, turn),
    facts: z.union([topic.facts, storyFacts]),
    solution: (facts, schooling) => {
      const steps = topic.solution(calculationOf(facts), schooling);
      if (!isStory(facts)) return steps;
      const why = byName.get(facts.story)!.why;
      const asked: Step = {
        say: { id: "stories.step.asked", values: { question: sentence(facts, "question") } },
        shown: [],
      };
      const calculation = written(facts.of);
      const setUp: Step = { say: { id: `stories.why.${why}` }, shown: calculation ? [calculation] : [] };
      const answer: Step = {
        say: { id: "stories.step.answer", values: { answer: sentence(facts, "answer") } },
        shown: steps.at(-1)!.shown,
      };
      return [asked, setUp, ...steps.slice(0, -1), answer];
    },
    ...(topic.explain && {
      explain: (mistake, facts, chosen, schooling) => topic.explain!(mistake, calculationOf(facts), chosen, schooling),
    }),
  };
}

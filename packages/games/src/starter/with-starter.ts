import * as z from "zod/mini";
import type { Message } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { STARTER, STARTER_OPTIONS, type STORY_OPTIONS } from "@karota/engine/quiz/options.ts";
import type { Draft, Step, Topic } from "@karota/engine/quiz/topic.ts";
import type { ValuesOf } from "@karota/engine/options.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawnByEither } from "../pictured/drawn-by-either.ts";

/** The options of the levels above starter. */
export type Harder = ValuesOf<typeof STORY_OPTIONS>;
type All = ValuesOf<typeof STARTER_OPTIONS>;

/** How a task of the level starter is posed: by numbers and signs, or by a picture alone. */
export interface Shown {
  readonly shown: string;
}

/** What a quiz says of its level starter. The facts have a `shown`, by which they are known when they come back. */
export interface Starter<Facts extends Shown> {
  /** Draws one task; null when what was drawn does not fit. `turn` chooses the kind. */
  task(random: Random, turn: number): Draft<Facts> | null;
  readonly facts: z.ZodMiniType<Facts>;
  solution(facts: Facts): readonly Step[];
  /** What is said of a mistake in other words than above starter. */
  explain?(mistake: string, facts: Facts, chosen: Expression): Message | undefined;
  picture(name: string): string;
}

const isHarder = (level: All["level"]): level is Exclude<All["level"], typeof STARTER> => level !== STARTER;

/** A topic with a level starter below its own levels. */
export function withStarter<Facts, Own extends Shown>(
  topic: Topic<Harder, Facts>,
  starter: Starter<Own>,
): Topic<All, Facts | Own> {
  const isOwn = (facts: Facts | Own): facts is Own => typeof facts === "object" && facts !== null && "shown" in facts;
  return {
    ...topic,
    options: STARTER_OPTIONS,
    task: ({ level, ...others }, random, turn) =>
      isHarder(level) ? topic.task({ level, ...others }, random, turn) : starter.task(random, turn),
    facts: z.union([topic.facts, starter.facts]),
    solution: (facts, schooling) => (isOwn(facts) ? starter.solution(facts) : topic.solution(facts, schooling)),
    explain: (mistake, facts, chosen, schooling) =>
      isOwn(facts) ? starter.explain?.(mistake, facts, chosen) : topic.explain?.(mistake, facts, chosen, schooling),
    picture: drawnByEither(starter.picture, topic.picture),
  };
}

import * as z from "zod/mini";
import type { Draft, Step, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawnByEither } from "./drawn-by-either.ts";

interface Options {
  readonly tasks: number;
  readonly level: "easy" | "medium" | "hard";
  /** Absent: the quiz has no word problems. */
  readonly form?: "numbers" | "stories";
}

/** What every task posed by a picture says of itself; by this it is known when it comes back. */
export interface PicturedFacts {
  readonly pictured: string;
}

/** What a quiz says of its tasks that are posed by a picture. */
export interface Pictured<All, Facts extends PicturedFacts> {
  /** Draws one task; null when what was drawn does not fit. */
  task(random: Random): Draft<Facts> | null;
  readonly facts: z.ZodMiniType<Facts>;
  solution(facts: Facts): readonly Step[];
  /** The pictures of these tasks, and those of the topic's solutions. */
  picture(name: string): string;
  /** Whether there are such tasks with these options, besides that they are easy and no word problems. */
  fits?(options: All): boolean;
}

/** Of so many easy tasks one is posed by a picture: one in the shortest quiz. */
const EVERY = 5;

/** A topic of which some easy tasks are posed by a picture alone: a bar to read a fraction from, a scale. */
export function withPictured<All extends Options, Facts, Own extends PicturedFacts>(
  topic: Topic<All, Facts>,
  pictured: Pictured<NoInfer<All>, Own>,
): Topic<All, Facts | Own> {
  const isOwn = (facts: Facts | Own): facts is Own =>
    typeof facts === "object" && facts !== null && "pictured" in facts;
  const hasPictures = (options: All): boolean =>
    options.level === "easy" && options.form !== "stories" && (pictured.fits?.(options) ?? true);
  return {
    ...topic,
    task: (options, random, turn) => {
      if (!hasPictures(options)) return topic.task(options, random, turn);
      return turn % EVERY === EVERY - 1
        ? pictured.task(random)
        : topic.task(options, random, turn - Math.floor(turn / EVERY));
    },
    facts: z.union([topic.facts, pictured.facts]),
    solution: (facts, schooling) => (isOwn(facts) ? pictured.solution(facts) : topic.solution(facts, schooling)),
    ...(topic.explain && {
      explain: (mistake, facts, chosen, schooling) =>
        isOwn(facts) ? undefined : topic.explain!(mistake, facts, chosen, schooling),
    }),
    picture: drawnByEither(pictured.picture, topic.picture),
  };
}

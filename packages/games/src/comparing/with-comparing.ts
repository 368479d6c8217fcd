import * as z from "zod/mini";
import type { Draft, Step, Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawnByEither } from "../pictured/drawn-by-either.ts";
import { comparisonDraft, comparisonSchema, type Comparison } from "./comparison.ts";
import { drawComparing } from "./pictures.ts";
import { rootDraft, rootSchema, type RootRounding } from "./root-task.ts";
import { roundingDraft, roundingSchema, type Rounding } from "./rounding-task.ts";
import { comparisonSolution, rootSolution, roundingSolution } from "./solution.ts";

/** A task of comparing, ordering or rounding numbers. */
export type Comparing = Comparison | Rounding | RootRounding;

/** Draws one; null when the numbers do not fit. */
export type DrawComparing = (random: Random) => Comparing | null;

type Level = "easy" | "medium" | "hard";
interface Options {
  readonly tasks: number;
  readonly level: Level;
  readonly form?: "numbers" | "stories";
}

/** Of so many tasks one compares or rounds, the third first, so that the shortest quiz has one. */
const EVERY = 6;
const FIRST = 2;

function draftOf(facts: Comparing): Draft<Comparing> | null {
  if (facts.comparing === "rounding") return roundingDraft(facts);
  return facts.comparing === "root" ? rootDraft(facts) : comparisonDraft(facts);
}

function solutionOf(facts: Comparing): readonly Step[] {
  if (facts.comparing === "rounding") return roundingSolution(facts);
  return facts.comparing === "root" ? rootSolution(facts.of) : comparisonSolution(facts);
}

/**
 * A topic that now and then asks to compare, to order or to round the numbers that it calculates with.
 * @param kinds the kinds of such tasks of each level, taken in turn; a level without any has none
 * @param fits  whether there are such tasks with these options, besides that they are no word problems
 */
export function withComparing<All extends Options, Facts>(
  topic: Topic<All, Facts>,
  kinds: Readonly<Partial<Record<Level, readonly DrawComparing[]>>>,
  fits: (options: All) => boolean = () => true,
): Topic<All, Facts | Comparing> {
  const isOwn = (facts: Facts | Comparing): facts is Comparing =>
    typeof facts === "object" && facts !== null && "comparing" in facts;
  return {
    ...topic,
    task(options, random, turn) {
      const ofLevel = kinds[options.level];
      if (!ofLevel || options.form === "stories" || !fits(options)) return topic.task(options, random, turn);
      const before = Math.floor((turn + EVERY - FIRST - 1) / EVERY);
      if (turn % EVERY !== FIRST) return topic.task(options, random, turn - before);
      const facts = ofLevel[before % ofLevel.length]!(random);
      return facts && draftOf(facts);
    },
    facts: z.union([roundingSchema, rootSchema, comparisonSchema, topic.facts]),
    solution: (facts, schooling) => (isOwn(facts) ? solutionOf(facts) : topic.solution(facts, schooling)),
    ...(topic.explain && {
      explain: (mistake, facts, chosen, schooling) =>
        isOwn(facts) ? undefined : topic.explain!(mistake, facts, chosen, schooling),
    }),
    picture: drawnByEither(drawComparing, topic.picture),
  };
}

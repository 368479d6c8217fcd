import * as z from "zod/mini";
import { number, root } from "@karota/engine/quiz/expression.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";

const isSquare = (of: number): boolean => Number.isInteger(Math.sqrt(of));

/** A square root that is no whole number, rounded to ones. */
export const rootSchema = z.strictObject({
  comparing: z.literal("root"),
  of: z.int().check(
    z.gte(2),
    z.lte(1_000),
    z.refine((of) => !isSquare(of)),
  ),
});
export type RootRounding = z.infer<typeof rootSchema>;

export function drawRoot(low: number, high: number, random: Random): RootRounding | null {
  const of = random.between(low, high);
  return isSquare(of) ? null : { comparing: "root", of };
}

function wrongRoots(of: number): readonly Named<number>[] {
  const low = Math.floor(Math.sqrt(of));
  const right = Math.round(Math.sqrt(of));
  return [
    right > low ? { name: "rounded-to-lower", value: low } : { name: "rounded-to-higher", value: low + 1 },
    { name: "not-between", value: low - 1 },
    { name: "not-between", value: low + 2 },
    ...(of % 2 === 0 ? [{ name: "halved", value: of / 2 }] : []),
  ].filter(({ value }) => value > 0 && value !== right);
}

export const rootDraft = (facts: RootRounding): Draft<RootRounding> => ({
  skill: "round",
  ask: { id: "comparing.ask.root" },
  question: root(2, number(facts.of)),
  answer: number(Math.round(Math.sqrt(facts.of))),
  mistakes: wrongRoots(facts.of).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

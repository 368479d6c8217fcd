import * as z from "zod/mini";
import { ascending, listed } from "@karota/engine/quiz/expression.ts";
import { keyOf } from "@karota/engine/quiz/meaning.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import { amountSchema, mistakenMeasures, sizeOf, sortedBy, written, type Amount } from "./amounts.ts";

/** Which of several numbers is the greatest or the smallest, or how they are ordered. */
export const comparisonSchema = z.strictObject({
  comparing: z.enum(["greatest", "least", "order"]),
  amounts: z.array(amountSchema).check(z.minLength(3), z.maxLength(4)),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const inOrder = (amounts: readonly Amount[]): readonly Amount[] => sortedBy(amounts, sizeOf);

/** The one that is asked for, first or last in their order. */
export const pickedOf = ({ comparing, amounts }: Comparison): Amount =>
  inOrder(amounts).at(comparing === "least" ? 0 : -1)!;

/** Whether all differ in size, and are written with different numbers, so that no answer can be taken for another. */
function areDifferent(amounts: readonly Amount[]): boolean {
  const [sizes, texts] = [new Set(amounts.map(sizeOf)), new Set(amounts.map((one) => keyOf(written(one))))];
  return sizes.size === amounts.length && texts.size === amounts.length;
}

/** Orders that come from a wrong way to compare, the reverse one, and those with two neighbours in each other's place. */
function wrongOrders(amounts: readonly Amount[]): readonly Named<readonly Amount[]>[] {
  const right = inOrder(amounts);
  const mistaken = mistakenMeasures(amounts).map(([name, measure]) => ({ name, value: sortedBy(amounts, measure) }));
  const reversed = right.toReversed();
  const isMistaken = mistaken.some(({ value }) => value.every((one, place) => one === reversed[place]));
  return [
    ...mistaken,
    ...(isMistaken ? [] : [{ name: "reversed-order", value: reversed }]),
    ...right.slice(1).map((one, place) => ({
      name: "neighbours-swapped",
      value: right.with(place, one).with(place + 1, right[place]!),
    })),
  ];
}

/** Why another one is taken for the greatest or the smallest. */
function wrongPick({ comparing, amounts }: Comparison, picked: Amount): string {
  const end = comparing === "least" ? 0 : -1;
  const mistaken = mistakenMeasures(amounts).find(([, measure]) => {
    const sorted = sortedBy(amounts, measure);
    // Where two measure the same, neither is taken for the end.
    return sorted.at(end) === picked && sorted.filter((one) => measure(one) === measure(picked)).length === 1;
  });
  if (mistaken) return mistaken[0];
  if (inOrder(amounts).at(-1 - end) === picked) return "other-end-taken";
  return comparing === "least" ? "one-is-smaller" : "one-is-greater";
}

/** The task, without its skill; null where two numbers cannot be told apart. */
export function comparisonDraft(facts: Comparison): Draft<Comparison> | null {
  const { comparing, amounts } = facts;
  if (!areDifferent(amounts)) return null;
  const common = { skill: "compare", question: listed(...amounts.map(written)), facts };
  if (comparing === "order")
    return {
      ...common,
      ask: { id: "comparing.ask.order" },
      answer: ascending(...inOrder(amounts).map(written)),
      mistakes: wrongOrders(amounts).map(({ name, value }) => ({ name, value: ascending(...value.map(written)) })),
    };
  const answer = pickedOf(facts);
  return {
    ...common,
    ask: { id: comparing === "least" ? "comparing.ask.least" : "comparing.ask.greatest" },
    answer: written(answer),
    mistakes: amounts
      .filter((one) => one !== answer)
      .map((one) => ({ name: wrongPick(facts, one), value: written(one) })),
  };
}

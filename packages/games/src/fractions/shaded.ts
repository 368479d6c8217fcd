import * as z from "zod/mini";
import { exact, greatestDivisor, type Exact } from "@karota/engine/quiz/exact.ts";
import { asFraction, asMixed } from "@karota/engine/quiz/expression.ts";
import { keyOf } from "@karota/engine/quiz/meaning.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { isDrawable, shadedPicture, WHOLES, type Whole } from "./picture.ts";
import type { Pair } from "./written.ts";

/** A fraction to be read from a picture: `over` shaded parts in wholes of `under` parts each, in lowest terms. */
export interface Shaded extends Pair {
  readonly pictured: Whole;
}

const isLowest = ({ over, under }: Pair): boolean => greatestDivisor(over, under) === 1;
const amount = z.int().check(z.gte(1), z.lte(100));
const denominator = z.int().check(z.gte(2), z.lte(12));

export const shadedSchema = z
  .strictObject({ pictured: z.enum(WHOLES), over: amount, under: denominator })
  .check(z.refine((facts) => isLowest(facts) && isDrawable(facts)));

/** Denominators of which the parts of a picture are seen at once. */
const UNDERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
/** More parts in each of several wholes are too small to count. */
const MOST_IN_SEVERAL = 8;
/** The share of pictures with more than one whole. */
const SEVERAL = 0.35;

/** Draws a fraction below one, or up to three; null when it is not in lowest terms or is a whole number. */
export function drawShaded(random: Random): Shaded | null {
  const [pictured, under] = [random.pick(WHOLES), random.pick(UNDERS)];
  const isSeveral = random.chance(SEVERAL);
  const over = isSeveral ? random.between(under + 1, 3 * under - 1) : random.between(1, under - 1);
  const fits = isLowest({ over, under }) && (!isSeveral || under <= MOST_IN_SEVERAL);
  return fits ? { pictured, over, under } : null;
}

/** What comes out where the parts of one whole are counted wrongly, above zero and below one. */
function wrongParts({ over, under }: Pair): readonly Named<Pair>[] {
  return [
    { name: "blank-parts-counted", value: { over: under - over, under } },
    { name: "shaded-part-miscounted", value: { over: over + 1, under } },
    { name: "shaded-part-miscounted", value: { over: over - 1, under } },
  ].filter(({ value }) => value.over > 0 && value.over < value.under && value.over !== over && isLowest(value));
}

/** What comes out in the usual wrong ways. */
function wrongFractions({ over, under }: Pair): readonly Named<Exact>[] {
  const whole = Math.floor(over / under);
  const rest = { over: over % under, under };
  const inWholes = wrongParts(rest).map(({ name, value }) => ({
    name,
    value: exact(whole * under + value.over, under),
  }));
  const more: readonly Named<Pair>[] =
    whole > 0
      ? [
          { name: "full-wholes-left-out", value: rest },
          { name: "parts-of-all-wholes", value: { over, under: (whole + 1) * under } },
          { name: "last-whole-taken-as-full", value: { over: over + under, under } },
        ]
      : [
          { name: "shaded-to-blank", value: { over, under: under - over } },
          { name: "turned-upside-down", value: { over: under, under: over } },
          { name: "all-parts-miscounted", value: { over, under: under + 1 } },
        ];
  const fits = ({ value }: Named<Pair>): boolean => value.under > 1 && isLowest(value);
  return [
    ...inWholes,
    ...more.filter(fits).map(({ name, value }) => ({ name, value: exact(value.over, value.under) })),
  ];
}

/** What is asked where there are several wholes, so that nobody takes the whole picture for one. */
const ASKS = { bar: "fractions.askShaded.bars", circle: "fractions.askShaded.circles" } as const;

/** The task; null without three errors that lead to different results. */
export function shadedDraft(facts: Shaded): Draft<Shaded> | null {
  const { pictured, over, under } = facts;
  const write = over < under ? asFraction : asMixed;
  const answer = write(exact(over, under));
  const mistakes = wrongFractions(facts).map(({ name, value }) => ({ name, value: write(value) }));
  if (new Set([answer, ...mistakes.map(({ value }) => value)].map(keyOf)).size < 4) return null;
  return {
    skill: "shaded",
    ask: { id: over < under ? "fractions.askShaded" : ASKS[pictured] },
    question: shadedPicture(pictured, facts),
    answer,
    mistakes,
    facts,
  };
}

/** The worked solution: the parts of one whole, the full wholes, and the shaded parts. */
export function shadedSolution({ over, under }: Shaded): readonly Step[] {
  const whole = Math.floor(over / under);
  return [
    { say: { id: "fractions.step.countParts", values: { under } }, shown: [] },
    whole > 0
      ? { say: { id: "fractions.step.countWholes", values: { whole, over: over % under } }, shown: [] }
      : { say: { id: "fractions.step.countShaded", values: { over } }, shown: [] },
    resultStep(asMixed(exact(over, under))),
  ];
}

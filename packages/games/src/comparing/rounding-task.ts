import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number, type Expression } from "@karota/engine/quiz/expression.ts";
import { roundedTo } from "@karota/engine/quiz/rounding.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";

/** A number in units of its last decimal place that is rounded; `place` is in the same units: tenths of 3,47 are 10. */
export const roundingSchema = z
  .strictObject({
    comparing: z.literal("rounding"),
    units: z.int().check(z.gte(1), z.lte(999_999)),
    places: z.int().check(z.gte(0), z.lte(3)),
    place: z.int().check(z.gte(10), z.lte(100_000)),
  })
  .check(z.refine((facts) => facts.units % facts.place > 0));
export type Rounding = z.infer<typeof roundingSchema>;

/** The name of a place by its power of ten. */
const NAMES: Readonly<Record<number, string>> = {
  4: "tenThousands",
  3: "thousands",
  2: "hundreds",
  1: "tens",
  0: "ones",
  [-1]: "tenths",
  [-2]: "hundredths",
};
const powerOf = (place: number): number => String(place).length - 1;
export const placeOf = ({ place, places }: Rounding): string => NAMES[powerOf(place) - places]!;

/** Draws a number to be rounded: null where it is round already or comes to nothing. */
export function drawRounding(
  [low, high]: readonly [number, number],
  places: number,
  place: number,
  random: Random,
): Rounding | null {
  const units = random.between(low, high);
  const facts: Rounding = { comparing: "rounding", units, places, place };
  const isClear = units % place > 0 && roundedTo(place, units) > 0 && (places === 0 || units % 10 > 0);
  return isClear ? facts : null;
}

/** A rounded number, with the decimal places of the place to which it is rounded. */
export const inUnits = ({ places, place }: Rounding, units: number): Expression =>
  number(exact(units, 10 ** places), units % place === 0 ? Math.max(0, places - powerOf(place)) : 0);

const isHalfway = ({ units, place }: Rounding): boolean => 2 * (units % place) === place;
export const isRoundedUp = ({ units, place }: Rounding): boolean => roundedTo(place, units) > units;

/** What comes out when a number is rounded wrongly. */
function wrongRoundings(facts: Rounding): readonly Named<number>[] {
  const { units, place, places } = facts;
  const right = roundedTo(place, units);
  const isUp = isRoundedUp(facts);
  const rest = units % place;
  // Both round numbers are as near as each other.
  const lower = isHalfway(facts) ? "half-rounded-down" : "rounded-to-lower";
  const wrong = [
    isUp ? { name: lower, value: right - place } : { name: "rounded-to-higher", value: right + place },
    { name: "other-place-rounded", value: roundedTo(place * 10, units) },
    ...(place > 10 ? [{ name: "other-place-rounded", value: roundedTo(place / 10, units) }] : []),
    ...(isUp ? [{ name: "rest-kept", value: right + rest }] : []),
    ...(places === 0 ? [{ name: "zeros-missing", value: right / place }] : []),
    { name: "rounded-too-far", value: isUp ? right + place : right - place },
    { name: "not-rounded-yet", value: units },
  ];
  return wrong.filter(({ value }) => value > 0 && value !== right);
}

export const roundingDraft = (facts: Rounding): Draft<Rounding> => ({
  skill: "round",
  ask: { id: "comparing.ask.round", values: { place: placeOf(facts) } },
  question: number(exact(facts.units, 10 ** facts.places)),
  answer: inUnits(facts, roundedTo(facts.place, facts.units)),
  mistakes: wrongRoundings(facts).map(({ name, value }) => ({ name, value: inUnits(facts, value) })),
  facts,
});

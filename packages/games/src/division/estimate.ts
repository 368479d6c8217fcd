import * as z from "zod/mini";
import { equation, number, quotient } from "@karota/engine/quiz/expression.ts";
import { firstPlace, roundedTo } from "@karota/engine/quiz/rounding.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";

/** About how much a division gives: 347 : 6 is about 360 : 6 = 60. */
export interface DivisionEstimate {
  readonly kind: "estimate";
  readonly numbers: readonly [dividend: number, divisor: number];
}

/** The numbers with which one divides in the head. */
interface Near {
  readonly dividend: number;
  readonly divisor: number;
  readonly quotient: number;
}

/** The divisor rounded to its first place, and the nearest dividend whose quotient has one digit before its zeros. */
export function nearDivision(dividend: number, divisor: number): Near {
  const by = roundedTo(firstPlace(divisor), divisor);
  const about = Math.max(1, Math.round(dividend / by));
  const estimate = roundedTo(firstPlace(about), about);
  return { dividend: estimate * by, divisor: by, quotient: estimate };
}

/** The place to which the quotient is rounded: 10 for 57. */
const placeOf = ([dividend, divisor]: DivisionEstimate["numbers"]): number =>
  firstPlace(Math.round(dividend / divisor));
const PLACES: Readonly<Record<number, string>> = { 10: "tens", 100: "hundreds" };

/** How far from the middle of two round numbers a quotient has to be, as a share of their distance. */
const CLEAR = 0.15;

/** Whether the quotient is rounded to the same number as one finds in the head, and is not close to the middle of two. */
function isClear({ numbers }: DivisionEstimate): boolean {
  const [dividend, divisor] = numbers;
  const place = placeOf(numbers);
  if (PLACES[place] === undefined || divisor < 2) return false;
  const near = nearDivision(dividend, divisor);
  const share = (dividend / divisor / place) % 1;
  return (
    Math.round(dividend / divisor / place) * place === near.quotient &&
    Math.abs(share - 1 / 2) > CLEAR &&
    (near.dividend !== dividend || near.divisor !== divisor) &&
    dividend % divisor > 0
  );
}

const number9999 = z.int().check(z.gte(2), z.lte(9_999));
export const divisionEstimateSchema = z
  .strictObject({ kind: z.literal("estimate"), numbers: z.readonly(z.tuple([number9999, number9999])) })
  .check(z.refine(isClear));

/** Draws one: three digits by a digit when medium, four by two when hard. Null when it is not clear. */
export function drawDivisionEstimate(level: "medium" | "hard", random: Random): DivisionEstimate | null {
  const numbers =
    level === "medium"
      ? ([random.between(112, 989), random.between(3, 9)] as const)
      : ([random.between(1_112, 9_889), random.between(12, 98)] as const);
  const facts: DivisionEstimate = { kind: "estimate", numbers };
  return isClear(facts) ? facts : null;
}

function wrongEstimates({ numbers }: DivisionEstimate): readonly Named<number>[] {
  const [dividend, divisor] = numbers;
  const place = placeOf(numbers);
  const right = nearDivision(dividend, divisor).quotient;
  return [
    { name: "zeros-off", value: right * 10 },
    ...(right % 10 === 0 ? [{ name: "zeros-off", value: right / 10 }] : []),
    { name: "round-neighbour", value: right + place },
    { name: "round-neighbour", value: right - place },
    { name: "not-estimated", value: Math.floor(dividend / divisor) },
  ].filter(({ value }) => value > 0 && value !== right);
}

const written = ({ numbers: [dividend, divisor] }: DivisionEstimate) => quotient(number(dividend), number(divisor));

export const divisionEstimateDraft = (facts: DivisionEstimate): Draft<DivisionEstimate> => ({
  skill: "estimate",
  ask: { id: "division.ask.estimate", values: { place: PLACES[placeOf(facts.numbers)]! } },
  question: written(facts),
  answer: number(nearDivision(...facts.numbers).quotient),
  mistakes: wrongEstimates(facts).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

export function divisionEstimateSolution({ numbers: [dividend, divisor] }: DivisionEstimate): readonly Step[] {
  const near = nearDivision(dividend, divisor);
  const roundsDivisor: readonly Step[] =
    near.divisor === divisor
      ? []
      : [{ say: { id: "division.step.roundDivisor", values: { divisor, near: near.divisor } }, shown: [] }];
  return [
    ...roundsDivisor,
    {
      say: { id: "division.step.near", values: { dividend, near: near.dividend, divisor: near.divisor } },
      shown: [equation(quotient(number(near.dividend), number(near.divisor)), number(near.quotient))],
    },
    resultStep(number(near.quotient)),
  ];
}

/** The first step of a written division: about how much it is; none where the numbers are round already. */
export function estimateFirst(dividend: number, divisor: number): readonly Step[] {
  const near = nearDivision(dividend, divisor);
  if (near.quotient < 2 || (near.dividend === dividend && near.divisor === divisor)) return [];
  return [
    {
      say: { id: "estimates.step.first" },
      shown: [equation(quotient(number(near.dividend), number(near.divisor)), number(near.quotient))],
    },
  ];
}

import * as z from "zod/mini";
import { decimalPlaces, exact, type Exact } from "@karota/engine/quiz/exact.ts";
import { equation, number, quotient, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import { dividedSteps } from "./remainder.ts";

/**
 * A division in a story that leaves a rest: one more is needed for what is left (buses), only full ones count (boxes), or
 * what is left over is asked for.
 */
export interface InLife {
  readonly kind: "in-life";
  readonly asked: "one-more" | "full" | "left";
  readonly dividend: number;
  readonly divisor: number;
}

export const inLifeSchema = z
  .strictObject({
    kind: z.literal("in-life"),
    asked: z.enum(["one-more", "full", "left"]),
    dividend: z.int().check(z.gte(1), z.lte(9_999)),
    divisor: z.int().check(z.gte(2), z.lte(99)),
  })
  .check(z.refine(({ dividend, divisor }) => dividend > divisor && dividend % divisor > 0));

const apart = ({ dividend, divisor }: InLife): readonly [whole: number, rest: number] => [
  Math.floor(dividend / divisor),
  dividend % divisor,
];

export function inLifeAnswer(facts: InLife): number {
  const [whole, rest] = apart(facts);
  return { "one-more": whole + 1, full: whole, left: rest }[facts.asked];
}

const MOST_PLACES = 2;

function wrongAnswers(facts: InLife): readonly Named<Exact>[] {
  const { asked, dividend, divisor } = facts;
  const [whole, rest] = apart(facts);
  const right = inLifeAnswer(facts);
  const decimal = exact(dividend, divisor);
  const wrong: readonly Named<number>[] = [
    ...(asked === "one-more" ? [{ name: "rest-needs-one-too", value: whole }] : []),
    ...(asked === "full" ? [{ name: "last-is-not-full", value: whole + 1 }] : []),
    ...(asked === "left"
      ? [
          { name: "share-taken", value: whole },
          { name: "missing-to-next", value: divisor - rest },
          { name: "more-fits-in", value: rest + divisor },
        ]
      : [{ name: "only-rest-taken", value: rest }]),
    ...(asked === "full" ? [] : [{ name: "count-off", value: right + 1 }]),
    ...(asked === "one-more" ? [] : [{ name: "count-off", value: right - 1 }]),
  ];
  const isShort = (decimalPlaces(decimal) ?? Infinity) <= MOST_PLACES;
  return [
    ...wrong
      .filter(({ value }) => value > 0 && value !== right)
      .map(({ name, value }) => ({ name, value: exact(value) })),
    ...(isShort && asked !== "left" ? [{ name: "parts-of-one", value: decimal }] : []),
  ];
}

export const writtenInLife = ({ dividend, divisor }: InLife): Expression => quotient(number(dividend), number(divisor));

/** The task's answers; the story has its question. */
export const inLifeDraft = (facts: InLife): Draft<InLife> => ({
  skill: "remainder",
  ask: { id: "division.ask.remainder" },
  question: writtenInLife(facts),
  answer: number(inLifeAnswer(facts)),
  mistakes: wrongAnswers(facts).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

export function inLifeSolution(facts: InLife): readonly Step[] {
  const [whole, rest] = apart(facts);
  const last: Readonly<Record<InLife["asked"], Step>> = {
    "one-more": {
      say: { id: "division.step.oneMore", values: { whole, rest } },
      shown: [equation(sum(number(whole), number(1)), number(whole + 1))],
    },
    full: { say: { id: "division.step.onlyFull", values: { whole, rest } }, shown: [] },
    left: { say: { id: "division.step.leftOver", values: { whole, rest } }, shown: [] },
  };
  return [...dividedSteps(facts), last[facts.asked], resultStep(number(inLifeAnswer(facts)))];
}

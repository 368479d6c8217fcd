import * as z from "zod/mini";
import { equation, number, product, quotient, sum, withRemainder } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { estimateFirst } from "./estimate.ts";
import { hasRemainders } from "./kinds.ts";
import { longDivision } from "./long-division.ts";
import { restsDropped } from "./mistakes.ts";
import { restPicture } from "./rest-picture.ts";

/** A division by a digit that leaves a rest: within the tables, 17 : 5, or of a number of three digits, 347 : 4. */
export interface Remainder {
  readonly kind: "remainder";
  readonly dividend: number;
  readonly divisor: number;
}

const MOST_FACTOR = 10;
const LEAST_DIVISOR = 3;
/** Numbers from here on are divided in writing. */
const WRITTEN_FROM = 100;
const MOST_DIVIDEND = 999;

/** A whole quotient and a rest. */
type Shares = readonly [whole: number, rest: number];

const sharesOf = ({ dividend, divisor }: Pick<Remainder, "dividend" | "divisor">): Shares => [
  Math.floor(dividend / divisor),
  dividend % divisor,
];

function fits(facts: Remainder): boolean {
  const [whole, rest] = sharesOf(facts);
  return whole >= 1 && (whole < MOST_FACTOR || facts.dividend >= WRITTEN_FROM) && rest > 0;
}

/** Draws a division that leaves a rest: easy within the tables, medium of three digits. Null when nothing is left. */
export function drawRemainder(level: "easy" | "medium", random: Random): Remainder | null {
  const divisor = random.between(LEAST_DIVISOR, MOST_FACTOR - 1);
  if (level === "medium") {
    const dividend = random.between(WRITTEN_FROM, MOST_DIVIDEND);
    return dividend % divisor > 0 ? { kind: "remainder", dividend, divisor } : null;
  }
  const whole = random.between(2, MOST_FACTOR - 1);
  return { kind: "remainder", dividend: whole * divisor + random.between(1, divisor - 1), divisor };
}

export const remainderSchema = z
  .strictObject({
    kind: z.literal("remainder"),
    dividend: z.int().check(z.gte(1), z.lte(MOST_DIVIDEND)),
    divisor: z.int().check(z.gte(LEAST_DIVISOR), z.lte(MOST_FACTOR - 1)),
  })
  .check(z.refine(fits));

/** What comes out in the usual wrong ways; in some of them the rest fits the quotient, and is too large or was given out. */
function wrongShares(facts: Remainder): readonly Named<Shares>[] {
  const { dividend, divisor } = facts;
  const [whole, rest] = sharesOf(facts);
  const isWritten = dividend >= WRITTEN_FROM;
  const wrong: readonly Named<Shares>[] = [
    { name: "rest-too-large", value: [whole - 1, rest + divisor] },
    { name: "too-many-times", value: [whole + 1, (whole + 1) * divisor - dividend] },
    { name: "rest-miscounted", value: [whole, rest + 1] },
    { name: "rest-miscounted", value: [whole, rest - 1] },
    { name: "rest-to-next", value: [whole, divisor - rest] },
    ...(isWritten ? wrongWritten(facts) : [{ name: "rest-swapped", value: [rest, whole] } as const]),
    { name: "quotient-off", value: [whole + 1, rest] },
    { name: "quotient-off", value: [whole - 1, rest] },
  ];
  return wrong.filter(({ value: [one, other] }) => one > 0 && other > 0 && (one !== whole || other !== rest));
}

/** What comes out of a written division that leaves out a zero, or what is left over from a digit. */
function wrongWritten({ dividend, divisor }: Remainder): readonly Named<Shares>[] {
  const [whole, rest] = sharesOf({ dividend, divisor });
  const digits = String(whole);
  const last = dividend % 10;
  return [
    ...(digits.includes("0")
      ? [{ name: "zero-forgotten", value: [Number(digits.replaceAll("0", "")), rest] } as const]
      : []),
    ...(hasRemainders(whole, divisor)
      ? [{ name: "rest-dropped", value: [restsDropped(dividend, divisor), last % divisor] } as const]
      : []),
  ];
}

const written = ({ dividend, divisor }: Remainder) => quotient(number(dividend), number(divisor));

export const remainderDraft = (facts: Remainder): Draft<Remainder> => ({
  skill: "remainder",
  ask: { id: "division.ask.remainder" },
  question: written(facts),
  answer: withRemainder(...sharesOf(facts)),
  mistakes: wrongShares(facts).map(({ name, value }) => ({ name, value: withRemainder(...value) })),
  facts,
});

/** What is divided and by what. */
type Numbers = Pick<Remainder, "dividend" | "divisor">;

/** The largest product of the table that fits, or digit by digit, and what is left. */
export function dividedSteps({ dividend, divisor }: Numbers): readonly Step[] {
  const [whole, rest] = sharesOf({ dividend, divisor });
  const fitting = product(number(whole), number(divisor));
  const divided: readonly Step[] =
    dividend < WRITTEN_FROM
      ? [
          {
            say: { id: "division.step.largest", values: { dividend, divisor } },
            shown: [equation(fitting, number(whole * divisor)), ...restPicture(whole, divisor, rest)],
          },
        ]
      : [...estimateFirst(dividend, divisor), ...longDivision(dividend, 0, divisor, true)];
  return [
    ...divided,
    {
      say: { id: "division.step.left", values: { rest, dividend, fitting: whole * divisor } },
      shown: [equation(sum(number(whole * divisor), number(rest)), number(dividend))],
    },
    { say: { id: "division.step.check" }, shown: [equation(sum(fitting, number(rest)), number(dividend))] },
  ];
}

/** The worked solution. */
export const remainderSolution = (facts: Remainder): readonly Step[] => [
  ...dividedSteps(facts),
  resultStep(equation(written(facts), withRemainder(...sharesOf(facts)))),
];

import type { Message } from "@karota/engine/message.ts";
import { decimalPlaces, dividedBy, equal, exact, minus, times, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { digitMistakes, TENS_OFF } from "@karota/engine/quiz/written-digits.ts";
import type { Random } from "@karota/engine/random.ts";
import {
  dividendOf,
  divisorOf,
  endsWithZero,
  hasRemainders,
  isMental,
  isTable,
  isTens,
  quotientOf,
  tensPart,
  type Division,
} from "./kinds.ts";

const WRONG = 3;
const MAX_PLACES = 4;

/** Wrong quotients: the usual errors and a slip with a digit, more where few fit. */
export function wrongQuotients(facts: Division, random: Random): readonly Named<Exact>[] {
  const errors = usualErrors(facts);
  if (isTable(facts) || isTens(facts)) return errors;
  const quotient = quotientOf(facts);
  const power = 10 ** (decimalPlaces(quotient) ?? 0);
  const slips = random
    .shuffled(digitMistakes((quotient.n * power) / quotient.d))
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => ({ name, value: exact(value, power) }));
  const different = new Set(errors.map(({ value }) => `${value.n}/${value.d}`)).size;
  return [...errors, ...(different >= WRONG ? slips.slice(0, 1) : slips)];
}

/** What comes out when a division goes wrong in the usual ways. */
export function usualErrors(facts: Division): readonly Named<Exact>[] {
  const { places } = facts;
  const right = quotientOf(facts);
  const whole = Math.max(...places) === 0;
  const errors = [
    ...(whole && right.d === 1 ? wrongWhole(facts) : []),
    ...(whole && right.d > 1 ? wrongRest(facts) : []),
    ...(whole ? [] : wrongPoint(facts)),
  ];
  return errors.filter(
    ({ value }) => value.n > 0 && (decimalPlaces(value) ?? Infinity) <= MAX_PLACES && !equal(value, right),
  );
}

function wrongWhole({ dividend, divisor }: Division): readonly Named<Exact>[] {
  const quotient = dividend / divisor;
  const wrong: Named<Exact>[] = [];
  const add = (name: string, ...values: readonly number[]) =>
    wrong.push(...values.map((value) => ({ name, value: exact(value) })));

  if (dividend < 100) add("subtracted", dividend - divisor);
  const tens = isTens({ dividend, divisor });
  if (isTable({ dividend, divisor }) || tens) {
    const step = tens && quotient > 10 ? 10 : 1;
    add("neighbour", quotient - step, quotient + step);
    add("other-row", quotient - 2 * step, quotient + 2 * step);
    if (tens) add("zeros-miscounted", quotient * 10, ...(endsWithZero(quotient) ? [quotient / 10] : []));
    return wrong;
  }
  if (!hasRemainders(quotient, divisor)) {
    // Only the tens divided, or only the ones.
    const [tensDivided, onesDivided] = [quotient - (quotient % 10), quotient % 10];
    add("part-not-divided", tensDivided + (dividend % 10), tensDivided * divisor + onesDivided);
    return wrong;
  }
  add("rest-dropped", restsDropped(dividend, divisor));
  const digits = String(quotient);
  if (digits.includes("0")) add("zero-forgotten", Number(digits.replaceAll("0", "")));
  else add("zero-inserted", Number(`${digits[0]}0${digits.slice(1)}`));
  if (divisor > 9) add("check-fails", quotient + 2, quotient - 2);
  return wrong;
}

/** Each digit divided on its own, without the remainder before it. */
export function restsDropped(dividend: number, divisor: number): number {
  const digits = String(dividend);
  const first = [1, 2, 3].find((length) => Number(digits.slice(0, length)) >= divisor) ?? digits.length;
  const parts = [digits.slice(0, first), ...digits.slice(first)];
  return Number(parts.map((part) => Math.floor(Number(part) / divisor)).join(""));
}

/** A remainder that is forgotten, or written behind the point. */
function wrongRest(facts: Division): readonly Named<Exact>[] {
  const { dividend, divisor } = facts;
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  return [
    { name: "rest-as-decimals", value: exact(whole * 10 + rest, 10) },
    { name: "rest-forgotten", value: exact(whole) },
    { name: "rounded-up", value: exact(whole + 1) },
    ...shifted(quotientOf(facts)),
  ];
}

function wrongPoint(facts: Division): readonly Named<Exact>[] {
  const [dividendPlaces, divisorPlaces] = facts.places;
  const right = quotientOf(facts);
  const oneSide =
    divisorPlaces > 0
      ? [
          { name: "one-side-shifted", value: dividedBy(right, exact(10 ** divisorPlaces)) },
          { name: "one-side-shifted", value: times(right, exact(10 ** dividendPlaces)) },
          { name: "multiplied", value: times(dividendOf(facts), divisorOf(facts)) },
        ]
      : [
          { name: "point-forgotten", value: times(right, toThe(exact(10), dividendPlaces)) },
          { name: "subtracted", value: minus(dividendOf(facts), divisorOf(facts)) },
        ];
  return [...oneSide, ...shifted(right)];
}

const shifted = (right: Exact): readonly Named<Exact>[] => [
  { name: "power-of-ten-off", value: times(right, exact(10)) },
  { name: "power-of-ten-off", value: dividedBy(right, exact(10)) },
];

/** The errors that multiplying back shows, each with its text. */
const CHECKED: Readonly<Record<string, string>> = {
  neighbour: "division.explain.neighbour",
  "other-row": "division.explain.check",
  "check-fails": "division.explain.check",
};

/**
 * Multiplies back what was chosen, to show that it cannot be; without digits that are brought down where the solution has
 * none. The other errors need no numbers.
 */
export function explain(mistake: string, facts: Division, chosen: Expression): Message | undefined {
  const { dividend, divisor } = facts;
  const isInHead = isMental(facts);
  if (isInHead && mistake === "column-off") return TENS_OFF;
  if (isInHead && mistake === "rest-dropped") {
    const first = tensPart(facts);
    return { id: "division.explain.restLeft", values: { first, rest: dividend - first } };
  }
  const id = isInHead && mistake === "zero-inserted" ? CHECKED["check-fails"] : CHECKED[mistake];
  if (id === undefined || chosen.kind !== "number") return undefined;
  const values = { chosen: chosen.value.n, divisor, product: chosen.value.n * divisor, dividend };
  return { id, values };
}

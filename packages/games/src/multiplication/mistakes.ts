import type { Message } from "@karota/engine/message.ts";
import { equal, exact, plus, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { digitMistakes, TENS_OFF } from "@karota/engine/quiz/written-digits.ts";
import type { Random } from "@karota/engine/random.ts";
import { digitsFromOnes, endsWithZero, isMental, isTable, type Multiplication } from "./kinds.ts";

const WRONG = 3;
const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Wrong products: the usual errors and a slip with a digit, more where few fit. */
export function wrongProducts(facts: Multiplication, random: Random): readonly Named<Exact>[] {
  const errors = usualErrors(facts);
  const [a, b] = facts.factors;
  const slips = random
    .shuffled(digitMistakes(a * b))
    .map(({ name, value }) => ({ name, value: exact(value, 10 ** total(facts.places)) }));
  const different = new Set(errors.map(({ value }) => `${value.n}/${value.d}`)).size;
  return [...errors, ...(different >= WRONG ? slips.slice(0, 1) : slips)];
}

/** What comes out when a multiplication goes wrong in the usual ways. */
export function usualErrors(facts: Multiplication): readonly Named<Exact>[] {
  const { factors, places } = facts;
  const under = 10 ** total(places);
  const whole = [
    ...(under === 1 ? neighboursOf(factors).map(([one, other]) => ({ name: "neighbour", value: one * other })) : []),
    ...(isTable(factors) ? [] : wrongWritten(factors)),
  ];
  const right = exact(factors[0] * factors[1], under);
  return [
    ...whole.map(({ name, value }) => ({ name, value: exact(value, under) })),
    ...(Math.min(...factors) < 10 && Math.max(...factors) < 50 ? [{ name: "added", value: sumOf(facts) }] : []),
    ...(under > 1 ? wrongPoint(facts) : []),
  ].filter(({ value }) => value.n > 0 && !equal(value, right));
}

const sumOf = ({ factors, places }: Multiplication): Exact =>
  plus(exact(factors[0], 10 ** places[0]), exact(factors[1], 10 ** places[1]));

/** The four products beside this one, in the table or in the table of full tens; none for other factors. */
function neighboursOf(factors: Multiplication["factors"]): readonly (readonly [number, number])[] {
  const steps = factors.map((one) => (one > 10 && endsWithZero(one) ? 10 : 1));
  const [a, b] = factors;
  const [up = 1, aside = 1] = steps;
  return isTable([a / up, b / aside])
    ? ([
        [a - up, b],
        [a + up, b],
        [a, b - aside],
        [a, b + aside],
      ] as const)
    : [];
}

/** Errors of written multiplication: with one digit or with several. */
function wrongWritten(factors: Multiplication["factors"]): readonly Named<number>[] {
  const [a, b] = factors;
  const product = a * b;
  const wrong: Named<number>[] = [];
  const add = (name: string, ...values: readonly number[]) => wrong.push(...values.map((value) => ({ name, value })));

  if (factors.some(endsWithZero))
    add("zeros-miscounted", product * 10, ...(endsWithZero(product) ? [product / 10] : []));
  if (Math.min(a, b) < 10) {
    const [long, digit] = a > b ? [a, b] : [b, a];
    add("carry-forgotten", withoutCarries(long, digit));
    if (withoutCarries(long, digit) !== product) add("carry-added-first", carriesAddedFirst(long, digit));
    if (endsWithZero(long)) return wrong;
    for (const [place, one] of digitsFromOnes(long).entries()) {
      if (one > 0) add("part-not-multiplied", product - one * (digit - 1) * 10 ** place);
      else if (place > 0) add("times-zero", product + digit * 10 ** place);
    }
    return wrong;
  }

  const digits = digitsFromOnes(b);
  const used = digits.flatMap((digit, place) => (digit > 0 ? [{ digit, place }] : []));
  add("carry-forgotten", total(used.map(({ digit, place }) => withoutCarries(a, digit) * 10 ** place)));
  if (used.length === 1) return wrong;
  add("not-shifted", total(used.map(({ digit }) => a * digit)));
  add("partial-missing", ...used.map(({ digit, place }) => product - a * digit * 10 ** place));
  if (digits.length === 2 && a < 100)
    add("crosswise-missing", Math.floor(a / 10) * digits[1]! * 100 + (a % 10) * digits[0]!);
  if (digits.slice(1).includes(0)) add("zero-skipped", a * Number(String(b).replaceAll("0", "")));
  return wrong;
}

const withoutCarries = (long: number, digit: number): number =>
  total(digitsFromOnes(long).map((one, place) => ((one * digit) % 10) * 10 ** place)) +
  // What the highest place yields is written out in any case.
  Math.floor((Number(String(long)[0]) * digit) / 10) * 10 ** String(long).length;

/** The carry goes to the next digit before it is multiplied. */
function carriesAddedFirst(long: number, digit: number): number {
  const digits = digitsFromOnes(long);
  let carry = 0;
  return total(
    digits.map((one, place) => {
      const here = (one + carry) * digit;
      carry = Math.floor(here / 10);
      return (place === digits.length - 1 ? here : here % 10) * 10 ** place;
    }),
  );
}

/** The point in the wrong place, and the parts before and after it multiplied on their own. */
function wrongPoint({ factors, places }: Multiplication): readonly Named<Exact>[] {
  const product = factors[0] * factors[1];
  const under = 10 ** total(places);
  const parts = factors.map((one, place) => {
    const power = 10 ** places[place]!;
    return { whole: Math.floor(one / power), after: places[place]! > 0 ? one % power : one };
  });
  const after = parts.map((part) => part.after).reduce((one, other) => one * other);
  const apart = Math.floor(parts.map((part) => part.whole).reduce((one, other) => one * other));
  return [
    ...(Math.min(...places) > 0
      ? [{ name: "places-not-added", value: exact(product, 10 ** Math.max(...places)) }]
      : []),
    { name: "power-of-ten-off", value: exact(product * 10, under) },
    { name: "power-of-ten-off", value: exact(product, under * 10) },
    { name: "parts-apart", value: exact(apart * 10 ** String(after).length + after, 10 ** String(after).length) },
  ];
}

/** By how far partial products of the second factor are shifted; its digits are named without a decimal point only. */
function shiftOf({ factors: [, b], places }: Multiplication): Message | undefined {
  if (places[0] + places[1] > 0) return undefined;
  const [, tens = 0, hundreds = 0] = digitsFromOnes(b);
  const digits = hundreds === 0 ? "tens" : tens === 0 ? "hundreds" : "both";
  return { id: "multiplication.explain.notShifted", values: { digits } };
}

/** The texts of errors in written multiplication for those who multiply in the head. */
function inTheHead(mistake: string, { factors }: Multiplication): Message | undefined {
  const [long, digit] = [Math.max(...factors), Math.min(...factors)];
  const ones = long % 10;
  const values = { ones, digit, product: ones * digit };
  switch (mistake) {
    case "column-off":
      return TENS_OFF;
    case "carry-forgotten":
      return { id: "multiplication.explain.tensForgotten", values };
    case "carry-added-first":
      return { id: "multiplication.explain.tensAgain", values };
    default:
      return undefined;
  }
}

/**
 * Says of which factors a neighbour in the table is the product, and what was not shifted; without columns where the
 * solution has none.
 */
export function explain(mistake: string, facts: Multiplication, chosen: Expression): Message | undefined {
  if (mistake === "not-shifted") return shiftOf(facts);
  const mental = isMental(facts) ? inTheHead(mistake, facts) : undefined;
  if (mental) return mental;
  const { factors } = facts;
  if (mistake !== "neighbour" || chosen.kind !== "number") return undefined;
  const own = neighboursOf(factors).find(([a, b]) => a * b === chosen.value.n);
  if (!own) return undefined;
  return {
    id: "multiplication.explain.neighbour",
    values: { product: chosen.value.n, one: own[0], other: own[1], first: factors[0], second: factors[1] },
  };
}

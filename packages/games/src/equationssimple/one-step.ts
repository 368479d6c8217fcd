import { exact } from "@karota/engine/quiz/exact.ts";
import {
  difference,
  equation,
  number,
  product,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { digitMistakes } from "@karota/engine/quiz/written-digits.ts";
import type { Random } from "@karota/engine/random.ts";
import { solved, x, type Kind } from "./equation.ts";

/** The ways in which an unknown is found: by addition or subtraction up to a hundred, by the tables up to ten. */
type Way = "addend" | "minuend" | "subtrahend" | "factor" | "dividend" | "divisor";

/** Each column on its own, without what would have to be carried or borrowed. */
function byColumns(one: number, other: number, join: (a: number, b: number) => number): number {
  let result = 0;
  for (let power = 1; power <= Math.max(one, other); power *= 10)
    result += power * (join(Math.floor(one / power) % 10, Math.floor(other / power) % 10) % 10);
  return result;
}
/** Nothing where the ones are enough, so that no ten is exchanged: 100 − 60. */
const withoutBorrow = (one: number, other: number): readonly (readonly [name: string, value: number])[] =>
  one % 10 < other % 10 ? [["borrow-forgotten", byColumns(one, other, (a, b) => Math.abs(a - b))]] : [];
const withoutCarry = (one: number, other: number) => byColumns(one, other, (a, b) => a + b);

/** Only what a pupil without negative numbers would write. */
const positive = (wrong: readonly (readonly [name: string, value: number])[]): readonly Named<number>[] =>
  wrong.flatMap(([name, value]) => (value > 0 && Number.isInteger(value) ? [{ name, value }] : []));

/** One number beside x is given, and the result. */
interface OneStep {
  readonly draw: (random: Random) => readonly [known: number, result: number];
  /** `swapped` writes the given number first where the order is free. */
  readonly left: (known: number, swapped: boolean) => Expression;
  readonly found: (known: number, result: number) => Expression;
  readonly solve: (known: number, result: number) => number;
  readonly wrong: (known: number, result: number) => readonly (readonly [name: string, value: number])[];
}

const free = (one: Expression, other: Expression, swapped: boolean) => (swapped ? [other, one] : [one, other]);
const factors = (random: Random) => [random.between(2, 10), random.between(2, 10)] as const;

const WAYS: Readonly<Record<Way, OneStep>> = {
  addend: {
    draw: (random) => {
      const known = random.between(6, 88);
      return [known, random.between(known + 4, 100)];
    },
    left: (known, swapped) => sum(...free(x, number(known), swapped)),
    found: (known, result) => difference(number(result), number(known)),
    solve: (known, result) => result - known,
    wrong: (known, result) => [["not-inverse", result + known], ...withoutBorrow(result, known)],
  },
  minuend: {
    draw: (random) => {
      const known = random.between(6, 88);
      return [known, random.between(4, 100 - known)];
    },
    left: (known) => difference(x, number(known)),
    found: (known, result) => sum(number(result), number(known)),
    solve: (known, result) => result + known,
    wrong: (known, result) => [
      ["not-inverse", Math.abs(result - known)],
      ["carry-forgotten", withoutCarry(result, known)],
    ],
  },
  subtrahend: {
    draw: (random) => {
      const known = random.between(12, 100);
      return [known, random.between(4, known - 4)];
    },
    left: (known) => difference(number(known), x),
    found: (known, result) => difference(number(known), number(result)),
    solve: (known, result) => known - result,
    wrong: (known, result) => [["not-inverse", known + result], ...withoutBorrow(known, result)],
  },
  factor: {
    draw: (random) => {
      const [known, other] = factors(random);
      return [known, known * other];
    },
    left: (known, swapped) => product(...free(number(known), x, swapped)),
    found: (known, result) => quotient(number(result), number(known)),
    solve: (known, result) => result / known,
    wrong: (known, result) => [
      ["not-inverse", result * known],
      ["wrong-operation", result - known],
      ["wrong-operation", result + known],
    ],
  },
  dividend: {
    draw: factors,
    left: (known) => quotient(x, number(known)),
    found: (known, result) => product(number(result), number(known)),
    solve: (known, result) => result * known,
    wrong: (known, result) => [
      ["not-inverse", result / known],
      ["wrong-operation", result + known],
      ["table-slip", (result + 1) * known],
      ["table-slip", (result - 1) * known],
    ],
  },
  divisor: {
    draw: (random) => {
      const [one, other] = factors(random);
      return [one * other, one];
    },
    left: (known) => quotient(number(known), x),
    found: (known, result) => quotient(number(known), number(result)),
    solve: (known, result) => known / result,
    wrong: (known, result) => [
      ["not-inverse", known * result],
      ["wrong-operation", known - result],
      ["wrong-operation", known + result],
    ],
  },
};

/** One off is one off in the last digit only: 10 is no such neighbour of 9. */
const slips = (right: number): readonly Named<number>[] =>
  digitMistakes(right).filter(
    ({ name, value }) => value > 0 && (name !== "off-by-one" || Math.floor(value / 10) === Math.floor(right / 10)),
  );

const RULES = {
  addend: "equationssimple.find.addend",
  minuend: "equationssimple.find.minuend",
  subtrahend: "equationssimple.find.subtrahend",
  factor: "equationssimple.find.factor",
  dividend: "equationssimple.find.dividend",
  divisor: "equationssimple.find.divisor",
} as const;

/** numbers: the given one, the result, and 1 where the given one is written first. */
function kindOf(way: Way): Kind {
  const { draw, left, found, solve, wrong } = WAYS[way];
  const rule: NonNullable<Kind["rule"]> = (known = 0, result = 0) => ({ id: RULES[way], values: { known, result } });
  return {
    skill: way,
    draw: (random) => [...draw(random), random.below(2)],
    sides: (known = 0, result = 0, swapped = 0) => [left(known, swapped === 1), number(result)],
    solve: (known = 0, result = 0) => exact(solve(known, result)),
    wrong: (known = 0, result = 0) =>
      [...positive(wrong(known, result)), ...slips(solve(known, result))].map(({ name, value }) => ({
        name,
        value: exact(value),
      })),
    steps: (known = 0, result = 0) => [
      { say: rule(known, result), shown: [equation(x, found(known, result)), solved(exact(solve(known, result)))] },
    ],
    rule,
  };
}

export const ONE_STEP = {
  addend: kindOf("addend"),
  minuend: kindOf("minuend"),
  subtrahend: kindOf("subtrahend"),
  factor: kindOf("factor"),
  dividend: kindOf("dividend"),
  divisor: kindOf("divisor"),
} as const;

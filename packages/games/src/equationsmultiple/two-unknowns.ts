import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import { equation, fraction, infix, number, product, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { divideStep, eliminationSteps, factorsOf } from "./elimination.ts";
import type { Kind } from "./kind.ts";
import { byValue, byX, letterIs, sign, terms, withValues, written, type Row } from "./row.ts";
import { fromX, fromY, wrongPairs, type Wrong } from "./wrong.ts";

/** From least to most, or as far below zero. */
const signed = (random: Random, least: number, most: number): number =>
  random.between(least, most) * (random.chance(0.5) ? 1 : -1);

const rowOf = (a: number, b: number, x: number, y: number): Row => ({ a, b, c: a * x + b * y });
const LARGEST = 99;
const fits = (one: Row, two: Row): boolean =>
  one.a * two.b !== two.a * one.b && [one.c, two.c].every((c) => c !== 0 && Math.abs(c) <= LARGEST);

/** Slips in adding and subtracting the equations, and in multiplying them. */
function slips(one: Row, two: Row): Wrong {
  const { gone, by } = factorsOf(one, two);
  const join = Math.sign(gone === "x" ? one.a * two.a : one.b * two.b) > 0 ? -1 : 1;
  const left = (sense: number) =>
    gone === "x" ? by[0] * one.b + sense * by[1] * two.b : by[0] * one.a + sense * by[1] * two.a;
  const from = gone === "x" ? fromY : fromX;
  const [first, second] = [by[0] * one.c, by[1] * two.c];
  return [
    ...from("signs-mixed", first - join * second, left(join), one),
    ...from("signs-mixed", first + join * second, left(-join), one),
    ...(by[0] > 1 || by[1] > 1 ? from("right-not-multiplied", one.c + join * two.c, left(join), one) : []),
  ];
}

/** Two equations ax + by = c whose four coefficients are drawn. numbers: a and b of each. */
const elimination = (
  skill: string,
  draw: (random: Random) => readonly [a: number, b: number, d: number, e: number] | null,
  value: (random: Random) => number,
): Kind => {
  const rows = ([a, b, d, e]: readonly number[], [x, y]: readonly number[]) =>
    [rowOf(a!, b!, x!, y!), rowOf(d!, e!, x!, y!)] as const;
  return {
    skill,
    draw: (random) => {
      const numbers = draw(random);
      const values = [value(random), value(random)];
      if (!numbers || !fits(...rows(numbers, values))) return null;
      // Where the solution is positive, so are the numbers on the right.
      const negative = values.every((one) => one > 0) && rows(numbers, values).some(({ c }) => c < 0);
      return negative ? null : { numbers, values };
    },
    equations: (numbers, values) => rows(numbers, values).map(written),
    check: (numbers, values) =>
      rows(numbers, values).map(({ a, b, c }) => equation(withValues([a, b], values), number(c))),
    wrong: (numbers, values) => {
      const [one, two] = rows(numbers, values);
      return [...slips(one, two), ...wrongPairs(one, two, [values[0]!, values[1]!])];
    },
    steps: (numbers, values) => eliminationSteps(...rows(numbers, values), [values[0]!, values[1]!]),
  };
};

const small = (random: Random) => random.between(1, 12);
const whole = (random: Random) => signed(random, 1, 9);

const coprime = (random: Random, most: number): readonly [number, number] | null => {
  const [one, other] = [random.between(2, most), random.between(2, most)];
  return one !== other && greatestDivisor(one, other) === 1 ? [one, other] : null;
};

/** y = mx + n and ax + by = c. numbers: m, n, a, b. */
const substitution = (
  draw: (random: Random) => readonly [m: number, n: number, a: number, b: number],
  value: (random: Random) => number,
): Kind => {
  const second = ([m, n, a, b]: readonly number[], [x]: readonly number[]): Row => rowOf(a!, b!, x!, m! * x! + n!);
  return {
    skill: "substitution",
    draw: (random) => {
      const numbers = draw(random);
      const [m, n, a, b] = numbers;
      const x = value(random);
      const values = [x, m * x + n];
      const row = second(numbers, values);
      const good = a + b * m !== 0 && values[1] !== 0 && Math.abs(values[1]!) <= 40 && row.c !== 0;
      return good && Math.abs(row.c) <= LARGEST ? { numbers, values } : null;
    },
    equations: (numbers, values) => [
      equation(symbol("y"), byX(numbers[0]!, numbers[1]!)),
      written(second(numbers, values)),
    ],
    check: (numbers, values) => {
      const { a, b, c } = second(numbers, values);
      const [m = 0, n = 0] = numbers;
      return [equation(number(values[1]!), byValue(m, n, values[0]!)), equation(withValues([a, b], values), number(c))];
    },
    wrong: (numbers, values) => {
      const [m = 0, n = 0, a = 0, b = 0] = numbers;
      const { c } = second(numbers, values);
      const first: Row = { a: -m, b: 1, c: n };
      return [
        ...(b === 1 || n === 0 ? [] : fromX("only-first-multiplied", c - n, a + b * m, first)),
        ...(n === 0 ? [] : fromX("sign-when-moving", c + b * n, a + b * m, first)),
        ...fromX("unlike-terms", c - b * n, a * b * m, first),
        ...wrongPairs(first, { a, b, c }, [values[0]!, values[1]!]),
      ];
    },
    steps: (numbers, values) => substituted(numbers, second(numbers, values), [values[0]!, values[1]!]),
  };
};

function substituted([m = 0, n = 0]: readonly number[], { a, b, c }: Row, [x, y]: readonly [number, number]) {
  const inner = byX(m, n);
  const many = a + b * m;
  const join = b > 0 ? "+" : "-";
  const size = Math.abs(b);
  const put = size === 1 ? inner : n === 0 ? product(number(size), inner) : infix("implicit", number(size), inner);
  const steps: Step[] = [
    {
      say: { id: "equationsmultiple.step.putExpression" },
      shown: [equation(infix(join, terms([a, "x"]), put), number(c))],
    },
    {
      say: { id: "equationsmultiple.step.collect" },
      shown: [
        ...(n === 0 || b === 1 ? [] : [equation(terms([a, "x"], [b * m, "x"], [b * n]), number(c))]),
        ...(n === 0 ? [] : [equation(terms([many, "x"], [b * n]), number(c))]),
        equation(terms([many, "x"]), number(c - b * n)),
      ],
    },
    ...(many === 1 ? [] : [divideStep(many, "x", x)]),
  ];
  steps.push({
    say: { id: "equationsmultiple.step.putIntoFirst", values: { letter: "x" } },
    shown: [equation(symbol("y"), byValue(m, n, x)), letterIs("y", y)],
  });
  return steps;
}

/** x/p ± y/q = r and ax + by = c. numbers: p, q, ±1, a, b. */
const fractions: Kind = (() => {
  const rowsOf = ([p = 1, q = 1, join = 1, a = 1, b = 1]: readonly number[], [x = 0, y = 0]: readonly number[]) => {
    const under = leastMultiple(p, q);
    return [rowOf(under / p, (join * under) / q, x, y), rowOf(a, b, x, y)] as const;
  };
  const left = ([p = 1, q = 1, join = 1]: readonly number[], x: Expression, y: Expression) =>
    infix(join > 0 ? "+" : "-", fraction(x, number(p)), fraction(y, number(q)));
  return {
    skill: "fractions",
    draw: (random) => {
      const pair = coprime(random, 5);
      if (!pair) return null;
      const [p, q] = pair;
      const numbers = [p, q, signed(random, 1, 1), random.between(1, 3), signed(random, 1, 3)];
      const values = [p * signed(random, 1, 4), q * signed(random, 1, 4)];
      const [one, two] = rowsOf(numbers, values);
      return fits(one, two) ? { numbers, values } : null;
    },
    equations: (numbers, values) => {
      const [one, two] = rowsOf(numbers, values);
      const right = one.c / leastMultiple(numbers[0]!, numbers[1]!);
      return [equation(left(numbers, symbol("x"), symbol("y")), number(right)), written(two)];
    },
    check: (numbers, values) => {
      const [one, { a, b, c }] = rowsOf(numbers, values);
      const right = one.c / leastMultiple(numbers[0]!, numbers[1]!);
      return [
        equation(left(numbers, number(values[0]!), number(values[1]!)), number(right)),
        equation(withValues([a, b], values), number(c)),
      ];
    },
    wrong: (numbers, values) => {
      const [one, two] = rowsOf(numbers, values);
      const reducedConstant: Row = { ...one, c: one.c / leastMultiple(numbers[0]!, numbers[1]!) };
      const determinant = one.a * two.b - two.a * one.b;
      return [
        ...fromX("right-not-multiplied", reducedConstant.c * two.b - two.c * one.b, determinant, two),
        ...slips(one, two),
        ...wrongPairs(one, two, [values[0]!, values[1]!]),
      ];
    },
    steps: (numbers, values) => {
      const [one, two] = rowsOf(numbers, values);
      const by = leastMultiple(numbers[0]!, numbers[1]!);
      return [
        { say: { id: "equationsmultiple.step.multiplyFirst", values: { by: sign(by) } }, shown: [written(one)] },
        ...eliminationSteps(one, two, [values[0]!, values[1]!]),
      ];
    },
  };
})();

export const TWO_UNKNOWNS = {
  "sum-and-difference": elimination("adding", () => [1, 1, 1, -1], small),
  isolated: substitution(
    (random) => [random.between(1, 4), random.between(0, 6), random.between(1, 2), 1],
    (random) => random.between(1, 10),
  ),
  "like-terms": elimination(
    "adding",
    (random) => {
      const [a, d] = [random.between(1, 5), random.between(1, 5)];
      return a === d ? null : [a, 1, d, random.chance(0.5) ? 1 : -1];
    },
    small,
  ),
  substituted: substitution(
    (random) => [signed(random, 1, 4), signed(random, 1, 9), random.between(1, 5), signed(random, 1, 4)],
    whole,
  ),
  "like-coefficients": elimination(
    "adding",
    (random) => {
      const [b, a, d] = [random.between(2, 6), signed(random, 1, 7), random.between(1, 7)];
      return a === d ? null : [Math.abs(a), b, d, Math.sign(a) * b];
    },
    whole,
  ),
  "one-multiplied": elimination(
    "multiplying-one",
    (random) => {
      const [b, by] = [random.between(1, 4), random.between(2, 4)];
      const [a, d] = [random.between(1, 6), random.between(2, 7)];
      if (d % a === 0 || a % d === 0) return null;
      return random.chance(0.5) ? [a, b, d, signed(random, 1, 1) * b * by] : [a, signed(random, 1, 1) * b * by, d, b];
    },
    whole,
  ),
  "both-multiplied": elimination(
    "multiplying-both",
    (random) => {
      const [x, y] = [coprime(random, 7), coprime(random, 7)];
      return x && y ? [x[0], y[0], x[1], signed(random, 1, 1) * y[1]] : null;
    },
    whole,
  ),
  fractions,
} as const;

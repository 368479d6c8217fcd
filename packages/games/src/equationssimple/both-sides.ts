import { exact, leastMultiple } from "@karota/engine/quiz/exact.ts";
import { difference, equation, fraction, infix, number } from "@karota/engine/quiz/expression.ts";
import { linear } from "@karota/engine/quiz/linear.ts";
import type { Random } from "@karota/engine/random.ts";
import { bracketArea } from "./balance.ts";
import { linearSteps, multiplied, written, x, type Kind, type Side } from "./equation.ts";
import { signed, times } from "./two-step.ts";
import { named, undivided } from "./wrong.ts";

const side = (many: number, one: number): Side => ({ x: many, one });

/** ax + b = cx + d */
const bothSides = (draw: (random: Random) => readonly number[] | null): Kind => ({
  skill: "both-sides",
  draw,
  sides: (a = 0, b = 0, c = 0, d = 0) => [written(side(a, b)), written(side(c, d))],
  solve: (a = 0, b = 0, c = 0, d = 0) => exact(d - b, a - c),
  wrong: (a = 0, b = 0, c = 0, d = 0) =>
    named([
      ["x-sign-when-moving", d - b, a + c],
      ["sign-when-moving", d + b, a - c],
      ...undivided(a - c, d - b),
      ["upside-down", a - c, d - b],
      ["sign-lost", b - d, a - c],
    ]),
  steps: (a = 0, b = 0, c = 0, d = 0) => linearSteps(side(a, b), side(c, d)),
});

const wholeSolution = bothSides((random) => {
  const [a, b, c] = [random.between(2, 9), signed(random, 1, 15), signed(random, 2, 9)];
  const d = (a - c) * signed(random, 2, 9) + b;
  return Math.abs(a - c) < 2 || d === 0 || Math.abs(d) > 60 ? null : [a, b, c, d];
});

const fractionSolution = bothSides((random) => {
  const [a, b, c, d] = [random.between(2, 9), signed(random, 1, 12), random.between(1, 8), signed(random, 1, 12)];
  if (a === c) return null;
  const value = exact(d - b, a - c);
  return value.d === 1 || value.d > 6 ? null : [a, b, c, d];
});

/** a(x + b) = cx + d, such that the usual slip with the parentheses gives a whole number too. */
const parentheses: Kind = {
  skill: "parentheses-both-sides",
  draw: (random) => {
    const [a, b, c] = [random.between(2, 7), signed(random, 1, 9), signed(random, 1, 8)];
    const d = (a - c) * signed(random, 2, 9) + a * b;
    return Math.abs(a - c) < 2 || ((a - 1) * b) % (a - c) !== 0 || d === 0 || Math.abs(d) > 70 ? null : [a, b, c, d];
  },
  sides: (a = 0, b = 0, c = 0, d = 0) => [times(a, side(1, b)), written(side(c, d))],
  solve: (a = 0, b = 0, c = 0, d = 0) => exact(d - a * b, a - c),
  wrong: (a = 0, b = 0, c = 0, d = 0) =>
    named([
      ["only-first-multiplied", d - b, a - c],
      ["x-sign-when-moving", d - a * b, a + c],
      ["sign-when-moving", d + a * b, a - c],
      ...undivided(a - c, d - a * b),
      ["sign-lost", a * b - d, a - c],
    ]),
  steps: (a = 0, b = 0, c = 0, d = 0) => [
    {
      say: { id: "equationssimple.step.expand", values: { by: a } },
      shown: [equation(written(side(a, a * b)), written(side(c, d))), ...(b > 0 ? [bracketArea(a, b)] : [])],
    },
    ...linearSteps(side(a, a * b), side(c, d)),
  ],
};

/** a − (bx + c) = dx + e, such that the lost change of sign gives a whole number too. */
const minusParentheses: Kind = {
  skill: "minus-parentheses",
  draw: (random) => {
    const [a, b, c, d] = [random.between(3, 20), random.between(2, 7), signed(random, 1, 12), random.between(1, 6)];
    const e = a - c - (b + d) * signed(random, 1, 9);
    return (2 * c) % (b + d) !== 0 || e === 0 || a === c || Math.abs(e) > 60 ? null : [a, b, c, d, e];
  },
  sides: (a = 0, b = 0, c = 0, d = 0, e = 0) => [difference(number(a), written(side(b, c))), written(side(d, e))],
  solve: (a = 0, b = 0, c = 0, d = 0, e = 0) => exact(a - c - e, b + d),
  wrong: (a = 0, b = 0, c = 0, d = 0, e = 0) =>
    named([
      ["minus-parentheses", a + c - e, b + d],
      ["x-sign-when-moving", a - c - e, b - d],
      ["sign-when-moving", a - c + e, b + d],
      ...undivided(b + d, a - c - e),
      ["minus-lost", e - a + c, b + d],
    ]),
  steps: (a = 0, b = 0, c = 0, d = 0, e = 0) => [
    {
      say: { id: "equationssimple.step.minusParentheses" },
      shown: [equation(linear([exact(a)], [exact(-b), "x"], [exact(-c)]), written(side(d, e)))],
    },
    {
      say: { id: "equationssimple.step.collect" },
      shown: [equation(written(side(-b, a - c)), written(side(d, e)))],
    },
    ...linearSteps(side(-b, a - c), side(d, e)),
  ],
};

/** x/a + x/b = c, or x/a − x/b = c where `join` is −1. */
const fractions: Kind = {
  skill: "fractions",
  draw: (random) => {
    const [a, b, join] = [random.between(2, 6), random.between(3, 10), random.chance(0.5) ? 1 : -1];
    if (a >= b) return null;
    const under = leastMultiple(a, b);
    const value = under * signed(random, 1, 4);
    return under > 30 ? null : [a, b, join, value / a + (join * value) / b];
  },
  sides: (a = 1, b = 1, join = 1, c = 0) => [infix(join > 0 ? "+" : "-", fraction(x, a), fraction(x, b)), number(c)],
  solve: (a = 1, b = 1, join = 1, c = 0) => exact(c * a * b, b + join * a),
  wrong: (a = 1, b = 1, join = 1, c = 0) => {
    const under = leastMultiple(a, b);
    return named([
      join > 0 ? ["denominators-joined", c * (a + b), 2] : ["denominators-joined", c * (b - a)],
      ["denominators-joined", c * (b + join * a)],
      ...undivided(under / a + (join * under) / b, c * under),
      ["right-not-multiplied", c * a * b, (b + join * a) * under],
      ["sign-lost", -c * a * b, b + join * a],
    ]);
  },
  steps: (a = 1, b = 1, join = 1, c = 0) => {
    const under = leastMultiple(a, b);
    const [one, other] = [under / a, under / b];
    return [
      multiplied(under, linear([exact(one), "x"], [exact(join * other), "x"]), number(c * under)),
      {
        say: { id: "equationssimple.step.collect" },
        shown: [equation(written(side(one + join * other, 0)), number(c * under))],
      },
      ...linearSteps(side(one + join * other, 0), side(0, c * under)),
    ];
  },
};

export const BOTH_SIDES = {
  "whole-solution": wholeSolution,
  "parentheses-both-sides": parentheses,
  "fraction-solution": fractionSolution,
  "minus-parentheses": minusParentheses,
  fractions,
} as const;

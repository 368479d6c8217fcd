import { exact } from "@karota/engine/quiz/exact.ts";
import { equation, fraction, infix, number, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Random } from "@karota/engine/random.ts";
import { balance, isDrawable } from "./balance.ts";
import { divided, linearSteps, multiplied, valued, written, x, type Kind, type Side } from "./equation.ts";
import { named, undivided } from "./wrong.ts";

/** From -most to most, but not 0 and not closer to it than `least`. */
export const signed = (random: Random, least: number, most: number): number =>
  random.between(least, most) * (random.chance(0.5) ? 1 : -1);

export const times = (factor: number, side: Side): Expression => infix("implicit", number(factor), written(side));
const constant = (one: number): Side => ({ x: 0, one });
const plain = (many: number, one: number): Side => ({ x: many, one });

/** ax + b = c, with a from −9 to 9. */
const twoSteps = (skill: string, drawA: (random: Random) => number): Kind => ({
  skill,
  draw: (random) => {
    const [a, b, value] = [drawA(random), signed(random, 1, 20), signed(random, 2, 10)];
    const c = a * value + b;
    // In every other task a sign that does not change gives a whole number too.
    if ((2 * b) % a !== 0 && random.chance(0.5)) return null;
    return (a < 0 && b < 0) || c === 0 ? null : [a, b, c];
  },
  sides: (a = 0, b = 0, c = 0) => [written(plain(a, b)), number(c)],
  solve: (a = 0, b = 0, c = 0) => exact(c - b, a),
  wrong: (a = 0, b = 0, c = 0) =>
    named([
      ["sign-when-moving", c + b, a],
      ...undivided(a, c - b),
      ["one-term-divided", c - a * b, a],
      [a < 0 ? "minus-lost" : "sign-lost", b - c, a],
    ]),
  steps: (a = 0, b = 0, c = 0) => {
    const [left, right] = [plain(a, b), constant(c)];
    const [first, ...others] = linearSteps(left, right);
    return isDrawable(left, right) && first
      ? [{ ...first, shown: [balance(left, right), ...first.shown] }, ...others]
      : linearSteps(left, right);
  },
});

/** x/a + b = c */
const quotientAndNumber: Kind = {
  skill: "quotient",
  draw: (random) => {
    const [a, b, c] = [random.between(2, 9), signed(random, 1, 15), signed(random, 1, 12)];
    return c === b || Math.abs(c - b) > 12 ? null : [a, b, c];
  },
  sides: (a = 0, b = 0, c = 0) => [infix(b > 0 ? "+" : "-", fraction(x, a), number(Math.abs(b))), number(c)],
  solve: (a = 0, b = 0, c = 0) => exact(a * (c - b)),
  wrong: (a = 0, b = 0, c = 0) =>
    named([
      ["sign-when-moving", a * (c + b)],
      ["not-multiplied", c - b],
      ["one-term-multiplied", a * c - b],
      ["divided-instead", c - b, a],
      ["sign-lost", a * (b - c)],
    ]),
  steps: (a = 0, b = 0, c = 0) => [
    {
      say:
        b > 0
          ? { id: "equationssimple.step.subtract", values: { what: String(b) } }
          : { id: "equationssimple.step.add", values: { what: String(-b) } },
      shown: [equation(fraction(x, a), number(c - b))],
    },
    multiplied(a, x, number(a * (c - b))),
  ],
};

/** (x + b)/a = c */
const sumDivided: Kind = {
  skill: "quotient",
  draw: (random) => {
    const [a, b, c] = [random.between(2, 9), signed(random, 1, 15), signed(random, 1, 12)];
    return a * c === b ? null : [a, b, c];
  },
  sides: (a = 0, b = 0, c = 0) => [fraction(written(plain(1, b)), a), number(c)],
  solve: (a = 0, b = 0, c = 0) => exact(a * c - b),
  wrong: (a = 0, b = 0, c = 0) =>
    named([
      ["sign-when-moving", a * c + b],
      ["denominator-left-out", c - b],
      ["order-swapped", a * (c - b)],
      ["sign-lost", b - a * c],
    ]),
  steps: (a = 0, b = 0, c = 0) => [
    multiplied(a, written(plain(1, b)), number(a * c)),
    ...linearSteps(plain(1, b), constant(a * c)),
  ],
};

/** a(x + b) = c */
const parentheses: Kind = {
  skill: "parentheses",
  draw: (random) => {
    const [a, b, value] = [random.between(2, 9), signed(random, 1, 12), signed(random, 2, 12)];
    // In every other task a term left without its factor gives a whole number too.
    if (b % a !== 0 && random.chance(0.5)) return null;
    return value + b === 0 ? null : [a, b, a * (value + b)];
  },
  sides: (a = 0, b = 0, c = 0) => [times(a, plain(1, b)), number(c)],
  solve: (a = 0, b = 0, c = 0) => exact(c / a - b),
  wrong: (a = 0, b = 0, c = 0) =>
    named([
      ["only-first-multiplied", c - b, a],
      ["sign-when-moving", c / a + b],
      ["coefficient-subtracted", c - a - b],
      ["not-divided", c - a * b],
      ["sign-lost", b - c / a],
    ]),
  steps: (a = 0, b = 0, c = 0) => [
    divided(a, written(plain(1, b)), valued(exact(c, a))),
    ...linearSteps(plain(1, b), constant(c / a)),
  ],
};

export const TWO_STEP = {
  "two-steps": twoSteps("two-steps", (random) => random.between(2, 9)),
  "negative-coefficient": twoSteps("negative-coefficient", (random) => -random.between(2, 9)),
  "quotient-and-number": quotientAndNumber,
  "sum-divided": sumDivided,
  parentheses,
} as const;

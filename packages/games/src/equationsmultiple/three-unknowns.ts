import { equation, number, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Random } from "@karota/engine/random.ts";
import { divideStep } from "./elimination.ts";
import type { Kind } from "./kind.ts";
import { letterIs, LETTERS, terms } from "./row.ts";
import type { Wrong } from "./wrong.ts";

const draw = (random: Random): number => random.between(1, 9) * (random.chance(0.5) ? 1 : -1);
const total = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const [x, y, z] = LETTERS.map(symbol) as [Expression, Expression, Expression];

/** Exchanged values, lost signs, and triples that fit all but one equation. */
const wrongTriples = ([a, b, c]: readonly [number, number, number], nearly: readonly (readonly number[])[]): Wrong => [
  { name: "swapped", value: [b, a, c] },
  { name: "swapped", value: [a, c, b] },
  { name: "sign-lost", value: [-a, b, c] },
  { name: "sign-lost", value: [a, b, -c] },
  ...nearly.map((value) => ({ name: "not-all", value })),
];

/** x + y, y + z and z + x are given. No numbers of its own. */
const threeSums: Kind = {
  skill: "three-unknowns",
  draw: (random) => ({ numbers: [], values: [draw(random), draw(random), draw(random)] }),
  equations: (_, [a = 0, b = 0, c = 0]) => [
    equation(sum(x, y), number(a + b)),
    equation(sum(y, z), number(b + c)),
    equation(sum(z, x), number(c + a)),
  ],
  check: (_, [a = 0, b = 0, c = 0]) => [
    equation(sum(number(a), number(b)), number(a + b)),
    equation(sum(number(b), number(c)), number(b + c)),
    equation(sum(number(c), number(a)), number(c + a)),
  ],
  wrong: (_, [a = 0, b = 0, c = 0]) => [
    // Twice the sum of all taken for the sum.
    { name: "not-halved", value: [2 * a + b + c, a + 2 * b + c, a + b + 2 * c] },
    ...wrongTriples(
      [a, b, c],
      [1, -1, 2].map((step) => [a + step, b - step, c + step]),
    ),
  ],
  steps: (_, values) => {
    const [a = 0, b = 0, c = 0] = values;
    const all = total(values);
    const rest = (sumOfTwo: number, value: number, letter: "x" | "y" | "z") => [
      equation(symbol(letter), terms([all], [-sumOfTwo])),
      ...(sumOfTwo === 0 || all === 0 ? [] : [letterIs(letter, value)]),
    ];
    return [
      {
        say: { id: "equationsmultiple.step.addAll" },
        shown: [equation(terms([2, "x"], [2, "y"], [2, "z"]), number(2 * all)), equation(sum(x, y, z), number(all))],
      },
      {
        say: { id: "equationsmultiple.step.takeAway" },
        shown: [...rest(b + c, a, "x"), ...rest(c + a, b, "y"), ...rest(a + b, c, "z")],
      },
    ];
  },
};

/** y and z by x, and the sum of all. numbers: y − x, z − x. */
const byTheFirst: Kind = {
  skill: "three-unknowns",
  draw: (random) => {
    const [a, one, other] = [draw(random), draw(random), draw(random)];
    const values = [a, a + one, a + other];
    return one === other || values.includes(0) || total(values) === 0 ? null : { numbers: [one, other], values };
  },
  equations: ([one = 0, other = 0], values) => [
    equation(sum(x, y, z), number(total(values))),
    equation(y, terms([1, "x"], [one])),
    equation(z, terms([1, "x"], [other])),
  ],
  check: ([one = 0, other = 0], values) => {
    const [a = 0, b = 0, c = 0] = values;
    return [
      equation(sum(...values.map((value) => number(value))), number(total(values))),
      equation(number(b), terms([a], [one])),
      equation(number(c), terms([a], [other])),
    ];
  },
  wrong: ([one = 0, other = 0], values) => {
    const [a = 0, b = 0, c = 0] = values;
    const all = total(values);
    const from = (name: string, first: number): Wrong =>
      Number.isInteger(first) ? [{ name, value: [first, first + one, first + other] }] : [];
    return [
      ...from("sign-when-moving", (all + one + other) / 3),
      ...from("not-divided", all - one - other),
      ...wrongTriples(
        [a, b, c],
        [1, -1].map((step) => [a + step, b + step, c + step]),
      ),
    ];
  },
  steps: ([one = 0, other = 0], values) => {
    const [a = 0, b = 0, c = 0] = values;
    const all = total(values);
    const known = one + other;
    return [
      {
        say: { id: "equationsmultiple.step.putBoth" },
        shown: [equation(terms([1, "x"], [1, "x"], [one], [1, "x"], [other]), number(all))],
      },
      {
        say: { id: "equationsmultiple.step.collect" },
        shown: [
          ...(known === 0 ? [] : [equation(terms([3, "x"], [known]), number(all))]),
          equation(terms([3, "x"]), number(all - known)),
        ],
      },
      divideStep(3, "x", a),
      {
        say: { id: "equationsmultiple.step.putIntoOthers" },
        shown: [equation(y, terms([a], [one])), letterIs("y", b), equation(z, terms([a], [other])), letterIs("z", c)],
      },
    ];
  },
};

export const THREE_UNKNOWNS = { "three-sums": threeSums, "by-the-first": byTheFirst } as const;

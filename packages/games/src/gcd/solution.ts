import {
  call,
  equation,
  number,
  product,
  quotient,
  sum,
  words,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { primePowersOf, writtenPowers } from "@karota/engine/quiz/prime-factors.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { divisorOf, type Facts } from "./kinds.ts";

export const written = ({ numbers }: Facts): Expression =>
  call(words({ id: "gcd.sign" }), ...numbers.map((one) => number(one)));

/** The worked solution, on the way that suits the numbers. */
export function solution(facts: Facts): readonly Step[] {
  const result = resultStep(equation(written(facts), number(divisorOf(facts.numbers))));
  return [...STEPS[facts.way](facts.numbers), result];
}

const divided = (one: number, by: number): Expression => equation(quotient(number(one), number(by)), number(one / by));

const STEPS: Readonly<Record<Facts["way"], (numbers: readonly number[]) => readonly Step[]>> = {
  multiple: ([small = 1, large = 1]) => [
    {
      say: { id: "gcd.step.divides", values: { small, large } },
      shown: [divided(large, small)],
    },
    { say: { id: "gcd.step.noneLarger", values: { small } }, shown: [] },
  ],
  list: ([small = 1, large = 1]) => {
    const right = divisorOf([small, large]);
    const divisors = Array.from({ length: small }, (_, n) => small - n).filter((one) => small % one === 0);
    return [
      { say: { id: "gcd.step.list", values: { small } }, shown: divisors.map((one) => number(one)) },
      right === 1
        ? { say: { id: "gcd.step.onlyOne", values: { large } }, shown: [] }
        : { say: { id: "gcd.step.firstDividing", values: { right, large } }, shown: [divided(large, right)] },
    ];
  },
  primes: (numbers) => {
    const factorise = {
      say: { id: "gcd.step.factorise" },
      shown: numbers.map((one) => equation(number(one), writtenPowers(primePowersOf(one)))),
    };
    const right = divisorOf(numbers);
    if (right === 1) return [factorise, { say: { id: "gcd.step.nothingCommon" }, shown: [] }];
    const common = primePowersOf(right);
    const [[, exponent] = [0, 0], ...more] = common;
    const shown = exponent > 1 || more.length > 0 ? equation(writtenPowers(common), number(right)) : number(right);
    return [factorise, { say: { id: "gcd.step.lowestPowers" }, shown: [shown] }];
  },
  euclid: ([small = 1, large = 1]) => [
    { say: { id: "gcd.step.euclid" }, shown: divisions(large, small) },
    { say: { id: "gcd.step.lastRemainder" }, shown: [number(divisorOf([small, large]))] },
  ],
};

/** Each division with remainder: 84 = 2 · 35 + 14, until nothing remains. */
function divisions(large: number, small: number): readonly Expression[] {
  const rest = large % small;
  const times = product(number((large - rest) / small), number(small));
  const shown = equation(number(large), rest === 0 ? times : sum(times, number(rest)));
  return rest === 0 ? [shown] : [shown, ...divisions(small, rest)];
}

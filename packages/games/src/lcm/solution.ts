import { call, equation, number, product, quotient, words, type Expression } from "@karota/engine/quiz/expression.ts";
import { primePowersOf, writtenPowers } from "@karota/engine/quiz/prime-factors.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { areCoprime, multipleOf, type Facts } from "./kinds.ts";

export const written = ({ numbers }: Facts): Expression =>
  call(words({ id: "lcm.sign" }), ...numbers.map((one) => number(one)));

/** The worked solution, on the way that suits the numbers. */
export function solution(facts: Facts): readonly Step[] {
  const result = resultStep(equation(written(facts), number(multipleOf(facts.numbers))));
  return [...STEPS[facts.way](facts.numbers), result];
}

const divided = (one: number, by: number): Expression => equation(quotient(number(one), number(by)), number(one / by));

const STEPS: Readonly<Record<Facts["way"], (numbers: readonly number[]) => readonly Step[]>> = {
  multiple: ([small = 1, large = 1]) => [
    { say: { id: "lcm.step.divides", values: { small, large } }, shown: [divided(large, small)] },
    { say: { id: "lcm.step.noneSmaller", values: { large } }, shown: [] },
  ],
  list: ([small = 1, large = 1]) => {
    const multiple = multipleOf([small, large]);
    const counted = Array.from({ length: multiple / large }, (_, n) => n + 1);
    return [
      {
        say: { id: "lcm.step.list", values: { large } },
        shown: counted.map((times) => equation(product(number(times), number(large)), number(times * large))),
      },
      { say: { id: "lcm.step.firstDivisible", values: { multiple, small } }, shown: [divided(multiple, small)] },
    ];
  },
  primes: (numbers) => {
    const right = multipleOf(numbers);
    const powers = numbers.map((one) => primePowersOf(one));
    const factorise = {
      say: { id: "lcm.step.factorise" },
      // A prime number has no step: 7 = 7 is no factorisation.
      shown: numbers.map((one, place) => {
        const [[, exponent] = [0, 0], ...more] = powers[place]!;
        return exponent === 1 && more.length === 0 ? number(one) : equation(number(one), writtenPowers(powers[place]!));
      }),
    };
    if (areCoprime(numbers)) {
      const shown = [equation(product(...numbers.map((one) => number(one))), number(right))];
      return [factorise, { say: { id: "lcm.step.nothingCommon" }, shown }];
    }
    const shown = [equation(writtenPowers(primePowersOf(right)), number(right))];
    return [factorise, { say: { id: "lcm.step.highestPowers" }, shown }];
  },
};

import { equation, index, number, numeral, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";
import { groupsOf } from "@karota/engine/quiz/digit-groups.ts";
import type { Facts } from "./kinds.ts";
import { digitValues, divisions, placeTerms, total } from "@karota/engine/quiz/place-values.ts";

const octalOf = (value: number): Expression => numeral(value, 8);
const binaryOf = (value: number): Expression => numeral(value, 2);
/** A group with its leading zeros, which a numeral does not have. */
const groupOf = (digits: string): Expression => index(symbol(digits), number(2));

/** The worked solution: place values, divisions, groups of three, or column by column. */
export function solution({ kind, numbers }: Facts): readonly Step[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return toDecimal(first);
    case "from-decimal":
      return [
        { say: { id: "octal.step.divide" }, shown: divisions(first, 8) },
        { say: { id: "octal.step.remainders" }, shown: [equation(number(first), octalOf(first))] },
      ];
    case "from-binary":
      return [
        {
          say: { id: "octal.step.group" },
          shown: digitValues(first, 8).map((digit, at) => equation(groupOf(groupsOf(first, 3)[at]!), octalOf(digit))),
        },
        { say: { id: "octal.step.joinDigits" }, shown: [equation(binaryOf(first), octalOf(first))] },
      ];
    case "to-binary":
      return [
        {
          say: { id: "octal.step.spread" },
          shown: digitValues(first, 8).map((digit, at) => equation(octalOf(digit), groupOf(groupsOf(first, 3)[at]!))),
        },
        { say: { id: "octal.step.joinGroups" }, shown: [equation(octalOf(first), binaryOf(first))] },
      ];
    case "addition":
      return addition(first, second);
  }
}

function toDecimal(value: number): readonly Step[] {
  const { powers, worths, values } = placeTerms(value, 8);
  return [
    {
      say: { id: "octal.step.places", values: { last: digitsOf(value, 8).length - 1 } },
      shown: [equation(octalOf(value), total(powers))],
    },
    { say: { id: "octal.step.powers" }, shown: [equation(total(powers), total(worths))] },
    { say: { id: "octal.step.multiply" }, shown: [equation(total(worths), total(values))] },
    resultStep(equation(octalOf(value), number(value))),
  ];
}

function addition(one: number, other: number): readonly Step[] {
  const columns = sumColumns(one, other, 8).map(({ digits, carried, total: amount }, place, all): Step => {
    const parts = [...digits, ...(carried > 0 ? [carried] : [])].map((digit) => number(digit));
    const values = { column: place + 1, digit: amount % 8 };
    if (amount < 8)
      return { say: { id: "octal.step.write", values }, shown: [equation(sum(...parts), number(amount))] };
    return {
      say: { id: place === all.length - 1 ? "octal.step.last" : "octal.step.carry", values },
      shown: [equation(sum(...parts), number(amount), octalOf(amount))],
    };
  });
  return [...columns, resultStep(equation(sum(octalOf(one), octalOf(other)), octalOf(one + other)))];
}

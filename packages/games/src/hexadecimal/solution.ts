import { equation, index, number, numeral, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";
import { groupsOf } from "@karota/engine/quiz/digit-groups.ts";
import type { Facts } from "./kinds.ts";
import { digitValues, divisions, placeTerms, total } from "@karota/engine/quiz/place-values.ts";

const hexOf = (value: number): Expression => numeral(value, 16);
const octalOf = (value: number): Expression => numeral(value, 8);
const binaryOf = (value: number): Expression => numeral(value, 2);
/** A group with its leading zeros, which a numeral does not have. */
const groupOf = (digits: string): Expression => index(symbol(digits), number(2));

/** The worked solution: place values, divisions, groups of four, or column by column. */
export function solution({ kind, numbers }: Facts): readonly Step[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return toDecimal(first);
    case "from-decimal":
      return [
        { say: { id: "hexadecimal.step.divide" }, shown: divisions(first, 16) },
        ...lettersStep(first, (digit) => equation(number(digit), hexOf(digit)), "hexadecimal.step.toLetters"),
        { say: { id: "hexadecimal.step.remainders" }, shown: [equation(number(first), hexOf(first))] },
      ];
    case "from-binary":
      return [
        { say: { id: "hexadecimal.step.group" }, shown: gathered(first) },
        { say: { id: "hexadecimal.step.joinDigits" }, shown: [equation(binaryOf(first), hexOf(first))] },
      ];
    case "to-binary":
      return [
        {
          say: { id: "hexadecimal.step.spread" },
          shown: digitValues(first, 16).map((digit, at) =>
            equation(hexOf(digit), ...valueOfLetter(digit), groupOf(groupsOf(first, 4)[at]!)),
          ),
        },
        { say: { id: "hexadecimal.step.joinGroups" }, shown: [equation(hexOf(first), binaryOf(first))] },
      ];
    case "from-octal":
      return [
        { say: { id: "hexadecimal.step.spreadOctal" }, shown: spreadOctal(first) },
        { say: { id: "hexadecimal.step.regroup" }, shown: gathered(first) },
        { say: { id: "hexadecimal.step.joinDigits" }, shown: [equation(octalOf(first), hexOf(first))] },
      ];
    case "addition":
      return addition(first, second);
  }
}

/** The value of a letter; empty for a digit. */
const valueOfLetter = (digit: number): readonly Expression[] => (digit > 9 ? [number(digit)] : []);

/** The groups of four of a number with the hexadecimal digit of each. */
const gathered = (value: number): readonly Expression[] =>
  digitValues(value, 16).map((digit, at) =>
    equation(groupOf(groupsOf(value, 4)[at]!), ...valueOfLetter(digit), hexOf(digit)),
  );

const spreadOctal = (value: number): readonly Expression[] =>
  digitValues(value, 8).map((digit, at) => equation(octalOf(digit), groupOf(groupsOf(value, 3)[at]!)));

/** A step with the values of a numeral's letters; empty for a numeral without letters. */
function lettersStep(value: number, equationOf: (digit: number) => Expression, id: string): readonly Step[] {
  const letters = [...new Set(digitValues(value, 16))].filter((digit) => digit > 9);
  return letters.length > 0 ? [{ say: { id }, shown: letters.map(equationOf) }] : [];
}

function toDecimal(value: number): readonly Step[] {
  const { powers, worths, values } = placeTerms(value, 16);
  return [
    ...lettersStep(value, (digit) => equation(hexOf(digit), number(digit)), "hexadecimal.step.letters"),
    {
      say: { id: "hexadecimal.step.places", values: { last: digitsOf(value, 16).length - 1 } },
      shown: [equation(hexOf(value), total(powers))],
    },
    { say: { id: "hexadecimal.step.powers" }, shown: [equation(total(powers), total(worths))] },
    { say: { id: "hexadecimal.step.multiply" }, shown: [equation(total(worths), total(values))] },
    resultStep(equation(hexOf(value), number(value))),
  ];
}

function addition(one: number, other: number): readonly Step[] {
  const columns = sumColumns(one, other, 16).map(({ digits, carried, total: amount }, place, all): Step => {
    const parts = [...digits, ...(carried > 0 ? [carried] : [])].map((digit) => number(digit));
    const values = { column: place + 1, digit: digitsOf(amount % 16, 16) };
    const added = equation(sum(...parts), number(amount), ...(amount > 9 ? [hexOf(amount)] : []));
    if (amount < 16) return { say: { id: "hexadecimal.step.write", values }, shown: [added] };
    return {
      say: { id: place === all.length - 1 ? "hexadecimal.step.last" : "hexadecimal.step.carry", values },
      shown: [added],
    };
  });
  return [...columns, resultStep(equation(sum(hexOf(one), hexOf(other)), hexOf(one + other)))];
}

import { groupsOf } from "@karota/engine/quiz/digit-groups.ts";
import { equation, index, number, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { digitValues, placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { inBase, type BaseFacts } from "./base-quiz.ts";
import { bitsOf, type GroupedBase, type GroupedKind } from "./grouped-base.ts";
import { divisionSteps, powersStep, sumSteps } from "./steps.ts";

/** A group with its leading zeros, which a numeral does not have. */
const groupOf = (digits: string): Expression => index(symbol(digits), number(2));
/** The number that a letter stands for; nothing for a digit. */
const valueOfLetter = (digit: number): readonly Expression[] => (digit > 9 ? [number(digit)] : []);

/** The binary groups of a number with the digit of each. */
export const gathered = (value: number, base: GroupedBase): readonly Expression[] =>
  digitValues(value, base).map((digit, at) =>
    equation(groupOf(groupsOf(value, bitsOf(base))[at]!), ...valueOfLetter(digit), inBase(digit, base)),
  );
/** The digits of a number with the binary group of each. */
export const spread = (value: number, base: GroupedBase): readonly Expression[] =>
  digitValues(value, base).map((digit, at) =>
    equation(inBase(digit, base), ...valueOfLetter(digit), groupOf(groupsOf(value, bitsOf(base))[at]!)),
  );

/** A step that says what the letters of a numeral stand for; none where it has no letters. */
function lettersStep(
  value: number,
  base: GroupedBase,
  id: string,
  told: (digit: number) => Expression,
): readonly Step[] {
  const letters = [...new Set(digitValues(value, base))].filter((digit) => digit > 9);
  return letters.length > 0 ? [{ say: { id }, shown: letters.map(told) }] : [];
}

/** The worked solution for the quiz `id`: place values, divisions, groups of binary digits, or column by column. */
export function groupedSolution(
  id: string,
  base: GroupedBase,
  { kind, numbers: [first = 0, second = 0] }: BaseFacts<GroupedKind>,
): readonly Step[] {
  const own = (digit: number) => inBase(digit, base);
  switch (kind) {
    case "to-decimal": {
      const { powers, worths, values } = placeTerms(first, base);
      return [
        ...lettersStep(first, base, "numerals.step.letters", (digit) => equation(own(digit), number(digit))),
        {
          say: { id: "numerals.step.places", values: { last: digitsOf(first, base).length - 1 } },
          shown: [equation(own(first), total(powers))],
        },
        powersStep(first, base),
        { say: { id: "numerals.step.multiply" }, shown: [equation(total(worths), total(values))] },
        resultStep(equation(own(first), number(first))),
      ];
    }
    case "from-decimal":
      return divisionSteps(
        id,
        first,
        base,
        ...lettersStep(first, base, "numerals.step.toLetters", (digit) => equation(number(digit), own(digit))),
      );
    case "from-binary":
      return [
        { say: { id: `${id}.step.group` }, shown: gathered(first, base) },
        { say: { id: `${id}.step.joinDigits` }, shown: [equation(inBase(first, 2), own(first))] },
      ];
    case "to-binary":
      return [
        { say: { id: `${id}.step.spread` }, shown: spread(first, base) },
        { say: { id: "numerals.step.joinGroups" }, shown: [equation(own(first), inBase(first, 2))] },
      ];
    case "addition":
      return sumSteps(first, second, base);
  }
}

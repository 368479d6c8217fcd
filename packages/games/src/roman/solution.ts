import { difference, equation, number, numeral, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import type { Facts } from "./kinds.ts";
import { lettersOf, partsOf, romanOf } from "./letters.ts";

const roman = (value: number): Expression => numeral(value, "Roman");
const total = (values: readonly number[]): Expression =>
  values.length === 1 ? number(values[0]!) : sum(...values.map((value) => number(value)));

/** The worked solution: the numeral taken apart by places, or the number written place by place. */
export function solution({ kind, numbers }: Facts): readonly Step[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "reading":
      return [...reading(first), resultStep(equation(roman(first), number(first)))];
    case "writing":
      return [...writing(first), resultStep(equation(number(first), roman(first)))];
    case "adding":
    case "subtracting": {
      const join = kind === "adding" ? sum : difference;
      const value = kind === "adding" ? first + second : first - second;
      return [
        {
          say: { id: "roman.step.readBoth" },
          shown: [equation(roman(first), number(first)), equation(roman(second), number(second))],
        },
        {
          say: { id: "roman.step.calculate" },
          shown: [equation(join(number(first), number(second)), number(value))],
        },
        ...writing(value),
        resultStep(equation(join(roman(first), roman(second)), roman(value))),
      ];
    }
  }
}

/** How the letters of one place make its value: CM = 1000 − 100 = 900, VII = 5 + 1 + 1 = 7. */
function explained(part: number): Expression {
  const letters = lettersOf(romanOf(part));
  const [one = 0, other = 0] = letters;
  if (letters.length === 1) return equation(roman(part), number(part));
  const made = one < other ? difference(number(other), number(one)) : total(letters);
  return equation(roman(part), made, number(part));
}

function reading(value: number): readonly Step[] {
  const parts = partsOf(value);
  const taken: Step = { say: { id: "roman.step.takeApart" }, shown: parts.map(explained) };
  if (parts.length === 1) return [taken];
  return [taken, { say: { id: "roman.step.add" }, shown: [equation(total(parts), number(value))] }];
}

function writing(value: number): readonly Step[] {
  const parts = partsOf(value);
  const written: Step = {
    say: { id: "roman.step.write" },
    shown: parts.map((part) => equation(number(part), roman(part))),
  };
  if (parts.length === 1) return [written];
  return [{ say: { id: "roman.step.split" }, shown: [equation(number(value), total(parts))] }, written];
}

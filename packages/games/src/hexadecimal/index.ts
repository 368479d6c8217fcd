import { equation } from "@karota/engine/quiz/expression.ts";
import { misgrouped } from "@karota/engine/quiz/digit-groups.ts";
import { digitValues } from "@karota/engine/quiz/place-values.ts";
import type { Named, Step } from "@karota/engine/quiz/topic.ts";
import { baseQuiz, inBase } from "../numerals/base-quiz.ts";
import { groupedMistakes } from "../numerals/grouped-base.ts";
import { gathered, groupedSolution, spread } from "../numerals/grouped-solution.ts";
import { drawFacts, type Facts } from "./kinds.ts";

/** The number with its letters taken for one more: A for 11. */
const lettersShifted = (value: number): number =>
  digitValues(value, 16).reduce((result, digit) => 16 * result + digit + (digit > 9 ? 1 : 0), 0);

/** The same in writing: 10 as B; null where F would need a letter beyond it. */
const shiftedInWriting = (value: number): number | null =>
  digitValues(value, 16).some((digit) => digit === 15) ? null : lettersShifted(value);

/** What comes out when letters are taken for other numbers. */
function letterMistakes({ kind, numbers: [first = 0] }: Facts): readonly Named<number>[] {
  switch (kind) {
    case "to-decimal":
      return [{ name: "letters-shifted", value: lettersShifted(first) }];
    case "from-decimal":
      return [
        { name: "two-figures-for-one", value: parseInt(digitValues(first, 16).join(""), 16) },
        { name: "letters-shifted", value: shiftedInWriting(first) ?? first },
      ];
    case "from-binary":
    case "to-binary":
      return [{ name: "letters-shifted", value: shiftedInWriting(first) ?? first }];
    default:
      return [];
  }
}

export function mistakesOf({ kind, numbers }: Facts): readonly Named<number>[] {
  const [first = 0] = numbers;
  if (kind === "from-octal")
    return [{ name: "read-as-decimal", value: Number(first.toString(8)) }, ...misgrouped(first, 4)];
  return [...letterMistakes({ kind, numbers }), ...groupedMistakes({ kind, numbers }, 16)];
}

export function solution({ kind, numbers }: Facts): readonly Step[] {
  const [first = 0] = numbers;
  if (kind !== "from-octal") return groupedSolution("hexadecimal", 16, { kind, numbers });
  return [
    { say: { id: "hexadecimal.step.spreadOctal" }, shown: spread(first, 8) },
    { say: { id: "hexadecimal.step.regroup" }, shown: gathered(first, 16) },
    { say: { id: "hexadecimal.step.joinDigits" }, shown: [equation(inBase(first, 8), inBase(first, 16))] },
  ];
}

export const hexadecimal = baseQuiz<Facts["kind"]>({
  id: "hexadecimal",
  forms: {
    "to-decimal": { from: 16, to: 10, ask: "hexadecimal.ask.decimal" },
    "from-decimal": { from: 10, to: 16, ask: "hexadecimal.ask.hexadecimal" },
    "from-binary": { from: 2, to: 16, ask: "hexadecimal.ask.hexadecimal" },
    "to-binary": { from: 16, to: 2, ask: "hexadecimal.ask.binary" },
    "from-octal": { from: 8, to: 16, ask: "hexadecimal.ask.hexadecimal" },
    addition: { from: 16, to: 16, ask: "hexadecimal.ask.result", join: "sum" },
  },
  most: 0xffff,
  draw: drawFacts,
  mistakes: mistakesOf,
  solution,
});

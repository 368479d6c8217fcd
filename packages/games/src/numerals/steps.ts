import { sumColumns } from "@karota/engine/quiz/base-columns.ts";
import { equation, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { divisions, placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { inBase } from "./base-quiz.ts";

/** A number divided by the base again and again, for the quiz `id`; `between` stands before the remainders are read. */
export const divisionSteps = (
  id: string,
  value: number,
  base: number,
  ...between: readonly Step[]
): readonly Step[] => [
  { say: { id: `${id}.step.divide` }, shown: divisions(value, base) },
  ...between,
  { say: { id: "numerals.step.remainders" }, shown: [equation(number(value), inBase(value, base))] },
];

/** The powers that stand for the places, worked out. */
export const powersStep = (value: number, base: number): Step => {
  const { powers, worths } = placeTerms(value, base);
  return { say: { id: "numerals.step.powers" }, shown: [equation(total(powers), total(worths))] };
};

/** A written addition, column by column. */
export function sumSteps(one: number, other: number, base: number): readonly Step[] {
  const columns = sumColumns(one, other, base).map(({ digits, carried, total: amount }, place, all): Step => {
    const parts = [...digits, ...(carried > 0 ? [carried] : [])].map((digit) => number(digit));
    const inOwn: readonly Expression[] = amount >= Math.min(base, 10) ? [inBase(amount, base)] : [];
    const values = { column: place + 1, digit: digitsOf(amount % base, base) };
    const isLast = place === all.length - 1;
    const id = amount < base ? "numerals.step.write" : isLast ? "numerals.step.last" : "numerals.step.carry";
    return { say: { id, values }, shown: [equation(sum(...parts), number(amount), ...inOwn)] };
  });
  const added = equation(sum(inBase(one, base), inBase(other, base)), inBase(one + other, base));
  return [...columns, resultStep(added)];
}

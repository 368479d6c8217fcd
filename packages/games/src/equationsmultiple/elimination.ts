import { leastMultiple } from "@karota/engine/quiz/exact.ts";
import { equation, number } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import { added, letterIs, sign, terms, timesValue, written, type Letter, type Row } from "./row.ts";

const timesRow = ({ a, b, c }: Row, by: number): Row => ({ a: by * a, b: by * b, c: by * c });

/** By what each equation is multiplied so that a letter falls away: the one with the smaller common multiple. */
export function factorsOf(one: Row, two: Row): { readonly gone: "x" | "y"; readonly by: readonly [number, number] } {
  const [ofX, ofY] = [leastMultiple(Math.abs(one.a), Math.abs(two.a)), leastMultiple(Math.abs(one.b), Math.abs(two.b))];
  const rank = (many: number, first: number, second: number) =>
    (many === Math.abs(first) ? 0 : 1) + (many === Math.abs(second) ? 0 : 1);
  const [hardX, hardY] = [rank(ofX, one.a, two.a), rank(ofY, one.b, two.b)];
  return hardX < hardY || (hardX === hardY && ofX < ofY)
    ? { gone: "x", by: [ofX / Math.abs(one.a), ofX / Math.abs(two.a)] }
    : { gone: "y", by: [ofY / Math.abs(one.b), ofY / Math.abs(two.b)] };
}

/** The method of equal coefficients: multiply, add or subtract, divide, put in. */
export function eliminationSteps(one: Row, two: Row, values: readonly [x: number, y: number]): readonly Step[] {
  const { gone, by } = factorsOf(one, two);
  const [first, second] = [timesRow(one, by[0]), timesRow(two, by[1])];
  const steps: Step[] = [];
  if (by[0] > 1)
    steps.push({ say: { id: "equationsmultiple.step.multiplyFirst", values: { by: by[0] } }, shown: [written(first)] });
  if (by[1] > 1)
    steps.push({
      say: { id: "equationsmultiple.step.multiplySecond", values: { by: by[1] } },
      shown: [written(second)],
    });

  const [left, value] = gone === "x" ? (["y", values[1]] as const) : (["x", values[0]] as const);
  const of = (row: Row, letter: Letter): number => (letter === "x" ? row.a : row.b);
  const many = (join: number) => of(first, left) + join * of(second, left);
  const total = (join: number) => first.c + join * second.c;
  const say = { values: { letter: gone } };
  let [coefficient, amount] = [many(1), total(1)];
  if (of(first, gone) + of(second, gone) === 0) {
    steps.push({
      say: { id: "equationsmultiple.step.add", ...say },
      shown: [equation(terms([coefficient, left]), number(amount))],
    });
  } else {
    const turned = many(-1) < 0;
    [coefficient, amount] = turned ? [-many(-1), -total(-1)] : [many(-1), total(-1)];
    steps.push({
      say: turned
        ? { id: "equationsmultiple.step.subtractFirst", ...say }
        : { id: "equationsmultiple.step.subtractSecond", ...say },
      shown: [equation(terms([coefficient, left]), number(amount))],
    });
  }
  if (coefficient !== 1) steps.push(divideStep(coefficient, left, value));

  // Into the equation in which the other letter has the smaller coefficient.
  const intoFirst = Math.abs(of(one, gone)) <= Math.abs(of(two, gone));
  const row = intoFirst ? one : two;
  const put = added([row.a, row.b], (part, place) =>
    (place === 0 ? "x" : "y") === left ? timesValue(part, value) : terms([part, gone]),
  );
  const found = gone === "x" ? values[0] : values[1];
  const rest = row.c - of(row, left) * value;
  steps.push({
    say: intoFirst
      ? { id: "equationsmultiple.step.putIntoFirst", values: { letter: left } }
      : { id: "equationsmultiple.step.putIntoSecond", values: { letter: left } },
    shown: [
      equation(put, number(row.c)),
      ...(of(row, gone) === 1 ? [] : [equation(terms([of(row, gone), gone]), number(rest))]),
      letterIs(gone, found),
    ],
  });
  return steps;
}

export const divideStep = (by: number, letter: Letter, value: number): Step => ({
  say: { id: "equationsmultiple.step.divide", values: { by: sign(by) } },
  shown: [letterIs(letter, value)],
});

import type { Exact } from "@karota/engine/quiz/exact.ts";
import { exact } from "@karota/engine/quiz/exact.ts";
import { asFraction, equation, number, product, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { linear } from "@karota/engine/quiz/linear.ts";
import { MINUS } from "@karota/engine/quiz/plain.ts";
import type { Named, Step } from "@karota/engine/quiz/topic.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import type { Random } from "@karota/engine/random.ts";

/** One kind of equation; `numbers` are those it is made of, in an order of its own. */
export interface Kind {
  readonly skill: string;
  /** Null when the numbers do not fit. */
  readonly draw: (random: Random) => readonly number[] | null;
  /** Its two sides, with x in them. */
  readonly sides: (...numbers: number[]) => readonly [Expression, Expression];
  readonly solve: (...numbers: number[]) => Exact;
  /** What x is when it goes wrong in the usual ways. */
  readonly wrong: (...numbers: number[]) => readonly Named<Exact>[];
  /** To the line "x = …", without the check. */
  readonly steps: (...numbers: number[]) => readonly Step[];
  /** How the unknown is found, in a sentence, where that is a rule of arithmetic. */
  readonly rule?: (...numbers: number[]) => Step["say"];
}

export const x = symbol("x");
export const valued = (value: Exact): Expression => (value.d === 1 ? number(value) : asFraction(value));
export const solved = (value: Exact): Expression => equation(x, valued(value));

/** A side that is so many x and a number. */
export interface Side {
  readonly x: number;
  readonly one: number;
}
/** 3x − 5, and 5 − 3x where the x would begin with a minus. */
export const written = ({ x: many, one }: Side): Expression =>
  many < 0 && one > 0 ? linear([exact(one)], [exact(many), "x"]) : linear([exact(many), "x"], [exact(one)]);

/** A whole number, or so many x, as text that is the same in every language. */
const sign = (value: number): string => (value < 0 ? MINUS : "") + String(Math.abs(value));
const manyX = (many: number): string => `${many === 1 ? "" : many}x`;

const moved = (what: string, away: boolean, left: Side, right: Side): Step => ({
  say: away
    ? { id: "equationssimple.step.subtract", values: { what } }
    : { id: "equationssimple.step.add", values: { what } },
  shown: [equation(written(left), written(right))],
});

/** Both sides multiplied; `left` and `right` are what comes out. */
export const multiplied = (by: number, left: Expression, right: Expression): Step => ({
  say: { id: "equationssimple.step.multiply", values: { by } },
  shown: [equation(left, right)],
});
export const divided = (by: number, left: Expression, right: Expression): Step => ({
  say: { id: "equationssimple.step.divide", values: { by: sign(by) } },
  shown: [equation(left, right)],
});

/** From two sides to x alone: the x to the left, the numbers to the right, then the division. */
export function linearSteps(left: Side, right: Side): readonly Step[] {
  const steps: Step[] = [];
  const [many, amount] = [left.x - right.x, right.one - left.one];
  if (right.x !== 0)
    steps.push(moved(manyX(Math.abs(right.x)), right.x > 0, { ...left, x: many }, { x: 0, one: right.one }));
  if (left.one !== 0)
    steps.push(moved(String(Math.abs(left.one)), left.one > 0, { x: many, one: 0 }, { x: 0, one: amount }));
  if (many !== 1) steps.push(divided(many, x, valued(exact(amount, many))));
  return steps;
}

/** The expression with a number in place of x. */
function withValue(expression: Expression, value: Exact): Expression {
  const put = (one: Expression): Expression => withValue(one, value);
  switch (expression.kind) {
    case "symbol":
      return valued(value);
    case "negative":
      return { ...expression, of: put(expression.of) };
    case "fraction":
      return { ...expression, over: put(expression.over), under: put(expression.under) };
    case "infix":
      if (expression.operator === "implicit") return product(...expression.items.map(put));
      return { ...expression, items: expression.items.map(put) };
    default:
      return expression;
  }
}

/** The solution, and each side worked out with it. */
export function checkStep(sides: readonly [Expression, Expression], value: Exact): Step {
  const worked = sides.flatMap((side) => {
    const put = withValue(side, value);
    const result = valueOf(put);
    return side.kind === "number" || !result ? [] : [equation(put, valued(result))];
  });
  return { say: { id: "equationssimple.step.check" }, shown: [solved(value), ...worked] };
}

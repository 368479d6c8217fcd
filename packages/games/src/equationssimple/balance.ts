import * as z from "zod/mini";
import { areaModelSvg } from "@karota/engine/quiz/area-model.ts";
import { balanceSvg, fitsInPan } from "@karota/engine/quiz/balance.ts";
import { exact } from "@karota/engine/quiz/exact.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Draft, Named, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Pictured } from "../pictured/with-pictured.ts";
import { checkStep, solved, written, type Side } from "./equation.ts";

/** A balance that is level: boxes of the same weight and weights of one on the left, weights of one on the right. */
export interface Balanced {
  readonly pictured: "balance";
  readonly boxes: number;
  readonly ones: number;
  readonly right: number;
}

const weightOf = ({ boxes, ones, right }: Balanced): number => (right - ones) / boxes;

function fits(facts: Balanced): boolean {
  const { boxes, ones, right } = facts;
  const weight = weightOf(facts);
  const isOneStep = boxes === 1 ? ones > 0 : ones === 0;
  return (
    isOneStep && Number.isInteger(weight) && weight > 1 && isDrawable({ x: boxes, one: ones }, { x: 0, one: right })
  );
}

/** Whether an equation can be shown as a balance: nothing is negative, and there is room. */
export const isDrawable = (left: Side, right: Side): boolean =>
  [left, right].every((side) => side.x >= 0 && side.one >= 0 && side.x + side.one > 0 && fitsInPan(panOf(side))) &&
  left.x + right.x > 0;
const panOf = ({ x, one }: Side) => ({ boxes: x, ones: one });

/** The balance of an equation; its label says what lies on both sides. */
export const balance = (left: Side, right: Side): Expression =>
  picture(`balance ${left.x} ${left.one} ${right.x} ${right.one}`, {
    id: "equationssimple.picture.balance",
    values: { first: load(left), second: load(right) },
  });
const load = ({ x, one }: Side) => ({
  id:
    x === 0
      ? "equationssimple.picture.ones"
      : one === 0
        ? "equationssimple.picture.boxes"
        : "equationssimple.picture.both",
  values: { boxes: x, ones: one },
});

/** A rectangle so high as the number before the parentheses, and as wide as the sum in them. */
export const bracketArea = (factor: number, added: number): Expression =>
  picture(`bracket ${factor} ${added}`, { id: "equationssimple.picture.bracket", values: { factor, added } });

const MOST_FACTOR = 20;

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawBalance(name: string): string {
  const [kind, ...given] = name.split(" ");
  const numbers = given.map(Number);
  const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbers;
  if (numbers.every(Number.isInteger)) {
    const [left, right] = [
      { x: first, one: second },
      { x: third, one: fourth },
    ];
    if (kind === "balance" && numbers.length === 4 && isDrawable(left, right))
      return balanceSvg(panOf(left), panOf(right));
    const areSides = numbers.length === 2 && first > 0 && second > 0 && Math.max(first, second) <= MOST_FACTOR;
    if (kind === "bracket" && areSides)
      return areaModelSvg(
        [
          { size: 3, text: "x" },
          { size: 2, text: String(second) },
        ],
        [{ size: 1, text: String(first) }],
        [`${first}x`, String(first * second)],
      );
  }
  throw new RangeError(`no picture ${name}`);
}

function draw(random: Random): Balanced | null {
  const boxes = random.pick([1, 1, 1, 2, 3, 4]);
  const ones = boxes === 1 ? random.between(1, 9) : 0;
  const facts: Balanced = { pictured: "balance", boxes, ones, right: ones + boxes * random.between(2, 10) };
  return fits(facts) ? facts : null;
}

function wrongWeights(facts: Balanced): readonly Named<number>[] {
  const { boxes, ones, right } = facts;
  const weight = weightOf(facts);
  const wrong: readonly Named<number>[] = [
    { name: "whole-pan-taken", value: right },
    ...(boxes === 1
      ? [
          { name: "weights-put-together", value: right + ones },
          { name: "left-weights-taken", value: ones },
        ]
      : [
          { name: "boxes-taken-away", value: right - boxes },
          { name: "boxes-counted", value: boxes },
        ]),
    { name: "weight-miscounted", value: weight + 1 },
    { name: "weight-miscounted", value: weight - 1 },
  ];
  return wrong.filter(({ value }) => value > 0 && value !== weight);
}

const sidesOf = ({ boxes, ones, right }: Balanced): readonly [Side, Side] => [
  { x: boxes, one: ones },
  { x: 0, one: right },
];

const draftOf = (facts: Balanced): Draft<Balanced> => ({
  skill: "balance",
  ask: { id: "equationssimple.ask.balance" },
  question: balance(...sidesOf(facts)),
  answer: solved(exact(weightOf(facts))),
  mistakes: wrongWeights(facts).map(({ name, value }) => ({ name, value: solved(exact(value)) })),
  facts,
});

/** The worked solution: the same is taken away from both sides, or what is right is shared among the boxes. */
function solutionOf(facts: Balanced): readonly Step[] {
  const { boxes, ones } = facts;
  const [left, right] = sidesOf(facts);
  const weight = weightOf(facts);
  return [
    {
      say:
        boxes === 1
          ? { id: "equationssimple.step.takeFromBoth", values: { ones } }
          : { id: "equationssimple.step.shareAmongBoxes", values: { boxes } },
      shown: [balance({ x: 1, one: 0 }, { x: 0, one: weight }), solved(exact(weight))],
    },
    checkStep([written(left), written(right)], exact(weight)),
  ];
}

const amount = z.int().check(z.gte(0), z.lte(20));
export const BALANCE: Pictured<unknown, Balanced> = {
  task: (random) => {
    const facts = draw(random);
    return facts && draftOf(facts);
  },
  facts: z
    .strictObject({ pictured: z.literal("balance"), boxes: amount, ones: amount, right: amount })
    .check(z.refine((facts) => facts.boxes > 0 && fits(facts))),
  solution: solutionOf,
  picture: drawBalance,
};

import * as z from "zod/mini";
import { baseTenSvg } from "@karota/engine/quiz/base-ten.ts";
import { difference, equation, number, picture, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Pictured } from "./with-pictured.ts";

/** Two numbers below 100 in base-ten blocks, put together or the second one taken away, without exchanging a ten. */
export interface BlockTask {
  readonly pictured: "blocks";
  readonly numbers: readonly [number, number];
}
type Sign = "+" | "-";

const HUNDRED = 100;
const tensOf = (one: number): number => Math.floor(one / 10);
const onesOf = (one: number): number => one % 10;
const apart = (one: number): readonly number[] => [tensOf(one), onesOf(one)];
const resultOf = (sign: Sign, [first, second]: BlockTask["numbers"]): number =>
  sign === "+" ? first + second : first - second;

function fits(sign: Sign, { numbers }: BlockTask): boolean {
  const [first, second] = numbers;
  const result = resultOf(sign, numbers);
  const hasRods = Math.min(first, second) > 10;
  return hasRods && result > 0 && result < HUNDRED && (sign === "+" || onesOf(first) >= onesOf(second));
}

/** Blocks of two numbers, or of one of which some are crossed out. The label says rods and cubes, not how many they are. */
const blocks = (sign: Sign, [first, second]: BlockTask["numbers"]): Expression => {
  const [tens = 0, ones = 0] = apart(first);
  const [moreTens = 0, moreOnes = 0] = apart(second);
  return picture(`${sign === "+" ? "blocks" : "crossed-blocks"} ${first} ${second}`, {
    id: sign === "+" ? "pictured.blocks.two" : "pictured.blocks.crossed",
    values: { tens, ones, moreTens, moreOnes },
  });
};
const blocksOf = (one: number): Expression =>
  picture(`blocks ${one}`, { id: "pictured.blocks.one", values: { tens: tensOf(one), ones: onesOf(one) } });

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawBlocks(name: string): string {
  const [kind, ...given] = name.split(" ");
  const numbers = given.map(Number);
  const [first = 0, second = 0] = numbers;
  const areBlocks = numbers.every((one) => Number.isInteger(one) && one > 0 && one < HUNDRED);
  if (kind === "blocks" && areBlocks && (numbers.length === 1 || numbers.length === 2))
    return baseTenSvg(numbers.map((one) => ({ number: one })));
  if (kind === "crossed-blocks" && areBlocks && numbers.length === 2 && first > second)
    return baseTenSvg([{ number: first, crossed: second }]);
  throw new RangeError(`no picture ${name}`);
}

function draw(sign: Sign, random: Random): BlockTask | null {
  const numbers = [random.between(11, 89), random.between(11, 78)] as const;
  const facts: BlockTask = { pictured: "blocks", numbers };
  return fits(sign, facts) ? facts : null;
}

function wrongCounts(sign: Sign, { numbers }: BlockTask): readonly Named<number>[] {
  const [first, second] = numbers;
  const right = resultOf(sign, numbers);
  const count = (one: number): number => tensOf(one) + onesOf(one);
  const wrong = [
    { name: "rods-counted-as-ones", value: sign === "+" ? count(first) + count(second) : count(first) - count(second) },
    ...[-10, 10].map((off) => ({ name: "rod-miscounted", value: right + off })),
    ...[-1, 1].map((off) => ({ name: "cube-miscounted", value: right + off })),
    ...(sign === "+"
      ? [
          { name: "one-row-only", value: first },
          { name: "one-row-only", value: second },
        ]
      : [
          { name: "crossed-out-counted", value: first },
          { name: "only-crossed-out-counted", value: second },
        ]),
  ];
  return wrong.filter(({ value }) => value > 0 && value < HUNDRED && value !== right);
}

const draftOf = (id: string, sign: Sign, facts: BlockTask): Draft<BlockTask> => ({
  skill: "blocks",
  ask: { id: `${id}.ask.frames` },
  question: blocks(sign, facts.numbers),
  answer: number(resultOf(sign, facts.numbers)),
  mistakes: wrongCounts(sign, facts).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

/** The worked solution: tens and ones apart; ten small cubes are exchanged for a rod. */
function solutionOf(sign: Sign, { numbers }: BlockTask): readonly Step[] {
  const [first, second] = numbers;
  const join = sign === "+" ? sum : difference;
  const total = (of: (one: number) => number): number =>
    sign === "+" ? of(first) + of(second) : of(first) - of(second);
  const joined = (of: (one: number) => number) =>
    equation(join(number(of(first)), number(of(second))), number(total(of)));
  const result = resultOf(sign, numbers);
  const [tens, ones] = [total((one) => 10 * tensOf(one)), total(onesOf)];
  return [
    { say: { id: "pictured.step.rods" }, shown: [joined((one) => 10 * tensOf(one))] },
    { say: { id: "pictured.step.cubes" }, shown: [joined(onesOf)] },
    {
      say: { id: ones >= 10 ? "pictured.step.exchange" : "pictured.step.together" },
      shown: [
        ...(tens > 0 && ones > 0 ? [equation(sum(number(tens), number(ones)), number(result))] : []),
        blocksOf(result),
      ],
    },
    resultStep(equation(join(number(first), number(second)), number(result))),
  ];
}

/** Easy tasks of the quiz `id` that base-ten blocks pose alone. */
export function blockTasks(id: string, sign: Sign): Pictured<unknown, BlockTask> {
  const below = z.int().check(z.gte(1), z.lt(HUNDRED));
  return {
    task: (random) => {
      const facts = draw(sign, random);
      return facts && draftOf(id, sign, facts);
    },
    facts: z
      .strictObject({ pictured: z.literal("blocks"), numbers: z.readonly(z.tuple([below, below])) })
      .check(z.refine((facts) => fits(sign, facts))),
    solution: (facts) => solutionOf(sign, facts),
    picture: drawBlocks,
  };
}

import * as z from "zod/mini";
import { areaModelSvg } from "@karota/engine/quiz/area-model.ts";
import { equation, number, picture, product, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Pictured } from "../pictured/with-pictured.ts";

/** A rectangle of small squares whose long side is cut into tens and ones: 14 wide and 6 high. */
export interface Area {
  readonly pictured: "area";
  readonly numbers: readonly [long: number, high: number];
}

const LONGEST = 29;
const MOST_HIGH = 9;
const MOST_SQUARES = 150;
const MOST_FACTOR = 99;

const fits = ({ numbers: [long, high] }: Area): boolean =>
  long > 10 && long % 10 > 0 && long <= LONGEST && high > 1 && high <= MOST_HIGH && long * high <= MOST_SQUARES;

const partsOf = (one: number): readonly number[] => [one - (one % 10), one % 10].filter((part) => part > 0);

/** The rectangle of a task; its label says the sides, not how many squares there are. */
const squares = ([long, high]: Area["numbers"]): Expression =>
  picture(`squares ${long} ${high}`, {
    id: "multiplication.picture.squares",
    values: { tens: long - (long % 10), ones: long % 10, high },
  });

/** The area model of a solution: both factors are cut into tens and ones, and the products are written in the parts. */
export const areaOf = (across: number, down: number): Expression =>
  picture(`area ${across} ${down}`, { id: "multiplication.picture.area", values: { across, down } });

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawArea(name: string): string {
  const [kind, ...given] = name.split(" ");
  const numbers = given.map(Number);
  const [across = 0, down = 0] = numbers;
  const areFactors =
    numbers.length === 2 && numbers.every((one) => Number.isInteger(one) && one > 1 && one <= MOST_FACTOR);
  if (!areFactors || (kind !== "squares" && kind !== "area")) throw new RangeError(`no picture ${name}`);
  const sides = (of: number) => partsOf(of).map((size) => ({ size, text: String(size) }));
  if (kind === "area") {
    const areas = partsOf(down).flatMap((row) => partsOf(across).map((column) => String(row * column)));
    return areaModelSvg(sides(across), sides(down), areas);
  }
  if (!fits({ pictured: "area", numbers: [across, down] })) throw new RangeError(`no picture ${name}`);
  return areaModelSvg(sides(across), [{ size: down, text: String(down) }], [], "squares");
}

function wrongAreas({ numbers: [long, high] }: Area): readonly Named<number>[] {
  const [tens = 0, ones = 0] = partsOf(long);
  const right = long * high;
  return [
    { name: "only-tens-multiplied", value: tens * high + ones },
    { name: "one-part-only", value: tens * high },
    { name: "one-part-only", value: ones * high },
    { name: "row-miscounted", value: right + long },
    { name: "row-miscounted", value: right - long },
    { name: "column-miscounted", value: right + high },
    { name: "column-miscounted", value: right - high },
  ].filter(({ value }) => value > 0 && value !== right);
}

const draftOf = (facts: Area): Draft<Area> => ({
  skill: "area",
  ask: { id: "multiplication.ask.squares" },
  question: squares(facts.numbers),
  answer: number(facts.numbers[0] * facts.numbers[1]),
  mistakes: wrongAreas(facts).map(({ name, value }) => ({ name, value: number(value) })),
  facts,
});

function solutionOf({ numbers: [long, high] }: Area): readonly Step[] {
  const [tens = 0, ones = 0] = partsOf(long);
  const times = (part: number) => product(number(high), number(part));
  return [
    { say: { id: "multiplication.step.rectangle", values: { tens, ones } }, shown: [areaOf(long, high)] },
    {
      say: { id: "multiplication.step.bothParts" },
      shown: [
        equation(times(tens), number(high * tens)),
        equation(times(ones), number(high * ones)),
        equation(sum(number(high * tens), number(high * ones)), number(high * long)),
      ],
    },
    resultStep(equation(times(long), number(high * long))),
  ];
}

export const AREA: Pictured<unknown, Area> = {
  task: (random: Random) => {
    const facts: Area = { pictured: "area", numbers: [random.between(11, LONGEST), random.between(2, MOST_HIGH)] };
    return fits(facts) ? draftOf(facts) : null;
  },
  facts: z
    .strictObject({ pictured: z.literal("area"), numbers: z.readonly(z.tuple([z.int(), z.int()])) })
    .check(z.refine(fits)),
  solution: solutionOf,
  picture: drawArea,
};

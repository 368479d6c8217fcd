import { dividedBy, exact, leastMultiple } from "@karota/engine/quiz/exact.ts";
import {
  ascending,
  equation,
  fraction,
  number,
  percent,
  power,
  quantity,
  root,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { roundedTo } from "@karota/engine/quiz/rounding.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import { familyOf, valueOfAmount, written, type Amount } from "./amounts.ts";
import { inOrder, pickedOf, type Comparison } from "./comparison.ts";
import { areBars, bars, digitCards, numberIn, percentLine, rootLine, roundingLine } from "./pictures.ts";
import { inUnits, isRoundedUp, placeOf, type Rounding } from "./rounding-task.ts";

/** How the numbers are made comparable. */
function comparedSteps(amounts: readonly Amount[]): readonly Step[] {
  const family = familyOf(amounts);
  switch (family) {
    case "wholes":
    case "decimals":
      return [{ say: { id: `comparing.step.${family}` }, shown: [digitCards(amounts)] }];
    case "fractions":
    case "mixed":
      return fractionSteps(amounts);
    case "forms":
      return [
        {
          say: { id: "comparing.step.percents" },
          shown: [
            ...amounts
              .filter(({ as }) => as !== "percent")
              .map((one) => equation(written(one), percent(dividedBy(valueOfAmount(one), exact(1, 100))))),
            percentLine(amounts),
          ],
        },
      ];
    case "quantities": {
      const smallest = amounts
        .map(({ unit }) => getUnit(unit!))
        .toSorted((one, other) => one.size.n / one.size.d - other.size.n / other.size.d)[0]!;
      return [
        {
          say: { id: "comparing.step.units" },
          shown: amounts
            .filter(({ unit }) => unit !== smallest.name)
            .map((one) => equation(written(one), quantity(dividedBy(valueOfAmount(one), smallest.size), smallest))),
        },
      ];
    }
  }
}

const isSame = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;

function fractionSteps(amounts: readonly Amount[]): readonly Step[] {
  const drawn = areBars(amounts) ? [bars(inOrder(amounts))] : [];
  if (isSame(amounts.map(({ under }) => under)))
    return [{ say: { id: "comparing.step.sameDenominator" }, shown: drawn }];
  if (isSame(amounts.map(({ over }) => over))) return [{ say: { id: "comparing.step.sameNumerator" }, shown: drawn }];
  const common = amounts.map(({ under }) => under).reduce(leastMultiple);
  return [
    {
      say: { id: "comparing.step.common", values: { common } },
      shown: [
        ...amounts
          .filter(({ under, as }) => under !== common || as === "mixed")
          .map((one) => equation(written(one), fraction((one.over * common) / one.under, common))),
        ...drawn,
      ],
    },
  ];
}

export function comparisonSolution(facts: Comparison): readonly Step[] {
  const { comparing, amounts } = facts;
  const order = ascending(...inOrder(amounts).map(written));
  const steps = comparedSteps(amounts);
  if (comparing === "order") return [...steps, resultStep(order)];
  return [
    ...steps,
    { say: { id: "comparing.step.inOrder" }, shown: [order] },
    { say: { id: `comparing.step.${comparing}` }, shown: [written(pickedOf(facts))] },
  ];
}

export function roundingSolution(facts: Rounding): readonly Step[] {
  const { units, places, place } = facts;
  const low = units - (units % place);
  const digit = Math.floor(units / (place / 10)) % 10;
  return [
    {
      say: {
        id: "comparing.step.between",
        values: {
          value: numberIn(units, places),
          low: numberIn(low, places),
          high: numberIn(low + place, places),
        },
      },
      shown: [roundingLine(facts)],
    },
    {
      say: {
        id: isRoundedUp(facts) ? "comparing.step.up" : "comparing.step.down",
        values: { place: placeOf(facts), digit },
      },
      shown: [],
    },
    resultStep(inUnits(facts, roundedTo(place, units))),
  ];
}

/** A square root rounded to ones: between which whole numbers it is, and on which side of their middle. */
export function rootSolution(of: number): readonly Step[] {
  const low = Math.floor(Math.sqrt(of));
  const [below, above] = [number(low), number(low + 1)];
  const middle = exact(2 * low + 1, 2);
  const square = exact((2 * low + 1) ** 2, 4);
  const isUp = of > square.n / square.d;
  const sides: readonly Expression[] = isUp ? [number(square), number(of)] : [number(of), number(square)];
  return [
    {
      say: { id: "comparing.step.squares" },
      shown: [ascending(number(low ** 2), number(of), number((low + 1) ** 2))],
    },
    {
      say: { id: "comparing.step.rootBetween", values: { low, high: low + 1 } },
      shown: [ascending(below, root(2, number(of)), above), rootLine(of)],
    },
    {
      say: { id: isUp ? "comparing.step.aboveMiddle" : "comparing.step.belowMiddle" },
      shown: [equation(power(number(middle), number(2)), number(square)), ascending(...sides)],
    },
    resultStep(isUp ? above : below),
  ];
}

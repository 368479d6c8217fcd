import * as z from "zod/mini";
import {
  equation,
  number,
  picture,
  product,
  quantity,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import type { Scale } from "@karota/engine/quiz/scale.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit } from "../data/units.ts";
import type { Pictured } from "../pictured/with-pictured.ts";

/** A scale and what is to be read from it: a multiple of `minor` between two numbers. */
export interface Reading extends Scale {
  readonly pictured: "scale";
  readonly unit: string;
  readonly value: number;
}

/** A scale and its unit. */
export interface ScaleInUnit extends Scale {
  readonly unit: string;
}

const amount = z.int().check(z.gte(1), z.lte(10_000));

const fits = ({ most, major, minor, value }: Reading): boolean =>
  major % minor === 0 && most % major === 0 && value % minor === 0 && value % major !== 0 && value < most;

const schemaOf = (scales: readonly ScaleInUnit[]) =>
  z
    .strictObject({
      pictured: z.literal("scale"),
      unit: z.enum(scales.map(({ unit }) => unit)),
      most: amount,
      major: amount,
      minor: amount,
      value: amount,
    })
    .check(z.refine(fits));

/** The number before the value, and how many marks it is past it. */
function apart({ major, minor, value }: Reading): { readonly from: number; readonly marks: number } {
  const from = value - (value % major);
  return { from, marks: (value - from) / minor };
}

/** What a mark is often taken for. */
const WRONG_STEPS = [1, 5, 10, 20, 25, 50, 100];

/** What is read in the usual wrong ways. */
function wrongReadings(facts: Reading): readonly Named<number>[] {
  const { most, major, minor, value } = facts;
  const { from, marks } = apart(facts);
  const wrong = [
    ...WRONG_STEPS.filter((step) => step !== minor && step * marks < major).map((step) => ({
      name: "mark-misvalued",
      value: from + step * marks,
    })),
    { name: "mark-miscounted", value: value + minor },
    { name: "mark-miscounted", value: value - minor },
    { name: "number-only", value: from },
    { name: "next-number-taken", value: value + major },
    { name: "counted-down", value: from + major - marks * minor },
  ];
  return wrong.filter((one) => one.value > 0 && one.value < most && one.value !== value);
}

/** The tasks of a quiz that are read from a scale. */
interface Instrument {
  readonly scales: readonly ScaleInUnit[];
  /** The picture as SVG text. */
  readonly draw: (scale: Scale, value: number, unit: string) => string;
}

/** Easy tasks of the quiz `id`: an amount to be read from a scale. */
export function scaleReading(id: string, { scales, draw }: Instrument): Pictured<unknown, Reading> {
  const inUnit = ({ unit }: Reading, value: number): Expression => quantity(value, getUnit(unit));

  function questionOf(facts: Reading): Expression {
    const { most, major, minor, value, unit } = facts;
    const { symbol } = getUnit(unit);
    return picture(`scale ${most} ${major} ${minor} ${value} ${symbol}`, {
      id: `${id}.picture.scale`,
      values: { major, minor, unit: symbol, ...apart(facts) },
    });
  }

  function draftOf(facts: Reading): Draft<Reading> | null {
    const wrong = wrongReadings(facts);
    if (new Set(wrong.map(({ value }) => value)).size < 3) return null;
    return {
      skill: "reading",
      ask: { id: `${id}.ask.read` },
      question: questionOf(facts),
      answer: inUnit(facts, facts.value),
      mistakes: wrong.map(({ name, value }) => ({ name, value: inUnit(facts, value) })),
      facts,
    };
  }

  return {
    task: (random: Random) => {
      const scale = random.pick(scales);
      const value = scale.minor * random.between(1, scale.most / scale.minor - 1);
      const facts: Reading = { pictured: "scale", ...scale, value };
      return fits(facts) ? draftOf(facts) : null;
    },
    facts: schemaOf(scales),
    solution: (facts): readonly Step[] => {
      const { major, minor, value, unit } = facts;
      const { from, marks } = apart(facts);
      const steps = major / minor;
      const counted = product(number(marks), inUnit(facts, minor));
      return [
        {
          say: { id: "measures.step.oneMark", values: { major, unit: getUnit(unit).symbol, n: steps } },
          shown: [equation(quotient(inUnit(facts, major), number(steps)), inUnit(facts, minor))],
        },
        {
          say: { id: "measures.step.countOn", values: { from, marks } },
          shown: [equation(from > 0 ? sum(inUnit(facts, from), counted) : counted, inUnit(facts, value))],
        },
        resultStep(inUnit(facts, value)),
      ];
    },
    picture: (name) => {
      const [kind, ...given] = name.split(" ");
      const [most = 0, major = 0, minor = 0, value = 0] = given.slice(0, 4).map(Number);
      const scale = scales.find(
        (one) =>
          one.most === most &&
          one.major === major &&
          one.minor === minor &&
          getUnit(one.unit).symbol === given.slice(4).join(" "),
      );
      if (kind !== "scale" || !scale || !fits({ pictured: "scale", ...scale, value }))
        throw new RangeError(`no picture ${name}`);
      return draw(scale, value, getUnit(scale.unit).symbol);
    },
  };
}

import * as z from "zod/mini";
import { difference, equation, picture, quantity, sum } from "@karota/engine/quiz/expression.ts";
import { rulerSvg } from "@karota/engine/quiz/ruler.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit } from "../data/units.ts";
import type { Pictured } from "../pictured/with-pictured.ts";

/**
 * The length of a pencil on a ruler. millimetres: it begins at 0 and ends at so many millimetres, between two numbers;
 * centimetres: it begins and ends at a number, and not at 0.
 */
interface Ruled {
  readonly pictured: "millimetres" | "centimetres";
  readonly from: number;
  readonly to: number;
}

const CENTIMETRE_MM = 10;
/** What the rulers reach to: the shorter one has a mark for each millimetre, the longer one for each half centimetre. */
const SHORT_CM = 8;
const LONG_CM = 12;
const LONG_MARK_MM = 5;
/** The shortest pencil. */
const LEAST_CM = 3;

const fits = ({ pictured, from, to }: Ruled): boolean =>
  pictured === "millimetres"
    ? from === 0 && to > LEAST_CM * CENTIMETRE_MM && to < SHORT_CM * CENTIMETRE_MM && to % CENTIMETRE_MM !== 0
    : from > 0 && to - from >= LEAST_CM && to <= LONG_CM;

const place = z.int().check(z.gte(0), z.lte(100));
const schema = z
  .strictObject({ pictured: z.enum(["millimetres", "centimetres"]), from: place, to: place })
  .check(z.refine(fits));

const millimetres = (amount: number) => quantity(amount, getUnit("millimetre"));
const centimetres = (amount: number) => quantity(amount, getUnit("centimetre"));
const apart = (length: number): readonly [centimetres: number, marks: number] => [
  Math.floor(length / CENTIMETRE_MM),
  length % CENTIMETRE_MM,
];

function draw(random: Random): Ruled {
  if (random.chance(0.5))
    return {
      pictured: "millimetres",
      from: 0,
      to: CENTIMETRE_MM * random.between(LEAST_CM, SHORT_CM - 1) + random.between(1, CENTIMETRE_MM - 1),
    };
  const from = random.between(1, 5);
  return { pictured: "centimetres", from, to: random.between(from + LEAST_CM, LONG_CM) };
}

/** What is read in the usual wrong ways. */
function wrongLengths({ pictured, from, to }: Ruled): readonly Named<number>[] {
  const [whole, marks] = apart(to);
  const wrong =
    pictured === "millimetres"
      ? [
          { name: "centimetres-as-ones", value: whole + marks },
          { name: "mark-miscounted", value: to + 1 },
          { name: "mark-miscounted", value: to - 1 },
          { name: "number-only", value: whole * CENTIMETRE_MM },
          { name: "next-number-taken", value: to + CENTIMETRE_MM },
          { name: "digits-swapped", value: marks * CENTIMETRE_MM + whole },
        ]
      : [
          { name: "end-read", value: to },
          { name: "numbers-counted", value: to - from + 1 },
          { name: "step-missed", value: to - from - 1 },
          { name: "ends-added", value: from + to },
        ];
  const length = to - from;
  return wrong.filter(({ value }) => value !== length);
}

function draftOf(facts: Ruled): Draft<Ruled> {
  const { pictured, from, to } = facts;
  const [isInMillimetres, [whole, marks]] = [pictured === "millimetres", apart(to)];
  const inUnit = isInMillimetres ? millimetres : centimetres;
  return {
    skill: "reading",
    ask: { id: isInMillimetres ? "distance.ask.millimetres" : "distance.ask.centimetres" },
    question: picture(
      `${pictured} ${from} ${to}`,
      isInMillimetres
        ? { id: "distance.picture.millimetres", values: { whole, marks } }
        : { id: "distance.picture.centimetres", values: { from, to } },
    ),
    answer: inUnit(to - from),
    mistakes: wrongLengths(facts).map(({ name, value }) => ({ name, value: inUnit(value) })),
    facts,
  };
}

function solution({ pictured, from, to }: Ruled): readonly Step[] {
  if (pictured === "centimetres")
    return [
      {
        say: { id: "distance.step.bothEnds", values: { from, to } },
        shown: [equation(difference(centimetres(to), centimetres(from)), centimetres(to - from))],
      },
      resultStep(centimetres(to - from)),
    ];
  const [whole, marks] = apart(to);
  return [
    {
      say: { id: "distance.step.wholeCentimetres", values: { whole } },
      shown: [equation(centimetres(whole), millimetres(whole * CENTIMETRE_MM))],
    },
    {
      say: { id: "distance.step.smallMarks", values: { marks } },
      shown: [equation(sum(millimetres(whole * CENTIMETRE_MM), millimetres(marks)), millimetres(to))],
    },
    resultStep(millimetres(to)),
  ];
}

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawRuler(name: string): string {
  const [, pictured, ...ends] = /^(millimetres|centimetres) (\d+) (\d+)$/.exec(name) ?? [];
  const [from = NaN, to = NaN] = ends.map(Number);
  if (!pictured || !fits({ pictured: pictured as Ruled["pictured"], from, to }))
    throw new RangeError(`no picture ${name}`);
  return pictured === "millimetres"
    ? rulerSvg({ most: SHORT_CM * CENTIMETRE_MM, major: CENTIMETRE_MM, minor: 1 }, from, to)
    : rulerSvg(
        { most: LONG_CM * CENTIMETRE_MM, major: CENTIMETRE_MM, minor: LONG_MARK_MM },
        from * CENTIMETRE_MM,
        to * CENTIMETRE_MM,
      );
}

/** Easy tasks of measuring with a ruler. */
export const READING: Pictured<unknown, Ruled> = {
  task: (random) => draftOf(draw(random)),
  facts: schema,
  solution,
  picture: drawRuler,
};

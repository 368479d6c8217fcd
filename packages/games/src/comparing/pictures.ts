import { digitCardsSvg } from "@karota/engine/quiz/digit-cards.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import { fractionBarsSvg, shadedWholes } from "@karota/engine/quiz/fraction-picture.ts";
import { markedLineSvg, type Marked } from "@karota/engine/quiz/marked-line.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { roundedTo } from "@karota/engine/quiz/rounding.ts";
import { written as inWords } from "../stories/values.ts";
import { inOrder } from "./comparison.ts";
import { sizeOf, type Amount } from "./amounts.ts";
import type { Rounding } from "./rounding-task.ts";

/** A number in units of its last decimal place, for a sentence. */
export const numberIn = (units: number, places: number): number | Message => inWords(units, places);
const listedNumbers = (numbers: readonly (number | Message)[]): Message =>
  listOf(numbers.map((value) => ({ id: "comparing.picture.number", values: { value } })));

/** A number among the two round ones beside it, with their middle. */
export const roundingLine = ({ units, places, place }: Rounding): Expression => {
  const low = units - (units % place);
  return picture(`round ${units} ${places} ${place}`, {
    id: "comparing.picture.line",
    values: {
      value: numberIn(units, places),
      low: numberIn(low, places),
      high: numberIn(low + place, places),
    },
  });
};

/** A square root between two whole numbers. */
export const rootLine = (of: number): Expression => {
  const low = Math.floor(Math.sqrt(of));
  return picture(`root ${of}`, { id: "comparing.picture.root", values: { of, low, high: low + 1 } });
};

/** The decimal places that all of some decimals are written with. */
const placesOfAll = (amounts: readonly Amount[]): number =>
  Math.max(...amounts.map(({ under }) => String(under).length - 1));

/** Numbers below each other, digit by digit. */
export function digitCards(amounts: readonly Amount[]): Expression {
  const places = placesOfAll(amounts);
  const units = amounts.map(({ over, under }) => (over * 10 ** places) / under);
  return picture(`digits ${places} ${units.join(" ")}`, {
    id: "comparing.picture.digits",
    values: { numbers: listedNumbers(units.map((one) => numberIn(one, places))) },
  });
}

const MOST_PARTS = 20;
/** Whether fractions below one can be drawn as bars. */
export const areBars = (amounts: readonly Amount[]): boolean =>
  amounts.every(({ over, under }) => over < under && under <= MOST_PARTS);

export const bars = (amounts: readonly Amount[]): Expression =>
  picture(`bars ${amounts.map(({ over, under }) => `${over}/${under}`).join(" ")}`, {
    id: "comparing.picture.bars",
    values: {
      parts: listOf(amounts.map(({ over, under }) => ({ id: "comparing.picture.part", values: { over, under } }))),
    },
  });

/** Percentages, decimals and fractions on one line from 0 to 100 %. */
export const percentLine = (amounts: readonly Amount[]): Expression => {
  const sorted = inOrder(amounts);
  return picture(`percents ${sorted.map(({ over, under, as }) => `${over}/${under}/${as}`).join(" ")}`, {
    id: "comparing.picture.percents",
    values: {
      numbers: listedNumbers(sorted.map((one) => Math.round(100 * sizeOf(one)))),
    },
  });
};

const decimal = (units: number, places: number): string => `{decimal:${units}/${places}}`;
const whole = (text = ""): number => (/^\d{1,7}$/.test(text) ? Number(text) : NaN);

function drawRounded(units: number, places: number, place: number): string | null {
  const low = units - (units % place);
  const middle = low + place / 2;
  if (![units, places, place].every(Number.isInteger) || low === units || places > 3) return null;
  const marks: readonly Marked[] = [
    { at: low, text: decimal(low, places) },
    { at: middle, text: decimal(middle, places) },
    { at: low + place, text: decimal(low + place, places) },
  ];
  return markedLineSvg(marks, [{ at: units, text: decimal(units, places) }], 5);
}

function drawRoot(of: number): string | null {
  const low = Math.floor(Math.sqrt(of));
  if (!Number.isInteger(of) || of < 2 || low ** 2 === of) return null;
  const marks = [
    { at: low, text: String(low) },
    { at: low + 1 / 2, text: decimal(10 * low + 5, 1) },
    { at: low + 1, text: String(low + 1) },
  ];
  return markedLineSvg(marks, [{ at: Math.sqrt(of), text: `√${of}` }], 5);
}

/** What is written at a point: 25 %, 0,3 or 1/4. */
function pointText([over = 0, under = 1]: readonly number[], as: string | undefined): string {
  if (as === "percent") return `${over} %`;
  return as === "fraction" ? `${over}/${under}` : decimal(over, String(under).length - 1);
}

function drawPercents(given: readonly string[]): string | null {
  const points = given.map((one): Marked => {
    const [over, under, as] = one.split("/");
    const numbers = [whole(over), whole(under)] as const;
    const share = numbers[0] / numbers[1] / (as === "percent" ? 100 : 1);
    return { at: 100 * share, text: pointText(numbers, as) };
  });
  if (points.length < 3 || !points.every(({ at }) => at > 0 && at < 100)) return null;
  const marks = [0, 50, 100].map((at) => ({ at, text: `${at} %` }));
  return markedLineSvg(marks, points, 5);
}

function drawBars(given: readonly string[]): string | null {
  const fractions = given.map((one) => one.split("/").map(whole));
  if (
    fractions.length < 2 ||
    !fractions.every(([over = 0, under = 0]) => over > 0 && over < under && under <= MOST_PARTS)
  )
    return null;
  return fractionBarsSvg(fractions.flatMap(([over = 0, under = 0]) => shadedWholes(over, under)));
}

/** The kinds of pictures that are in the solutions of comparing and rounding. */
const KINDS: readonly string[] = ["round", "root", "digits", "bars", "percents"];

function drawn(kind: string, given: readonly string[]): string | null {
  const numbers = given.map(whole);
  const [first = NaN, second = NaN, third = NaN] = numbers;
  switch (kind) {
    case "round":
      return numbers.length === 3 && roundedTo(third, first) > 0 ? drawRounded(first, second, third) : null;
    case "root":
      return numbers.length === 1 ? drawRoot(first) : null;
    case "digits":
      return numbers.length > 2 && numbers.every(Number.isInteger) && first <= 3
        ? digitCardsSvg(numbers.slice(1), first)
        : null;
    case "bars":
      return drawBars(given);
    default:
      return drawPercents(given);
  }
}

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawComparing(name: string): string {
  const [kind = "", ...given] = name.split(" ");
  const svg = KINDS.includes(kind) ? drawn(kind, given) : null;
  if (svg === null) throw new RangeError(`no picture ${name}`);
  return svg;
}

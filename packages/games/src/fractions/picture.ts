import { fractionProductSvg } from "@karota/engine/quiz/area-model.ts";
import { fractionBarsSvg, fractionCirclesSvg, parts, shadedWholes } from "@karota/engine/quiz/fraction-picture.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Pair } from "./written.ts";

/** What a fraction is drawn as: bars, or circles. */
export const WHOLES = ["bar", "circle"] as const;
export type Whole = (typeof WHOLES)[number];

/** More parts of a whole cannot be counted in a picture, and more wholes have no room. */
const MOST_PARTS = 20;
const MOST_WHOLES = 3;

/** Whether a fraction can be drawn. */
export const isDrawable = ({ over, under }: Pair): boolean => under <= MOST_PARTS && over <= MOST_WHOLES * under;

/** What is said of one whole and of several. */
const LABELS = {
  bar: { one: "fractions.picture.bar", several: "fractions.picture.bars" },
  circle: { one: "fractions.picture.circle", several: "fractions.picture.circles" },
} as const satisfies Record<Whole, object>;

/** A fraction as so many shaded parts, above one in several wholes. */
export function shadedPicture(whole: Whole, { over, under }: Pair): Expression {
  const wholes = Math.ceil(over / under);
  const { one, several } = LABELS[whole];
  const label = wholes > 1 ? { id: several, values: { n: wholes, over, under } } : { id: one, values: { over, under } };
  return picture(`${whole} ${over} ${under}`, label);
}

/** A fraction and the same one with so many times as many parts, as bars below each other. */
export const samePicture = ({ over, under }: Pair, factor: number): Expression =>
  picture(`same ${over} ${under} ${factor}`, {
    id: "fractions.picture.same",
    values: { over, under, more: over * factor, parts: under * factor },
  });

/** A bar with two fractions of the same denominator, added to each other or taken away from each other. */
export const joinedPicture = (kind: "sum" | "difference", first: number, second: number, under: number): Expression =>
  picture(`${kind} ${first} ${second} ${under}`, { id: `fractions.picture.${kind}`, values: { first, second, under } });

/** More parts of a side cannot be counted. */
const MOST_AREA_PARTS = 10;
/** Whether the product of two fractions can be drawn: both are below one, with few parts. */
export const isAreaDrawable = (...pairs: readonly Pair[]): boolean =>
  pairs.every(({ over, under }) => over < under && under <= MOST_AREA_PARTS);

/** The product of two fractions as a part of a rectangle. */
export const productPicture = (one: Pair, other: Pair): Expression =>
  picture(`product ${one.over} ${one.under} ${other.over} ${other.under}`, {
    id: "fractions.picture.product",
    values: { over: one.over, under: one.under, more: other.over, parts: other.under },
  });

function drawnProduct([over = 0, under = 0, more = 0, parts = 0]: readonly number[]): string | null {
  const fits = isAreaDrawable({ over, under }, { over: more, under: parts });
  return fits ? fractionProductSvg([over, under], [more, parts]) : null;
}

function drawn(kind: string, [first = 0, second = 0, third = 0]: readonly number[]): string | null {
  switch (kind) {
    case "bar":
    case "circle":
      if (third > 0 || !isDrawable({ over: first, under: second })) return null;
      return (kind === "bar" ? fractionBarsSvg : fractionCirclesSvg)(shadedWholes(first, second));
    case "same":
      if (first > second || third < 1 || second * third > MOST_PARTS) return null;
      return fractionBarsSvg([...shadedWholes(first, second), ...shadedWholes(first * third, second * third)]);
    case "sum":
      if (first + second > third || third > MOST_PARTS) return null;
      return fractionBarsSvg([
        [...parts(first, "shaded"), ...parts(second, "added"), ...parts(third - first - second, "blank")],
      ]);
    case "difference":
      if (second > first || first > third || third > MOST_PARTS) return null;
      return fractionBarsSvg([
        [...parts(first - second, "shaded"), ...parts(second, "crossed out"), ...parts(third - first, "blank")],
      ]);
    default:
      return null;
  }
}

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawPicture(name: string): string {
  const [kind = "", ...given] = name.split(" ");
  const numbers = given.map(Number);
  const areNumbers = numbers.length > 1 && numbers.every((one) => Number.isInteger(one) && one > 0);
  const isProduct = kind === "product" && numbers.length === 4;
  const svg = !areNumbers
    ? null
    : isProduct
      ? drawnProduct(numbers)
      : numbers.length <= 3
        ? drawn(kind, numbers)
        : null;
  if (svg === null) throw new RangeError(`no picture ${name}`);
  return svg;
}

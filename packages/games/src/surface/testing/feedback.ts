import { conversionClaims } from "../../measures/testing/conversion-claims.ts";
import { claimsOf, isOneOf, type Answered } from "../../testing/claims-of.ts";

/** A shape by its lengths in the order in which its picture is described, or its area and a side. */
interface Facts {
  readonly shape: string;
  readonly given: readonly number[];
}
type Values = (given: readonly number[]) => readonly number[];

/** What the sentence says was calculated is what was chosen, by the shape. */
const calculated =
  (byShape: Readonly<Record<string, Values>>) =>
  ({ facts: { shape, given }, value }: Answered<Facts>): boolean =>
    Object.entries(byShape).some(
      ([shapes, values]) => shapes.split(" ").includes(shape) && isOneOf(value, ...values(given)),
    );

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const RECTANGLES = "square rectangle rectangle-two-units corner parallelogram";
/** Both sides in the same unit; of a corner the sides of the rectangle from which it is cut. */
const sidesOf = ({ shape, given: [a = 0, b = a] }: Facts): readonly [number, number] => [
  shape === "rectangle-two-units" ? 10 * a : a,
  b,
];
/** The areas of the three kinds of faces of a solid. */
const facesOf = ([a = 0, b = a, c = a]: readonly number[]): readonly [number, number, number] => [a * b, a * c, b * c];
const SOLIDS = "cube cuboid";

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  ...conversionClaims("surface", false),
  ...claimsOf<Facts>("surface", {
    "all-multiplied": calculated({ trapezium: ([a = 0, c = 0, h = 0]) => [(a * c * h) / 2] }),
    "one-base": calculated({ trapezium: ([a = 0, c = 0, h = 0]) => [a * h, c * h] }),
    "as-perimeter": calculated({ "rectangle-side": ([area = 0, a = 0]) => [(area - 2 * a) / 2] }),
    multiplied: calculated({ "rectangle-side": ([area = 0, a = 0]) => [area * a] }),
    "side-subtracted": calculated({ "rectangle-side": ([area = 0, a = 0]) => [area - a] }),
    // One too long or too short, so that the sides do not give the area.
    "side-off": ({ facts: { shape, given }, value, rightValue }) =>
      Math.abs(value - rightValue) === 1 && value * (shape === "square-side" ? value : given[1]!) !== given[0],
    quartered: calculated({ "square-side": ([area = 0]) => [area / 4] }),
    "cut-added": calculated({ corner: ([a = 0, b = 0, c = 0, d = 0]) => [a * b + c * d] }),
    "cut-kept": calculated({ corner: ([a = 0, b = 0]) => [a * b] }),
    "cut-measured": calculated({ corner: ([a = 0, b = 0, c = 0, d = 0]) => [(a - c) * (b - d)] }),
    // All lengths are whole, and the edges of a cube are all given by one.
    edges: calculated({ [SOLIDS]: ([a = 0, b = a, c = a]) => [4 * (a + b + c)] }),
    "one-face": calculated({ cube: ([a = 0]) => [a * a] }),
    "not-doubled": calculated({ cuboid: (given) => [sum(facesOf(given))] }),
    "pair-forgotten": calculated({ cuboid: (given) => facesOf(given).map((pair) => 2 * (sum(facesOf(given)) - pair)) }),
    // The first two lengths are those of the base.
    "top-forgotten": calculated({ [SOLIDS]: (given) => [2 * (sum(facesOf(given)) - facesOf(given)[0])] }),
    volume: calculated({ [SOLIDS]: ([a = 0, b = a, c = a]) => [a * b * c] }),
    "halved-twice": calculated({ "triangle rhombus": (given) => [(given[0]! * given.at(-1)!) / 4] }),
    "not-halved": calculated({
      "triangle rhombus": (given) => [given[0]! * given.at(-1)!],
      trapezium: ([a = 0, c = 0, h = 0]) => [(a + c) * h],
    }),
    "needlessly-halved": calculated({
      rectangle: ([a = 0, b = 0]) => [(a * b) / 2],
      parallelogram: ([a = 0, , h = 0]) => [(a * h) / 2],
      "square-side": ([area = 0]) => [area / 2],
    }),
    perimeter: ({ facts, value }) => RECTANGLES.split(" ").includes(facts.shape) && value === 2 * sum(sidesOf(facts)),
    "row-off": ({ facts, value, rightValue }) =>
      ["square", "rectangle"].includes(facts.shape) && sidesOf(facts).includes(Math.abs(value - rightValue)),
    "side-factor-wrong": calculated({ "rectangle-two-units": ([a = 0, b = 0]) => [100 * a * b] }),
    "units-mixed": calculated({ "rectangle-two-units": ([a = 0, b = 0]) => [a * b] }),
    // All that is given, or a side and the height; of a rhombus perhaps the half, and of a square one side twice.
    "sides-added": ({ facts, value }) => {
      const { shape, given } = facts;
      if (/^(square|rectangle)/.test(shape)) return value === sum(sidesOf(facts));
      return isOneOf(value, sum(given), given[0]! + given.at(-1)!, ...(shape === "rhombus" ? [sum(given) / 2] : []));
    },
    "slanted-side": calculated({
      parallelogram: ([a = 0, b = 0]) => [a * b],
      triangle: ([a = 0, b = 0]) => [(a * b) / 2],
    }),
  }),
};

import { conversionClaims } from "../../measures/testing/conversion-claims.ts";
import { claimsOf, isOneOf, type Answered } from "../../testing/claims-of.ts";

/** A solid by what its picture is described by: its lengths, or its volume or base and lengths. */
interface Facts {
  readonly solid: string;
  readonly given: readonly number[];
}
type Values = (given: readonly number[]) => readonly number[];

/** What the sentence says was calculated is what was chosen, by the solid. */
const calculated =
  (bySolid: Readonly<Record<string, Values>>) =>
  ({ facts: { solid, given }, value }: Answered<Facts>): boolean =>
    Object.entries(bySolid).some(
      ([solids, values]) => solids.split(" ").includes(solid) && isOneOf(value, ...values(given)),
    );

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const product = (numbers: readonly number[]): number => numbers.reduce((one, other) => one * other, 1);
/** The three edges in the same unit. */
const edgesOf = (values: Values): Readonly<Record<string, Values>> => ({
  cube: ([a = 0]) => values([a, a, a]),
  cuboid: values,
  "cuboid-two-units": ([a = 0, b = 0, c = 0]) => values([10 * a, b, c]),
});
const facesOf: Values = ([a = 0, b = 0, c = 0]) => [a * b, a * c, b * c];
const PYRAMIDS = "pyramid pyramid-rectangular";
/** The base and the height multiplied; the base is a square where two lengths are given. */
const prismOf: Values = (given) => [given.length === 2 ? given[0]! ** 2 * given[1]! : product(given)];

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  ...conversionClaims("volumeobjects", false),
  ...claimsOf<Facts>("volumeobjects", {
    surface: calculated(edgesOf((edges) => [2 * sum(facesOf(edges))])),
    "one-face": calculated({
      ...edgesOf(facesOf),
      "triangular-prism": ([a = 0, h = 0, l = 0]) => [(a * h) / 2, a * l],
      pyramid: ([a = 0]) => [a * a],
      "pyramid-rectangular": ([a = 0, b = 0]) => [a * b],
    }),
    // Each edge once, or all twelve.
    "edges-added": calculated({
      ...edgesOf((edges) => [sum(edges), 4 * sum(edges)]),
      "triangular-prism pyramid-rectangular": (given) => [sum(given)],
    }),
    "layer-off": ({ facts: { solid, given }, value, rightValue }) => {
      const layers = solid === "prism" ? [given[0]!] : (edgesOf(facesOf)[solid]?.(given) ?? []);
      return isOneOf(Math.abs(value - rightValue), ...layers);
    },
    "units-mixed": calculated({ "cuboid-two-units": (given) => [product(given)] }),
    "edge-factor-wrong": calculated({ "cuboid-two-units": (given) => [100 * product(given)] }),
    "edge-forgotten": calculated({ "cuboid-edge": ([volume = 0, a = 0, b = 0]) => [volume / a, volume / b] }),
    "base-subtracted": calculated({ "cuboid-edge": ([volume = 0, a = 0, b = 0]) => [volume - a * b] }),
    "edges-added-first": calculated({ "cuboid-edge": ([volume = 0, a = 0, b = 0]) => [volume / (a + b)] }),
    // One too long or too short, so that the edges do not give the volume.
    "edge-off": ({ facts: { solid, given }, value, rightValue }) =>
      Math.abs(value - rightValue) === 1 &&
      value * (solid === "cube-edge" ? value * value : product(given.slice(1))) !== given[0],
    "face-instead": calculated({ "cube-edge": ([volume = 0]) => [Math.round(Math.cbrt(volume)) ** 2] }),
    thirded: calculated({ "cube-edge": ([volume = 0]) => [volume / 3] }),
    sixthed: calculated({ "cube-edge": ([volume = 0]) => [volume / 6] }),
    "height-added": calculated({ prism: (given) => [sum(given)] }),
    "needlessly-halved": calculated({ prism: (given) => [product(given) / 2] }),
    // The base is that of a triangle, perhaps not halved.
    "as-pyramid": calculated({
      prism: (given) => [product(given) / 3],
      "triangular-prism": (given) => [product(given) / 6, product(given) / 3],
    }),
    "base-not-halved": calculated({ "triangular-prism": (given) => [product(given)] }),
    "not-thirded": calculated({ [PYRAMIDS]: prismOf }),
    "halved-instead": calculated({ [PYRAMIDS]: (given) => [prismOf(given)[0]! / 2] }),
    "base-not-squared": calculated({ pyramid: ([a = 0, h = 0]) => [a * h, (a * h) / 3] }),
    "cube-forgotten": calculated({ stacked: ([a = 0, b = 0, c = 0]) => [a * b * c] }),
    "cube-subtracted": calculated({ stacked: ([a = 0, b = 0, c = 0, d = 0]) => [a * b * c - d ** 3] }),
    // A face of the cube, or three of its edges.
    "cube-flat": calculated({ stacked: ([a = 0, b = 0, c = 0, d = 0]) => [a * b * c + d * d, a * b * c + 3 * d] }),
    multiplied: calculated({ stacked: (given) => [product(given)] }),
  }),
};

import { cubesSvg } from "@karota/engine/quiz/cubes-picture.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";

/** Of longer edges the cubes would be too small to be counted. */
const LONGEST = 10;
const isDrawable = (...edges: readonly number[]): boolean =>
  edges.length === 3 && edges.every((edge) => Number.isInteger(edge) && edge > 0 && edge <= LONGEST);

/** A cuboid of unit cubes: so many in a row, rows in a layer, and layers; none where they are too many. */
export const unitCubes = (row: number, rows: number, layers: number): readonly Expression[] =>
  isDrawable(row, rows, layers)
    ? [picture(`cubes ${row} ${rows} ${layers}`, { id: "volumeobjects.picture.cubes", values: { row, rows, layers } })]
    : [];

export const isOfCubes = (name: string): boolean => name.startsWith("cubes");

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawCubes(name: string): string {
  const [row = NaN, rows = NaN, layers = NaN, ...more] = name.split(" ").slice(1).map(Number);
  if (!isDrawable(row, rows, layers, ...more)) throw new RangeError(`no picture ${name}`);
  return cubesSvg(row, rows, layers);
}

import { areaModelSvg } from "@karota/engine/quiz/area-model.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";

/** Longer sides have too many squares to be counted. */
const LONGEST = 12;
const isDrawable = (...sides: readonly number[]): boolean =>
  sides.length === 2 && sides.every((side) => Number.isInteger(side) && side > 0 && side <= LONGEST);

/** A rectangle of unit squares: so many in a row, so many rows; none where they are too many. */
export const unitSquares = (columns: number, rows: number): readonly Expression[] =>
  isDrawable(columns, rows)
    ? [picture(`squares ${columns} ${rows}`, { id: "surface.picture.squares", values: { columns, rows } })]
    : [];

export const isOfSquares = (name: string): boolean => name.startsWith("squares");

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawSquares(name: string): string {
  const [columns = NaN, rows = NaN, ...more] = name.split(" ").slice(1).map(Number);
  if (!isDrawable(columns, rows, ...more)) throw new RangeError(`no picture ${name}`);
  const side = (size: number) => [{ size, text: String(size) }];
  return areaModelSvg(side(columns), side(rows), [], "squares");
}

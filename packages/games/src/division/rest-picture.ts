import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import { restSvg } from "@karota/engine/quiz/groups-picture.ts";

const MOST = 10;

/** Whether a division with a remainder is within the tables, so that its counters can be counted. */
const isDrawable = (rows: number, columns: number, rest: number): boolean =>
  [rows, columns, rest].every((one) => Number.isInteger(one) && one > 0 && one <= MOST) && rest < columns;

/** So many full rows as long as the divisor, and what is left over; none where there are too many counters. */
export const restPicture = (rows: number, columns: number, rest: number): readonly Expression[] =>
  isDrawable(rows, columns, rest)
    ? [picture(`rest ${rows} ${columns} ${rest}`, { id: "division.picture.rest", values: { rows, columns, rest } })]
    : [];

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawRest(name: string): string {
  const [kind, ...given] = name.split(" ");
  const [rows = NaN, columns = NaN, rest = NaN, ...more] = given.map(Number);
  if (kind !== "rest" || more.length > 0 || !isDrawable(rows, columns, rest))
    throw new RangeError(`no picture ${name}`);
  return restSvg(rows, columns, rest);
}

import * as z from "zod/mini";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import { arraySvg, groupsSvg, sharingSvg } from "@karota/engine/quiz/groups-picture.ts";

/** The tables that come first. */
export const FIRST_TABLES: readonly number[] = [2, 5, 10];
/** The largest factor of a table. */
export const MOST_FACTOR = 10;

/** Pictures of equal groups, of rows of the same length, and of counters that are to be shared on plates. */
const DRAWN = { groups: groupsSvg, array: arraySvg, sharing: sharingSvg } as const;
type GroupPicture = keyof typeof DRAWN;
const isDrawn = (kind: string): kind is GroupPicture => Object.hasOwn(DRAWN, kind);

/** A picture of two numbers: groups and their size, rows and their length, counters and plates. */
export const groupPicture = (kind: GroupPicture, first: number, second: number): Expression =>
  picture(`${kind} ${first} ${second}`, { id: `starter.picture.${kind}`, values: { first, second } });

const MOST_DRAWN = 20;

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawGroups(name: string): string {
  const [kind = "", ...given] = name.split(" ");
  const [first = NaN, second = NaN, ...more] = given.map(Number);
  const fits = [first, second].every((one) => Number.isInteger(one) && one > 0 && one <= MOST_DRAWN);
  if (!isDrawn(kind) || !fits || more.length > 0) throw new RangeError(`no picture ${name}`);
  return DRAWN[kind](first, second);
}

/** A whole number of the tables, up to ten times ten. */
export const tableNumber = z.int().check(z.gte(1), z.lte(MOST_FACTOR * MOST_FACTOR));

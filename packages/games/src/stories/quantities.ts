import type { Random } from "@karota/engine/random.ts";
import table from "./quantities.json" with { type: "json" };

/** What amounts count: things, or one of the units that sentences write; a clock counts minutes from midnight. */
export const UNITS_OF_STORIES: readonly string[] =
  "pieces people years days money % clock min h mg g kg t mm cm dm m km m² ha km² ml dl l hl m³".split(" ");

/** Least, most, the step between values, the unit; in units of the last decimal place where there are any. */
export type Quantity = readonly [least: number, most: number, step: number, unit: string, places?: number];

export type QuantityName = keyof typeof table;

/** How much there is of things in life, as children of the three countries meet them: what they cost, weigh, measure. */
export const QUANTITIES = table as unknown as Readonly<Record<QuantityName, Quantity>>;

export const placesOf = (name: QuantityName): number => QUANTITIES[name][4] ?? 0;

/** An amount that the thing may have, in units of its last decimal place. */
export function drawAmount(name: QuantityName, random: Random): number {
  const [least, most, step] = QUANTITIES[name];
  return least + step * random.below((most - least) / step + 1);
}

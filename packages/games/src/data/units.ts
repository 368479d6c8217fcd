import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import type { UnitSign } from "@karota/engine/quiz/expression.ts";
import type { SizeOf } from "@karota/engine/quiz/value.ts";

export type UnitKind = "length" | "mass" | "area" | "volume" | "cubic" | "time";
export type UnitSystem = "metric" | "imperial" | "us";

/** A unit; its words are the text `unit.<name>`, in all forms that an amount can need. */
export interface Unit extends UnitSign {
  readonly kind: UnitKind;
  readonly system: UnitSystem;
  /** In metres, grams, square metres, litres (cubic units too) or minutes; exact, as the treaties define it. */
  readonly size: Exact;
}

const unit = (name: string, symbol: string, kind: UnitKind, system: UnitSystem, n: number, d = 1): Unit => ({
  name,
  symbol,
  kind,
  system,
  size: exact(n, d),
});

/** Within a kind and system from small to large. Every gallon, pint and fluid ounce says whose it is. */
export const UNITS: readonly Unit[] = [
  unit("millimetre", "mm", "length", "metric", 1, 1_000),
  unit("centimetre", "cm", "length", "metric", 1, 100),
  unit("decimetre", "dm", "length", "metric", 1, 10),
  unit("metre", "m", "length", "metric", 1),
  unit("kilometre", "km", "length", "metric", 1_000),
  unit("inch", "in", "length", "imperial", 127, 5_000),
  unit("foot", "ft", "length", "imperial", 381, 1_250),
  unit("yard", "yd", "length", "imperial", 1_143, 1_250),
  unit("mile", "mi", "length", "imperial", 201_168, 125),
  unit("milligram", "mg", "mass", "metric", 1, 1_000),
  unit("gram", "g", "mass", "metric", 1),
  unit("decagram", "dag", "mass", "metric", 10),
  unit("kilogram", "kg", "mass", "metric", 1_000),
  unit("tonne", "t", "mass", "metric", 1_000_000),
  unit("ounce", "oz", "mass", "imperial", 45_359_237, 1_600_000),
  unit("pound", "lb", "mass", "imperial", 45_359_237, 100_000),
  unit("stone", "st", "mass", "imperial", 317_514_659, 50_000),
  unit("long-ton", "imp ton", "mass", "imperial", 635_029_318, 625),
  unit("square-millimetre", "mm²", "area", "metric", 1, 1_000_000),
  unit("square-centimetre", "cm²", "area", "metric", 1, 10_000),
  unit("square-decimetre", "dm²", "area", "metric", 1, 100),
  unit("square-metre", "m²", "area", "metric", 1),
  unit("are", "a", "area", "metric", 100),
  unit("hectare", "ha", "area", "metric", 10_000),
  unit("square-kilometre", "km²", "area", "metric", 1_000_000),
  unit("square-inch", "in²", "area", "imperial", 16_129, 25_000_000),
  unit("square-foot", "ft²", "area", "imperial", 145_161, 1_562_500),
  unit("square-yard", "yd²", "area", "imperial", 1_306_449, 1_562_500),
  unit("acre", "ac", "area", "imperial", 316_160_658, 78_125),
  unit("millilitre", "ml", "volume", "metric", 1, 1_000),
  unit("centilitre", "cl", "volume", "metric", 1, 100),
  unit("decilitre", "dl", "volume", "metric", 1, 10),
  unit("litre", "l", "volume", "metric", 1),
  unit("hectolitre", "hl", "volume", "metric", 100),
  unit("cubic-millimetre", "mm³", "cubic", "metric", 1, 1_000_000),
  unit("cubic-centimetre", "cm³", "cubic", "metric", 1, 1_000),
  unit("cubic-decimetre", "dm³", "cubic", "metric", 1),
  unit("cubic-metre", "m³", "cubic", "metric", 1_000),
  unit("us-fluid-ounce", "US fl oz", "volume", "us", 473_176_473, 16_000_000_000),
  unit("us-cup", "cup", "volume", "us", 473_176_473, 2_000_000_000),
  unit("us-pint", "US pt", "volume", "us", 473_176_473, 1_000_000_000),
  unit("us-quart", "US qt", "volume", "us", 473_176_473, 500_000_000),
  unit("us-gallon", "US gal", "volume", "us", 473_176_473, 125_000_000),
  unit("imperial-fluid-ounce", "imp fl oz", "volume", "imperial", 454_609, 16_000_000),
  unit("imperial-pint", "imp pt", "volume", "imperial", 454_609, 800_000),
  unit("imperial-gallon", "imp gal", "volume", "imperial", 454_609, 100_000),
  unit("second", "s", "time", "metric", 1, 60),
  unit("minute", "min", "time", "metric", 1),
  unit("hour", "h", "time", "metric", 60),
  unit("day", "d", "time", "metric", 1_440),
];

/** The units of a kind in a system, from small to large. */
export const unitsOf = (kind: UnitKind, system: UnitSystem): readonly Unit[] =>
  UNITS.filter((one) => one.kind === kind && one.system === system);

/** The unit of that name; throws for an unknown one. */
export function getUnit(name: string): Unit {
  const found = UNITS.find((one) => one.name === name);
  if (!found) throw new Error(`no unit ${name}`);
  return found;
}

/** For checks that equations between amounts are true. */
export const sizeOf: SizeOf = ({ name }) => UNITS.find((one) => one.name === name)?.size ?? null;

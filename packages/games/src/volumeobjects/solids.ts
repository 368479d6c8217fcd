import * as z from "zod/mini";
import { decimalPlaces, type Exact } from "@karota/engine/quiz/exact.ts";
import { quantity, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit, type Unit } from "../data/units.ts";
import { RULES, SOLIDS, type SolidName } from "./solid-rules.ts";

export const solidSchema = z.strictObject({
  solid: z.literal([...SOLIDS]),
  /** What is given, whole, in the order of the solid's letters. */
  given: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(4)),
  unit: z.literal(["millimetre", "centimetre", "decimetre", "metre"]),
});
export type Solid = z.infer<typeof solidSchema>;

const TENTHS = { metre: "decimetre", decimetre: "centimetre", centimetre: "millimetre", millimetre: null } as const;

/** The unit of the lengths; with two units that of all but the first one, a tenth of its. */
export const lengthUnit = ({ solid, unit }: Solid): Unit =>
  getUnit((solid === "cuboid-two-units" ? TENTHS[unit] : null) ?? unit);
export const areaUnit = (solid: Solid): Unit => getUnit(`square-${lengthUnit(solid).name}`);
export const volumeUnit = (solid: Solid): Unit => getUnit(`cubic-${lengthUnit(solid).name}`);
const isEdge = ({ solid }: Solid): boolean => solid === "cuboid-edge" || solid === "cube-edge";

/** An amount in the answer's unit. */
export const inAsked = (solid: Solid, amount: Exact): Expression =>
  quantity(amount, isEdge(solid) ? lengthUnit(solid) : volumeUnit(solid));

/** The answer's amount. */
export const measureOf = ({ solid, given }: Solid): Exact => RULES[solid].measure(...given);

/** What comes out when it goes wrong in the usual ways: above zero, with two decimal places at most. */
export function solidMistakes({ solid, given }: Solid, whole: boolean): readonly Named<Exact>[] {
  const fits = (value: Exact): boolean => value.n > 0 && (decimalPlaces(value) ?? Infinity) <= (whole ? 0 : 2);
  return Object.entries(RULES[solid].mistakes(...given)).flatMap(([name, values]) =>
    values.filter(fits).map((value) => ({ name, value })),
  );
}

/** What the picture shows, in words: what is given by its letter, and the units. */
export function labelOf(solid: Solid): Message {
  const { label, letters } = RULES[solid.solid];
  const values = Object.fromEntries(letters.map((letter, place) => [letter, solid.given[place]!]));
  const units = { unit: lengthUnit(solid).symbol, square: areaUnit(solid).symbol, cubic: volumeUnit(solid).symbol };
  return { id: label, values: { ...values, ...units, large: getUnit(solid.unit).symbol } };
}

/** A solid of that kind; null when the drawn numbers make none. */
export function drawSolid(solid: SolidName, units: readonly Solid["unit"][], random: Random): Solid | null {
  const given = RULES[solid].draw(random);
  const unit = random.pick(units);
  return given && { solid, given: [...given], unit };
}

import * as z from "zod/mini";
import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import { quantity, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit, type Unit } from "../data/units.ts";
import { RULES, SHAPES, type ShapeName } from "./shape-rules.ts";

export const shapeSchema = z.strictObject({
  shape: z.literal([...SHAPES]),
  /** What is given, whole, in the order of the shape's letters. */
  given: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(4)),
  unit: z.literal(["millimetre", "centimetre", "decimetre", "metre"]),
});
export type Shape = z.infer<typeof shapeSchema>;

const TENTHS = { metre: "decimetre", decimetre: "centimetre", centimetre: "millimetre", millimetre: null } as const;

/** The unit of the lengths; with two units that of the second one, a tenth of the first. */
export const lengthUnit = ({ shape, unit }: Shape): Unit =>
  getUnit((shape === "rectangle-two-units" ? TENTHS[unit] : null) ?? unit);
export const areaUnit = (shape: Shape): Unit => getUnit(`square-${lengthUnit(shape).name}`);
const isSide = ({ shape }: Shape): boolean => shape === "rectangle-side" || shape === "square-side";
/** An amount in the answer's unit. */
export const inAsked = (shape: Shape, amount: Exact): Expression =>
  quantity(amount, isSide(shape) ? lengthUnit(shape) : areaUnit(shape));

/** The answer's amount. */
export const measureOf = ({ shape, given }: Shape): Exact => exact(RULES[shape].doubled(...given), 2);

/** What comes out when it goes wrong in the usual ways: above zero, whole numbers or halves. */
export function shapeMistakes({ shape, given }: Shape, whole: boolean): readonly Named<Exact>[] {
  const fits = (doubled: number): boolean => doubled > 0 && doubled % (whole ? 2 : 1) === 0;
  return Object.entries(RULES[shape].mistakes(...given)).flatMap(([name, doubled]) =>
    [doubled]
      .flat()
      .filter(fits)
      .map((one) => ({ name, value: exact(one, 2) })),
  );
}

/** The values of the label: what is given by its letter, and the units. */
export function labelOf(shape: Shape): Message {
  const { label } = RULES[shape.shape];
  const units = { unit: lengthUnit(shape).symbol, square: areaUnit(shape).symbol, large: getUnit(shape.unit).symbol };
  return { id: label, values: { ...lettersOf(shape), ...units } };
}

/** What is given of a shape by its letter. */
export const lettersOf = ({ shape, given }: Shape): Readonly<Record<string, number>> =>
  Object.fromEntries(RULES[shape].letters.map((letter, place) => [letter, given[place]!]));

/** A shape that can be drawn and measured; null when it cannot. */
export function drawShape(shape: ShapeName, units: readonly Shape["unit"][], random: Random): Shape | null {
  const given = RULES[shape].draw(random);
  const unit = random.pick(units);
  return given && { shape, given: [...given], unit };
}

import type { Kind } from "../measures/draw-conversion.ts";
import type { ShapeName } from "./shape-rules.ts";

/** A shape whose area or side is sought, its lengths in one of the units. */
export interface ShapeKind {
  readonly shape: ShapeName;
  readonly units: readonly ("millimetre" | "centimetre" | "decimetre" | "metre")[];
}

const CM2_MM2 = ["square-centimetre", "square-millimetre"] as const;
const DM2_CM2 = ["square-decimetre", "square-centimetre"] as const;
const M2_DM2 = ["square-metre", "square-decimetre"] as const;
const M2_CM2 = ["square-metre", "square-centimetre"] as const;
const A_M2 = ["are", "square-metre"] as const;
const HA_A = ["hectare", "are"] as const;
const HA_M2 = ["hectare", "square-metre"] as const;
const KM2_HA = ["square-kilometre", "hectare"] as const;

/** The units in which things of such a size are measured. */
const USUAL = ["centimetre", "metre"] as const;

/** The kinds of each level, taken in turn: units and shapes. */
export const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly (Kind | ShapeKind)[]>> = {
  easy: [
    { shape: "rectangle", units: USUAL },
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [CM2_MM2, DM2_CM2, M2_DM2], amounts: [2, 20] },
    { shape: "square", units: USUAL },
    { shape: "rectangle", units: USUAL },
    { skill: "to-larger", form: "one", to: "larger", pairs: [CM2_MM2, DM2_CM2, M2_DM2], amounts: [2, 20] },
  ],
  medium: [
    { shape: "rectangle-side", units: USUAL },
    { shape: "triangle", units: USUAL },
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [M2_CM2, A_M2, HA_A, KM2_HA], amounts: [2, 30] },
    { shape: "rectangle-two-units", units: ["centimetre", "decimetre", "metre"] },
    {
      skill: "decimals",
      form: "one",
      to: "smaller",
      pairs: [CM2_MM2, DM2_CM2, M2_DM2, HA_A],
      amounts: [3, 98],
      over: 10,
    },
    { shape: "parallelogram", units: USUAL },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [DM2_CM2, M2_DM2, HA_A], amounts: [1, 9] },
    { shape: "square-side", units: USUAL },
    { skill: "to-larger", form: "one", to: "larger", pairs: [M2_CM2, A_M2, HA_A, KM2_HA], amounts: [2, 30] },
    { skill: "rest", form: "rest", to: "smaller", pairs: [DM2_CM2, M2_DM2, HA_A], amounts: [2, 9] },
  ],
  hard: [
    { shape: "trapezium", units: USUAL },
    {
      skill: "decimals",
      form: "one",
      to: "smaller",
      pairs: [M2_CM2, HA_M2, KM2_HA, A_M2],
      amounts: [2, 999],
      over: 100,
    },
    { shape: "cuboid", units: USUAL },
    { shape: "rhombus", units: USUAL },
    {
      skill: "decimals",
      form: "one",
      to: "larger",
      pairs: [M2_CM2, M2_DM2, HA_A, KM2_HA],
      amounts: [4, 999],
      over: 100,
    },
    { shape: "corner", units: USUAL },
    { skill: "two-units", form: "sum", to: "larger", pairs: [DM2_CM2, M2_DM2, M2_CM2, HA_A], amounts: [1, 12] },
    { shape: "cube", units: USUAL },
  ],
};

import type { Kind } from "../measures/draw-conversion.ts";
import type { SolidName } from "./solid-rules.ts";

/** A solid whose volume or edge is sought, its lengths in one of the units. */
export interface SolidKind {
  readonly solid: SolidName;
  readonly units: readonly ("millimetre" | "centimetre" | "decimetre" | "metre")[];
}

const CM3_MM3 = ["cubic-centimetre", "cubic-millimetre"] as const;
const DM3_CM3 = ["cubic-decimetre", "cubic-centimetre"] as const;
const M3_DM3 = ["cubic-metre", "cubic-decimetre"] as const;
const M3_L = ["cubic-metre", "litre"] as const;
const L_CM3 = ["litre", "cubic-centimetre"] as const;

/** The units in which things of such a size are measured. */
const USUAL = ["centimetre", "metre"] as const;

/** The kinds of each level, taken in turn: solids and units. */
export const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly (Kind | SolidKind)[]>> = {
  easy: [
    { solid: "cuboid", units: USUAL },
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [CM3_MM3, DM3_CM3, M3_DM3], amounts: [2, 20] },
    { solid: "cube", units: USUAL },
    { solid: "cuboid", units: USUAL },
    { skill: "to-larger", form: "one", to: "larger", pairs: [CM3_MM3, DM3_CM3, M3_DM3], amounts: [2, 20] },
  ],
  medium: [
    { solid: "cuboid-edge", units: USUAL },
    { skill: "decimals", form: "one", to: "smaller", pairs: [CM3_MM3, DM3_CM3, M3_DM3], amounts: [3, 98], over: 10 },
    { solid: "cuboid-two-units", units: ["centimetre", "decimetre", "metre"] },
    { skill: "litres", form: "one", to: "smaller", pairs: [M3_L, L_CM3], amounts: [3, 98], over: 10 },
    { solid: "prism", units: USUAL },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [DM3_CM3, M3_DM3, CM3_MM3], amounts: [1, 9] },
    { solid: "cube-edge", units: USUAL },
    { skill: "to-larger", form: "one", to: "larger", pairs: [CM3_MM3, DM3_CM3, M3_DM3, M3_L], amounts: [21, 90] },
    { skill: "rest", form: "rest", to: "smaller", pairs: [DM3_CM3, M3_DM3], amounts: [2, 9] },
  ],
  hard: [
    { solid: "pyramid", units: USUAL },
    { skill: "decimals", form: "one", to: "smaller", pairs: [CM3_MM3, DM3_CM3, M3_DM3], amounts: [2, 999], over: 100 },
    { solid: "triangular-prism", units: USUAL },
    { solid: "stacked", units: USUAL },
    { skill: "decimals", form: "one", to: "larger", pairs: [CM3_MM3, DM3_CM3, M3_DM3], amounts: [4, 999], over: 1_000 },
    { solid: "pyramid-rectangular", units: USUAL },
    { skill: "litres", form: "one", to: "larger", pairs: [M3_L, L_CM3], amounts: [4, 999], over: 1_000 },
    { skill: "two-units", form: "sum", to: "larger", pairs: [DM3_CM3, M3_DM3, CM3_MM3], amounts: [1, 12] },
  ],
};

import type { Kinds } from "../measures/draw-conversion.ts";

const CM_MM = ["centimetre", "millimetre"] as const;
const DM_CM = ["decimetre", "centimetre"] as const;
const DM_MM = ["decimetre", "millimetre"] as const;
const M_DM = ["metre", "decimetre"] as const;
const M_CM = ["metre", "centimetre"] as const;
const M_MM = ["metre", "millimetre"] as const;
const KM_M = ["kilometre", "metre"] as const;

export const METRIC: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [CM_MM, DM_CM, M_DM, M_CM, KM_M], amounts: [2, 20] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [CM_MM, DM_CM, M_DM, M_CM, KM_M], amounts: [2, 20] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [CM_MM, DM_CM, M_CM], amounts: [1, 9] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [DM_MM, M_MM, KM_M], amounts: [3, 60] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [M_CM, M_MM, KM_M], amounts: [1, 9] },
    { skill: "decimals", form: "one", to: "smaller", pairs: [CM_MM, M_DM, M_CM, KM_M], amounts: [3, 98], over: 10 },
    { skill: "rest", form: "rest", to: "smaller", pairs: [CM_MM, M_CM, KM_M], amounts: [2, 9] },
    { skill: "decimals", form: "one", to: "larger", pairs: [CM_MM, M_DM, M_CM, KM_M], amounts: [3, 98], over: 10 },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [DM_MM, M_CM, KM_M], amounts: [1, 9] },
  ],
  hard: [
    { skill: "decimals", form: "one", to: "smaller", pairs: [DM_MM, M_MM, KM_M], amounts: [2, 999], over: 100 },
    { skill: "decimals", form: "one", to: "larger", pairs: [M_CM, M_MM, KM_M], amounts: [4, 999], over: 1_000 },
    { skill: "two-units", form: "sum", to: "larger", pairs: [M_CM, M_MM, KM_M], amounts: [1, 12] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [M_CM, M_MM, KM_M], amounts: [11, 98], over: 10 },
    { skill: "two-units", form: "difference", to: "larger", pairs: [M_CM, M_MM, KM_M], amounts: [1, 12] },
  ],
};

const FT_IN = ["foot", "inch"] as const;
const YD_FT = ["yard", "foot"] as const;
const YD_IN = ["yard", "inch"] as const;
const MI_YD = ["mile", "yard"] as const;
const MI_FT = ["mile", "foot"] as const;

export const IMPERIAL: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [FT_IN, YD_FT], amounts: [2, 12] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [FT_IN, YD_FT], amounts: [2, 12] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [FT_IN, FT_IN, YD_FT], amounts: [2, 10] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [FT_IN, YD_IN], amounts: [2, 20] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [FT_IN, YD_IN, MI_YD], amounts: [2, 5] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [FT_IN, YD_IN], amounts: [2, 20] },
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [MI_YD], amounts: [1, 5] },
    { skill: "rest", form: "rest", to: "smaller", pairs: [FT_IN, YD_IN, MI_YD], amounts: [2, 5] },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [FT_IN, YD_IN, MI_YD], amounts: [2, 5] },
  ],
  hard: [
    { skill: "decimals", form: "one", to: "smaller", pairs: [FT_IN, YD_IN, MI_YD, MI_FT], amounts: [5, 21], over: 4 },
    { skill: "decimals", form: "one", to: "larger", pairs: [FT_IN, YD_FT, YD_IN], amounts: [5, 21], over: 4 },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [YD_IN, MI_YD, MI_FT], amounts: [5, 25], over: 2 },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [YD_IN, MI_YD, MI_FT], amounts: [2, 9] },
    {
      skill: "metric",
      form: "one",
      to: "smaller",
      pairs: [
        ["inch", "centimetre"],
        ["foot", "centimetre"],
        ["yard", "centimetre"],
      ],
      amounts: [2, 20],
    },
  ],
};

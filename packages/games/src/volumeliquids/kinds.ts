import type { Kinds } from "../measures/draw-conversion.ts";

const HL_L = ["hectolitre", "litre"] as const;
const L_DL = ["litre", "decilitre"] as const;
const L_CL = ["litre", "centilitre"] as const;
const L_ML = ["litre", "millilitre"] as const;
const DL_CL = ["decilitre", "centilitre"] as const;
const DL_ML = ["decilitre", "millilitre"] as const;
const CL_ML = ["centilitre", "millilitre"] as const;
const M3_L = ["cubic-metre", "litre"] as const;
const M3_HL = ["cubic-metre", "hectolitre"] as const;
const L_CM3 = ["litre", "cubic-centimetre"] as const;
const DM3_DL = ["cubic-decimetre", "decilitre"] as const;
const DM3_ML = ["cubic-decimetre", "millilitre"] as const;

export const EU: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [HL_L, L_DL, L_CL, L_ML, DL_CL], amounts: [2, 20] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [HL_L, L_DL, L_CL, L_ML, DL_CL], amounts: [2, 20] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [HL_L, L_DL, L_CL], amounts: [1, 9] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [L_ML, DL_ML, CL_ML], amounts: [3, 60] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [HL_L, L_ML, L_CL, DL_ML], amounts: [1, 9] },
    { skill: "decimals", form: "one", to: "smaller", pairs: [HL_L, L_DL, L_CL, L_ML], amounts: [3, 98], over: 10 },
    { skill: "rest", form: "rest", to: "smaller", pairs: [HL_L, L_DL, L_ML, DL_ML], amounts: [2, 9] },
    { skill: "decimals", form: "one", to: "larger", pairs: [HL_L, L_DL, L_CL, L_ML], amounts: [3, 98], over: 10 },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [HL_L, L_CL, L_ML, DL_ML], amounts: [1, 9] },
  ],
  hard: [
    { skill: "decimals", form: "one", to: "smaller", pairs: [HL_L, L_ML, DL_ML], amounts: [2, 999], over: 100 },
    { skill: "decimals", form: "one", to: "larger", pairs: [HL_L, L_CL, L_ML], amounts: [4, 999], over: 1_000 },
    {
      skill: "cubic",
      form: "one",
      to: "smaller",
      pairs: [M3_L, M3_HL, L_CM3, DM3_DL, DM3_ML],
      amounts: [2, 99],
      over: 10,
    },
    { skill: "two-units", form: "sum", to: "larger", pairs: [HL_L, L_DL, L_ML, DL_ML], amounts: [1, 12] },
    {
      skill: "cubic",
      form: "one",
      to: "larger",
      pairs: [M3_L, M3_HL, L_CM3, DM3_DL, DM3_ML],
      amounts: [2, 99],
      over: 10,
    },
    { skill: "two-units", form: "difference", to: "larger", pairs: [HL_L, L_CL, L_ML, DL_ML], amounts: [1, 12] },
  ],
};

const GAL_QT = ["us-gallon", "us-quart"] as const;
const GAL_PT = ["us-gallon", "us-pint"] as const;
const GAL_CUP = ["us-gallon", "us-cup"] as const;
const GAL_FL = ["us-gallon", "us-fluid-ounce"] as const;
const QT_PT = ["us-quart", "us-pint"] as const;
const QT_CUP = ["us-quart", "us-cup"] as const;
const QT_FL = ["us-quart", "us-fluid-ounce"] as const;
const PT_CUP = ["us-pint", "us-cup"] as const;
const PT_FL = ["us-pint", "us-fluid-ounce"] as const;
const CUP_FL = ["us-cup", "us-fluid-ounce"] as const;

export const US: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [GAL_QT, QT_PT, PT_CUP, CUP_FL], amounts: [2, 8] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [GAL_QT, QT_PT, PT_CUP, CUP_FL], amounts: [2, 8] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [GAL_QT, CUP_FL], amounts: [2, 12] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [GAL_PT, GAL_CUP, QT_CUP, PT_FL], amounts: [3, 16] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [GAL_PT, GAL_CUP, PT_FL, CUP_FL], amounts: [2, 12] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [GAL_PT, GAL_CUP, QT_CUP, PT_FL], amounts: [3, 16] },
    { skill: "rest", form: "rest", to: "smaller", pairs: [GAL_QT, GAL_PT, CUP_FL, PT_FL], amounts: [3, 12] },
    {
      skill: "two-units",
      form: "difference",
      to: "smaller",
      pairs: [GAL_PT, GAL_CUP, PT_FL, CUP_FL],
      amounts: [3, 12],
    },
  ],
  hard: [
    {
      skill: "decimals",
      form: "one",
      to: "smaller",
      pairs: [GAL_CUP, GAL_FL, QT_FL, PT_FL],
      amounts: [5, 41],
      over: 4,
    },
    { skill: "decimals", form: "one", to: "larger", pairs: [GAL_CUP, GAL_FL, QT_FL, PT_FL], amounts: [5, 41], over: 4 },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [GAL_CUP, QT_FL, GAL_FL], amounts: [5, 25], over: 2 },
    { skill: "rest", form: "rest", to: "smaller", pairs: [GAL_CUP, QT_FL, GAL_FL], amounts: [3, 12] },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [GAL_CUP, QT_FL, GAL_FL], amounts: [3, 12] },
  ],
};

import type { Kinds } from "../measures/draw-conversion.ts";
import type { ScaleInUnit } from "../measures/scale-reading.ts";

const T_KG = ["tonne", "kilogram"] as const;
const KG_G = ["kilogram", "gram"] as const;
const KG_DAG = ["kilogram", "decagram"] as const;
const DAG_G = ["decagram", "gram"] as const;
const G_MG = ["gram", "milligram"] as const;

export const METRIC: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [T_KG, KG_G], amounts: [2, 60] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [T_KG, KG_G], amounts: [2, 60] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [T_KG, KG_G], amounts: [1, 9] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [KG_DAG, DAG_G, G_MG], amounts: [3, 60] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [T_KG, KG_G, KG_DAG], amounts: [1, 9] },
    { skill: "decimals", form: "one", to: "smaller", pairs: [T_KG, KG_G, KG_DAG], amounts: [3, 98], over: 10 },
    { skill: "rest", form: "rest", to: "smaller", pairs: [T_KG, KG_G, KG_DAG], amounts: [2, 9] },
    { skill: "decimals", form: "one", to: "larger", pairs: [T_KG, KG_G, KG_DAG], amounts: [3, 98], over: 10 },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [T_KG, KG_G, KG_DAG], amounts: [1, 9] },
  ],
  hard: [
    { skill: "decimals", form: "one", to: "smaller", pairs: [T_KG, KG_G, G_MG], amounts: [2, 999], over: 100 },
    { skill: "decimals", form: "one", to: "larger", pairs: [T_KG, KG_G, G_MG], amounts: [4, 999], over: 1_000 },
    { skill: "two-units", form: "sum", to: "larger", pairs: [T_KG, KG_G, KG_DAG, G_MG], amounts: [1, 12] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [T_KG, KG_G, KG_DAG, G_MG], amounts: [11, 98], over: 10 },
    { skill: "two-units", form: "difference", to: "larger", pairs: [T_KG, KG_G, KG_DAG, G_MG], amounts: [1, 12] },
  ],
};

const LB_OZ = ["pound", "ounce"] as const;
const ST_LB = ["stone", "pound"] as const;
const TON_LB = ["long-ton", "pound"] as const;

export const IMPERIAL: Kinds = {
  easy: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [2, 12] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [LB_OZ, ST_LB], amounts: [2, 12] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [2, 10] },
  ],
  medium: [
    { skill: "to-smaller", form: "one", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [3, 20] },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [3, 20] },
    { skill: "to-larger", form: "one", to: "larger", pairs: [LB_OZ, ST_LB], amounts: [3, 20] },
    { skill: "rest", form: "rest", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [2, 12] },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [LB_OZ, ST_LB], amounts: [2, 12] },
  ],
  hard: [
    { skill: "decimals", form: "one", to: "smaller", pairs: [LB_OZ, TON_LB], amounts: [5, 50], over: 4 },
    { skill: "decimals", form: "one", to: "larger", pairs: [LB_OZ, TON_LB], amounts: [5, 50], over: 4 },
    { skill: "decimals", form: "one", to: "smaller", pairs: [ST_LB], amounts: [5, 41], over: 2 },
    { skill: "two-units", form: "sum", to: "smaller", pairs: [LB_OZ, ST_LB, TON_LB], amounts: [5, 31], over: 2 },
    { skill: "rest", form: "rest", to: "smaller", pairs: [TON_LB], amounts: [2, 9] },
    { skill: "two-units", form: "difference", to: "smaller", pairs: [TON_LB], amounts: [2, 9] },
  ],
};

export const SCALES: readonly ScaleInUnit[] = [
  { unit: "gram", most: 1_000, major: 100, minor: 20 },
  { unit: "gram", most: 1_000, major: 200, minor: 50 },
  { unit: "gram", most: 500, major: 50, minor: 10 },
  { unit: "gram", most: 2_000, major: 500, minor: 100 },
  { unit: "kilogram", most: 20, major: 5, minor: 1 },
];

import type { Story } from "../stories/stories.ts";
import type { Conversion } from "../measures/conversion.ts";
import { story, type Pair } from "../measures/conversion-stories.ts";

const HL_L: Pair = ["hectolitre", "litre"];
const L_DL: Pair = ["litre", "decilitre"];
const L_CL: Pair = ["litre", "centilitre"];
const L_ML: Pair = ["litre", "millilitre"];
const M3_L: Pair = ["cubic-metre", "litre"];

export const STORIES: readonly Story<Conversion>[] = [
  story("apple-juice", "easy", "toSmaller", "one", "smaller", HL_L, "tank of apple juice, in hl"),
  story("bucket", "easy", "toSmaller", "one", "smaller", L_ML, "bucket of water, in l"),
  story("soup", "easy", "toLarger", "one", "larger", L_DL, "pot of soup, in l"),
  story("more-soup", "easy", "grown", "sum", "smaller", L_DL, "pot of soup, in l", "water added, in dl"),
  story("drink", "easy", "joined", "sum", "smaller", L_ML, "water for a drink, in l", "syrup for a drink, in ml"),
  story("paddling-pool", "easy", "toLarger", "one", "larger", HL_L, "paddling pool, in hl"),
  story("paint", "easy", "joined", "sum", "smaller", L_ML, "white paint, in l", "blue paint, in ml"),
  story("milk", "easy", "toLarger", "one", "larger", L_ML, "milk a family drinks, in l"),
  story("rain", "easy", "grown", "sum", "smaller", HL_L, "water in a cistern, in hl", "rain water, in l"),
  story("cow", "easy", "toSmaller", "one", "smaller", L_DL, "milk of a cow in a day, in l"),
  story("watering-can", "easy", "grown", "sum", "smaller", L_DL, "water in a watering can, in l", "water added, in dl"),
  story("bottle", "medium", "left", "difference", "smaller", L_ML, "large bottle of juice, in l", "juice drunk, in ml"),
  story("tea", "medium", "toSmaller", "one", "smaller", L_ML, "flask of tea, in l"),
  story("cocoa", "medium", "missing", "rest", "smaller", L_DL, "milk poured off, in l", "rest of the milk, in dl"),
  story("lemonade", "medium", "toLarger", "one", "larger", L_DL, "jug of lemonade, in l"),
  story("cider", "medium", "left", "difference", "smaller", HL_L, "tank of apple juice, in hl", "juice sold, in l"),
  story("cistern", "medium", "toSmaller", "one", "smaller", HL_L, "cistern, in hl"),
  story("water", "medium", "toLarger", "one", "larger", L_ML, "water a child drinks in a day, in l"),
  story("painting", "medium", "missing", "rest", "smaller", L_ML, "paint used, in l", "rest of the paint, in ml"),
  story("pancakes", "medium", "joined", "sum", "smaller", L_ML, "milk for pancakes, in l", "oil for pancakes, in ml"),
  story("oil", "medium", "toSmaller", "one", "smaller", L_CL, "bottle of oil, in l"),
  story(
    "flowers",
    "medium",
    "left",
    "difference",
    "smaller",
    L_DL,
    "water in a watering can, in l",
    "water for flowers, in dl",
  ),
  story("farm", "hard", "toSmaller", "one", "smaller", HL_L, "milk of a farm in a day, in hl"),
  story("sports-bottle", "hard", "toLarger", "one", "larger", L_ML, "bottle of water, in l"),
  story("stew", "hard", "grown", "sum", "larger", L_DL, "pot of soup, in l", "water added, in dl"),
  story("canister", "hard", "left", "difference", "larger", L_ML, "canister of oil, in l", "oil used, in ml"),
  story("punch", "hard", "joined", "sum", "smaller", L_ML, "juice for a punch, in l", "tea for a punch, in ml"),
  story("pool", "hard", "toSmaller", "one", "smaller", M3_L, "garden pool, in m³"),
  story("household", "hard", "toLarger", "one", "larger", M3_L, "water of a family in a month, in m³"),
  story(
    "garden",
    "hard",
    "left",
    "difference",
    "larger",
    HL_L,
    "water in a cistern, in hl",
    "water for a garden, in l",
  ),
  story("wall-paint", "hard", "joined", "sum", "larger", L_ML, "white paint, in l", "blue paint, in ml"),
  story("fire-engine", "hard", "toLarger", "one", "larger", HL_L, "water in a fire engine, in hl"),
  story("kettle", "hard", "toSmaller", "one", "smaller", L_ML, "kettle, in l"),
];

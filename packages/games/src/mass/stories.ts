import type { Story } from "../stories/stories.ts";
import type { Conversion } from "../measures/conversion.ts";
import { told, type Pair } from "../measures/conversion-stories.ts";

const T_KG: Pair = ["tonne", "kilogram"];
const KG_G: Pair = ["kilogram", "gram"];
const G_MG: Pair = ["gram", "milligram"];

export const STORIES: readonly Story<Conversion>[] = [
  told("potatoes", "easy", "toSmaller", "one", "smaller", KG_G, "sack of potatoes, in kg"),
  told("elephant", "easy", "toSmaller", "one", "smaller", T_KG, "elephant, in t"),
  told("dog-food", "easy", "toLarger", "one", "larger", KG_G, "dog food in a month, in kg"),
  told("rucksack", "easy", "joined", "sum", "smaller", KG_G, "school books, in kg", "bottle of water, in g"),
  told("baby", "easy", "grown", "sum", "smaller", KG_G, "newborn baby, in kg", "growth of a baby, in g"),
  told("baking", "easy", "joined", "sum", "smaller", KG_G, "flour for a feast, in kg", "sugar for a feast, in g"),
  told("sand", "easy", "grown", "sum", "smaller", T_KG, "empty lorry, in t", "load of sand, in kg"),
  told("timber", "easy", "toLarger", "one", "larger", T_KG, "lorry with timber, in t"),
  told("kitten", "easy", "joined", "sum", "smaller", KG_G, "grown cat, in kg", "kitten, in g"),
  told("apples", "easy", "joined", "sum", "smaller", KG_G, "apples in a basket, in kg", "empty basket, in g"),
  told("pasta", "easy", "toLarger", "one", "larger", KG_G, "pasta for a school, in kg"),
  told("bread", "medium", "left", "difference", "smaller", KG_G, "flour in a tin, in kg", "flour for bread, in g"),
  told("cheese", "medium", "toSmaller", "one", "smaller", KG_G, "piece of cheese, in kg"),
  told("pumpkin", "medium", "missing", "rest", "smaller", KG_G, "weights on a scale, in kg", "last weights, in g"),
  told("school-bag", "medium", "toLarger", "one", "larger", KG_G, "school bag, in kg"),
  told(
    "trailer",
    "medium",
    "left",
    "difference",
    "smaller",
    T_KG,
    "what a trailer may carry, in t",
    "wood on a trailer, in kg",
  ),
  told("dog", "medium", "left", "difference", "smaller", KG_G, "dog, in kg", "weight lost, in g"),
  told("market", "medium", "joined", "sum", "smaller", KG_G, "tomatoes bought, in kg", "garlic bought, in g"),
  told("hay", "medium", "missing", "rest", "smaller", T_KG, "hay unloaded, in t", "rest of the hay, in kg"),
  told("rabbit", "medium", "toSmaller", "one", "smaller", KG_G, "rabbit, in kg"),
  told("books", "medium", "toLarger", "one", "larger", KG_G, "books in a box, in kg"),
  told(
    "mushrooms",
    "medium",
    "part",
    "difference",
    "smaller",
    KG_G,
    "basket with mushrooms, in kg",
    "empty basket, in g",
  ),
  told("newborn", "hard", "toSmaller", "one", "smaller", KG_G, "newborn baby to the gram, in kg"),
  told("parcel", "hard", "toLarger", "one", "larger", KG_G, "parcel, in kg"),
  told("pie", "hard", "joined", "sum", "larger", KG_G, "apples for pies, in kg", "flour for pies, in g"),
  told("cheese-wheel", "hard", "left", "difference", "larger", KG_G, "wheel of cheese, in kg", "slice of cheese, in g"),
  told("suitcase", "hard", "grown", "sum", "smaller", KG_G, "suitcase, in kg", "shoes, in g"),
  told("rhino", "hard", "toLarger", "one", "larger", T_KG, "rhino, in t"),
  told("gravel", "hard", "toSmaller", "one", "smaller", T_KG, "load of gravel, in t"),
  told("boat", "hard", "joined", "sum", "larger", T_KG, "trailer of a boat, in t", "small boat, in kg"),
  told("ship", "hard", "left", "difference", "larger", T_KG, "potatoes on a barge, in t", "potatoes unloaded, in kg"),
  told("butterfly", "hard", "toLarger", "one", "larger", G_MG, "butterfly, in g"),
  told("coin", "hard", "toSmaller", "one", "smaller", G_MG, "coin, in g"),
];

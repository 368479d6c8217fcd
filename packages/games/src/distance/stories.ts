import type { Story } from "../stories/stories.ts";
import type { Conversion } from "../measures/conversion.ts";
import { told, type Pair } from "../measures/conversion-stories.ts";

const CM_MM: Pair = ["centimetre", "millimetre"];
const M_CM: Pair = ["metre", "centimetre"];
const M_MM: Pair = ["metre", "millimetre"];
const KM_M: Pair = ["kilometre", "metre"];

export const STORIES: readonly Story<Conversion>[] = [
  told("pencil", "easy", "toSmaller", "one", "smaller", CM_MM, "pencil, in cm"),
  told("carpet", "easy", "toSmaller", "one", "smaller", M_CM, "carpet, in m"),
  told("lake", "easy", "toSmaller", "one", "smaller", KM_M, "walk to a lake, in km"),
  told("snake", "easy", "toLarger", "one", "larger", M_CM, "boa, in m"),
  told("runner", "easy", "toLarger", "one", "larger", KM_M, "run of a child, in km"),
  told("pole", "easy", "grown", "sum", "smaller", M_CM, "pole, in m", "piece added, in cm"),
  told("boat", "easy", "joined", "sum", "smaller", KM_M, "walk to a lake, in km", "last part of a walk, in m"),
  told("sunflower", "easy", "grown", "sum", "smaller", M_CM, "sunflower in June, in m", "growth of a sunflower, in cm"),
  told("caterpillar", "easy", "grown", "sum", "smaller", CM_MM, "caterpillar, in cm", "growth of a caterpillar, in mm"),
  told("dictionary", "easy", "toLarger", "one", "larger", CM_MM, "thick book, in cm"),
  told("kite", "easy", "grown", "sum", "smaller", M_CM, "string of a kite, in m", "piece added, in cm"),
  told(
    "present",
    "medium",
    "left",
    "difference",
    "smaller",
    M_CM,
    "ribbon on a reel, in m",
    "ribbon for a present, in cm",
  ),
  told("young-tree", "medium", "toSmaller", "one", "smaller", M_CM, "young tree, in m"),
  told("board", "medium", "missing", "rest", "smaller", M_CM, "board sawn off, in m", "rest of a board, in cm"),
  told("cycle-path", "medium", "toLarger", "one", "larger", KM_M, "cycle path, in km"),
  told("hut", "medium", "left", "difference", "smaller", KM_M, "walk to a hut, in km", "part of a walk, in m"),
  told("school", "medium", "toSmaller", "one", "smaller", KM_M, "way to school by bus, in km"),
  told("beetle", "medium", "toLarger", "one", "larger", CM_MM, "beetle, in cm"),
  told("race", "medium", "missing", "rest", "smaller", KM_M, "part of a race, in km", "rest of a race, in m"),
  told("fence", "medium", "grown", "sum", "smaller", M_CM, "fence, in m", "piece of a fence, in cm"),
  told("candle", "medium", "left", "difference", "smaller", CM_MM, "candle, in cm", "wax burnt, in mm"),
  told("shell", "medium", "toSmaller", "one", "smaller", CM_MM, "seashell, in cm"),
  told("long-jump", "hard", "toSmaller", "one", "smaller", M_CM, "long jump of an athlete, in m"),
  told("tunnel", "hard", "toLarger", "one", "larger", KM_M, "tunnel, in km"),
  told("triathlon", "hard", "joined", "sum", "larger", KM_M, "cycling in a race, in km", "swimming in a race, in m"),
  told("rope", "hard", "left", "difference", "larger", M_CM, "climbing rope, in m", "piece of a rope, in cm"),
  told("summit", "hard", "joined", "sum", "smaller", KM_M, "path to a summit, in km", "path from a summit, in m"),
  told("bus-route", "hard", "toSmaller", "one", "smaller", KM_M, "bus route, in km"),
  told("giraffe", "hard", "toLarger", "one", "larger", M_CM, "giraffe, in m"),
  told("trail", "hard", "left", "difference", "larger", KM_M, "hiking trail, in km", "part of a walk, in m"),
  told("wall", "hard", "joined", "sum", "larger", M_CM, "garden wall, in m", "railing on a wall, in cm"),
  told("wardrobe", "hard", "toSmaller", "one", "smaller", M_MM, "wardrobe, in m"),
  told("bench", "hard", "toLarger", "one", "larger", M_MM, "bench, in m"),
];

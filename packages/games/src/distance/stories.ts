import type { Story } from "../stories/stories.ts";
import type { Conversion } from "../measures/conversion.ts";
import { story, type Pair } from "../measures/conversion-stories.ts";

const CM_MM: Pair = ["centimetre", "millimetre"];
const M_CM: Pair = ["metre", "centimetre"];
const M_MM: Pair = ["metre", "millimetre"];
const KM_M: Pair = ["kilometre", "metre"];

export const STORIES: readonly Story<Conversion>[] = [
  story("pencil", "easy", "toSmaller", "one", "smaller", CM_MM, "pencil, in cm"),
  story("carpet", "easy", "toSmaller", "one", "smaller", M_CM, "carpet, in m"),
  story("lake", "easy", "toSmaller", "one", "smaller", KM_M, "walk to a lake, in km"),
  story("snake", "easy", "toLarger", "one", "larger", M_CM, "boa, in m"),
  story("runner", "easy", "toLarger", "one", "larger", KM_M, "run of a child, in km"),
  story("pole", "easy", "grown", "sum", "smaller", M_CM, "pole, in m", "piece added, in cm"),
  story("boat", "easy", "joined", "sum", "smaller", KM_M, "walk to a lake, in km", "last part of a walk, in m"),
  story(
    "sunflower",
    "easy",
    "grown",
    "sum",
    "smaller",
    M_CM,
    "sunflower in June, in m",
    "growth of a sunflower, in cm",
  ),
  story(
    "caterpillar",
    "easy",
    "grown",
    "sum",
    "smaller",
    CM_MM,
    "caterpillar, in cm",
    "growth of a caterpillar, in mm",
  ),
  story("dictionary", "easy", "toLarger", "one", "larger", CM_MM, "thick book, in cm"),
  story("kite", "easy", "grown", "sum", "smaller", M_CM, "string of a kite, in m", "piece added, in cm"),
  story(
    "present",
    "medium",
    "left",
    "difference",
    "smaller",
    M_CM,
    "ribbon on a reel, in m",
    "ribbon for a present, in cm",
  ),
  story("young-tree", "medium", "toSmaller", "one", "smaller", M_CM, "young tree, in m"),
  story("board", "medium", "missing", "rest", "smaller", M_CM, "board sawn off, in m", "rest of a board, in cm"),
  story("cycle-path", "medium", "toLarger", "one", "larger", KM_M, "cycle path, in km"),
  story("hut", "medium", "left", "difference", "smaller", KM_M, "walk to a hut, in km", "part of a walk, in m"),
  story("school", "medium", "toSmaller", "one", "smaller", KM_M, "way to school by bus, in km"),
  story("beetle", "medium", "toLarger", "one", "larger", CM_MM, "beetle, in cm"),
  story("race", "medium", "missing", "rest", "smaller", KM_M, "part of a race, in km", "rest of a race, in m"),
  story("fence", "medium", "grown", "sum", "smaller", M_CM, "fence, in m", "piece of a fence, in cm"),
  story("candle", "medium", "left", "difference", "smaller", CM_MM, "candle, in cm", "wax burnt, in mm"),
  story("shell", "medium", "toSmaller", "one", "smaller", CM_MM, "seashell, in cm"),
  story("long-jump", "hard", "toSmaller", "one", "smaller", M_CM, "long jump of an athlete, in m"),
  story("tunnel", "hard", "toLarger", "one", "larger", KM_M, "tunnel, in km"),
  story("triathlon", "hard", "joined", "sum", "larger", KM_M, "cycling in a race, in km", "swimming in a race, in m"),
  story("rope", "hard", "left", "difference", "larger", M_CM, "climbing rope, in m", "piece of a rope, in cm"),
  story("summit", "hard", "joined", "sum", "smaller", KM_M, "path to a summit, in km", "path from a summit, in m"),
  story("bus-route", "hard", "toSmaller", "one", "smaller", KM_M, "bus route, in km"),
  story("giraffe", "hard", "toLarger", "one", "larger", M_CM, "giraffe, in m"),
  story("trail", "hard", "left", "difference", "larger", KM_M, "hiking trail, in km", "part of a walk, in m"),
  story("wall", "hard", "joined", "sum", "larger", M_CM, "garden wall, in m", "railing on a wall, in cm"),
  story("wardrobe", "hard", "toSmaller", "one", "smaller", M_MM, "wardrobe, in m"),
  story("bench", "hard", "toLarger", "one", "larger", M_MM, "bench, in m"),
];

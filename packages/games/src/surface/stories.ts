import { drawAmount, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import type { Conversion } from "../measures/conversion.ts";
import { conversionValues, story, type Pair } from "../measures/conversion-stories.ts";
import { written } from "../stories/values.ts";
import { lettersOf, measureOf, type Shape } from "./shapes.ts";
import type { ShapeName } from "./shape-rules.ts";

const M2_DM2: Pair = ["square-metre", "square-decimetre"];
const HA_M2: Pair = ["hectare", "square-metre"];
const KM2_HA: Pair = ["square-kilometre", "hectare"];

/** A trapezium and a corner that is cut out differ by so much at least from a rectangle. */
const LEAST_DIFFERENCE = 2;

type Why = "rectangle" | "square" | "side" | "triangle" | "trapezium" | "corner" | "solid" | "rhombus";

/** What is given of a shape by what was drawn for it; null where there is no such shape. */
function givenOf(shape: ShapeName, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): readonly number[] | null {
  switch (shape) {
    case "rectangle-side":
      return a === b ? null : [a * b, b];
    case "square-side":
      return [a * a];
    case "rectangle":
      return a === b ? null : [a, b];
    case "triangle":
      // The slanted side is longer than the height on the side, and its foot is on that side.
      return c < b && b ** 2 - c ** 2 <= a ** 2 ? [a, b, c] : null;
    case "trapezium":
      return a < b + LEAST_DIFFERENCE ? null : [a, b, c];
    case "corner":
      return a < c + LEAST_DIFFERENCE || b < d + LEAST_DIFFERENCE ? null : [a, b, c, d];
    default:
      return [a, b, c].slice(0, shape === "cube" || shape === "square" ? 1 : shape === "cuboid" ? 3 : 2);
  }
}

/** @param amounts the lengths of the shape in the order of its letters; of a side that is sought first that side */
const measured = (
  name: string,
  level: Level,
  why: Why,
  shape: ShapeName,
  unit: Shape["unit"],
  ...amounts: readonly QuantityName[]
): Story<Shape> => ({
  name,
  level,
  why,
  amounts,
  draw: (random) => {
    const given = givenOf(
      shape,
      amounts.map((one) => drawAmount(one, random)),
    );
    return given && { shape, given: [...given], unit };
  },
});

export const STORIES: readonly Story<Conversion | Shape>[] = [
  measured("rug", "easy", "rectangle", "rectangle", "metre", "rug, in m", "width of a rug, in m"),
  measured("bed", "easy", "rectangle", "rectangle", "metre", "vegetable bed, in m", "width of a rug, in m"),
  measured("photo", "easy", "rectangle", "rectangle", "centimetre", "photo, in cm", "width of a photo, in cm"),
  measured("chessboard", "easy", "square", "square", "centimetre", "chessboard, in cm"),
  measured("sandpit", "easy", "square", "square", "metre", "sandpit, in m"),
  measured("classroom", "easy", "rectangle", "rectangle", "metre", "classroom, in m", "width of a classroom, in m"),
  measured("table", "easy", "rectangle", "rectangle", "decimetre", "table, in dm", "width of a table, in dm"),
  measured("tile", "easy", "square", "square", "centimetre", "tile, in cm"),
  measured(
    "pitch",
    "easy",
    "rectangle",
    "rectangle",
    "metre",
    "pitch for children, in m",
    "width of a pitch for children, in m",
  ),
  measured("poster", "easy", "rectangle", "rectangle", "decimetre", "poster, in dm", "width of a poster, in dm"),
  measured("garden", "easy", "rectangle", "rectangle", "metre", "garden, in m", "width of a garden, in m"),
  measured(
    "bedroom",
    "medium",
    "side",
    "rectangle-side",
    "metre",
    "length of a bedroom, in m",
    "width of a bedroom, in m",
  ),
  measured("terrace", "medium", "side", "square-side", "metre", "terrace, in m"),
  measured(
    "sail",
    "medium",
    "triangle",
    "triangle",
    "metre",
    "foot of a sail, in m",
    "edge of a sail, in m",
    "height of a sail, in m",
  ),
  measured(
    "pennant",
    "medium",
    "triangle",
    "triangle",
    "centimetre",
    "base of a pennant, in cm",
    "edge of a pennant, in cm",
    "height of a pennant, in cm",
  ),
  measured("board", "medium", "rectangle", "rectangle-two-units", "metre", "board, in m", "width of a board, in dm"),
  measured(
    "scarf",
    "medium",
    "rectangle",
    "rectangle-two-units",
    "decimetre",
    "scarf, in dm",
    "width of a scarf, in cm",
  ),
  measured("field", "medium", "side", "rectangle-side", "metre", "width of a field, in m", "length of a field, in m"),
  story("meadow", "medium", "toSmaller", "one", "smaller", HA_M2, "meadows of a farm, in ha"),
  story("woodland", "medium", "toSmaller", "one", "smaller", KM2_HA, "forest, in km²"),
  story("window", "medium", "toSmaller", "one", "smaller", M2_DM2, "window, in m²"),
  story("vineyard", "medium", "toLarger", "one", "larger", HA_M2, "vineyard, in ha"),
  measured(
    "roof",
    "hard",
    "trapezium",
    "trapezium",
    "metre",
    "lower edge of a roof, in m",
    "ridge of a roof, in m",
    "height of a roof, in m",
  ),
  measured(
    "living-room",
    "hard",
    "corner",
    "corner",
    "metre",
    "living room, in m",
    "width of a living room, in m",
    "pantry, in m",
    "width of a pantry, in m",
  ),
  measured(
    "box",
    "hard",
    "solid",
    "cuboid",
    "centimetre",
    "box, in cm",
    "width of a box, in cm",
    "height of a box, in cm",
  ),
  measured("cube", "hard", "solid", "cube", "centimetre", "large dice, in cm"),
  measured("kite", "hard", "rhombus", "rhombus", "decimetre", "kite, in dm", "width of a kite, in dm"),
  measured(
    "chest",
    "hard",
    "solid",
    "cuboid",
    "decimetre",
    "chest, in dm",
    "width of a chest, in dm",
    "height of a chest, in dm",
  ),
  measured(
    "shed",
    "hard",
    "corner",
    "corner",
    "metre",
    "garden, in m",
    "width of a garden, in m",
    "shed, in m",
    "width of a shed, in m",
  ),
  measured(
    "farmland",
    "hard",
    "trapezium",
    "trapezium",
    "metre",
    "longer edge of a field, in m",
    "shorter edge of a field, in m",
    "breadth of a field, in m",
  ),
  story("park", "hard", "toSmaller", "one", "smaller", HA_M2, "park, in ha"),
  story("football", "hard", "toLarger", "one", "larger", HA_M2, "football pitch, in ha"),
  story(
    "national-park",
    "hard",
    "joined",
    "sum",
    "larger",
    KM2_HA,
    "woods of a park, in km²",
    "meadows of a park, in ha",
  ),
];

export function valuesOf(facts: Conversion | Shape): Values {
  if (!("shape" in facts)) return conversionValues(facts);
  const { n, d } = measureOf(facts);
  return { ...lettersOf(facts), r: written((n * 10) / d, 1) };
}

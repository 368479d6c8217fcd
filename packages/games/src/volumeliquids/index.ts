import { exact } from "@karota/engine/quiz/exact.ts";
import { measuringJugSvg } from "@karota/engine/quiz/measuring-jug.ts";
import { getUnit } from "../data/units.ts";
import { unitsBetween, type Conversion } from "../measures/conversion.ts";
import { conversionQuiz } from "../measures/conversion-quiz.ts";
import { EU, US } from "./kinds.ts";
import { scaleReading } from "../measures/scale-reading.ts";
import { STORIES } from "./stories.ts";

/** From cubic units to litres and back it goes over 1 dm³ = 1 l. */
function steppingStones(facts: Conversion): readonly string[] {
  const { kind } = getUnit(facts.large);
  if (kind === getUnit(facts.small).kind) return unitsBetween(facts);
  const bridge = kind === "cubic" ? ["cubic-decimetre", "litre"] : ["litre", "cubic-decimetre"];
  return bridge.filter((name) => name !== facts.large && name !== facts.small);
}

export const volumeliquids = conversionQuiz({
  id: "volumeliquids",
  systems: {
    eu: { kinds: EU },
    us: {
      kinds: US,
      // The 20 and 160 fluid ounces of imperial units among them.
      others: [2, 3, 4, 8, 10, 12, 16, 20, 32, 64, 100, 128, 160].map((factor) => exact(factor)),
    },
  },
  daily: "eu",
  stories: STORIES,
  compared: [
    ["millilitre", "decilitre", "litre"],
    ["decilitre", "litre"],
    ["litre", "hectolitre"],
  ],
  reading: scaleReading("volumeliquids", {
    scales: [
      { unit: "millilitre", most: 1_000, major: 200, minor: 50 },
      { unit: "millilitre", most: 500, major: 100, minor: 20 },
      { unit: "millilitre", most: 500, major: 100, minor: 25 },
      { unit: "millilitre", most: 2_000, major: 500, minor: 100 },
      { unit: "decilitre", most: 10, major: 2, minor: 1 },
    ],
    draw: measuringJugSvg,
  }),
  between: steppingStones,
});

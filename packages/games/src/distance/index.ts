import { exact } from "@karota/engine/quiz/exact.ts";
import { conversionQuiz } from "../measures/conversion-quiz.ts";
import { IMPERIAL, METRIC } from "./kinds.ts";
import { READING } from "./ruler.ts";
import { STORIES } from "./stories.ts";

export const distance = conversionQuiz({
  id: "distance",
  systems: {
    metric: { kinds: METRIC },
    imperial: {
      kinds: IMPERIAL,
      // Rounded metric ones among them.
      others: [exact(5, 2), ...[3, 10, 12, 30, 36, 90, 100, 1_000, 1_760, 5_280].map((factor) => exact(factor))],
    },
  },
  daily: "metric",
  stories: STORIES,
  compared: [
    ["centimetre", "decimetre", "metre"],
    ["millimetre", "centimetre"],
    ["metre", "kilometre"],
    ["centimetre", "metre"],
  ],
  reading: READING,
});

import { exact } from "@karota/engine/quiz/exact.ts";
import { unitsBetween } from "../measures/conversion.ts";
import { conversionQuiz } from "../measures/conversion-quiz.ts";
import { IMPERIAL, METRIC } from "./kinds.ts";
import { STORIES } from "./stories.ts";

export const mass = conversionQuiz({
  id: "mass",
  systems: {
    metric: { kinds: METRIC },
    imperial: {
      kinds: IMPERIAL,
      // The 2000 pounds of the US ton among them.
      others: [10, 12, 14, 16, 100, 160, 200, 1_000, 2_000, 2_240].map((factor) => exact(factor)),
    },
  },
  daily: "metric",
  stories: STORIES,
  // Without the decagram, which not every country uses.
  between: (facts) => unitsBetween(facts).filter((name) => name !== "decagram"),
});

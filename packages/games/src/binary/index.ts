import { wrongSums } from "@karota/engine/quiz/base-columns.ts";
import { numeralMistakes } from "@karota/engine/quiz/numeral.ts";
import { digitValues, misread, miswritten, placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { baseTopic } from "../numerals/base-quiz.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { CARDS } from "./cards.ts";
import { drawFacts, type Facts } from "./kinds.ts";
import { solution } from "./solution.ts";
import { wrongDifferences } from "./subtraction.ts";

export function mistakesOf({ kind, numbers }: Facts): readonly Named<number>[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return [
        ...misread(first, 2),
        { name: "ones-counted", value: digitValues(first, 2).filter((one) => one > 0).length },
      ];
    case "from-powers":
      return [
        { name: "zeros-left-out", value: 2 ** placeTerms(first, 2).values.length - 1 },
        ...numeralMistakes(first, 2),
      ];
    case "from-decimal":
      return miswritten(first, 2);
    case "counting":
      return [...wrongSums(first, 1, 2), { name: "one-appended", value: 2 * first + 1 }];
    case "addition":
      return [
        ...wrongSums(first, second, 2),
        { name: "one-and-one-is-one", value: first | second },
        { name: "subtracted", value: Math.abs(first - second) },
      ];
    case "subtraction":
      return wrongDifferences(first, second);
  }
}

const numerals = baseTopic<Facts["kind"]>({
  id: "binary",
  forms: {
    "to-decimal": { from: 2, to: 10, ask: "binary.ask.decimal" },
    "from-powers": { from: (value) => total(placeTerms(value, 2).values), to: 2, ask: "binary.ask.binary" },
    "from-decimal": { from: 10, to: 2, ask: "binary.ask.binary" },
    counting: { from: 2, to: 2, ask: "binary.ask.result", join: "sum" },
    addition: { from: 2, to: 2, ask: "binary.ask.result", join: "sum" },
    subtraction: { from: 2, to: 2, ask: "binary.ask.result", join: "difference" },
  },
  most: 1023,
  draw: drawFacts,
  mistakes: mistakesOf,
  solution,
});

export const binary = quiz(withPictured(numerals, CARDS));

import { equation, number, sum } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import {
  countingDraft,
  countingExplained,
  countingSchema,
  drawCounting,
  endOf,
  skillOf,
  TEN,
  written,
  type Counting,
} from "../starter/counting.ts";
import { drawStarter, filledFrames, jumps } from "../starter/pictures.ts";
import type { Starter } from "../starter/with-starter.ts";
import { overTen } from "./mental.ts";

/** The worked solution: count on, or ten and ones together, or the ones and then the ten, or up to ten and beyond. */
export function starterSolution({ shown, numbers }: Counting): readonly Step[] {
  const [first, second] = numbers;
  const end = endOf("+", numbers);
  const [larger, smaller] = [Math.max(first, second), Math.min(first, second)];
  // A picture that was asked is shown again as it was; a calculation is shown from its larger number on.
  const [start, change] = shown === "numbers" ? [larger, smaller] : numbers;
  const isOverTen = skillOf("+", numbers) === "over-ten";
  const seen =
    shown === "frames" || (shown === "numbers" && isOverTen)
      ? filledFrames(start, change)
      : jumps(...(isOverTen ? [start, TEN, end] : [start, end]));
  const result = resultStep(equation(written("+", numbers), number(end)));
  if (shown === "missing")
    return [{ say: { id: "addition.step.countTo", values: { start, end } }, shown: [jumps(start, end)] }, result];
  switch (skillOf("+", numbers)) {
    case "within-ten":
      return [{ say: { id: "addition.step.countOn", values: { start, change } }, shown: [seen] }, result];
    case "ten-and-ones":
      return [
        {
          say: { id: "addition.step.tenOnes", values: { ones: end - TEN, sum: end } },
          shown: [filledFrames(TEN, end - TEN)],
        },
        result,
      ];
    case "within-twenty":
      return [
        {
          say: { id: "addition.step.ones", values: { larger } },
          shown: [equation(sum(number(larger % TEN), number(smaller)), number(end - TEN))],
        },
        {
          say: { id: "addition.step.ten" },
          shown: [equation(sum(number(TEN), number(end - TEN)), number(end)), seen],
        },
        result,
      ];
    case "over-ten":
      return [...overTen([start, change], seen), result];
  }
}

export const STARTER: Starter<Counting> = {
  task: (random, turn) => {
    const facts = drawCounting("+", random, turn);
    return facts && countingDraft("addition", "+", facts);
  },
  facts: countingSchema("+"),
  solution: starterSolution,
  explain: countingExplained,
  picture: drawStarter,
};

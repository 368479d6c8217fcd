import { difference, equation, number, sum } from "@karota/engine/quiz/expression.ts";
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
import { askedPicture, drawStarter, jumps } from "../starter/pictures.ts";
import type { Starter } from "../starter/with-starter.ts";
import { overTen } from "./mental.ts";

/** The worked solution: count back, or ten and ones apart, or the ones and then the ten, or down to ten and further. */
export function starterSolution({ shown, numbers }: Counting): readonly Step[] {
  const [start, change] = numbers;
  const end = endOf("-", numbers);
  const isOverTen = skillOf("-", numbers) === "over-ten";
  const seen =
    shown === "frames" || (shown === "numbers" && isOverTen)
      ? askedPicture("crossed", start, change)
      : jumps(...(isOverTen ? [start, TEN, end] : [start, end]));
  const result = resultStep(equation(written("-", numbers), number(end)));
  if (shown === "missing")
    return [{ say: { id: "subtraction.step.countDown", values: { start, end } }, shown: [jumps(start, end)] }, result];
  switch (skillOf("-", numbers)) {
    case "within-ten":
      return [{ say: { id: "subtraction.step.countBack", values: { start, change } }, shown: [seen] }, result];
    case "ten-and-ones":
      return [
        {
          say: { id: "subtraction.step.tenOnes", values: { start, ones: start - TEN } },
          shown: [askedPicture("crossed", start, change)],
        },
        result,
      ];
    case "within-twenty":
      return [
        {
          say: { id: "subtraction.step.ones", values: { start } },
          shown: [equation(difference(number(start - TEN), number(change)), number(end - TEN))],
        },
        {
          say: { id: "subtraction.step.ten" },
          shown: [equation(sum(number(TEN), number(end - TEN)), number(end)), seen],
        },
        result,
      ];
    case "over-ten":
      return [...overTen(start, change, seen), result];
  }
}

export const STARTER: Starter<Counting> = {
  task: (random, turn) => {
    const facts = drawCounting("-", random, turn);
    if (!facts) return null;
    const [start, change] = facts.numbers;
    // The ones are turned round: 13 − 5 as 10 and 5 − 3.
    const turned =
      skillOf("-", facts.numbers) === "over-ten" ? [{ name: "ones-turned", value: TEN + change - (start % TEN) }] : [];
    return countingDraft("subtraction", "-", facts, turned);
  },
  facts: countingSchema("-"),
  solution: starterSolution,
  explain: countingExplained,
  picture: drawStarter,
};

import type { Message } from "@karota/engine/message.ts";
import { dividedBy, exact } from "@karota/engine/quiz/exact.ts";
import { asFraction, number, percent as percentSign, words, type Expression } from "@karota/engine/quiz/expression.ts";
import { partOf, resultOf, type AskedFor, type Percentage } from "./kinds.ts";

const ASKS: Readonly<Record<AskedFor, string>> = {
  of: "percentage.ask.of",
  share: "percentage.ask.share",
  base: "percentage.ask.base",
  increase: "percentage.ask.result",
  decrease: "percentage.ask.result",
  "original-up": "percentage.ask.original",
  "original-down": "percentage.ask.original",
  "change-up": "percentage.ask.changeUp",
  "change-down": "percentage.ask.changeDown",
  "up-down": "percentage.ask.result",
  "down-up": "percentage.ask.result",
  "decimal-to-percent": "percentage.ask.toPercent",
  "fraction-to-percent": "percentage.ask.toPercent",
  "percent-to-decimal": "percentage.ask.toDecimal",
};

export const askOf = ({ asked }: Percentage): Message => ({ id: ASKS[asked] });

/** The question: mathematics where a percentage is written anew, else words with whole numbers. */
export function questionOf(facts: Percentage): Expression {
  const { asked, percent, whole, second } = facts;
  const share = dividedBy(percent, exact(100));
  const part = partOf(percent, exact(whole)).n;
  const result = resultOf(facts).n;
  switch (asked) {
    case "of":
      return words({ id: "percentage.question.of", values: { percent: percent.n, whole } });
    case "share":
      return words({ id: "percentage.question.share", values: { part, whole } });
    case "base":
      return words({ id: "percentage.question.base", values: { percent: percent.n, part } });
    case "increase":
      return words({ id: "percentage.question.increase", values: { percent: percent.n, whole } });
    case "decrease":
      return words({ id: "percentage.question.decrease", values: { percent: percent.n, whole } });
    case "original-up":
      return words({ id: "percentage.question.originalUp", values: { percent: percent.n, result } });
    case "original-down":
      return words({ id: "percentage.question.originalDown", values: { percent: percent.n, result } });
    case "change-up":
    case "change-down":
      return words({ id: "percentage.question.change", values: { whole, result } });
    case "up-down":
      return words({ id: "percentage.question.upDown", values: { percent: percent.n, whole, second } });
    case "down-up":
      return words({ id: "percentage.question.downUp", values: { percent: percent.n, whole, second } });
    case "decimal-to-percent":
      return number(share);
    case "fraction-to-percent":
      return asFraction(share);
    case "percent-to-decimal":
      return percentSign(percent);
  }
}

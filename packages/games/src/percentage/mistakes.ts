import { decimalPlaces, dividedBy, equal, exact, minus, plus, times, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { answerOf, changed, grows, partOf, resultOf, skillOf, type Percentage } from "./kinds.ts";

const MAX_PLACES = 3;
const HUNDRED = exact(100);

/** What comes out when a task goes wrong in the usual ways; percentages are counted in percent. */
export function wrongAnswers(facts: Percentage): readonly Named<Exact>[] {
  const right = answerOf(facts);
  return [...usualErrors(facts), ...pointErrors(facts, right)].filter(
    ({ value }) => value.n > 0 && (decimalPlaces(value) ?? Infinity) <= MAX_PLACES && !equal(value, right),
  );
}

/** Ten times too much or too little; of a changed value only the change. */
function pointErrors({ asked, percent, whole }: Percentage, right: Exact): readonly Named<Exact>[] {
  if (asked === "increase" || asked === "decrease") {
    const tenth = dividedBy(partOf(percent, exact(whole)), exact(10));
    const value = grows(asked) ? plus(exact(whole), tenth) : minus(exact(whole), tenth);
    return [{ name: "change-too-small", value }];
  }
  if (["original", "two-changes"].includes(skillOf({ asked }))) return [];
  return [times(right, exact(10)), dividedBy(right, exact(10))].map((value) => ({ name: "power-of-ten-off", value }));
}

function usualErrors(facts: Percentage): readonly Named<Exact>[] {
  const { asked, percent, second } = facts;
  const whole = exact(facts.whole);
  const part = partOf(percent, whole);
  const result = resultOf(facts);
  const rest = minus(HUNDRED, percent);
  switch (asked) {
    case "of":
      return [
        { name: "rest-taken", value: minus(whole, part) },
        { name: "percent-as-amount", value: rest.n > 0 ? minus(whole, percent) : minus(whole, rest) },
        { name: "hundred-forgotten", value: minus(part, whole) },
        { name: "divided-by-percent", value: dividedBy(whole, percent) },
      ];
    case "share":
      return [
        { name: "rest-taken", value: rest },
        { name: "hundred-forgotten", value: minus(percent, HUNDRED) },
        { name: "part-as-percent", value: part },
        { name: "difference-as-percent", value: minus(whole, part) },
        { name: "divided-wrongly", value: dividedBy(times(whole, HUNDRED), part) },
      ];
    case "base":
      return [
        { name: "percent-of-part", value: partOf(percent, part) },
        { name: "percent-of-part", value: plus(part, partOf(percent, part)) },
        { name: "percent-as-amount", value: plus(part, percent) },
        { name: "rest-taken", value: minus(whole, part) },
      ];
    case "increase":
    case "decrease":
      return [
        { name: "only-the-change", value: part },
        { name: "percent-as-amount", value: grows(asked) ? plus(whole, percent) : minus(whole, percent) },
        { name: "wrong-way", value: grows(asked) ? minus(whole, part) : plus(whole, part) },
      ];
    case "original-up":
    case "original-down": {
      const ofResult = partOf(percent, result);
      return [
        { name: "percent-of-new", value: grows(asked) ? minus(result, ofResult) : plus(result, ofResult) },
        { name: "wrong-way", value: grows(asked) ? plus(result, ofResult) : minus(result, ofResult) },
        { name: "percent-as-amount", value: grows(asked) ? minus(result, percent) : plus(result, percent) },
        { name: "only-the-change", value: part },
      ];
    }
    case "change-up":
    case "change-down":
      return [
        { name: "amount-as-percent", value: part },
        { name: "compared-with-new", value: dividedBy(times(part, HUNDRED), result) },
        { name: "new-in-percent", value: grows(asked) ? plus(HUNDRED, percent) : rest },
      ];
    case "up-down":
    case "down-up": {
      const total = grows(asked) ? minus(percent, exact(second)) : minus(exact(second), percent);
      const change = partOf(exact(second), result);
      return [
        { name: "percents-added", value: changed(whole, total) },
        { name: "only-first", value: result },
        { name: "only-the-change", value: change },
        { name: "wrong-way", value: grows(asked) ? plus(result, change) : minus(result, change) },
      ];
    }
    case "decimal-to-percent":
      return [
        { name: "not-hundredths", value: dividedBy(percent, HUNDRED) },
        { name: "rest-taken", value: rest },
      ];
    case "fraction-to-percent": {
      const { n, d } = dividedBy(percent, HUNDRED);
      return [
        { name: "digits-joined", value: exact(Number(`${n}${d}`)) },
        { name: "denominator-as-percent", value: exact(d) },
        { name: "numerator-as-percent", value: exact(n) },
        { name: "rest-taken", value: rest },
      ];
    }
    case "percent-to-decimal":
      return [
        { name: "sign-dropped", value: percent },
        { name: "rest-taken", value: dividedBy(rest, HUNDRED) },
      ];
  }
}

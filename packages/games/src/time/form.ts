import { dividedBy, exact } from "@karota/engine/quiz/exact.ts";
import {
  clock,
  difference,
  duration,
  equation,
  quantity,
  sum,
  symbol,
  words,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { getUnit } from "../data/units.ts";
import { CONVERSIONS, DAY, HOUR, type Facts } from "./kinds.ts";

export const minutes = (amount: number | "?") => quantity(amount, getUnit("minute"));
export const decimalHours = (taken: number) => quantity(dividedBy(exact(taken), exact(HOUR)), getUnit("hour"));

/** The conversion a task of units is about: what is given and how what is sought is written. */
export function conversionOf({ numbers: [small, place] }: Facts) {
  const { factor, up, ...names } = CONVERSIONS[place] ?? CONVERSIONS[0];
  const [smallUnit, largeUnit] = [getUnit(names.small), getUnit(names.large)];
  const large = small / factor;
  return {
    factor,
    up,
    smallUnit,
    largeUnit,
    given: up ? small : large,
    right: up ? large : small,
    givenUnit: up ? smallUnit : largeUnit,
    soughtUnit: up ? largeUnit : smallUnit,
  };
}

/** The answer in minutes, or for units the amount that is sought. */
export function answerOf(facts: Facts): number {
  const [first, second] = facts.numbers;
  switch (facts.kind) {
    case "later":
      return (first + second) % DAY;
    case "earlier":
    case "difference":
      return first - second;
    case "elapsed":
      return (second - first + DAY) % DAY;
    case "sum":
      return first + second;
    case "units":
      return conversionOf(facts).right;
    default:
      return first;
  }
}

/** A value of the answer's kind as it is written. */
export function written(facts: Facts, value: number): Expression {
  switch (facts.kind) {
    case "later":
    case "earlier":
      return clock(value);
    case "to-minutes":
    case "decimal-hours":
      return minutes(value);
    case "units":
      return quantity(value, conversionOf(facts).soughtUnit);
    default:
      return duration(value);
  }
}

/** Two digits: 8:05. */
const twoDigits = (value: number): string => String(value % HOUR).padStart(2, "0");
const hour = (value: number): number => Math.floor(value / HOUR);

/** The question, and the sentence above it. */
export function questionOf(facts: Facts): { readonly ask: string; readonly question: Expression } {
  const [first, second] = facts.numbers;
  switch (facts.kind) {
    case "later":
      return { ask: "time.ask.later", question: sum(clock(first), duration(second)) };
    case "earlier":
      return { ask: "time.ask.earlier", question: difference(clock(first), duration(second)) };
    case "elapsed":
      return {
        ask: "time.ask.elapsed",
        question: words({
          id: second < first ? "time.question.overnight" : "time.question.fromTo",
          values: {
            fromHour: hour(first),
            fromMinute: twoDigits(first),
            toHour: hour(second),
            toMinute: twoDigits(second),
          },
        }),
      };
    case "to-minutes":
      return { ask: "time.ask.convert", question: equation(duration(first), minutes("?")) };
    case "to-hours":
      return { ask: "time.ask.hoursAndMinutes", question: equation(minutes(first), symbol("?")) };
    case "decimal-hours":
      return { ask: "time.ask.convert", question: equation(decimalHours(first), minutes("?")) };
    case "units": {
      const { given, givenUnit, soughtUnit } = conversionOf(facts);
      return { ask: "time.ask.convert", question: equation(quantity(given, givenUnit), quantity("?", soughtUnit)) };
    }
    case "sum":
      return { ask: "time.ask.result", question: sum(duration(first), duration(second)) };
    case "difference":
      return { ask: "time.ask.result", question: difference(duration(first), duration(second)) };
  }
}

/** Hours and minutes of a duration apart, as numbers. */
export const apart = (value: number): readonly [hours: number, minutes: number] => [hour(value), value % HOUR];

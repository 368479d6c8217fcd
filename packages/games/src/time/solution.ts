import {
  clock,
  difference,
  duration,
  equation,
  number,
  product,
  quantity,
  quotient,
  sum,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { answerOf, apart, conversionOf, decimalHours, minutes, written } from "./form.ts";
import { DAY, HOUR, type Facts } from "./kinds.ts";

const fullHour = (value: number): number => Math.floor(value / HOUR) * HOUR;

/** The worked solution: first whole hours, then up to the full hour and on from there; units by what they hold. */
export function solution(facts: Facts): readonly Step[] {
  const [first, second] = facts.numbers;
  const answer = written(facts, answerOf(facts));
  switch (facts.kind) {
    case "later":
      return first + second < DAY
        ? [...forwards(first, second), resultStep(equation(sum(clock(first), duration(second)), answer))]
        : [...overMidnight(first, second), resultStep(answer)];
    case "earlier":
      return [...backwards(first, second), resultStep(equation(difference(clock(first), duration(second)), answer))];
    case "elapsed":
      return [...between(first, second), resultStep(answer)];
    case "to-minutes": {
      const [hours, rest] = apart(first);
      const whole = {
        say: { id: "time.step.hourHas" },
        shown: [equation(product(number(hours), minutes(HOUR)), minutes(hours * HOUR))],
      };
      const added = {
        say: { id: "time.step.addRest" },
        shown: [equation(sum(minutes(hours * HOUR), minutes(rest)), minutes(first))],
      };
      return [whole, ...(rest > 0 ? [added] : []), resultStep(equation(duration(first), answer))];
    }
    case "to-hours": {
      const [hours, rest] = apart(first);
      return [
        {
          say: { id: "time.step.wholeHours" },
          shown: [equation(minutes(first), sum(product(number(hours), minutes(HOUR)), minutes(rest)))],
        },
        resultStep(equation(minutes(first), answer)),
      ];
    }
    case "decimal-hours":
      return [
        {
          say: { id: "time.step.timesSixty" },
          shown: [equation(product(decimalHours(first).amount, minutes(HOUR)), minutes(first))],
        },
        resultStep(equation(decimalHours(first), answer)),
      ];
    case "units":
      return units(facts);
    case "sum":
      return adding(first, second);
    case "difference":
      return subtracting(first, second);
  }
}

function forwards(start: number, taken: number): readonly Step[] {
  const [hours, rest] = apart(taken);
  const steps: Step[] = [];
  const move = (id: string, from: number, by: number) => {
    if (by > 0) steps.push({ say: { id }, shown: [equation(sum(clock(from), duration(by)), clock(from + by))] });
  };
  move("time.step.addHours", start, hours * HOUR);
  const now = start + hours * HOUR;
  const missing = HOUR - (now % HOUR);
  if (rest <= missing) {
    move("time.step.addMinutes", now, rest);
  } else {
    move("time.step.upToHour", now, missing);
    move("time.step.addRest", now + missing, rest - missing);
  }
  return steps;
}

/** Midnight is 24:00 and 0:00, so no equation goes over it. */
function overMidnight(start: number, taken: number): readonly Step[] {
  const before = DAY - start;
  return [
    { say: { id: "time.step.untilMidnight" }, shown: [duration(before)] },
    {
      say: { id: "time.step.leftAfterMidnight" },
      shown: [equation(difference(duration(taken), duration(before)), duration(taken - before))],
    },
  ];
}

function backwards(end: number, taken: number): readonly Step[] {
  const [hours, rest] = apart(taken);
  const steps: Step[] = [];
  const move = (id: string, from: number, by: number) => {
    if (by > 0) steps.push({ say: { id }, shown: [equation(difference(clock(from), duration(by)), clock(from - by))] });
  };
  move("time.step.takeHours", end, hours * HOUR);
  const now = end - hours * HOUR;
  const over = Math.min(now % HOUR, rest);
  move("time.step.backToHour", now, over);
  move("time.step.takeRest", now - over, rest - over);
  return steps;
}

function between(start: number, end: number): readonly Step[] {
  const taken = (end - start + DAY) % DAY;
  if (end < start)
    return [
      { say: { id: "time.step.untilMidnight" }, shown: [duration(DAY - start)] },
      { say: { id: "time.step.sinceMidnight" }, shown: [duration(end)] },
      {
        say: { id: "time.step.together" },
        shown: [equation(sum(duration(DAY - start), duration(end)), duration(taken))],
      },
    ];
  if (fullHour(start) === fullHour(end))
    return [
      {
        say: { id: "time.step.takeMinutes" },
        shown: [equation(difference(minutes(end % HOUR), minutes(start % HOUR)), minutes(taken))],
      },
    ];
  const missing = (HOUR - (start % HOUR)) % HOUR;
  const onward = {
    say: { id: "time.step.onward" },
    shown: [equation(sum(clock(start + missing), duration(taken - missing)), clock(end))],
  };
  if (missing === 0) return [onward];
  const upToHour = {
    say: { id: "time.step.upToHour" },
    shown: [equation(sum(clock(start), duration(missing)), clock(start + missing))],
  };
  if (missing === taken) return [upToHour];
  return [
    upToHour,
    onward,
    {
      say: { id: "time.step.together" },
      shown: [equation(sum(duration(missing), duration(taken - missing)), duration(taken))],
    },
  ];
}

function units(facts: Facts): readonly Step[] {
  const { factor, up, smallUnit, largeUnit, given, right, givenUnit, soughtUnit } = conversionOf(facts);
  const reckoned = up ? quotient(number(given), number(factor)) : product(number(given), number(factor));
  return [
    { say: { id: "time.step.unitHas" }, shown: [equation(quantity(1, largeUnit), quantity(factor, smallUnit))] },
    {
      say: { id: up ? "time.step.toLarger" : "time.step.toSmaller" },
      shown: [equation(reckoned, number(right))],
    },
    resultStep(equation(quantity(given, givenUnit), quantity(right, soughtUnit))),
  ];
}

function adding(one: number, other: number): readonly Step[] {
  const [[hours, rest], [otherHours, otherRest]] = [apart(one), apart(other)];
  const all = rest + otherRest;
  return [
    {
      say: { id: "time.step.apart" },
      shown: [
        equation(sum(duration(hours * HOUR), duration(otherHours * HOUR)), duration((hours + otherHours) * HOUR)),
        equation(sum(minutes(rest), minutes(otherRest)), minutes(all)),
      ],
    },
    { say: { id: "time.step.sixtyIsHour" }, shown: [equation(minutes(all), duration(all))] },
    resultStep(equation(sum(duration(one), duration(other)), duration(one + other))),
  ];
}

function subtracting(from: number, taken: number): readonly Step[] {
  const [[hours, rest], [takenHours, takenRest]] = [apart(from), apart(taken)];
  const left = hours - 1 - takenHours;
  return [
    {
      say: { id: "time.step.exchange" },
      shown: [equation(duration(from), sum(duration((hours - 1) * HOUR), minutes(rest + HOUR)))],
    },
    {
      say: { id: "time.step.takeApart" },
      shown: [
        equation(difference(duration((hours - 1) * HOUR), duration(takenHours * HOUR)), duration(left * HOUR)),
        equation(difference(minutes(rest + HOUR), minutes(takenRest)), minutes(rest + HOUR - takenRest)),
      ],
    },
    resultStep(equation(difference(duration(from), duration(taken)), duration(from - taken))),
  ];
}

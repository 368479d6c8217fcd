import { exact } from "@karota/engine/quiz/exact.ts";
import { conversionMistakes } from "@karota/engine/quiz/powers-of-ten.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { answerOf, apart, conversionOf } from "./form.ts";
import { DAY, HOUR, type Facts } from "./kinds.ts";

/** Hours and minutes written as one number, 2 h 45 min as 245, as if an hour had 100 minutes. */
const run = (value: number): number => 100 * apart(value)[0] + apart(value)[1];
/** Such a number as minutes again; 0 where it has 60 minutes or more. */
const unrun = (value: number): number => (value % 100 < HOUR ? HOUR * Math.floor(value / 100) + (value % 100) : 0);

const isNextPowerOfTen = (value: number, right: number): boolean => value === 10 * right || right === 10 * value;

/** What comes out in the usual wrong ways, in minutes, or for units in the unit that is sought; likelier ones first. */
export function mistakesOf(facts: Facts): readonly Named<number>[] {
  const { kind, numbers } = facts;
  const [first, second] = numbers;
  const right = answerOf(facts);
  const wrong: Named<number>[] = [];
  const isClock = kind === "later" || kind === "earlier";
  const add = (name: string, value: number) => {
    const within = isClock ? (value + DAY) % DAY : value;
    if (Number.isInteger(value) && within > 0 && within !== right && (isClock || value > 0))
      wrong.push({ name, value: within });
  };
  const [hours, rest] = apart(first);
  const [secondHours, secondRest] = apart(second);
  switch (kind) {
    case "later":
      add("hour-of-hundred", unrun(run(first) + run(second)));
      if (rest + secondRest >= HOUR) add("hour-forgotten", right - HOUR);
      add("wrong-sign", first - second);
      if (secondHours > 0 && secondRest > 0) add("part-forgotten", first + secondRest);
      if (secondRest > 0 && secondHours > 0) add("part-forgotten", first + secondHours * HOUR);
      if (secondRest === 0) add("hours-as-minutes", first + secondHours);
      if (secondHours === 0) add("duration-as-time", hours * HOUR + secondRest);
      add("hour-too-many", right + HOUR);
      break;
    case "earlier":
      add("hour-of-hundred", unrun(run(first) - run(second)));
      if (rest < secondRest) add("hour-forgotten", right + HOUR);
      add("smaller-from-larger", (hours - secondHours) * HOUR + Math.abs(rest - secondRest));
      add("wrong-sign", first + second);
      if (secondHours > 0 && secondRest > 0) add("part-forgotten", first - secondRest);
      break;
    case "elapsed": {
      const end = second < first ? second + DAY : second;
      if (second < first) add("other-way-round", first - second);
      const [endHours, endRest] = apart(end);
      if (second > first) add("hour-of-hundred", unrun(run(end) - run(first)));
      add("smaller-from-larger", (endHours - hours) * HOUR + Math.abs(endRest - rest));
      if (endRest < rest) add("hour-forgotten", right + HOUR);
      if (endHours === hours) add("end-as-duration", endRest);
      if (endHours > hours) add("hour-too-few", right - HOUR);
      if (second < first) add("half-day-off", right - DAY / 2);
      if (endHours === hours) add("up-to-the-hour", HOUR - rest);
      if (endHours === hours) add("wrong-sign", endRest + rest);
      break;
    }
    case "to-minutes":
      add("hour-of-hundred", run(first));
      add("hours-as-minutes", hours + rest);
      if (rest > 0) add("part-forgotten", hours * HOUR);
      add("hour-too-few", first - HOUR);
      add("hour-too-many", first + HOUR);
      break;
    case "to-hours":
      add("hour-of-hundred", unrun(first));
      // 90 min are 1,5 h, and that is not 1 h 50 min.
      if (rest % 6 === 0 && rest / 6 < 6) add("decimals-as-minutes", hours * HOUR + (rest / 6) * 10);
      add("hour-too-few", first - HOUR);
      add("hour-too-many", first + HOUR);
      if (rest > 0) add("rest-filled-up", hours * HOUR + (HOUR - rest));
      break;
    case "decimal-hours": {
      const hundredths = (rest * 100) / HOUR;
      add("hour-of-hundred", (first * 100) / HOUR);
      add("decimals-as-minutes", hours * HOUR + hundredths);
      add("decimals-as-minutes", hours * HOUR + hundredths / 10);
      add("part-forgotten", hours * HOUR);
      add("power-of-ten-off", first * 10);
      break;
    }
    case "units": {
      const { factor, up, given } = conversionOf(facts);
      const wrongFactors: Readonly<Record<number, readonly number[]>> = {
        60: [100, 24],
        24: [12, 60, 10],
        3_600: [60, 360, 1_000],
        1_440: [24, 60, 600],
      };
      for (const other of wrongFactors[factor] ?? []) add("wrong-factor", up ? given / other : given * other);
      for (const { name, value } of conversionMistakes(exact(given), up ? exact(1, factor) : exact(factor)))
        if (value.d === 1 && (name !== "power-of-ten-off" || isNextPowerOfTen(value.n, right))) add(name, value.n);
      break;
    }
    case "sum":
      add("hour-of-hundred", unrun(run(first) + run(second)));
      add("hour-forgotten", right - HOUR);
      add("hour-too-many", right + HOUR);
      add("part-forgotten", (hours + secondHours) * HOUR);
      break;
    case "difference":
      add("smaller-from-larger", (hours - secondHours) * HOUR + Math.abs(rest - secondRest));
      add("hour-forgotten", right + HOUR);
      add("hour-of-hundred", unrun(run(first) - run(second)));
      add("wrong-sign", first + second);
      add("hour-too-few", right - HOUR);
      break;
  }
  return wrong.filter(({ value }, place) => wrong.findIndex((one) => one.value === value) === place);
}

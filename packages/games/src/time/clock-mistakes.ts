import { NUMBER_MINUTES } from "@karota/engine/quiz/dial.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { BEGINS_AGAIN, HALF_DAY, onDial, type ClockFacts } from "./clock-kinds.ts";
import { HOUR } from "./kinds.ts";
import { mistakesOf } from "./mistakes.ts";

/** The hand's number for so many minutes, the one passed last: 6 for 33. */
const numberPassed = (minutes: number): number => Math.floor(minutes / NUMBER_MINUTES) || 12;

/** The time that is read when the hands are taken for each other. */
const swapped = (time: number): number =>
  numberPassed(time % HOUR) * HOUR + (Math.floor(time / HOUR) % 12) * NUMBER_MINUTES;

/**
 * What a dial is taken for in the usual wrong ways, in minutes from 1:00 (60) to 12:59 (779).
 * @param right the time that it shows
 */
function dialMistakes(kind: ClockFacts["kind"], right: number): readonly Named<number>[] {
  const minute = right % HOUR;
  const full = right - minute;
  const sets = kind === "set-words" || kind === "set-digits";
  const wrong: Named<number>[] = [];
  const add = (name: string, value: number) => wrong.push({ name, value: onDial(value) });
  add("hands-swapped", swapped(right));
  add("hour-ahead", right + HOUR);
  add("hour-behind", right - HOUR);
  if (sets && minute > 0 && minute < 12) add("minutes-as-number", full + minute * NUMBER_MINUTES);
  if (minute > 0 && minute !== HOUR / 2) add("other-way", full + HOUR - minute);
  if (kind === "read-digits" && minute % NUMBER_MINUTES === 0) add("number-as-minutes", full + numberPassed(minute));
  add("number-off", right + NUMBER_MINUTES);
  add("number-off", right - NUMBER_MINUTES);
  if (minute % NUMBER_MINUTES > 0) {
    add("mark-off", right + 1);
    add("mark-off", right - 1);
  }
  return wrong;
}

/** How much time seems to pass; as many of them are less than what passes as are more. */
function betweenMistakes(numbers: ClockFacts["numbers"]): readonly Named<number>[] {
  const [start, end] = numbers;
  const passed = end - start;
  const [hours, rest] = [passed - (passed % HOUR), passed % HOUR];
  return [
    ...(end >= BEGINS_AGAIN ? [{ name: "noon-forgotten", value: HALF_DAY - passed }] : []),
    ...mistakesOf({ kind: "elapsed", numbers }),
    ...(hours > 0 && rest > 0
      ? [
          { name: "part-forgotten", value: hours },
          { name: "part-forgotten", value: rest },
        ]
      : []),
    { name: "hour-too-many", value: passed + HOUR },
    { name: "hour-too-few", value: passed - HOUR },
    { name: "hands-swapped", value: (swapped(end) - swapped(start) + HALF_DAY) % HALF_DAY },
    { name: "number-off", value: passed + NUMBER_MINUTES },
    { name: "number-off", value: passed - NUMBER_MINUTES },
  ];
}

/** What comes out in the usual wrong ways: times of the dial, or minutes that pass; likelier ones first. */
export function clockMistakes({ kind, numbers }: ClockFacts): readonly Named<number>[] {
  const [first, second] = numbers;
  const right = kind === "between" ? second - first : onDial(first);
  const wrong = kind === "between" ? betweenMistakes(numbers) : dialMistakes(kind, right);
  return wrong.filter(
    ({ value }, place) => value > 0 && value !== right && wrong.findIndex((one) => one.value === value) === place,
  );
}

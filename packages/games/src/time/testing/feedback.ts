import { claimsOf, isOneOf, numberOf, type Answered } from "../../testing/claims-of.ts";
import { CALENDAR_CLAIMS } from "./calendar-claims.ts";
import { minutesIn } from "./minutes-read.ts";

/** Times of day and durations in minutes: one that is converted or shown by a dial, or two. */
interface Facts {
  readonly kind: string;
  readonly numbers: readonly [number, number];
}
interface Minutes extends Facts {
  readonly first: number;
  readonly second: number;
  readonly chosen: number;
  readonly right: number;
}
const DAY = 24 * 60;
const HALF_DAY = DAY / 2;

const claim =
  (isTrue: (minutes: Minutes) => boolean) =>
  ({ facts, chosen, right }: Answered<Facts>): boolean =>
    isTrue({
      ...facts,
      first: facts.numbers[0],
      second: facts.numbers[1],
      chosen: minutesIn(chosen),
      right: minutesIn(right),
    });
const ofKinds = (kinds: string, isTrue: (minutes: Minutes) => boolean) =>
  claim((minutes) => kinds.split(" ").includes(minutes.kind) && isTrue(minutes));

const restOf = (minutes: number): number => minutes % 60;
const fullOf = (minutes: number): number => minutes - restOf(minutes);
const around = (minutes: number, round: number): number => ((minutes % round) + round) % round;
/** As a dial shows it. */
const isOnDial = (one: number, other: number): boolean => around(one - other, HALF_DAY) === 0;
const isOnClock = (one: number, other: number): boolean => around(one - other, DAY) === 0;
/** The difference is so many minutes, in either direction on a dial or a clock. */
const isApart = (by: number, { chosen, right }: Minutes): boolean =>
  [by, -by].some((apart) => isOnDial(chosen - right, apart));
const isShown = (kind: string): boolean => kind.startsWith("read") || kind.startsWith("set");

/** Hours and minutes as one number: 2 h 45 min is 245. */
const asHundreds = (minutes: number): number => (fullOf(minutes) / 60) * 100 + restOf(minutes);
const fromHundreds = (number: number): number => 60 * Math.floor(number / 100) + (number % 100);
/** What comes out with an hour of 100 minutes. */
function withHundred({ kind, first, second }: Minutes): number {
  switch (kind) {
    case "later":
    case "sum":
      return fromHundreds(asHundreds(first) + asHundreds(second));
    case "earlier":
    case "difference":
      return fromHundreds(asHundreds(first) - asHundreds(second));
    case "elapsed":
    case "between":
      return fromHundreds(asHundreds(second) - asHundreds(first));
    case "to-minutes":
      return asHundreds(first);
    case "to-hours":
      return fromHundreds(first);
    default:
      return (first * 100) / 60;
  }
}

/** Whether the minutes of both fill an hour, or are too few to be subtracted. */
function isOverHour({ kind, first, second }: Minutes): boolean {
  if (kind === "later" || kind === "sum") return restOf(first) + restOf(second) >= 60;
  return kind === "elapsed" || kind === "between" ? restOf(second) < restOf(first) : restOf(first) < restOf(second);
}

/** What a dial shows with its hands in each other's place, by numbers: the long hand is between two of them. */
const swapped = (minutes: number): number => 60 * Math.floor(restOf(minutes) / 5) + 5 * (Math.floor(minutes / 60) % 12);

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  ...CALENDAR_CLAIMS,
  ...claimsOf<Facts>("time", {
    // 1.5 hours are taken for 1 h 50 min or 1 h 5 min.
    "decimals-as-minutes": ofKinds("to-hours decimal-hours", ({ first, chosen }) => {
      const hundredths = (restOf(first) * 100) / 60;
      return isOneOf(chosen - fullOf(first), hundredths, hundredths / 10);
    }),
    "duration-as-time": ofKinds("later", ({ first, second, chosen }) => chosen === fullOf(first) + second),
    "end-as-duration": ofKinds(
      "elapsed between",
      ({ first, second, chosen }) => fullOf(first) === fullOf(second) && chosen === restOf(second),
    ),
    "hour-of-hundred": claim((minutes) => isOnClock(minutes.chosen, withHundred(minutes))),
    "hour-forgotten": claim(
      (minutes) => isOverHour(minutes) && [60, DAY - 60].includes(Math.abs(minutes.chosen - minutes.right)),
    ),
    "hour-too-few": claim(({ chosen, right }) => right - chosen === 60),
    "hour-too-many": claim(({ chosen, right }) => around(chosen - right, DAY) === 60),
    "hours-as-minutes": ofKinds("to-minutes later", ({ kind, first, second, chosen }) =>
      kind === "later"
        ? restOf(second) === 0 && isOnClock(chosen, first + second / 60)
        : chosen === fullOf(first) / 60 + restOf(first),
    ),
    "part-forgotten": claim(({ kind, first, second, chosen, right }) => {
      if (kind === "later") return [restOf(second), fullOf(second)].some((part) => isOnClock(chosen, first + part));
      if (kind === "earlier") return [restOf(second), fullOf(second)].some((part) => isOnClock(chosen, first - part));
      if (kind === "sum") return chosen === fullOf(first) + fullOf(second);
      return [restOf(right), fullOf(right)].includes(chosen);
    }),
    "rest-filled-up": ofKinds("to-hours", ({ first, chosen }) => chosen === fullOf(first) + 60 - restOf(first)),
    "smaller-from-larger": claim(({ kind, first, second, chosen }) => {
      const [from, taken] =
        kind === "elapsed" || kind === "between" ? [second < first ? second + DAY : second, first] : [first, second];
      return restOf(from) < restOf(taken) && chosen === fullOf(from) - fullOf(taken) + restOf(taken) - restOf(from);
    }),
    "up-to-the-hour": ofKinds("elapsed between", ({ first, chosen }) => chosen === 60 - restOf(first)),
    // Subtracted instead of added, or the other way round.
    "wrong-sign": claim(({ kind, first, second, chosen }) => {
      if (kind === "later") return isOnClock(chosen, first - second);
      if (kind === "elapsed" || kind === "between") return chosen === restOf(first) + restOf(second);
      return isOnClock(chosen, first + second) || chosen === first + second;
    }),
    "other-way-round": ofKinds("elapsed", ({ first, second, chosen }) => chosen === first - second),
    "half-day-off": claim(({ chosen, right }) => Math.abs(chosen - right) === HALF_DAY),
    // The numbers on the dial are subtracted.
    "noon-forgotten": ofKinds("between", ({ first, second, chosen }) => {
      const shown = (minutes: number): number => around(minutes - 60, HALF_DAY) + 60;
      return shown(second) < shown(first) && chosen === shown(first) - shown(second);
    }),
    // Another whole number was multiplied or divided by.
    "wrong-factor": ({ facts, question, value, rightValue }) => {
      const given = numberOf(question);
      const factor = Math.max(value / given, given / value);
      return (
        facts.kind === "units" && Number.isInteger(factor) && !isOneOf(factor, rightValue / given, given / rightValue)
      );
    },
    "hands-swapped": claim(({ kind, first, second, chosen }) =>
      kind === "between"
        ? isOnDial(chosen, swapped(second) - swapped(first))
        : isShown(kind) && isOnDial(chosen, swapped(first)),
    ),
    "hour-ahead": claim(({ kind, chosen, right }) => isShown(kind) && isOnDial(chosen, right + 60)),
    "hour-behind": claim(({ kind, chosen, right }) => isShown(kind) && isOnDial(chosen, right - 60)),
    "mark-off": claim((minutes) => isApart(1, minutes)),
    "number-off": claim((minutes) => isApart(5, minutes)),
    "minutes-as-number": ofKinds("set-words set-digits", ({ first, chosen }) =>
      isOnDial(chosen, fullOf(first) + 5 * restOf(first)),
    ),
    "number-as-minutes": ofKinds("read-digits", ({ first, chosen }) =>
      isOnDial(chosen, fullOf(first) + (restOf(first) / 5 || 12)),
    ),
    "other-way": claim(
      ({ kind, first, chosen }) => isShown(kind) && isOnDial(chosen, fullOf(first) + 60 - restOf(first)),
    ),
  }),
};

import { decimalPlaces, exact, minus, plus, type Exact } from "./exact.ts";
import type { Expression, NumberExpression } from "./expression.ts";
import { meaningOf } from "./meaning.ts";
import { MAX_ROMAN } from "./numeral.ts";

/** The names of wrong answers without a particular error: one that is close, and one that is not. */
export const NEAR_MISS = "near-miss";
export const MISS = "miss";
/** Whether a wrong answer has no particular error. */
export const isMiss = (mistake: string | null): boolean => mistake === NEAR_MISS || mistake === MISS;

/** An answer is close that is this many of its last digit away, or this share of it. */
const CLOSE_UNITS = 2;
const CLOSE_SHARE = 1 / 10;
const CLOSE_MINUTES = 5;
const CLOSE_DAYS = 1;
const STEPS = [1, -1, 10, -10, 2, -2, 11, -11, 9, -9, 20, 3, 4, 5, 6];

const MINUTES = [10, -10, 5, -5, 60, -60, 15, -15, 1, -1, 20, 30];
const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;

/** Answers close by, written like the answer and never on the other side of zero; none for names and words. */
export function nearMisses(answer: Expression): readonly Expression[] {
  switch (answer.kind) {
    case "number":
      return nearNumbers(answer);
    case "fraction":
      return nearMisses(answer.over).map((over) => ({ ...answer, over }));
    case "quantity":
      return nearMisses(answer.amount).map((amount) => ({ ...answer, amount }));
    case "numeral": {
      const near = STEPS.map((step) => answer.value + step);
      return near
        .filter((one) => one > 0 && (answer.base !== "Roman" || one <= MAX_ROMAN))
        .map((value) => ({ ...answer, value }));
    }
    case "clock":
      if (answer.as === "words") return [];
      return MINUTES.map((step) => ({ ...answer, minutes: (answer.minutes + step + DAY_MINUTES) % DAY_MINUTES }));
    case "duration":
      return MINUTES.map((step) => ({ ...answer, minutes: answer.minutes + step })).filter(
        ({ minutes }) => minutes > 0,
      );
    case "weekday":
      return [1, -1, 2, -2, 3, -3].map((step) => ({ ...answer, day: ((answer.day + step + 6) % 7) + 1 }));
    case "infix": {
      const last = answer.items.at(-1)!;
      if (answer.operator !== "=") return [];
      return nearMisses(last).map((near) => ({ ...answer, items: [...answer.items.slice(0, -1), near] }));
    }
    case "system":
      return answer.rows.flatMap((row, place) =>
        nearMisses(row).map((near) => ({ ...answer, rows: answer.rows.with(place, near) })),
      );
    default:
      return [];
  }
}

function nearNumbers(answer: NumberExpression): readonly NumberExpression[] {
  const { value, places = 0 } = answer;
  const needed = decimalPlaces(value);
  const under = answer.as || needed === null ? value.d : 10 ** Math.max(needed, places);
  return STEPS.map((step): NumberExpression => ({ ...answer, value: plus(value, exact(step, under)) })).filter((near) =>
    value.n === 0 ? near.value.n > 0 : Math.sign(near.value.n) === Math.sign(value.n),
  );
}

const sizeOf = ({ n, d }: Exact): number => Math.abs(n) / d;
/** How far two places of a round of so many are apart, whichever way is shorter. */
const apartInRound = (one: number, other: number, round: number): number => {
  const ahead = (((one - other) % round) + round) % round;
  return Math.min(ahead, round - ahead);
};

/** One of the last digit that either number is written with. */
function lastUnit(one: Exact, other: Exact): number {
  const [places, others] = [decimalPlaces(one), decimalPlaces(other)];
  return places === null || others === null ? 1 / one.d : 10 ** -Math.max(places, others);
}

/** Whether somebody may be told that a wrong answer is very close. */
export function isClose(right: Expression, wrong: Expression): boolean {
  if (right.kind === "clock" && wrong.kind === "clock")
    return apartInRound(right.minutes, wrong.minutes, DAY_MINUTES) <= CLOSE_MINUTES;
  if (right.kind === "weekday" && wrong.kind === "weekday")
    return apartInRound(right.day, wrong.day, WEEK_DAYS) <= CLOSE_DAYS;
  const [expected, given] = [meaningOf(right), meaningOf(wrong)];
  // Roman numbers are compared as they are written everywhere else.
  if (right.kind === "numeral" && wrong.kind === "numeral") return areClose(exact(right.value), exact(wrong.value));
  if (!Array.isArray(expected) || !Array.isArray(given) || expected.length !== given.length) return false;
  return (expected as readonly Exact[]).every((one, place) => areClose(one, (given as readonly Exact[])[place]!));
}

function areClose(right: Exact, wrong: Exact): boolean {
  const apart = sizeOf(minus(right, wrong));
  // The last digits of decimals are no exact fractions of two: half a unit more makes up for that.
  return apart < (CLOSE_UNITS + 1 / 2) * lastUnit(right, wrong) || apart <= CLOSE_SHARE * sizeOf(right);
}

/** The name of a wrong answer without a particular error. */
export const missName = (right: Expression, wrong: Expression): string => (isClose(right, wrong) ? NEAR_MISS : MISS);

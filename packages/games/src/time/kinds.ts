import type { Random } from "@karota/engine/random.ts";

/** The kinds of tasks; each is a skill of its own. */
export const KINDS = [
  "later",
  "earlier",
  "elapsed",
  "to-minutes",
  "to-hours",
  "decimal-hours",
  "units",
  "sum",
  "difference",
] as const;

/**
 * Two numbers, the second 0 for kinds with one, times and durations in minutes. later, earlier: a time of day and a
 * duration; elapsed: two times of day, the second on the next day where it is smaller; to-minutes, to-hours,
 * decimal-hours: a duration; sum, difference: two durations; units: the amount of the smaller unit, and which
 * conversion of `CONVERSIONS`.
 */
export interface Facts {
  readonly kind: (typeof KINDS)[number];
  readonly numbers: readonly [number, number];
}

/** How many of the smaller unit make the larger one; `up` converts to the larger one. */
export const CONVERSIONS = [
  { large: "minute", small: "second", factor: 60, up: false },
  { large: "minute", small: "second", factor: 60, up: true },
  { large: "day", small: "hour", factor: 24, up: false },
  { large: "day", small: "hour", factor: 24, up: true },
  { large: "hour", small: "second", factor: 3_600, up: false },
  { large: "day", small: "minute", factor: 1_440, up: false },
] as const;

export const HOUR = 60;
export const DAY = 24 * HOUR;

type Draw = (random: Random) => Facts | null;

const clockBetween = (random: Random, low: number, high: number, step: number): number =>
  low * HOUR + step * random.below(((high - low) * HOUR) / step);
const facts = (kind: Facts["kind"], first: number, second = 0): Facts => ({ kind, numbers: [first, second] });

/** Whether the minutes of both fill an hour, so that one has to be carried. */
const carries = (one: number, other: number): boolean => (one % HOUR) + (other % HOUR) >= HOUR;
const borrows = (from: number, taken: number): boolean => from % HOUR < taken % HOUR;

const units =
  (conversions: readonly number[], most: number): Draw =>
  (random) => {
    const conversion = random.pick(conversions);
    return facts("units", random.between(2, most) * CONVERSIONS[conversion]!.factor, conversion);
  };

/** The kinds of each level, taken in turn. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [
    (random) => {
      const [start, taken] = [clockBetween(random, 6, 21, 5), 5 * random.between(1, 11)];
      return (start % HOUR) + taken < HOUR ? facts("later", start, taken) : null;
    },
    (random) => facts("to-minutes", 5 * random.between(13, 71)),
    (random) => {
      const [start, taken] = [clockBetween(random, 6, 21, 5), 5 * random.between(1, 11)];
      return (start % HOUR) + taken < HOUR ? facts("elapsed", start, start + taken) : null;
    },
    (random) => facts("to-hours", 5 * random.between(13, 47)),
    (random) => facts("later", clockBetween(random, 6, 17, 5), HOUR * random.between(1, 5)),
  ],
  medium: [
    (random) => {
      const [start, taken] = [clockBetween(random, 6, 20, 1), random.between(12, 179)];
      return carries(start, taken) ? facts("later", start, taken) : null;
    },
    (random) => {
      const [start, taken] = [clockBetween(random, 6, 19, 1), random.between(25, 319)];
      return carries(start, taken) && start + taken < DAY ? facts("elapsed", start, start + taken) : null;
    },
    (random) => facts(random.chance(0.5) ? "to-minutes" : "to-hours", random.between(121, 599)),
    (random) => {
      const [end, taken] = [clockBetween(random, 9, 23, 1), random.between(12, 179)];
      return borrows(end, taken) ? facts("earlier", end, taken) : null;
    },
    units([0, 1, 2, 3], 30),
  ],
  hard: [
    (random) => {
      const [start, end] = [clockBetween(random, 18, 24, 1), clockBetween(random, 1, 11, 1)];
      return borrows(end, start) ? facts("elapsed", start, end) : null;
    },
    (random) => {
      const taken = random.pick([3, 6, 15]) * random.between(9, 120);
      return taken % HOUR > 0 && taken < 8 * HOUR ? facts("decimal-hours", taken) : null;
    },
    (random) => {
      const [one, other] = [random.between(61, 599), random.between(61, 599)];
      return carries(one, other) ? facts("sum", one, other) : null;
    },
    (random) => {
      const [start, taken] = [clockBetween(random, 18, 24, 1), random.between(61, 599)];
      return start + taken > DAY && carries(start, taken) ? facts("later", start, taken) : null;
    },
    (random) => {
      const [one, other] = [random.between(130, 899), random.between(61, 599)];
      return one - other > 10 && borrows(one, other) ? facts("difference", one, other) : null;
    },
    // Seconds of a night, minutes of a week: more of them says nothing to anybody.
    (random) => (random.chance(0.5) ? units([4], 12) : units([5], 7))(random),
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when what was drawn does not fit it. */
export function drawFacts(level: keyof typeof LEVELS, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  return kinds[turn % kinds.length]!(random);
}

const isTimeOfDay = (value: number): boolean => value < DAY;

/** The constraints of each kind. */
export function fits({ kind, numbers: [first, second] }: Facts): boolean {
  switch (kind) {
    case "later":
      return isTimeOfDay(first) && isTimeOfDay(second);
    case "earlier":
      return isTimeOfDay(first) && second <= first;
    case "elapsed":
      return isTimeOfDay(first) && isTimeOfDay(second);
    case "difference":
      return second <= first;
    case "units":
      return second < CONVERSIONS.length;
    default:
      return true;
  }
}

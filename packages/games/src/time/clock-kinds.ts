import type { Random } from "@karota/engine/random.ts";
import { DAY, HOUR } from "./kinds.ts";

/** The kinds of tasks about a clock face; each is a skill of its own. */
export const CLOCK_KINDS = ["read-words", "read-digits", "set-words", "set-digits", "between"] as const;

/**
 * Two numbers of minutes. read-words, read-digits, set-words: a time of the dial from 1:00 (60) to 12:59 (779), and 0;
 * in words a multiple of five. set-digits: a time of the afternoon, 13:00 to 23:59, and 0. between: a time of the dial and
 * a later one, less than twelve hours apart; from 13:00 (780) on the dial has gone round.
 */
export interface ClockFacts {
  readonly kind: (typeof CLOCK_KINDS)[number];
  readonly numbers: readonly [number, number];
}

export const HALF_DAY = DAY / 2;
const FIRST_DIAL = HOUR;
const LAST_DIAL = HALF_DAY + HOUR - 1;

/** From here on, 13:00, the dial begins again at 1. */
export const BEGINS_AGAIN = HALF_DAY + HOUR;

/** A time as the dial shows it, from 1:00 (60) to 12:59 (779). */
export const onDial = (minutes: number): number =>
  FIRST_DIAL + ((((minutes - FIRST_DIAL) % HALF_DAY) + HALF_DAY) % HALF_DAY);

/** The constraints of each kind. */
export function clockFits({ kind, numbers: [first, second] }: ClockFacts): boolean {
  const startsOnDial = FIRST_DIAL <= first && first <= LAST_DIAL;
  if (kind === "between") return startsOnDial && first < second && second - first < HALF_DAY;
  if (kind === "set-digits") return second === 0 && BEGINS_AGAIN <= first && first < DAY;
  return startsOnDial && second === 0 && (kind === "read-digits" || first % 5 === 0);
}

type Draw = (random: Random) => ClockFacts | null;

/** A time of the dial or of the afternoon, in steps of some minutes. */
const timeIn =
  (kind: Exclude<ClockFacts["kind"], "between">, step: number): Draw =>
  (random) => {
    const dial = FIRST_DIAL + step * random.below(HALF_DAY / step);
    const first = kind === "set-digits" ? dial + HALF_DAY : dial;
    // The clock that is set begins at twelve.
    const isDone = kind.startsWith("set") && dial === HALF_DAY;
    return first < DAY && !isDone ? { kind, numbers: [first, 0] } : null;
  };

/** Two times, in steps of some minutes, the second at most `most` minutes after the first. */
const between =
  (step: number, most: number, fits: (start: number, end: number) => boolean): Draw =>
  (random) => {
    const start = FIRST_DIAL + step * random.below(HALF_DAY / step);
    const end = start + step * random.between(1, most / step);
    return fits(start, end) ? { kind: "between", numbers: [start, end] } : null;
  };

const isOverHour = (start: number, end: number): boolean => Math.floor(start / HOUR) < Math.floor((end - 1) / HOUR);
/** The minutes alone cannot be subtracted, or noon is passed. */
const isHard = (start: number, end: number): boolean =>
  end - start > HOUR && (start % HOUR > end % HOUR || end >= BEGINS_AGAIN);

/** The kinds of each level, taken in turn: quarters of hours, five minutes, single minutes. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [
    timeIn("read-words", 15),
    timeIn("set-words", 15),
    timeIn("read-digits", 15),
    between(30, 4 * HOUR, () => true),
  ],
  medium: [timeIn("read-words", 5), timeIn("set-words", 5), timeIn("read-digits", 5), between(5, 3 * HOUR, isOverHour)],
  hard: [timeIn("read-digits", 1), timeIn("set-digits", 1), between(1, 6 * HOUR, isHard)],
};

/** Draws a task of the level; `turn` chooses the kind. Null when what was drawn does not fit it. */
export function drawClock(level: keyof typeof LEVELS, random: Random, turn: number): ClockFacts | null {
  const kinds = LEVELS[level];
  return kinds[turn % kinds.length]!(random);
}

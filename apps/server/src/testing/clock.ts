import type { Clock } from "../deps.ts";

/** A clock that stands still until it is set. */
export interface HandClock extends Clock {
  set(moment: number): void;
  advance(milliseconds: number): void;
}

export function handClock(moment: number): HandClock {
  let now = moment;
  return {
    now: () => now,
    set: (next) => {
      now = next;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

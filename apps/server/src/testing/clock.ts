import type { Clock } from "../deps.ts";

/** A clock that a test sets. */
export interface HandClock extends Clock {
  set(moment: number): void;
  advance(milliseconds: number): void;
}

/** A clock that runs as the machine's does, from where it is set. */
export function runningClock(): HandClock {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    set: (next) => {
      shift = next - Date.now();
    },
    advance: (milliseconds) => {
      shift += milliseconds;
    },
  };
}

/** A clock that does not move until it is set. */
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

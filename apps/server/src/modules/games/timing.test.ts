import { describe, expect, it } from "vitest";
import { mostSeconds, solvingTimeOf, watchedAfter } from "./timing.ts";

const MINUTE_MS = 60_000;
const START = 1_000_000;
const solved = {
  startedAt: START,
  completedAt: START + 10 * MINUTE_MS,
  revision: 40,
  total: 50,
  seconds: 480,
  watched: 0,
};

describe("a solving time", () => {
  it("is the page's, as long as that much time has passed on the server", () => {
    expect(solvingTimeOf(solved)).toBe(480);
    // The page has shown the board before its first save.
    expect(solvingTimeOf({ ...solved, seconds: 640 })).toBe(640);
    expect(solvingTimeOf({ ...solved, seconds: 700 })).toBeNull();
  });

  it("is never shorter than the time between the server's saves", () => {
    expect(solvingTimeOf({ ...solved, seconds: 1, watched: 300_400 })).toBe(300);
    expect(solvingTimeOf({ ...solved, seconds: 0 })).toBe(1);
  });

  it("is null for a board that came finished", () => {
    expect(solvingTimeOf({ ...solved, revision: 1, seconds: 3 })).toBeNull();
    // Some boards take one step only.
    expect(solvingTimeOf({ ...solved, revision: 1, total: 1, seconds: 3 })).toBe(3);
  });

  it("is null for saves that come faster than a person makes them", () => {
    expect(solvingTimeOf({ ...solved, completedAt: START + 9_999, seconds: 1 })).toBeNull();
    expect(solvingTimeOf({ ...solved, completedAt: START + 10_000, seconds: 1 })).toBe(1);
  });

  it("is null before the board is completed", () => {
    expect(solvingTimeOf({ ...solved, completedAt: null })).toBeNull();
  });
});

describe("what the server sees", () => {
  it("is the time between saves that follow each other without a pause", () => {
    expect(watchedAfter({ savedAt: START, watched: 7 }, START + 10_000)).toBe(10_007);
    expect(watchedAfter({ savedAt: START, watched: 7 }, START + 10_001)).toBe(7);
  });

  it("is nothing where the clock went back", () => {
    expect(watchedAfter({ savedAt: START, watched: 7 }, START - 5)).toBe(7);
  });
});

it("the seconds of a play are limited by the time since its start", () => {
  expect(mostSeconds(START, START + 10 * MINUTE_MS)).toBe(660);
  expect(mostSeconds(START, START)).toBe(60);
});

import { expect, test } from "vitest";
import type { Verdict } from "@karota/engine/game.ts";
import { isCelebrated } from "./score.ts";

const verdict = (status: Verdict["status"]): Verdict => ({
  status,
  allFilledUp: true,
  hasWrongValues: false,
  faults: [],
  progress: { done: 1, total: 1 },
});

test("a quiz is celebrated from eight of ten right answers on, and only when it is finished", () => {
  const celebrated = [0, 1, 7, 8, 10].map((right) => isCelebrated(verdict("solved"), { right, total: 10 }));
  expect(celebrated).toEqual([false, false, false, true, true]);
  expect(isCelebrated(verdict("playing"), { right: 8, total: 8 })).toBe(false);
});

test("any other board is celebrated when it is solved, and not when it is lost", () => {
  expect([isCelebrated(verdict("solved"), null), isCelebrated(verdict("failed"), null)]).toEqual([true, false]);
});

import { expect, it } from "vitest";
import type { PlayRecord } from "../../shared/offline/progress.ts";
import { guestStatistics } from "./guest-statistics.ts";

const record = (day: number, more: Partial<PlayRecord>): PlayRecord => ({
  v: 1,
  gridId: `board of ${day}`,
  game: "sudoku",
  options: { level: "normal" },
  period: "daily",
  ends: `2026-11-${day}T00:00:00+01:00`,
  session: {} as PlayRecord["session"],
  change: 1,
  resets: 0,
  done: 1,
  total: 50,
  completed: true,
  seconds: 100,
  hints: 0,
  ...more,
});

it("a visitor's statistics are of the boards in the browser, by game and choice, the latest time last", () => {
  const { total, games } = guestStatistics([
    record(22, { seconds: 300, hints: 2 }),
    record(20, { seconds: 100 }),
    record(21, { options: { level: "hard" }, seconds: 900, completed: false, hints: 1 }),
    record(21, { game: "addition", options: { level: "easy", tasks: 5 }, seconds: 40 }),
    // Looked at only.
    record(23, { game: "memory", done: 0, completed: false }),
  ]);
  expect(total).toEqual({ played: 4, solved: 3, hints: 3, best: 40, median: 100 });
  expect(games.map(({ game }) => game)).toEqual(["sudoku", "addition"]);
  expect(games[0]).toMatchObject({ played: 3, solved: 2, hints: 3, best: 100, median: 200 });
  expect(games[0]!.recent.map(({ seconds }) => seconds)).toEqual([100, 300]);
  expect(games[0]!.choices).toEqual([
    { options: { level: "normal" }, played: 2, solved: 2, hints: 2, best: 100, median: 200 },
    { options: { level: "hard" }, played: 1, solved: 0, hints: 1, best: null, median: null },
  ]);
});

it("a visitor without boards has empty statistics", () => {
  expect(guestStatistics([])).toEqual({
    total: { played: 0, solved: 0, hints: 0, best: null, median: null },
    games: [],
  });
});

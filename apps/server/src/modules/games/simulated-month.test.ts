import { describe, expect, test } from "vitest";
import { simulateMonth } from "./testing/simulated-month.ts";

/** `npm run bench -- month` is a whole month with all games. */
const GAMES = ["addition", "sudoku", "minesweeper", "caesarCypher", "memory", "flags"];

describe.skipIf(!process.env["TEST_DATABASE_URL"])("three days of twenty players on two servers", () => {
  test("keep every acknowledged save, every carrot and one board a period", { timeout: 300_000 }, async () => {
    const report = await simulateMonth({ days: 3, players: 20, boardsPerDay: 2, kills: 2, games: GAMES });
    expect(report).toMatchObject({ problems: [], days: 3, kills: 2 });
    expect(report.solved).toBeGreaterThan(0);
    expect(report.lost).toBeGreaterThan(0);
  });
});

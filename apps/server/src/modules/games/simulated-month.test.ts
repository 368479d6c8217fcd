import { describe, expect, test } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { simulateMonth, type MonthSettings } from "./testing/simulated-month.ts";

/** `npm run bench -- month` has more players. */
const SETTINGS = depth<MonthSettings>(
  { days: 2, players: 4, boardsPerDay: 2, kills: 1, games: ["addition", "caesarCypher", "memory"] },
  { days: 30, players: 20, boardsPerDay: 2, kills: 10 },
);

describe.skipIf(needsPostgres() === null)(`${SETTINGS.days} days of ${SETTINGS.players} players on two servers`, () => {
  test("lose no acknowledged save and no carrot, and make one board a period", { timeout: 1_800_000 }, async () => {
    const report = await simulateMonth(SETTINGS);
    expect(report.problems, report.problems.join("\n")).toEqual([]);
    expect(report).toMatchObject({ days: SETTINGS.days, kills: SETTINGS.kills });
    expect(report.solved).toBeGreaterThan(0);
    expect(report.lost).toBeGreaterThan(0);
  });
});

import { expect, test } from "vitest";
import { PERIODS, type Board, type Period } from "@karota/contract/games/board.ts";
import { calendarOf } from "../../calendar.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { handClock } from "../../testing/clock.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { inlineGenerator } from "./generator/inline-generator.ts";
import { loadGames } from "./game-registry.ts";
import { periodicBoards } from "./periodic-boards.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";

const CATALOGUE = TEST_CATALOGUE.filter(({ id }) => id === "fake");
const HOME = "Europe/Ljubljana";
type Turn = readonly [what: string, zone: string, period: Period, now: string, key: string, ends: string, next: string];
/** Written by hand, not computed. */
const TURNS: readonly Turn[] = [
  [
    "clocks go forward",
    HOME,
    "daily",
    "2026-03-29T12:00+02:00",
    "2026-03-29",
    "2026-03-30T00:00:00+02:00",
    "2026-03-30",
  ],
  ["clocks go back", HOME, "daily", "2026-10-25T12:00+01:00", "2026-10-25", "2026-10-26T00:00:00+01:00", "2026-10-26"],
  ["28 February", HOME, "daily", "2028-02-28T12:00+01:00", "2028-02-28", "2028-02-29T00:00:00+01:00", "2028-02-29"],
  ["29 February", HOME, "daily", "2028-02-29T12:00+01:00", "2028-02-29", "2028-03-01T00:00:00+01:00", "2028-03-01"],
  ["no 29 February", HOME, "daily", "2027-02-28T12:00+01:00", "2027-02-28", "2027-03-01T00:00:00+01:00", "2027-03-01"],
  [
    "the last week of March",
    HOME,
    "weekly",
    "2026-03-25T12:00+01:00",
    "2026-W13",
    "2026-03-30T00:00:00+02:00",
    "2026-W14",
  ],
  [
    "the last week of October",
    HOME,
    "weekly",
    "2026-10-20T12:00+02:00",
    "2026-W43",
    "2026-10-26T00:00:00+01:00",
    "2026-W44",
  ],
  ["before week 53", HOME, "weekly", "2026-12-27T23:00+01:00", "2026-W52", "2026-12-28T00:00:00+01:00", "2026-W53"],
  ["week 53", HOME, "weekly", "2026-12-31T12:00+01:00", "2026-W53", "2027-01-04T00:00:00+01:00", "2027-W01"],
  [
    "week 1 that begins in December",
    HOME,
    "weekly",
    "2024-12-30T00:00+01:00",
    "2025-W01",
    "2025-01-06T00:00:00+01:00",
    "2025-W02",
  ],
  [
    "New York, spring",
    "America/New_York",
    "daily",
    "2026-03-08T12:00-04:00",
    "2026-03-08",
    "2026-03-09T00:00:00-04:00",
    "2026-03-09",
  ],
  [
    "New York, autumn",
    "America/New_York",
    "daily",
    "2026-11-01T12:00-05:00",
    "2026-11-01",
    "2026-11-02T00:00:00-05:00",
    "2026-11-02",
  ],
  [
    "Kathmandu",
    "Asia/Kathmandu",
    "daily",
    "2026-11-21T20:00+01:00",
    "2026-11-22",
    "2026-11-23T00:00:00+05:45",
    "2026-11-23",
  ],
  ["Apia", "Pacific/Apia", "daily", "2026-11-21T12:00+01:00", "2026-11-22", "2026-11-23T00:00:00+13:00", "2026-11-23"],
  [
    "Apia, a day that never was",
    "Pacific/Apia",
    "daily",
    "2011-12-29T12:00-10:00",
    "2011-12-29",
    "2011-12-31T00:00:00+14:00",
    "2011-12-31",
  ],
  [
    "Apia, a week of six days",
    "Pacific/Apia",
    "weekly",
    "2011-12-29T12:00-10:00",
    "2011-W52",
    "2012-01-02T00:00:00+14:00",
    "2012-W01",
  ],
  [
    "Cairo, no midnight",
    "Africa/Cairo",
    "daily",
    "2026-04-23T12:00+02:00",
    "2026-04-23",
    "2026-04-24T01:00:00+03:00",
    "2026-04-24",
  ],
];

describeEachDatabase("the turn of a day or week", (kind) => {
  test.each(TURNS)("is exact: %s", async (_what, timeZone, period, now, key, ends, next) => {
    const clock = handClock(Date.parse(now));
    const it = await testApp({ kind, catalogue: CATALOGUE, clock, config: { timeZone } });
    const { database } = it;
    const registry = await loadGames(CATALOGUE);
    const calendar = calendarOf(timeZone);
    const generator = inlineGenerator(registry);
    const failures: unknown[] = [];
    const prepare = () =>
      periodicBoards({ database, clock, calendar, registry, generator, settings: () => DEFAULT_SETTINGS }).prepare(
        (error) => failures.push(error),
      );
    const rows = () =>
      database.db
        .selectFrom("periodic_boards")
        .select(["grid_id", "period_key"])
        .where("period", "=", period)
        .orderBy("period_key")
        .execute();
    const player = await it.newPlayer();
    const path = `games/fake/periodic/${period}`;
    const current = async () => (await it.call(player, "GET", path)).json<Board>();
    const statusOf = async (gridId: string) => {
      const load = await it.call(player, "GET", `games/fake/${gridId}`);
      const save = await it.call(player, "POST", `games/user_fake_${period}`, { gridId, lamps: "#".padEnd(9, ".") });
      return [load.statusCode, save.statusCode];
    };

    await prepare();
    const [running, ahead] = await rows();
    expect([running!.period_key, ahead!.period_key, failures]).toEqual([key, next, []]);
    const boards = await Promise.all([current(), current(), current()]);
    expect(boards.map((board) => [board.gridId, board.ends])).toEqual(boards.map(() => [running!.grid_id, ends]));
    // The next one is ready, and not served a millisecond early.
    clock.set(Date.parse(ends) - 1);
    expect((await current()).gridId).toBe(running!.grid_id);
    // A save is sent again later: another process, whose clock is before this one's, may have served the board.
    expect(await statusOf(ahead!.grid_id)).toEqual([404, 503]);

    clock.set(Date.parse(ends));
    expect((await current()).gridId).toBe(ahead!.grid_id);
    expect(await statusOf(running!.grid_id)).toEqual([410, 410]);
    await prepare();
    await prepare();
    const keys = (await rows()).map((row) => row.period_key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
    await it.close();
  });

  test("moves on over the end of a year without a gap, one board a day and week", async () => {
    const clock = handClock(Date.parse("2026-12-20T00:30+01:00"));
    const it = await testApp({ kind, catalogue: CATALOGUE, clock });
    const seen: Record<Period, Set<string>> = { daily: new Set(), weekly: new Set() };
    for (let steps = 0; steps < 40 * 4; steps++) {
      for (const period of PERIODS) {
        const board = (await it.call(null, "GET", `games/fake/periodic/${period}`)).json<Board>();
        seen[period].add(board.gridId);
        expect(Date.parse(board.ends!)).toBeGreaterThan(clock.now());
      }
      clock.advance(6 * 3_600_000);
    }
    // 40 days from 20 December, a Sunday: weeks 51, 52, 53, 1, 2, 3 and 4.
    expect([seen.daily.size, seen.weekly.size]).toEqual([40, 7]);
    expect((await it.database.db.selectFrom("periodic_boards").select("grid_id").execute()).length).toBe(47);
    await it.close();
  });
});

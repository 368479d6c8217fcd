import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { DEFAULT_SETTINGS } from "./modules/settings/index.ts";
import { handClock } from "./testing/clock.ts";
import { testApp } from "./testing/test-app.ts";
import { inlineGenerator } from "./modules/games/generator/inline-generator.ts";
import { loadGames } from "./modules/games/game-registry.ts";
import { periodicBoards } from "./modules/games/periodic-boards.ts";
import { startSchedule, type Timers } from "./scheduling.ts";
import { TEST_CATALOGUE } from "./modules/games/testing/catalogue.ts";

describeAnyDatabase("working ahead", (kind) => {
  test("makes today's and tomorrow's boards, one a language, and a failure does not stop the rest", async () => {
    const it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    const { clock, config, database } = it;
    const registry = await loadGames(TEST_CATALOGUE);
    const calendar = calendarOf(config.timeZone);
    const generator = inlineGenerator(registry);
    const settings = () => DEFAULT_SETTINGS;
    const make = () => periodicBoards({ database, clock, calendar, registry, generator, settings });
    const failures: unknown[] = [];
    const prepare = () => make().prepare((error) => failures.push(error));
    const rows = () =>
      database.db
        .selectFrom("periodic_boards")
        .select(["game", "period_key", "language", "grid_id"])
        .orderBy("period_key")
        .orderBy("game")
        .orderBy("language")
        .execute();

    expect(await prepare()).toBe(Date.parse("2026-11-22T00:00:00+01:00"));
    const first = await rows();
    const keys = ["2026-11-21", "2026-11-22", "2026-W47", "2026-W48"];
    expect(first.map((row) => `${row.period_key} ${row.game} ${row.language}`)).toEqual(
      keys.flatMap((key) => [`${key} fake `, ...["de", "en", "sl"].map((language) => `${key} wordyFake ${language}`)]),
    );
    expect(failures.length).toBe(4);

    await prepare();
    expect(await rows()).toEqual(first);

    // Tomorrow's board exists, and is not served today.
    const tomorrow = first.find((row) => row.period_key === "2026-11-22" && row.game === "fake")!;
    const player = await it.newPlayer();
    const early = await it.call(player, "GET", `games/fake/${tomorrow.grid_id}`);
    expect([early.statusCode, early.json()]).toEqual([404, { code: "E-KAROTA-NOT_FOUND" }]);
    const save = (path: string) =>
      it.call(player, "POST", `games/${path}`, { gridId: tomorrow.grid_id, lamps: "#1.." });
    expect((await save("user_fake_daily")).statusCode).toBe(503);
    expect((await save("fake/update")).statusCode).toBe(503);

    clock.set(Date.parse("2026-11-22T00:00:00+01:00"));
    expect((await it.call(null, "GET", "games/fake/periodic/daily")).json()).toMatchObject({
      gridId: tomorrow.grid_id,
    });
    await it.close();
  });
});

/** Timers that fire when the test says so. */
function handTimers() {
  const waits: number[] = [];
  let work = (): void => {};
  const timers: Timers = {
    after(delay, next) {
      waits.push(delay);
      work = next;
      return () => {
        work = () => {};
      };
    },
  };
  return { timers, waits, ring: () => work() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const HOUR_MS = 3_600_000;

test("preparing waits for the end of the day, but never longer than an hour, and goes on after a failure", async () => {
  const clock = handClock(0);
  const { timers, waits, ring } = handTimers();
  const ends = [10 * HOUR_MS, HOUR_MS / 2];
  const errors: unknown[] = [];
  let runs = 0;
  const prepare = async () => {
    runs++;
    const next = ends.shift();
    if (next === undefined) throw new Error("the database is away");
    return next;
  };
  const stop = startSchedule(clock, prepare, (error) => errors.push(error), timers);
  await settled();
  expect(waits).toEqual([HOUR_MS]);
  ring();
  await settled();
  expect(waits).toEqual([HOUR_MS, HOUR_MS / 2]);
  ring();
  await settled();
  expect([errors.length, waits.at(-1)]).toEqual([1, HOUR_MS]);
  stop();
  ring();
  await settled();
  expect(runs).toBe(3);
});

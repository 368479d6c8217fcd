import { expect, test } from "vitest";
import type { StatusReply } from "@karota/contract/admin/status.ts";
import type { Board, GameInfo, Overview } from "@karota/contract/games/board.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";
import { solution } from "./testing/playing.ts";

const DAY_MS = 24 * 3_600_000;

describeEachDatabase("overview and info", (kind) => {
  const open = () => testApp({ kind, catalogue: TEST_CATALOGUE });

  test("show a visitor the games, and nothing personal", async () => {
    const it = await open();
    const overview = (await it.call(null, "GET", "games/overview")).json<Overview>();
    expect(overview).toMatchObject({
      today: "2026-11-21",
      day_ends: "2026-11-22T00:00:00+01:00",
      week_ends: "2026-11-23T00:00:00+01:00",
      unfinished: [],
    });
    expect(overview.games.map(({ game, active }) => [game, active])).toEqual([
      ["fake", true],
      ["wordyFake", true],
      ["brokenFake", true],
      ["offFake", false],
    ]);
    expect(overview.games[0]!.daily).toEqual({
      options: { size: 4 },
      ends: "2026-11-22T00:00:00+01:00",
      started: false,
      completed: false,
      progress: null,
      seconds: 0,
    });
    expect(overview.played).toEqual([]);
    expect(overview.days.map((day) => day.day)).toEqual(
      ["15", "16", "17", "18", "19", "20", "21"].map((day) => `2026-11-${day}`),
    );
    expect(overview.days.some((day) => day.played)).toBe(false);

    const info = (await it.call(null, "GET", "games/info/wordy_fake?language=en")).json<GameInfo>();
    expect(info).toMatchObject({
      game: "wordyFake",
      active: true,
      unfinished: [],
      weekly: { options: { size: 9, language: "en" } },
    });
    expect(info.fields).toEqual([
      { name: "size", kind: "one", values: [4, 9] },
      { name: "language", kind: "one", values: ["sl", "en", "de"] },
    ]);
    expect(info.presets.length).toBe(6);
    expect(info.presets[0]).toEqual({ options: { size: 4, language: "sl" }, price: 1, price_cents: 10 });
    expect(info.presets.at(-1)).toEqual({ options: { size: 9, language: "de" }, price: 2, price_cents: 20 });
    expect((await it.call(null, "GET", "games/info/off_fake")).json()).toMatchObject({ active: false });
    expect((await it.call(null, "GET", "games/info/nothing")).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
    await it.close();
  });

  test("show a player their progress, days and unfinished games, and nothing of others", async () => {
    const it = await open();
    const [player, other] = [await it.newPlayer(), await it.newPlayer()];
    const create = async (game: string) => (await it.call(player, "POST", `games/${game}/create`, {})).json<Board>();
    const [first, second, third] = [await create("fake"), await create("wordy_fake"), await create("fake")];
    it.clock.advance(60_000);
    await it.call(player, "POST", "games/fake/update", { gridId: first.gridId, lamps: "#1.." });
    await it.call(player, "POST", "games/fake/update", { gridId: third.gridId, ...solution(third) });
    const daily = (await it.call(player, "GET", "games/fake/periodic/daily")).json<Board>();
    await it.call(player, "POST", "games/user_fake_daily", { gridId: daily.gridId, lamps: "#1..", seconds: 5 });

    const overview = (await it.call(player, "GET", "games/overview")).json<Overview>();
    expect(overview.unfinished.map((one) => one.gridId)).toEqual([first.gridId, second.gridId]);
    expect(overview.unfinished[0]).toEqual({
      gridId: first.gridId,
      game: "fake",
      options: { size: 4 },
      progress: { done: 1, total: 3 },
      started: "2026-11-21T12:00:00+01:00",
      saved: "2026-11-21T12:01:00+01:00",
    });
    expect(overview.games[0]!.daily).toMatchObject({
      started: true,
      completed: false,
      progress: { done: 1, total: 3 },
      seconds: 5,
    });
    expect(overview.games[0]!.weekly.started).toBe(false);
    expect(overview.days.map((day) => day.played)).toEqual([false, false, false, false, false, false, true]);
    // What is played today counts from the next day on.
    expect(overview.played).toEqual([]);

    const info = (await it.call(player, "GET", "games/info/fake")).json<GameInfo>();
    expect(info.unfinished.map((one) => one.gridId)).toEqual([first.gridId]);
    expect(info.daily.started).toBe(true);

    const theirs = (await it.call(other, "GET", "games/overview")).json<Overview>();
    expect([theirs.unfinished, theirs.games[0]!.daily.started]).toEqual([[], false]);

    it.clock.advance(2 * DAY_MS);
    const later = (await it.call(player, "GET", "games/overview")).json<Overview>();
    expect(later.games[0]!.daily).toMatchObject({ started: false, progress: null });
    expect(later.days.map((day) => day.played)).toEqual([false, false, false, false, true, false, false]);
    expect(later.played).toEqual([{ game: "fake", day: "2026-11-21", right: 0, wrong: 0 }]);
    await it.close();
  });

  test("have a board made for whoever may start one, and for nobody else", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const admin = await it.newPlayer({ roles: ["admin"] });
    const stock = async () => (await it.call(admin, "GET", "admin/status")).json<StatusReply>().stock;
    const before = await stock();
    await it.call(null, "GET", "games/info/fake");
    await it.call(player, "GET", "games/info/off_fake");
    expect(await stock()).toEqual(before);
    await it.call(player, "GET", "games/info/fake");
    await it.call(player, "GET", "games/info/fake");
    const after = { choices: before.choices + 1, ready: before.ready + 1, coming: 0 };
    await expect.poll(stock, { timeout: 30_000 }).toEqual(after);
    await it.close();
  });

  test("list the fifty latest of many unfinished games", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 6000 });
    const ids: string[] = [];
    for (let i = 0; i < 55; i++) {
      it.clock.advance(1000);
      ids.push((await it.call(player, "POST", "games/fake/create", {})).json<Board>().gridId);
    }
    const info = (await it.call(player, "GET", "games/info/fake")).json<GameInfo>();
    expect(info.unfinished.map((one) => one.gridId)).toEqual(ids.toReversed().slice(0, 50));
    await it.close();
  });
});

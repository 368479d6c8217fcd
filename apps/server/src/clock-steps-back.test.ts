import { randomUUID } from "node:crypto";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import { afterEach, expect, test, vi } from "vitest";
import { TEST_CATALOGUE } from "./modules/games/testing/catalogue.ts";
import { solution } from "./modules/games/testing/playing.ts";
import { handClock } from "./testing/clock.ts";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { testApp } from "./testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
/** Half past midnight: an hour before is another day. */
const NOW = Date.parse("2026-11-22T00:30:00+01:00");

afterEach(() => {
  vi.useRealTimers();
});

describeAnyDatabase("when the server's clock steps back an hour", (kind) => {
  const open = () => testApp({ kind, catalogue: TEST_CATALOGUE, clock: handClock(NOW) });

  test("people stay signed in, saves are stored, and a start that is sent again is paid once", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const before = { authorization: `Bearer ${it.tokenFor(player)}` };
    const key = { ...before, "idempotency-key": randomUUID() };
    const board = (await it.call(null, "POST", "games/fake/create", {}, key)).json<Board>();
    const save = (lamps: string, seconds: number) =>
      it.call(null, "POST", "games/fake/update", { gridId: board.gridId, lamps, seconds }, before);
    const { lamps } = solution(board);
    expect((await save(lamps.replace(/[01]/, "."), 20)).json<SaveReply>()).toMatchObject({
      revision: 1,
      completed: false,
    });
    it.clock.advance(-HOUR_MS);
    expect((await save(lamps, 30)).json<SaveReply>()).toMatchObject({ revision: 2, completed: true });
    expect((await it.call(null, "POST", "games/fake/create", {}, key)).json<Board>().gridId).toBe(board.gridId);
    const { entries } = (await it.call(null, "GET", "credits", undefined, before)).json<CreditsReply>();
    expect(entries.map(({ amount }) => amount)).toEqual([-1, 5]);
    const plays = await it.database.db.selectFrom("plays").select(["seconds", "timed", "completed"]).execute();
    // Of a play that ended before it began no time counts, and none is negative.
    expect(plays).toEqual([{ seconds: 20, timed: null, completed: 1 }]);
    await it.close();
  });

  test("the boards of both days stay the same, and a save on that of the later day waits until it begins", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const daily = async () => (await it.call(player, "GET", "games/fake/periodic/daily")).json<Board>();
    const later = await daily();
    const save = () =>
      it.call(player, "POST", "games/user_fake_daily", { gridId: later.gridId, ...solution(later), seconds: 9 });
    it.clock.advance(-HOUR_MS);
    const earlier = await daily();
    expect(earlier.gridId).not.toBe(later.gridId);
    const refused = await save();
    expect([refused.statusCode, refused.json(), refused.headers["retry-after"]]).toEqual([
      503,
      { code: "E-KAROTA-UNAVAILABLE", retry_after: 60 },
      "60",
    ]);
    it.clock.advance(HOUR_MS);
    expect((await daily()).gridId).toBe(later.gridId);
    for (let i = 0; i < 2; i++)
      expect((await save()).json<SaveReply>()).toMatchObject({ completed: true, revision: 1 });
    it.clock.advance(-HOUR_MS);
    expect((await daily()).gridId).toBe(earlier.gridId);
    await it.close();
  });

  test("who has reached a limit of requests may go on after its minute", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const it = await open();
    const start = async () => (await it.call(null, "POST", "aaa/login-start")).statusCode;
    while ((await start()) === 200);
    vi.setSystemTime(Date.now() - HOUR_MS);
    expect(await start()).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect(await start()).toBe(200);
    await it.close();
  });
});

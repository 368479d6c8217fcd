import { beforeEach, expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import type { SharedTimes, ShareReply } from "@karota/contract/games/sharing.ts";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Actor } from "../../../deps.ts";
import { describeEachDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { deleteEndedShares } from "../index.ts";
import { TEST_CATALOGUE } from "../testing/catalogue.ts";
import { savesToTheEnd, solution } from "../testing/playing.ts";
import { hashOf, MAX_SHARED, newCode, SHARED_DAYS } from "./rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
type Reply = Awaited<ReturnType<TestApp["call"]>>;
const codeOf = (reply: Reply) => `${reply.statusCode} ${reply.json<{ code: string }>().code}`;

describeEachDatabase("boards that are shared", (kind) => {
  let it: TestApp;
  let owner: Actor;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    owner = await it.newPlayer({ balance: 100_000 });
    return () => it.close();
  });

  const create = async (body = {}, game = "fake") =>
    (await it.call(owner, "POST", `games/${game}/create`, body)).json<Board>();
  const call = (method: "POST" | "DELETE", { game, gridId }: Pick<Board, "game" | "gridId">, actor = owner) =>
    it.call(actor, method, `games/${game}/${gridId}/share`);
  const share = async (board: Board, actor = owner) => (await call("POST", board, actor)).json<ShareReply>();
  const open = (code: string, actor: Actor | null = null, query = "") =>
    it.call(actor, "POST", `shared-boards/open${query}`, { code });

  test("open for anybody as they were at the start, under an id of their own, with nothing of who shares them", async () => {
    const board = await create({ options: { size: 9 } });
    const [first] = savesToTheEnd(fakeGame, board);
    await it.call(owner, "POST", "games/fake/update", { gridId: board.gridId, revision: 0, seconds: 5, ...first });
    const { code, until } = await share(board);
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(until).toBe("2027-02-19T12:00:00+01:00");
    const friend = await it.newPlayer();
    for (const actor of [null, friend, owner]) {
      const reply = await open(code, actor);
      const { gridId } = reply.json<Board>();
      expect(reply.json()).toEqual({
        version: 1,
        pattern: board["pattern"],
        lamps: (board["pattern"] as string).replace(/[01]/g, "."),
        title: "sl",
        gridId,
        gameId: gridId,
        game: "fake",
        options: { size: 9 },
        period: null,
        ends: null,
        completed: false,
        revision: 0,
        seconds: 0,
      });
      for (const secret of [board.gridId, owner.id]) expect(reply.body).not.toContain(secret);
      expect(gridId).toBe((await open(code)).json<Board>().gridId);
      expect(reply.headers["cache-control"]).toContain("no-store");
    }
    // Whoever has opened it has no board at the server.
    expect(codeOf(await it.call(friend, "GET", `games/fake/${board.gridId}`))).toBe("404 E-KAROTA-NOT_FOUND");
    const plays = await it.database.db.selectFrom("plays").select("user_id").execute();
    expect(plays).toEqual([{ user_id: owner.id }]);
  });

  test("have the words of the language of their options, in the texts of whoever opens them", async () => {
    const board = await create({ options: { language: "de" } }, "wordyFake");
    const { code } = await share(board);
    const opened = (await open(code, null, "?language=en")).json<Board>();
    expect([opened.options["language"], opened["title"]]).toEqual(["de", "en"]);
  });

  test("have one link however often and at the same time they are shared, and however it is written", async () => {
    const board = await create();
    const links = await Promise.all([share(board), share(board), share(board)]);
    expect(new Set(links.map(({ code }) => code)).size).toBe(1);
    const [{ code }] = links;
    const written = code.toUpperCase().replaceAll(/.{4}(?=.)/g, "$&-");
    expect((await open(` ${written} `)).statusCode).toBe(200);
    expect(await share(board)).toEqual(links[0]);
  });

  test("are shared by nobody else, and only while they are there", async () => {
    const board = await create();
    const stranger = await it.newPlayer();
    for (const method of ["POST", "DELETE"] as const) {
      expect(codeOf(await call(method, board, stranger))).toBe("404 E-KAROTA-NOT_FOUND");
      expect(codeOf(await call(method, { ...board, game: "wordyFake" }))).toBe("404 E-KAROTA-NOT_FOUND");
      expect(codeOf(await call(method, { ...board, game: "nothing" }))).toBe("404 E-KAROTA-NOT_FOUND");
      expect(codeOf(await call(method, { ...board, gridId: "x" }))).toBe("400 E-KAROTA-WRONG_UUID_FORMAT");
    }
    // Its moves were deleted long after its end: a link that it has stays, a new one cannot be made.
    const { code } = await share(board);
    const other = await create();
    await it.database.db.updateTable("plays").set({ payload: "", trimmed: 1, completed: 1 }).execute();
    expect((await open(code)).statusCode).toBe(200);
    expect(codeOf(await call("POST", other))).toBe("410 E-KAROTA-MOVES_DELETED");
    expect((await call("DELETE", board)).statusCode).toBe(200);
  });

  test("are no challenge whose day is not over; afterwards they are", async () => {
    const daily = (await it.call(owner, "GET", "games/fake/periodic/daily")).json<Board>();
    expect(codeOf(await call("POST", daily))).toBe("404 E-KAROTA-NOT_FOUND");
    const saved = await it.call(owner, "POST", "games/user_fake_daily", { gridId: daily.gridId, ...solution(daily) });
    expect(saved.json()).toMatchObject({ completed: true });
    expect(codeOf(await call("POST", daily))).toBe("409 E-SHARE-STILL_RUNNING");
    it.clock.advance(DAY_MS);
    const { code } = await share(daily);
    expect((await open(code)).json()).toMatchObject({ pattern: daily["pattern"], period: null, ends: null });
  });

  test("end when their owner wants it, and a new link is another one", async () => {
    const board = await create();
    const { code } = await share(board);
    for (const _ of [1, 2]) expect((await call("DELETE", board)).json()).toEqual({ code: "S-CHANGES-SAVED" });
    expect(codeOf(await open(code))).toBe("410 E-SHARE-ENDED");
    const next = await share(board);
    expect(next.code).not.toBe(code);
    expect((await open(next.code)).statusCode).toBe(200);
    expect(codeOf(await open(code))).toBe("410 E-SHARE-ENDED");
    const rows = await it.database.db.selectFrom("shared_boards").select(["code", "payload"]).execute();
    expect(rows.filter((row) => row.code === null)).toEqual([{ code: null, payload: "" }]);
  });

  test("end by themselves, say so for a while, and can be shared again", async () => {
    const board = await create();
    const { code } = await share(board);
    it.clock.advance(SHARED_DAYS * DAY_MS - 1);
    expect((await open(code)).statusCode).toBe(200);
    it.clock.advance(1);
    expect(codeOf(await open(code))).toBe("410 E-SHARE-ENDED");
    const next = await share(board);
    expect(next.code).not.toBe(code);
    const { db } = it.database;
    expect(await deleteEndedShares(db, it.clock.now() - 1, 10)).toBe(0);
    expect(codeOf(await open(code))).toBe("410 E-SHARE-ENDED");
    expect(await deleteEndedShares(db, it.clock.now() + 1, 10)).toBe(1);
    expect(codeOf(await open(code))).toBe("404 E-SHARE-UNKNOWN");
    expect((await open(next.code)).statusCode).toBe(200);
  });

  test("are so many at a time: the oldest makes room, and who shares the next is informed of that", async () => {
    const codes: string[] = [];
    const ended: ShareReply["ended"][] = [];
    for (let n = 0; n <= MAX_SHARED; n++) {
      const reply = await share(await create());
      codes.push(reply.code);
      ended.push(reply.ended);
      it.clock.advance(1000);
    }
    expect(ended).toEqual([
      ...Array.from({ length: MAX_SHARED }, () => undefined),
      { game: "fake", shared: "2026-11-21T12:00:00+01:00" },
    ]);
    expect(codeOf(await open(codes[0]!))).toBe("410 E-SHARE-ENDED");
    for (const code of [codes[1]!, codes.at(-1)!]) expect((await open(code)).statusCode).toBe(200);
  });

  test("go with the account of their owner, and do not say whose it was", async () => {
    const [running, ended] = [await create(), await create()];
    const { code } = await share(running);
    const before = await share(ended);
    await call("DELETE", ended);
    const exported = (await it.call(owner, "GET", "users/export")).json<PersonExport>();
    expect(exported.shared_boards).toEqual([
      {
        code,
        gridId: running.gridId,
        game: "fake",
        shared: "2026-11-21T12:00:00+01:00",
        until: "2027-02-19T12:00:00+01:00",
        shows_time: false,
      },
    ]);
    await it.call(owner, "DELETE", `users/${owner.id}`);
    for (const one of [code, before.code]) {
      const reply = await open(one);
      expect(codeOf(reply)).toBe("410 E-SHARE-GONE");
      expect(reply.json()).toEqual({ code: "E-SHARE-GONE" });
    }
    const rows = await it.database.db
      .selectFrom("shared_boards")
      .select(["user_id", "code", "grid_id", "payload"])
      .execute();
    const nothing = { user_id: null, code: null, grid_id: "", payload: "" };
    expect(rows).toEqual([nothing, nothing]);
  });

  test("of a game that is closed do not open meanwhile", async () => {
    const { code } = await share(await create());
    const admin = await it.newPlayer({ roles: ["admin"] });
    const close = async (closed_games: readonly string[]) => {
      const inForce = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
      const body = { version: inForce.version, settings: { ...inForce.settings, closed_games } };
      expect((await it.call(admin, "PUT", "admin/settings", body)).statusCode).toBe(200);
    };
    await close(["fake"]);
    expect(codeOf(await open(code))).toBe("404 E-KAROTA-NOT_FOUND");
    await close([]);
    expect((await open(code)).statusCode).toBe(200);
  });

  test("are not found by a code that was made up, and whoever goes on guessing finds not even a right one", async () => {
    const { code } = await share(await create());
    for (const wrong of ["", "x", newCode(), "0".repeat(101), `${code}0`])
      expect(codeOf(await open(wrong))).toBe("404 E-SHARE-UNKNOWN");
    for (let n = 0; n < 60; n++) await open(newCode());
    expect(codeOf(await open(code))).toBe("429 E-KAROTA-TOO_MANY_REQUESTS");
  });
});

describeEachDatabase("times of boards that are shared", (kind) => {
  let it: TestApp;
  let owner: Actor;
  let friend: Actor;
  let board: Board;
  let code: string;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    [owner, friend] = [await it.newPlayer(), await it.newPlayer()];
    board = (await it.call(owner, "POST", "games/fake/create", {})).json<Board>();
    ({ code } = (await it.call(owner, "POST", `games/fake/${board.gridId}/share`)).json<ShareReply>());
    it.clock.advance(10 * 60 * 1000);
    return () => it.close();
  });

  const face = { animal: "fox", colour: "logic" };
  const times = (path: string, actor: Actor, more = {}) =>
    it.call(actor, "POST", `shared-boards/times${path}`, { code, ...more });
  const show = (actor: Actor, more = {}) =>
    times("", actor, { seconds: 90, saves: savesToTheEnd(fakeGame, board), ...more });
  const read = async (actor: Actor) => (await times("/open", actor)).json<SharedTimes>();
  const setSwitch = (on: boolean) => it.call(owner, "PUT", `games/fake/${board.gridId}/share`, { shows_time: on });
  const shown = async () => (await share()).times;
  const share = async () => (await it.call(owner, "POST", `games/fake/${board.gridId}/share`)).json<ShareReply>();
  const solve = async () => {
    const body = { gridId: board.gridId, revision: 0, seconds: 75, ...solution(board) };
    expect((await it.call(owner, "POST", "games/fake/update", body)).json()).toMatchObject({ completed: true });
  };

  test("are seen by both when both want it and have solved the board, with faces and without names", async () => {
    for (const actor of [owner, friend]) await it.call(actor, "PUT", "users/settings", { settings: { face } });
    const nothing = { own: false, mine: null, theirs: null };
    expect(await read(friend)).toEqual(nothing);
    expect((await setSwitch(true)).json()).toMatchObject({ shows_time: true, times: [] });
    // Neither before the friend shows one, nor before the owner has solved the board.
    expect(await read(friend)).toEqual(nothing);
    expect((await show(friend)).json()).toEqual({ ...nothing, mine: 90 });
    expect(await shown()).toEqual([{ seconds: 90, face }]);
    await solve();
    const both = { own: false, mine: 90, theirs: { seconds: 75, face } };
    expect(await read(friend)).toEqual(both);
    // The first time counts.
    expect((await show(friend, { seconds: 20 })).json()).toEqual(both);
    expect(await read(await it.newPlayer())).toEqual(nothing);
    // Each can take it back.
    expect((await setSwitch(false)).json()).toMatchObject({ shows_time: false, times: [] });
    expect(await read(friend)).toEqual({ ...nothing, mine: 90 });
    expect(await shown()).toEqual([]);
    await setSwitch(true);
    expect((await times("/withdraw", friend)).json()).toEqual(nothing);
    expect(await shown()).toEqual([]);
    expect((await times("/withdraw", friend)).json()).toEqual(nothing);
  });

  test("need a solution, and a time that can be", async () => {
    const invalid = "400 E-KAROTA-GAME_VALIDATION";
    const saves = savesToTheEnd(fakeGame, board);
    for (const wrong of [
      { saves: [] },
      { saves: saves.slice(0, -1) },
      { saves: [{ lamps: "" }] },
      { saves: [{ other: 1 }] },
      { saves: "all" },
      { seconds: 0 },
      { seconds: 1.5 },
      { seconds: 24 * 60 * 60 },
    ])
      expect(codeOf(await show(friend, wrong)), JSON.stringify(wrong)).toBe(invalid);
    expect((await read(friend)).mine).toBeNull();
    expect(codeOf(await show(owner))).toBe("409 E-SHARE-OWN_BOARD");
    expect(await read(owner)).toEqual({ own: true, mine: null, theirs: null });
    expect(codeOf(await it.call(friend, "PUT", `games/fake/${board.gridId}/share`, { shows_time: true }))).toBe(
      "404 E-KAROTA-NOT_FOUND",
    );
  });

  test("end with the link, and with either account", async () => {
    const count = async () => (await it.database.db.selectFrom("shared_times").select("seconds").execute()).length;
    await setSwitch(true);
    await show(friend);
    const other = await it.newPlayer();
    await show(other);
    const exported = (await it.call(friend, "GET", "users/export")).json<PersonExport>();
    expect(exported.shared_times).toEqual([{ game: "fake", seconds: 90, shown: "2026-11-21T12:10:00+01:00" }]);
    await it.call(friend, "DELETE", `users/${friend.id}`);
    expect(await count()).toBe(1);
    await it.call(owner, "DELETE", `games/fake/${board.gridId}/share`);
    expect(await count()).toBe(0);
    for (const path of ["", "/open", "/withdraw"])
      expect(codeOf(path === "" ? await show(other) : await times(path, other))).toBe("410 E-SHARE-ENDED");
    expect(codeOf(await setSwitch(true))).toBe("410 E-SHARE-ENDED");
    ({ code } = await share());
    it.clock.advance(10 * 60 * 1000);
    expect((await show(other)).json()).toMatchObject({ mine: 90 });
    await it.call(owner, "DELETE", `users/${owner.id}`);
    expect(await count()).toBe(0);
    expect(codeOf(await show(other))).toBe("410 E-SHARE-GONE");
  });

  test("that nobody ended are deleted with the link", async () => {
    await show(friend);
    it.clock.advance((SHARED_DAYS + 1) * DAY_MS);
    expect(await deleteEndedShares(it.database.db, it.clock.now(), 10)).toBe(1);
    expect(await it.database.db.selectFrom("shared_times").select("seconds").execute()).toEqual([]);
  });
});

test("a code has eighty random bits", () => {
  const codes = new Set(Array.from({ length: 1000 }, newCode));
  expect(codes.size).toBe(1000);
  for (const code of codes) expect(hashOf(code)).toMatch(/^[0-9a-f]{64}$/);
});

describeEachDatabase("boards of every game", (kind) => {
  test("open by a link as they were at the start", async () => {
    const games = CATALOGUE.filter(({ id }) => ["addition", "crossword", "memory", "simpleMaze"].includes(id));
    expect(games).toHaveLength(4);
    const it = await testApp({ kind, catalogue: games });
    const owner = await it.newPlayer({ balance: 100_000 });
    for (const { id, load } of games) {
      const board = (await it.call(owner, "POST", `games/${id}/create`, {})).json<Board>();
      const [first] = savesToTheEnd(await load(), board);
      await it.call(owner, "POST", `games/${id}/update`, { gridId: board.gridId, revision: 0, ...first });
      const { code } = (await it.call(owner, "POST", `games/${id}/${board.gridId}/share`)).json<ShareReply>();
      const opened = (await it.call(null, "POST", "shared-boards/open", { code })).json<Board>();
      const { price: _price, credit_amount: _left, ...untouched } = board;
      expect(opened, id).toEqual({ ...untouched, gridId: opened.gridId, gameId: opened.gridId });
    }
    await it.close();
  });
});

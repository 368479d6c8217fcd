import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import type { Actor } from "../../../deps.ts";
import { describeEachDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { TEST_CATALOGUE } from "../testing/catalogue.ts";
import { solution, wrongSolution } from "../testing/playing.ts";

const validation = "400 E-KAROTA-GAME_VALIDATION";

describeEachDatabase("saving a paid game", (kind) => {
  async function open() {
    const it = await testApp({ kind, catalogue: TEST_CATALOGUE });
    const player = await it.newPlayer();
    const board = (await it.call(player, "POST", "games/fake/create", { options: { size: 9 } })).json<Board>();
    const save = (body: object, actor: Actor | null = player) =>
      it.call(actor, "POST", "games/fake/update", { gridId: board.gridId, ...body });
    const load = async () => (await it.call(player, "GET", `games/fake/${board.gridId}`)).json<Board>();
    return { it, player, board, save, load };
  }
  const codeOf = (reply: Awaited<ReturnType<TestApp["call"]>>) =>
    `${reply.statusCode} ${reply.json<{ code: string }>().code}`;

  test("stores each step, and a second browser finds it", async () => {
    const { it, board, save, load } = await open();
    const first = await save({ lamps: "#1.......", seconds: 12 });
    expect([first.statusCode, first.json()]).toEqual([200, { gridId: board.gridId, completed: false, revision: 1 }]);
    expect((await save({ lamps: "#10......", revision: 1 })).json()).toMatchObject({ revision: 2 });
    const { price: _price, credit_amount: _left, ...untouched } = board;
    expect(await load()).toEqual({ ...untouched, lamps: "#10......", revision: 2, seconds: 12 });
    await it.close();
  });

  test("accepts the grid's id also as gameId, in capitals and with the game's name", async () => {
    const { it, board, save, player } = await open();
    const capitals = board.gridId.toUpperCase();
    expect((await save({ gridId: capitals, gameId: board.gridId, game: "fake", lamps: "#1......." })).statusCode).toBe(
      200,
    );
    const body = { gameId: board.gridId, lamps: "#0......." };
    expect((await it.call(player, "POST", "games/fake/update", body)).json()).toMatchObject({ revision: 2 });
    await it.close();
  });

  test("counts as completed what the server's own check says, once", async () => {
    const { it, board, save, load } = await open();
    const claimed = await save({ ...wrongSolution(board), completed: true });
    expect(claimed.json()).toMatchObject({ completed: false, revision: 1 });
    expect((await load()).completed).toBe(false);

    it.clock.advance(60_000);
    const solved = await save({ ...solution(board), completed: false });
    expect(solved.json()).toMatchObject({ completed: true, revision: 2 });
    const row = () => it.database.db.selectFrom("plays").selectAll().executeTakeFirstOrThrow();
    const stored = await row();
    expect(stored.completed_at).toBe(it.clock.now());

    it.clock.advance(60_000);
    for (const late of [{ lamps: "#........" }, { reset: true }, { ...solution(board), revision: 0 }])
      expect((await save(late)).json()).toMatchObject({ completed: true, revision: 2 });
    expect(await row()).toEqual(stored);
    await it.close();
  });

  test("returns to the start with a reset", async () => {
    const { it, save, load, board } = await open();
    await save(wrongSolution(board));
    expect((await save({ reset: true })).json()).toMatchObject({ completed: false, revision: 2 });
    expect(await load()).toMatchObject({ lamps: board["lamps"], revision: 2 });
    const progress = await it.database.db.selectFrom("plays").select(["done", "total"]).executeTakeFirstOrThrow();
    expect(progress).toEqual({ done: 0, total: 8 });
    await it.close();
  });

  test("accepts time and hints only upwards", async () => {
    const { it, save } = await open();
    it.clock.advance(100_000);
    await save({ lamps: "#1.......", seconds: 100, hints: 3 });
    await save({ lamps: "#0.......", seconds: 40, hints: 1 });
    const row = await it.database.db.selectFrom("plays").select(["seconds", "hints"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ seconds: 100, hints: 3 });
    await it.close();
  });

  test("with an old revision returns the newer board and changes nothing", async () => {
    const { it, save, load } = await open();
    await save({ lamps: "#1.......", revision: 0 });
    const late = await save({ lamps: "#0.......", revision: 0 });
    expect(codeOf(late)).toBe("409 E-KAROTA-OLD_VALUES");
    expect(late.json<{ board: Board }>().board).toEqual(await load());
    expect(codeOf(await save({ lamps: "#0.......", revision: 7 }))).toBe("409 E-KAROTA-OLD_VALUES");
    expect((await load())["lamps"]).toBe("#1.......");
    await it.close();
  });

  test("that is sent twice is acknowledged twice and written once", async () => {
    const { it, save } = await open();
    const one = { lamps: "#1.......", revision: 0 };
    const replies = await Promise.all([save(one), save(one), save(one)]);
    expect(replies.map((reply) => reply.json<{ revision: number }>().revision)).toEqual([1, 1, 1]);
    await it.close();
  });

  test("that is sent again after its answer was lost is acknowledged, whatever time it claims", async () => {
    const { it, save, load } = await open();
    // More time than has passed is cut, so that the same save would say more a while later.
    const one = { lamps: "#1.......", revision: 0, seconds: 5_000 };
    const first = (await save(one)).json();
    it.clock.advance(60_000);
    expect((await save(one)).json()).toEqual(first);
    expect((await save({ reset: true, revision: 1 })).json()).toMatchObject({ revision: 2 });
    expect((await save({ reset: true, revision: 1 })).json()).toMatchObject({ revision: 2 });
    expect((await load()).revision).toBe(2);
    await it.close();
  });

  test("sent again after another page has saved gets the newer board, and changes nothing", async () => {
    const { it, save, load } = await open();
    const one = { lamps: "#1.......", revision: 0 };
    await save(one);
    await save({ lamps: "#10......", revision: 1 });
    const late = await save(one);
    expect([codeOf(late), late.json<{ board: Board }>().board]).toEqual(["409 E-KAROTA-OLD_VALUES", await load()]);
    expect((await load())["lamps"]).toBe("#10......");
    await it.close();
  });

  test("from two tabs takes the first; the second gets the board, and goes on from its revision", async () => {
    const { it, save, load } = await open();
    const [one, other] = await Promise.all([
      save({ lamps: "#1.......", revision: 0 }),
      save({ lamps: "#0.......", revision: 0 }),
    ]);
    expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { board } = [one, other].find((reply) => reply.statusCode === 409)!.json<{ board: Board }>();
    expect(board).toEqual(await load());
    expect((await save({ lamps: "#01......", revision: board.revision })).json()).toMatchObject({ revision: 2 });
    await it.close();
  });

  test("needs no Idempotency-Key: one that is sent is ignored, and no reply is stored", async () => {
    const { it, player, board } = await open();
    const daily = (await it.call(player, "GET", "games/fake/periodic/daily")).json<Board>();
    const calls = [
      ["games/fake/update", { gridId: board.gridId, lamps: "#1......." }],
      ["games/fake/update", { gridId: board.gridId, lamps: "#0......." }],
      ["games/user_fake_daily", { gridId: daily.gridId, lamps: "#1.." }],
    ] as const;
    for (const [path, body] of calls)
      for (const key of ["one key for all", "x".repeat(200)])
        expect((await it.call(player, "POST", path, body, { "idempotency-key": key })).statusCode).toBe(200);
    expect(await it.database.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
    await it.close();
  });

  test("in one moment by many players is stored for each", async () => {
    const { it } = await open();
    const players = await Promise.all(Array.from({ length: 30 }, () => it.newPlayer()));
    const boards = await Promise.all(
      players.map(async (player) => {
        const board = (await it.call(player, "POST", "games/fake/create", { options: { size: 9 } })).json<Board>();
        return { player, gridId: board.gridId };
      }),
    );
    for (const lamps of ["#1.......", "#11......", "#110....."]) {
      const replies = await Promise.all(
        boards.map(({ player, gridId }) => it.call(player, "POST", "games/fake/update", { gridId, lamps })),
      );
      expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    }
    for (const { player, gridId } of boards)
      expect((await it.call(player, "GET", `games/fake/${gridId}`)).json()).toMatchObject({
        lamps: "#110.....",
        revision: 3,
      });
    await it.close();
  });

  test("refuses invalid saves, and nothing changes", async () => {
    const { it, board, save, load, player } = await open();
    await save({ lamps: "#1......." });
    const before = await load();
    const other = await it.newPlayer();
    const bodies: readonly (readonly [string, object])[] = [
      [validation, { lamps: "#1......" }],
      [validation, { lamps: "11......." }],
      [validation, { lamps: "#2......." }],
      [validation, { lamps: 1 }],
      [validation, { lamps: "#1.......", payload: {} }],
      [validation, { lamps: "#1.......", revision: -1 }],
      [validation, { lamps: "#1.......", seconds: 1e9 }],
      [validation, { lamps: "#1.......", hints: 0.5 }],
      [validation, { lamps: "#1.......", completed: "yes" }],
      [validation, { lamps: "#1.......", game: "wordyFake" }],
      [validation, { lamps: "#1.......", gameId: randomUUID() }],
      [validation, { lamps: "#1.......", gridId: undefined }],
      ["400 E-KAROTA-WRONG_UUID_FORMAT", { lamps: "#1.......", gridId: "1" }],
      ["400 E-KAROTA-WRONG_UUID_FORMAT", { lamps: "#1.......", gridId: null }],
      ["400 E-KAROTA-WRONG_UUID_FORMAT", { lamps: "#1.......", gridId: [board.gridId] }],
      ["404 E-KAROTA-NOT_FOUND", { lamps: "#1.......", gridId: randomUUID() }],
    ];
    for (const [code, body] of bodies) expect([code, body]).toEqual([codeOf(await save(body)), body]);
    expect(codeOf(await save({ lamps: "#0......." }, other))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await save({ lamps: "#0......." }, null))).toBe("401 E-AUTH-MISSING_HEADER");
    const elsewhere = { gridId: board.gridId, lamps: "#0......." };
    expect(codeOf(await it.call(player, "POST", "games/wordy_fake/update", elsewhere))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await it.call(player, "POST", "games/nothing/update", elsewhere))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await it.call(player, "POST", "games/fake/update", "[]"))).toBe(validation);
    expect(await load()).toEqual(before);
    await it.close();
  });

  test("is refused for another person's board", async () => {
    const { it, board, player } = await open();
    const get = async (actor: Actor | null, id: string, game = "fake") =>
      codeOf(await it.call(actor, "GET", `games/${game}/${id}`));
    expect(await get(await it.newPlayer(), board.gridId)).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await get(await it.newPlayer({ roles: ["admin"] }), board.gridId)).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await get(null, board.gridId)).toBe("401 E-AUTH-MISSING_HEADER");
    expect(await get(player, board.gridId, "wordy_fake")).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await get(player, board.gridId, "nothing")).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await get(player, randomUUID())).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await get(player, "abc")).toBe("400 E-KAROTA-WRONG_UUID_FORMAT");
    await it.close();
  });
});

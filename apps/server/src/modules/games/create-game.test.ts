import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { CreatedGame } from "./create-game.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";

describeEachDatabase("starting a game", (kind) => {
  const open = () => testApp({ kind, catalogue: TEST_CATALOGUE });
  type App = Awaited<ReturnType<typeof open>>;
  const booked = async ({ database }: App) => {
    const { db } = database;
    const rows = await db.selectFrom("ledger_entries").select(["amount", "reason", "reference"]).execute();
    const plays = await db.selectFrom("plays").select(["grid_id"]).execute();
    return {
      sum: rows.reduce((sum, row) => sum + row.amount, 0),
      games: rows.filter((row) => row.reason === "game").length / 2,
      plays,
    };
  };

  test("takes its price and returns an untouched board", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 500 });
    const reply = await it.call(player, "POST", "games/fake/create", { options: { size: 9 } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      game: "fake",
      options: { size: 9 },
      period: null,
      ends: null,
      completed: false,
      revision: 0,
      seconds: 0,
      price: 2,
      credit_amount: 3,
      title: "sl",
    });
    const { gridId, gameId } = reply.json<CreatedGame>();
    expect(gameId).toBe(gridId);
    const entries = await it.database.db
      .selectFrom("ledger_entries")
      .selectAll()
      .where("reason", "=", "game")
      .orderBy("id")
      .execute();
    expect(entries.map((entry) => [entry.amount, entry.balance_after, entry.reference])).toEqual([
      [-200, 300, gridId],
      [200, null, gridId],
    ]);
    await it.close();
  });

  test("fills in options that were left out, the language from the request", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const bare = await it.call(player, "POST", "games/fake/create", {});
    expect(bare.json()).toMatchObject({ options: { size: 4 }, price: 1 });
    const german = await it.call(player, "POST", "games/wordy_fake/create?language=de", { options: {} });
    expect(german.json()).toMatchObject({ game: "wordyFake", options: { size: 4, language: "de" }, title: "de" });
    const english = await it.call(player, "POST", "games/wordyFake/create?language=us", {
      options: { language: "sl" },
    });
    expect(english.json()).toMatchObject({ options: { language: "sl" }, title: "en" });
    const locale = await it.call(player, "POST", "games/wordyFake/create", { options: { language: "us" } });
    expect(locale.json()).toMatchObject({ options: { language: "en" } });
    await it.close();
  });

  test("with too few carrots names the missing amount and changes nothing", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 150 });
    const reply = await it.call(player, "POST", "games/fake/create", { options: { size: 9 } });
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toEqual({ code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 2, credit_amount: 1.5 });
    expect(await booked(it)).toEqual({ sum: 0, games: 0, plays: [] });
    await it.close();
  });

  test("refuses what is not offered, and nothing changes", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const code = async (path: string, body: unknown) => {
      const reply = await it.call(player, "POST", path, body);
      return `${reply.statusCode} ${reply.json<{ code: string }>().code}`;
    };
    const validation = "400 E-KAROTA-GAME_VALIDATION";
    expect(await code("games/fake/create", { options: { size: 5 } })).toBe(validation);
    expect(await code("games/fake/create", { options: { size: "4" } })).toBe(validation);
    expect(await code("games/fake/create", { options: { size: 4, seed: "1" } })).toBe(validation);
    expect(await code("games/fake/create", { options: [4] })).toBe(validation);
    expect(await code("games/fake/create", { options: {}, price: -1 })).toBe(validation);
    expect(await code("games/fake/create", "[]")).toBe(validation);
    expect(await code("games/wordyFake/create", { options: { language: "fr" } })).toBe(validation);
    expect(await code("games/nothing/create", {})).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await code("games/off_fake/create", {})).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await booked(it)).toEqual({ sum: 0, games: 0, plays: [] });
    await it.close();
  });

  test("charges nothing when the board cannot be made", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const reply = await it.call(player, "POST", "games/broken_fake/create", {});
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: "E-KAROTA-INTERNAL", request_id: expect.any(String) },
    ]);
    expect(await booked(it)).toEqual({ sum: 0, games: 0, plays: [] });
    await it.close();
  });

  test("200 times at once with carrots for five succeeds exactly five times", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 500 });
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => it.call(player, "POST", "games/fake/create", { options: { size: 4 } })),
    );
    const created = replies.filter((reply) => reply.statusCode === 200).map((reply) => reply.json<CreatedGame>());
    expect(created.length).toBe(5);
    expect(created.map((game) => game.credit_amount).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(replies.filter((reply) => reply.statusCode === 402).length).toBe(195);
    const after = await booked(it);
    expect([after.sum, after.games, after.plays.length]).toEqual([0, 5, 5]);
    expect(new Set(after.plays.map((play) => play.grid_id))).toEqual(new Set(created.map((game) => game.gridId)));
    await it.close();
  });

  test("20 times at once with one key makes one game, one charge and one answer", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const key = { "idempotency-key": randomUUID() };
    const start = () => it.call(player, "POST", "games/fake/create", { options: { size: 4 } }, key);
    const replies = await Promise.all(Array.from({ length: 20 }, start));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${JSON.stringify(reply.json())}`)).size).toBe(1);
    expect(replies[0]!.json()).toMatchObject({ price: 1, credit_amount: 4 });
    expect((await start()).json()).toEqual(replies[0]!.json());
    const after = await booked(it);
    expect([after.sum, after.games, after.plays.length]).toEqual([0, 1, 1]);
    await it.close();
  });

  test("with a used key and other options is refused", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const key = { "idempotency-key": "press-1" };
    await it.call(player, "POST", "games/fake/create", { options: { size: 4 } }, key);
    const other = await it.call(player, "POST", "games/fake/create", { options: { size: 9 } }, key);
    expect([other.statusCode, other.json()]).toEqual([400, { code: "E-KAROTA-GAME_VALIDATION" }]);
    const another = await it.newPlayer();
    expect((await it.call(another, "POST", "games/fake/create", { options: { size: 9 } }, key)).statusCode).toBe(200);
    await it.close();
  });

  test("after too few carrots the same key may try again", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 50 });
    const key = { "idempotency-key": "press-2" };
    const start = () => it.call(player, "POST", "games/fake/create", {}, key);
    expect((await start()).statusCode).toBe(402);
    await it.database.db
      .updateTable("credit_accounts")
      .set({ balance: 100 })
      .where("user_id", "=", player.id)
      .execute();
    expect((await start()).statusCode).toBe(200);
    await it.close();
  });

  test("by a visitor is refused", async () => {
    const it = await open();
    const reply = await it.call(null, "POST", "games/fake/create", {});
    expect([reply.statusCode, reply.json()]).toEqual([401, { code: "E-AUTH-MISSING_HEADER" }]);
    await it.close();
  });
});

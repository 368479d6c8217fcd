import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import type { BalancesReply, creditsReply, CreditsReply } from "@karota/contract/credits/ledger.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { balanceOf, carrotsOf, charge, grant, refund } from "./index.ts";

describeEachDatabase("the ledger", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const common = (userId: string, amount: number) => ({ userId, amount, reference: null, now: it.clock.now() });
  const give = (userId: string, amount: number) =>
    it.database.transaction((queries) => grant(queries, { ...common(userId, amount), reason: "first_login" }));
  const take = (userId: string, amount: number) =>
    it.database.transaction((queries) => charge(queries, { ...common(userId, amount), reason: "game" }));
  const giveBack = (userId: string, amount: number) =>
    it.database.transaction((queries) => refund(queries, { ...common(userId, amount), reason: "assignment_refund" }));
  const entries = () => it.database.db.selectFrom("ledger_entries").selectAll().orderBy("id").execute();
  const sum = async () => (await entries()).reduce((total, entry) => total + entry.amount, 0);

  test("adds up to zero and never leaves a balance below it, whatever moves", async () => {
    const step = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom(give, take, giveBack),
      amount: fc.integer({ min: 1, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const players = [];
        for (let i = 0; i < 3; i++) players.push(await it.newPlayer({ balance: 0 }));
        const expected = [0, 0, 0];
        for (const { who, what, amount } of steps) {
          const change = what === take ? -amount : amount;
          const after = expected[who]! + change;
          expect(await what(players[who]!.id, amount)).toBe(after < 0 ? null : after);
          if (after >= 0) expected[who] = after;
        }
        for (const [i, player] of players.entries()) {
          expect(await balanceOf(it.database.db, player.id)).toBe(expected[i]);
          const own = (await entries()).filter((entry) => entry.account === `user:${player.id}`);
          let running = 0;
          for (const entry of own) expect(entry.balance_after).toBe((running += entry.amount));
          expect(running).toBe(expected[i]);
        }
        expect(await sum()).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  test("lets exactly as many of 50 charges at once pass as the balance allows", async () => {
    const player = await it.newPlayer({ balance: 700 });
    const results = await Promise.all(Array.from({ length: 50 }, () => take(player.id, 100)));
    expect(results.filter((balance) => balance !== null).toSorted((a, b) => a - b)).toEqual([
      0, 100, 200, 300, 400, 500, 600,
    ]);
    expect(await balanceOf(it.database.db, player.id)).toBe(0);
    expect(await sum()).toBe(0);
  });

  test("books nothing of a transaction that fails", async () => {
    const player = await it.newPlayer({ balance: 200 });
    const before = await entries();
    const failing = it.database.transaction(async (queries) => {
      await charge(queries, { ...common(player.id, 100), reason: "game" });
      throw new Error("no board");
    });
    await expect(failing).rejects.toThrow("no board");
    expect(await entries()).toEqual(before);
    expect(await balanceOf(it.database.db, player.id)).toBe(200);
  });

  test.each([0, -1, 0.5, Number.NaN, Infinity])("refuses to move %s", async (amount) => {
    const player = await it.newPlayer();
    await expect(give(player.id, amount)).rejects.toThrow(/movement/);
  });

  test("gives nothing to someone without an account", async () => {
    await expect(give("nobody", 1)).rejects.toThrow(/without an account/);
    expect(await sum()).toBe(0);
  });

  test("shows the movements page by page, the newest first, in carrots", async () => {
    const player = await it.newPlayer({ balance: 500 });
    for (const amount of [50, 100, 200]) await take(player.id, amount);
    const pages: number[][] = [];
    let next: number | null | undefined;
    while (next !== null) {
      const query: string = `credits?limit=2${next === undefined ? "" : `&before=${next}`}`;
      const page = (await it.call(player, "GET", query)).json<z.infer<typeof creditsReply>>();
      expect(page.credit_amount).toBe(1.5);
      pages.push(page.entries.map((entry) => entry.amount));
      next = page.next;
    }
    expect(pages).toEqual([
      [-2, -1],
      [-0.5, 5],
    ]);
    for (const query of ["limit=0", "limit=101", "before=x", "before=0"])
      expect((await it.call(player, "GET", `credits?${query}`)).statusCode, query).toBe(400);
  });

  test("shows only what came in, only what went out, or one reason, page by page", async () => {
    const player = await it.newPlayer({ balance: 500 });
    for (const amount of [50, 100]) await take(player.id, amount);
    await giveBack(player.id, 100);
    const shown = async (query: string) => {
      const page = (await it.call(player, "GET", `credits?${query}`)).json<CreditsReply>();
      return [page.entries.map(({ amount, balance }) => [amount, balance]), page.next !== null];
    };
    const plus = [
      [1, 4.5],
      [5, 5],
    ];
    const minus = [
      [-1, 3.5],
      [-0.5, 4.5],
    ];
    expect(await shown("direction=in")).toEqual([plus, false]);
    expect(await shown("direction=out")).toEqual([minus, false]);
    expect(await shown("direction=in&limit=1")).toEqual([plus.slice(0, 1), true]);
    expect(await shown("reason=assignment_refund")).toEqual([plus.slice(0, 1), false]);
    expect(await shown("reason=assignment_refund&direction=out")).toEqual([[], false]);
    for (const query of ["direction=up", "reason=theft"])
      expect((await it.call(player, "GET", `credits?${query}`)).statusCode, query).toBe(400);
  });

  test("names the game of a board that was paid for, to its owner", async () => {
    const [player, other] = [await it.newPlayer(), await it.newPlayer()];
    const created = await it.call(player, "POST", "games/sudoku/create", { options: { level: "easy" } });
    const { gridId } = created.json<{ gridId: string }>();
    const entriesOf = async (actor: typeof player) =>
      (await it.call(actor, "GET", "credits")).json<CreditsReply>().entries.map(({ game, reference }) => ({
        game,
        reference,
      }));
    expect(await entriesOf(player)).toEqual([
      { game: "sudoku", reference: gridId },
      { game: null, reference: null },
    ]);
    expect(await entriesOf(other)).toEqual([{ game: null, reference: null }]);
  });

  test("has the balance of each day's end, from the first movement on and for at most 90 days", async () => {
    const player = await it.newPlayer({ balance: 0 });
    const days = async () => (await it.call(player, "GET", "credits/balances")).json<BalancesReply>().days;
    const DAY_MS = 24 * 60 * 60 * 1000;
    expect(await days()).toEqual([]);
    await give(player.id, 500);
    await take(player.id, 50);
    it.clock.advance(2 * DAY_MS);
    await take(player.id, 100);
    expect(await days()).toEqual([
      { day: "2026-11-21", balance: 4.5 },
      { day: "2026-11-22", balance: 4.5 },
      { day: "2026-11-23", balance: 3.5 },
    ]);
    it.clock.advance(200 * DAY_MS);
    const late = await days();
    expect([late.length, late[0]!.balance, late.at(-1)!.balance]).toEqual([90, 3.5, 3.5]);
  });

  test("counts the movements of each kind that occurs, of one person", async () => {
    const player = await it.newPlayer({ balance: 0 });
    await give((await it.newPlayer({ balance: 0 })).id, 500);
    const reasons = async () => (await it.call(player, "GET", "credits/balances")).json<BalancesReply>().reasons;
    expect(await reasons()).toEqual([]);
    await give(player.id, 500);
    await take(player.id, 50);
    await take(player.id, 50);
    expect(await reasons()).toEqual([
      { reason: "first_login", movements: 1 },
      { reason: "game", movements: 2 },
    ]);
  });

  test("has carrots without a trace of binary fractions", () => {
    expect([29, 57, 115, 1999].map(carrotsOf)).toEqual([0.29, 0.57, 1.15, 19.99]);
  });
});

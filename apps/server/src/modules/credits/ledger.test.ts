import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import type { creditsReply } from "@karota/contract/credits/ledger.ts";
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
    it.database.transaction((queries) => refund(queries, { ...common(userId, amount), reason: "game_refund" }));
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

  test("shows carrots without a trace of binary fractions", () => {
    expect([29, 57, 115, 1999].map(carrotsOf)).toEqual([0.29, 0.57, 1.15, 19.99]);
  });
});

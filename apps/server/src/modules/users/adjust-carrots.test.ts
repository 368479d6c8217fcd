import { afterEach, beforeEach, expect, test } from "vitest";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { adminDesk } from "./testing/admin-desk.ts";

describeEachDatabase("an admin who gives or takes carrots", (kind) => {
  let it: TestApp;
  let admin: Actor;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const { detail, post, audit, SAVED } = adminDesk(() => ({ it, admin }));

  test("gives and takes carrots with a reason, never more than there are, each request once", async () => {
    const give = (carrots: number, headers = {}, reason = "  Nagrada za prijavo napake ") =>
      post("carrots", player.id, { carrots, reason }, admin, headers);
    const balance = async () => (await it.call(player, "GET", "credits")).json<CreditsReply>();
    expect(await give(2.5)).toEqual(SAVED);
    expect(await give(-0.29)).toEqual(SAVED);
    expect((await balance()).credit_amount).toBe(7.21);
    expect((await balance()).entries.slice(0, 2)).toMatchObject([
      { amount: -0.29, reason: "admin", reference: null },
      { amount: 2.5, reason: "admin" },
    ]);
    expect(await give(-7.22)).toEqual([402, "E-KAROTA-NOT_ENOUGH_CARROTS"]);
    const body = { carrots: -7.22, reason: "a mistake" };
    const refused = await it.call(admin, "POST", `admin/users/${player.id}/carrots`, body);
    expect(refused.json()).toEqual({ code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 7.22, credit_amount: 7.21 });
    const key = { "idempotency-key": "once" };
    expect(await Promise.all([give(1, key), give(1, key), give(1, key)])).toEqual([SAVED, SAVED, SAVED]);
    expect((await balance()).credit_amount).toBe(8.21);
    // Two that would each take nearly all: one of them is refused.
    const both = await Promise.all([give(-8), give(-8)]);
    expect(both.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
    for (const [carrots, reason] of [
      [0, "a reason"],
      [10_000.01, "a reason"],
      [-10_001, "a reason"],
      [0.001, "a reason"],
      [1, "four"],
      [1, "          "],
      [1, "x".repeat(201)],
      ["1", "a reason"],
    ])
      expect((await post("carrots", player.id, { carrots, reason }))[0], `${carrots}, ${reason}`).toBe(400);
    expect((await audit("action=person.carrots_given")).map(({ details, note }) => [details, note])).toEqual([
      [{ amount: 1 }, "Nagrada za prijavo napake"],
      [{ amount: 2.5 }, "Nagrada za prijavo napake"],
    ]);
    expect((await audit("action=person.carrots_taken")).map(({ details }) => details)).toEqual([
      { amount: 8 },
      { amount: 0.29 },
    ]);
    const rows = await it.database.db.selectFrom("ledger_entries").select("amount").execute();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test("gives carrots that are spent before bought ones, and takes such first", async () => {
    await it.call(player, "PUT", "users", { address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" });
    const body = { provider: "sandbox", credits: 10, price_cents: 100 };
    const { purchase } = (await it.call(player, "POST", "payments/intent", body)).json<IntentReply>();
    await it.call(player, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
    expect((await detail(player.id)).purchases).toEqual({ count: 1, paid_cents: 100, refunded_cents: 0 });
    // 5 of the first login and 3 from here are given; 10 were bought.
    expect(await post("carrots", player.id, { carrots: 3, reason: "A present" })).toEqual(SAVED);
    expect(await post("carrots", player.id, { carrots: -7, reason: "A mistake" })).toEqual(SAVED);
    const withdrawn = await it.call(player, "POST", `payments/${purchase.id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ purchase: { refunded_cents: 100 }, credit_amount: 1 });
  });
});

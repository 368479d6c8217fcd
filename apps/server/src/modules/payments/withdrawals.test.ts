import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { buying } from "./testing/buying.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase("purchases that are withdrawn, or whose buyer is erased", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
  });
  afterAll(() => app.close());
  const { newBuyer, begun, bought, balance, purchases, webhook, eventBody, ledgerSum } = buying(() => app);

  it("unused carrots can be withdrawn for 14 days, once, with a credit note", async () => {
    const buyer = await newBuyer();
    const { id } = await bought(buyer);
    const start = await app.call(buyer, "POST", "games/addition/create", { options: { level: "easy", tasks: 5 } });
    expect(start.statusCode).toBe(200);
    expect((await purchases(buyer))[0]!.withdrawable).toMatchObject({ credits: 99.5, price_cents: 995 });
    const both = await Promise.all([
      app.call(buyer, "POST", `payments/${id}/withdraw`),
      app.call(buyer, "POST", `payments/${id}/withdraw`),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both.map((reply) => reply.json<{ credit_amount: number }>().credit_amount)).toEqual([0, 0]);
    const [purchase] = await purchases(buyer);
    expect(purchase).toMatchObject({ status: "refunded", refunded_cents: 995, withdrawable: null });
    expect(purchase!.credit_note).toMatch(/^TD-2026-\d{5}$/);
    expect(await balance(buyer)).toBe(0);
    const late = await bought(buyer);
    app.clock.advance(14 * DAY_MS);
    expect((await app.call(buyer, "POST", `payments/${late.id}/withdraw`)).statusCode).toBe(409);
    expect(await ledgerSum()).toBe(0);
  });

  it("an erased buyer leaves the issued invoice and no name elsewhere", async () => {
    const buyer = await newBuyer({ name: "Edinstveno Ime" });
    await bought(buyer);
    await begun(buyer);
    expect((await app.call(buyer, "DELETE", `users/${buyer.id}`)).statusCode).toBe(200);
    const rows = await app.database.db.selectFrom("purchases").selectAll().where("user_id", "=", buyer.id).execute();
    expect(JSON.stringify(rows)).not.toContain("Edinstveno");
    const [invoice] = await app.database.db
      .selectFrom("invoices")
      .select("document")
      .where(
        "purchase_id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    expect(invoice!.document).toContain("Edinstveno Ime");
  });

  it("money that arrives after its buyer was erased is refunded, without carrots or an invoice", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    expect((await app.call(buyer, "DELETE", `users/${buyer.id}`)).statusCode).toBe(200);
    expect((await webhook(eventBody(id, "paid"))).statusCode).toBe(200);
    const { db } = app.database;
    const row = await db.selectFrom("purchases").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "refunded", refunded_cents: 1000, refund_sent_at: null });
    expect(await db.selectFrom("invoices").selectAll().where("purchase_id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("ledger_entries").selectAll().where("reference", "=", id).execute()).toEqual([]);
  });
});

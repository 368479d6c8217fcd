import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApproveReply, IntentReply } from "@karota/contract/payments/payment.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { CARDS, buying } from "./testing/buying.ts";

describeEachDatabase("buying carrots", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
  });
  afterAll(() => app.close());
  const { newBuyer, begin, begun, approve, bought, balance, purchases, ledgerSum } = buying(() => app);

  it("a paid purchase brings its carrots, a ledger entry and an invoice", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    const reply = (await approve(buyer, id, CARDS.good)).json<ApproveReply>();
    expect(reply).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS", credit_amount: 100 });
    expect(reply.purchase).toMatchObject({ status: "paid", net_cents: 820, vat_cents: 180, price_cents: 1000 });
    expect(reply.purchase.invoice).toMatch(/^TR-2026-\d{5}$/);
    const credits = (await app.call(buyer, "GET", "credits")).json<{
      entries: { reason: string; reference: string }[];
    }>();
    expect(credits.entries).toMatchObject([{ reason: "purchase", reference: id, amount: 100, balance: 100 }]);
    expect(await ledgerSum()).toBe(0);
  });

  it("every outcome of the terminal has its code, and books nothing", async () => {
    const buyer = await newBuyer();
    const outcomes = [
      [CARDS.declined, 402, "E-PAYMENT-SANDBOX_DECLINED"],
      [CARDS.generic, 400, "E-PAYMENT-SANDBOX_GENERIC_ERROR"],
      [CARDS.fatal, 400, "E-PAYMENT-SANDBOX_FATAL_ERROR"],
      ["1234", 402, "E-PAYMENT-SANDBOX_DECLINED"],
      // What every object of the language has is no card.
      ["constructor", 402, "E-PAYMENT-SANDBOX_DECLINED"],
    ] as const;
    for (const [card, status, code] of outcomes) {
      const { id } = await begun(buyer);
      const reply = await approve(buyer, id, card);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
      expect((await approve(buyer, id, CARDS.good)).json()).toMatchObject({ code: "E-PAYMENT-DATA_OLD_VALUES" });
    }
    expect(await balance(buyer)).toBe(0);
    expect((await purchases(buyer)).map(({ status }) => status)).toEqual(outcomes.map(() => "failed"));
  });

  it("a payment in progress says so until it is made", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    expect((await approve(buyer, id, CARDS.slow)).json()).toMatchObject({
      code: "I-PAYMENT-IN_PROGRESS",
      credit_amount: 0,
    });
    expect((await approve(buyer, id)).json()).toMatchObject({ code: "I-PAYMENT-IN_PROGRESS" });
    app.clock.advance(5000);
    expect((await approve(buyer, id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS", credit_amount: 100 });
  });

  it("refuses invalid amounts, prices, providers and people, and books nothing", async () => {
    const buyer = await newBuyer();
    const refusals = [
      [{ credits: 9, price_cents: 90 }, 400, "E-PAYMENT-DATA_VALIDATION_ERROR"],
      [{ credits: 1001, price_cents: 10_010 }, 400, "E-PAYMENT-DATA_VALIDATION_ERROR"],
      [{ credits: 10.5, price_cents: 105 }, 400, "E-PAYMENT-DATA_VALIDATION_ERROR"],
      [{ credits: 100, price_cents: 999 }, 409, "E-PAYMENT-DATA_OLD_VALUES"],
      [{ provider: "stripe" }, 400, "E-PAYMENT-DATA_VALIDATION_ERROR"],
    ] as const;
    for (const [body, status, code] of refusals) {
      const reply = await begin(buyer, body);
      expect([reply.statusCode, reply.json<{ code: string }>().code], JSON.stringify(body)).toEqual([status, code]);
    }
    for (const field of ["address", "post_number", "post", "country"]) {
      const poor = await newBuyer({ [field]: "" });
      expect((await begin(poor)).json(), field).toMatchObject({ code: "E-PAYMENT-DATA_VALIDATION_ERROR" });
      expect((await app.call(poor, "GET", "prices/info")).json()).toMatchObject({ missing: [field] });
    }
    expect(await purchases(buyer)).toEqual([]);
  });

  it("a provider, an amount or a card of the wrong kind is wrong data, and what is no UUID has the wrong format", async () => {
    const buyer = await newBuyer();
    const codeOf = (reply: { statusCode: number; json: () => unknown }) =>
      `${reply.statusCode} ${(reply.json() as { code: string }).code}`;
    for (const body of [{ provider: "paypal" }, { credits: "10" }, { price_cents: null }, { more: 1 }])
      expect(codeOf(await begin(buyer, body)), JSON.stringify(body)).toBe("400 E-PAYMENT-DATA_VALIDATION_ERROR");
    const { id } = await begun(buyer);
    for (const body of [{ id, card: 4242 }, { id: 1 }, {}])
      expect(codeOf(await app.call(buyer, "POST", "payments/approve", body)), JSON.stringify(body)).toBe(
        "400 E-PAYMENT-DATA_VALIDATION_ERROR",
      );
    const admin = await app.newPlayer({ roles: ["admin"] });
    const wrong = [
      await approve(buyer, "zz", CARDS.good),
      await app.call(buyer, "POST", "payments/zz/withdraw"),
      ...(await Promise.all(
        ["invoice", "invoice.xml", "credit-note", "credit-note.xml"].map((document) =>
          app.call(buyer, "GET", `payments/zz/${document}`),
        ),
      )),
      await app.call(admin, "POST", "payments/zz/paid"),
      await app.call(admin, "POST", "payments/zz/refund-sent"),
    ];
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => "400 E-KAROTA-WRONG_UUID_FORMAT"));
    expect(codeOf(await app.call(buyer, "POST", "payments/zz/paid"))).toBe("403 E-KAROTA-FORBIDDEN");
    expect((await approve(buyer, id.toUpperCase(), CARDS.good)).statusCode).toBe(200);
  });

  it("a document that cannot be made is a failure of the catalogue, and the next one is made", async () => {
    const buyer = await newBuyer();
    const [broken, whole] = [await bought(buyer), await bought(buyer)];
    const { db } = app.database;
    await db.updateTable("invoices").set({ document: '{"number":"x"}' }).where("purchase_id", "=", broken.id).execute();
    const [refused, made] = await Promise.all(
      [broken, whole].map(({ id }) => app.call(buyer, "GET", `payments/${id}/invoice`)),
    );
    expect([refused!.statusCode, refused!.json()]).toEqual([
      500,
      { code: "E-KAROTA-INTERNAL", request_id: expect.any(String) },
    ]);
    expect(made!.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("somebody else's purchase does not exist: to approve, withdraw, or read its invoice", async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const { id } = await bought(buyer);
    for (const one of [id, randomUUID()]) {
      const replies = await Promise.all([
        approve(other, one, CARDS.good),
        app.call(other, "POST", `payments/${one}/withdraw`),
        app.call(other, "GET", `payments/${one}/invoice`),
        app.call(other, "GET", `payments/${one}/invoice.xml`),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect(await balance(buyer)).toBe(100);
  });

  it("one request begins one purchase and pays it once; a repeated one gets the same answer", async () => {
    const buyer = await newBuyer();
    const key = { "idempotency-key": randomUUID() };
    const replies = await Promise.all([begin(buyer, {}, key), begin(buyer, {}, key), begin(buyer, {}, key)]);
    const ids = new Set(replies.map((reply) => reply.json<IntentReply>().purchase.id));
    expect(ids.size).toBe(1);
    const [id] = [...ids] as [string];
    const approvalKey = { "idempotency-key": randomUUID() };
    const approvals = await Promise.all([
      approve(buyer, id, CARDS.good, approvalKey),
      approve(buyer, id, CARDS.good, approvalKey),
    ]);
    expect(approvals.map((reply) => reply.json<ApproveReply>().code)).toEqual(
      Array(2).fill("S-PAYMENT-PAYMENT_SUCCESS"),
    );
    // The answer was lost, and the page asks anew.
    for (const card of [CARDS.good, CARDS.declined, undefined])
      expect((await approve(buyer, id, card)).body).toBe(approvals[0].body);
    expect(await balance(buyer)).toBe(100);
    expect((await purchases(buyer)).length).toBe(1);
    await app.call(buyer, "POST", `payments/${id}/withdraw`);
    expect((await approve(buyer, id)).json()).toMatchObject({ code: "E-PAYMENT-DATA_OLD_VALUES" });
  });
});

import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import type { ApproveReply, IntentReply, Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const DAY = 24 * 60 * 60 * 1000;
const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };
const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  generic: "4000 0000 0000 0119",
  fatal: "4000 0000 0000 0259",
  slow: "4000 0000 0000 3220",
};

describeEachDatabase("buying carrots", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
  });
  afterAll(() => app.close());

  const newBuyer = async (billing: Partial<typeof BILLING> = {}): Promise<Actor> => {
    const buyer = await app.newPlayer({ balance: 0 });
    const saved = await app.call(buyer, "PUT", "users", { ...BILLING, ...billing });
    expect(saved.statusCode).toBe(200);
    return buyer;
  };
  const begin = (buyer: Actor, body: object = {}, headers: Record<string, string> = {}) =>
    app.call(
      buyer,
      "POST",
      "payments/intent",
      { provider: "sandbox", credits: 100, price_cents: 1000, ...body },
      headers,
    );
  const begun = async (buyer: Actor, body: object = {}): Promise<Purchase> => {
    const reply = await begin(buyer, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<IntentReply>().purchase;
  };
  const approve = (buyer: Actor, id: string, card?: string, headers: Record<string, string> = {}) =>
    app.call(buyer, "POST", "payments/approve", { id, ...(card && { card }) }, headers);
  const bought = async (buyer: Actor, credits = 100): Promise<Purchase> => {
    const { id } = await begun(buyer, { credits, price_cents: credits * 10 });
    const reply = await approve(buyer, id, CARDS.good);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<ApproveReply>().purchase;
  };
  const balance = async (buyer: Actor): Promise<number> =>
    (await app.call(buyer, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
  const purchases = async (buyer: Actor): Promise<Purchase[]> =>
    (await app.call(buyer, "GET", "payments")).json<{ purchases: Purchase[] }>().purchases;
  const secretOf = async (): Promise<string> =>
    (
      await app.database.db
        .selectFrom("secrets")
        .select("value")
        .where("name", "=", "sandbox-webhooks")
        .executeTakeFirstOrThrow()
    ).value;
  const webhook = async (payload: string, options: { secret?: string; at?: number } = {}) => {
    const timestamp = Math.floor((options.at ?? app.clock.now()) / 1000);
    const secret = options.secret ?? (await secretOf());
    const header = await new Stripe("x").webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    return app.app.inject({
      method: "POST",
      url: "/api/v1/payments/webhook/sandbox",
      headers: { "content-type": "application/json", "x-sandbox-signature": header },
      payload,
    });
  };
  const told = (id: string, outcome: string, event: string = randomUUID()): string =>
    JSON.stringify({ id: event, object: "event", data: { object: { id: `sandbox_${id}`, outcome } } });
  const ledgerSum = async (): Promise<number> => {
    const rows = await app.database.db.selectFrom("ledger_entries").select("amount").execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

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
    ] as const;
    for (const [card, status, code] of outcomes) {
      const { id } = await begun(buyer);
      const reply = await approve(buyer, id, card);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
      expect((await approve(buyer, id, CARDS.good)).json()).toMatchObject({ code: "E-PAYMENT-DATA_OLD_VALUES" });
    }
    expect(await balance(buyer)).toBe(0);
    expect((await purchases(buyer)).map(({ status }) => status)).toEqual(["failed", "failed", "failed", "failed"]);
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

  it("refuses amounts, prices, providers and people that will not do, and books nothing", async () => {
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
    expect([refused!.statusCode, refused!.json()]).toEqual([500, { code: "E-KAROTA-INTERNAL" }]);
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

  it("one press begins one purchase and pays it once; whoever asks again is told the same", async () => {
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

  it("a webhook that is quicker than the page books, and the page is still told of the success", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    expect((await webhook(told(id, "paid"))).statusCode).toBe(200);
    expect(await balance(buyer)).toBe(100);
    expect((await approve(buyer, id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS", credit_amount: 100 });
  });

  it("refuses webhooks with a wrong signature or older than five minutes", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    const now = app.clock.now();
    const refused = [
      await webhook(told(id, "paid"), { secret: "whsec_wrong" }),
      await webhook(told(id, "paid"), { at: now - 301_000 }),
      await app.app.inject({ method: "POST", url: "/api/v1/payments/webhook/sandbox", payload: told(id, "paid") }),
      await app.app.inject({ method: "POST", url: "/api/v1/payments/webhook/invoice", payload: "{}" }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await balance(buyer)).toBe(0);
    expect((await webhook(told(id, "paid"), { at: now - 290_000 })).statusCode).toBe(200);
    expect(await balance(buyer)).toBe(100);
  });

  it("many parallel purchases, some given up, their webhooks ten times and shuffled: each is booked once, no number is missing", async () => {
    const count = depth(60, kind === "postgres" ? 1000 : 200);
    const before = await app.database.db.selectFrom("invoices").select("serial").where("series", "=", "TR").execute();
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()));
    const ids = await Promise.all(
      Array.from(
        { length: count },
        async (_, n) => (await begun(buyers[n % 20]!, { credits: 10, price_cents: 100 })).id,
      ),
    );
    const paid = ids.filter((_, n) => n % 20 !== 7);
    const calls = ids.flatMap((id, n) => {
      const outcome = n % 20 === 7 ? "fatal" : "paid";
      const event = randomUUID();
      return Array.from({ length: 10 }, (_unused, again) => ({
        id,
        event: `${event}${again % 2}`,
        outcome,
        order: (n * 7919 + again * 104_729) % 9973,
      }));
    });
    calls.sort((a, b) => a.order - b.order);
    const secret = await secretOf();
    for (let from = 0; from < calls.length; from += 200) {
      const replies = await Promise.all(
        calls.slice(from, from + 200).map(async ({ id, event, outcome }) => {
          const payload = told(id, outcome, event);
          const timestamp = Math.floor(app.clock.now() / 1000);
          const header = new Stripe("x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
          return app.app.inject({
            method: "POST",
            url: "/api/v1/payments/webhook/sandbox",
            headers: { "content-type": "application/json", "x-sandbox-signature": header },
            payload,
            remoteAddress: `127.0.${from % 250}.1`,
          });
        }),
      );
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const all = (await Promise.all(buyers.map(balance))).reduce((sum, one) => sum + one, 0);
    expect(all).toBe(paid.length * 10);
    const serials = await app.database.db.selectFrom("invoices").select("serial").where("series", "=", "TR").execute();
    expect(serials).toHaveLength(before.length + paid.length);
    expect(serials.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(serials.map((_, place) => place + 1));
    expect(await ledgerSum()).toBe(0);
  });

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
    app.clock.advance(14 * DAY);
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
});

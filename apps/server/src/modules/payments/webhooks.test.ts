import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { buying } from "./testing/buying.ts";

describeEachDatabase("webhooks of purchases", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
  });
  afterAll(() => app.close());
  const { secretOf, newBuyer, begun, approve, balance, webhook, eventBody, ledgerSum } = buying(() => app);

  it("a webhook that arrives before the page's request books, and the page still gets the success", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    expect((await webhook(eventBody(id, "paid"))).statusCode).toBe(200);
    expect(await balance(buyer)).toBe(100);
    expect((await approve(buyer, id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS", credit_amount: 100 });
  });

  it("refuses webhooks with a wrong signature or older than five minutes", async () => {
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    const now = app.clock.now();
    const refused = [
      await webhook(eventBody(id, "paid"), { secret: "whsec_wrong" }),
      await webhook(eventBody(id, "paid"), { at: now - 301_000 }),
      await app.app.inject({ method: "POST", url: "/api/v1/payments/webhook/sandbox", payload: eventBody(id, "paid") }),
      await app.app.inject({ method: "POST", url: "/api/v1/payments/webhook/invoice", payload: "{}" }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await balance(buyer)).toBe(0);
    expect((await webhook(eventBody(id, "paid"), { at: now - 290_000 })).statusCode).toBe(200);
    expect(await balance(buyer)).toBe(100);
  });

  it(
    "many parallel purchases, some given up, their webhooks ten times and shuffled: each is booked once, no number is missing",
    { timeout: 600_000 },
    async () => {
      const count = depth(60, kind === "postgres" ? 1000 : 200);
      const before = await app.database.db.selectFrom("invoices").select("serial").where("series", "=", "TR").execute();
      const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()));
      const ids: string[] = [];
      // As many at a time as a slow machine's pool of connections serves before a request is asked to come again.
      while (ids.length < count)
        ids.push(
          ...(await Promise.all(
            buyers.map(async (buyer) => (await begun(buyer, { credits: 10, price_cents: 100 })).id),
          )),
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
            const payload = eventBody(id, outcome, event);
            const timestamp = Math.floor(app.clock.now() / 1000);
            const header = new Stripe("x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
            const send = () =>
              app.app.inject({
                method: "POST",
                url: "/api/v1/payments/webhook/sandbox",
                headers: { "content-type": "application/json", "x-sandbox-signature": header },
                payload,
                remoteAddress: `127.0.${from % 250}.1`,
              });
            // A provider sends an event again that a busy server did not take.
            let reply = await send();
            while (reply.statusCode === 503) reply = await send();
            return reply;
          }),
        );
        expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      }
      const all = (await Promise.all(buyers.map(balance))).reduce((sum, one) => sum + one, 0);
      expect(all).toBe(paid.length * 10);
      const serials = await app.database.db
        .selectFrom("invoices")
        .select("serial")
        .where("series", "=", "TR")
        .execute();
      expect(serials).toHaveLength(before.length + paid.length);
      expect(serials.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(
        serials.map((_, place) => place + 1),
      );
      expect(await ledgerSum()).toBe(0);
    },
  );
});

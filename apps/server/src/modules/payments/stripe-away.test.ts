import { randomUUID } from "node:crypto";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { IntentReply, Purchase } from "@karota/contract/payments/payment.ts";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startStripe } from "../../testing/stripe-server.ts";
import { testApp } from "../../testing/test-app.ts";
import { PLAY_SELLER } from "../invoices/index.ts";
import { buying } from "./testing/buying.ts";

const HOUR_MS = 60 * 60_000;
const KEYS = { secret: "sk_test_1", publishable: "pk_test_1", webhook: "whsec_1" };

// A silent Stripe is waited for as long as in use, which takes minutes.
const manners = IS_DEEP ? (["refused", "silent"] as const) : (["refused"] as const);

describeAnyDatabase("while Stripe is away for an hour", (kind) => {
  test.each(manners)(
    "(%s) who has paid hears that the payment is in progress, who begins that it failed; all is booked once afterwards",
    async (manner) => {
      const stripe = await startStripe();
      const config = { seller: PLAY_SELLER, paymentProviders: ["stripe"] as const, stripe: KEYS };
      const it = await testApp({ kind, config, stripeHost: stripe.address });
      const { newBuyer, begin, balance, approve, purchases } = buying(() => it);
      const buyer = await newBuyer();
      const start = (key: string) => begin(buyer, { provider: "stripe" }, { "idempotency-key": key });
      const first = (await start(randomUUID())).json<IntentReply>();
      const intent = first.client_secret!.split("_secret")[0]!;

      await stripe.leave(manner);
      // Their card was charged on Stripe's form just before.
      const paid = { status: "succeeded", amount_received: 1000 };
      stripe.put(intent, paid);
      expect((await approve(buyer, first.purchase.id)).json()).toMatchObject({
        code: "I-PAYMENT-IN_PROGRESS",
        credit_amount: 0,
      });
      const key = randomUUID();
      const refused = await start(key);
      expect([refused.statusCode, refused.json()]).toEqual([400, { code: "E-PAYMENT-STRIPE_GENERIC_ERROR" }]);
      it.clock.advance(HOUR_MS);
      const statuses = async () => (await purchases(buyer)).map(({ status }: Purchase) => status);
      expect(await statuses()).toEqual(["pending"]);

      await stripe.comeBack();
      const object = { id: intent, object: "payment_intent", amount: 1000, currency: "eur", ...paid };
      const event = { id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object } };
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(it.clock.now() / 1000);
      const header = new Stripe("x").webhooks.generateTestHeaderString({ payload, secret: KEYS.webhook, timestamp });
      const headers = { "content-type": "application/json", "stripe-signature": header };
      for (let i = 0; i < 2; i++) {
        const url = "/api/v1/payments/webhook/stripe";
        expect((await it.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
      }
      expect((await approve(buyer, first.purchase.id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS" });
      expect(await balance(buyer)).toBe(100);
      for (let i = 0; i < 2; i++) expect((await start(key)).statusCode).toBe(200);
      expect(await statuses()).toEqual(["created", "paid"]);
      const invoices = await it.database.db.selectFrom("invoices").select("purchase_id").execute();
      expect(invoices).toEqual([{ purchase_id: first.purchase.id }]);
      await it.close();
      await stripe.stop();
    },
    300_000,
  );
});

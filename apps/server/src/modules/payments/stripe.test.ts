import Stripe from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ApproveReply, IntentReply, Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { startStripe, type StripeServer } from "../../testing/stripe-server.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { PLAY_SELLER } from "../invoices/index.ts";
import { connectMethods } from "../payment-methods/index.ts";
import { sendRefunds } from "./withdraw-purchase.ts";

const HOUR_MS = 60 * 60 * 1000;
const KEYS = { secret: "sk_test_1", publishable: "pk_test_1", webhook: "whsec_1" };
let stripe: StripeServer;
let app: TestApp;
let buyer: Actor;
const logged: string[] = [];
const BILLING = { name: "Ana", address: "Pot 1", post_number: "1000", post: "Ljubljana", country: "SI" };
beforeAll(async () => {
  stripe = await startStripe();
  const config = { seller: PLAY_SELLER, paymentProviders: ["stripe"] as const, stripe: KEYS };
  const logStream = { write: (line: string) => void logged.push(line) };
  app = await testApp({ kind: "sqlite", config, stripeHost: stripe.address, logStream });
  buyer = await app.newPlayer({ balance: 0 });
  await app.call(buyer, "PUT", "users", BILLING);
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});

/** A new purchase and Stripe's name of it. */
async function begin(): Promise<{ id: string; intent: string }> {
  const body = { provider: "stripe", credits: 100, price_cents: 1000 };
  const reply = (await app.call(buyer, "POST", "payments/intent", body)).json<IntentReply>();
  return { id: reply.purchase.id, intent: reply.client_secret!.split("_secret")[0]! };
}
const approve = (id: string) => app.call(buyer, "POST", "payments/approve", { id });
const paid = { status: "succeeded", amount_received: 1000 };
const sendOpenRefunds = async (fail: (error: unknown) => void) => {
  const { config, database, clock } = app;
  const providers = await connectMethods({ config, database, clock, stripeHost: stripe.address });
  await sendRefunds({ database, clock, providers }, { fail });
};
const balance = async () => (await app.call(buyer, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
async function webhook(intent: string, type: string, change: object, secret = KEYS.webhook) {
  const object = { id: intent, object: "payment_intent", amount: 1000, currency: "eur", ...change };
  const payload = JSON.stringify({ id: `evt_${Math.random()}`, object: "event", type, data: { object } });
  const timestamp = Math.floor(app.clock.now() / 1000);
  const header = new Stripe("x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return app.app.inject({
    method: "POST",
    url: "/api/v1/payments/webhook/stripe",
    headers: { "content-type": "application/json", "stripe-signature": header },
    payload,
  });
}

test("the page gets the publishable key, Stripe the server's price in cents under one key", async () => {
  expect((await app.call(buyer, "GET", "prices/info")).json()).toMatchObject({
    providers: [{ id: "stripe", publishable_key: "pk_test_1" }],
  });
  const { id } = await begin();
  const { form, key } = stripe.calls.findLast(({ path }) => path === "/v1/payment_intents")!;
  expect([form.get("amount"), form.get("currency"), form.get("metadata[purchase]"), key]).toEqual([
    "1000",
    "eur",
    id,
    `intent-${id}`,
  ]);
});

test("a payment that Stripe has made is booked once, whether the page or the webhook reports it first", async () => {
  const before = await balance();
  const { id, intent } = await begin();
  stripe.put(intent, paid);
  expect((await approve(id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS" });
  expect((await webhook(intent, "payment_intent.succeeded", paid)).statusCode).toBe(200);
  // Late news of the first try change nothing.
  await webhook(intent, "payment_intent.payment_failed", { status: "requires_payment_method" });
  expect(await balance()).toBe(before + 100);
});

test("a declined card can be followed by another on the same payment", async () => {
  const before = await balance();
  const { id, intent } = await begin();
  stripe.put(intent, { last_payment_error: { type: "card_error", code: "card_declined" } });
  const declined = await approve(id);
  expect([declined.statusCode, declined.json<{ code: string }>().code]).toEqual([402, "E-PAYMENT-STRIPE_DECLINED"]);
  expect(await balance()).toBe(before);
  stripe.put(intent, { ...paid, last_payment_error: null });
  expect((await approve(id)).json<ApproveReply>().credit_amount).toBe(before + 100);
});

test("what is in progress says so; what was cancelled, or paid with less, is fatal", async () => {
  const one = await begin();
  stripe.put(one.intent, { status: "processing" });
  expect((await approve(one.id)).json()).toMatchObject({ code: "I-PAYMENT-IN_PROGRESS" });
  stripe.put(one.intent, { status: "canceled" });
  expect((await approve(one.id)).json()).toMatchObject({ code: "E-PAYMENT-STRIPE_FATAL_ERROR" });
  const less = await begin();
  stripe.put(less.intent, { status: "succeeded", amount_received: 1 });
  expect((await approve(less.id)).json()).toMatchObject({ code: "E-PAYMENT-STRIPE_FATAL_ERROR" });
});

test("a payment that its bank takes days for is in progress for 14 days, and booked when it is made", async () => {
  const statusOf = async (id: string) =>
    (await app.call(buyer, "GET", "payments"))
      .json<{ purchases: Purchase[] }>()
      .purchases.find((purchase) => purchase.id === id)!.status;
  const [one, other] = [await begin(), await begin()];
  for (const { id, intent } of [one, other]) {
    stripe.put(intent, { status: "processing" });
    await approve(id);
  }
  app.clock.advance(14 * 24 * HOUR_MS - 1);
  expect(await statusOf(one.id)).toBe("pending");
  app.clock.advance(1);
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(["expired", "expired"]);
  // Stripe knows better than the clock.
  const before = await balance();
  stripe.put(one.intent, paid);
  expect((await approve(one.id)).json()).toMatchObject({ code: "S-PAYMENT-PAYMENT_SUCCESS" });
  expect((await approve(other.id)).json()).toMatchObject({ code: "I-PAYMENT-IN_PROGRESS" });
  expect(await balance()).toBe(before + 100);
});

test("a payment that nobody made within a day has to be started again", async () => {
  const { id } = await begin();
  app.clock.advance(24 * HOUR_MS);
  expect((await approve(id)).json()).toMatchObject({ code: "E-PAYMENT-STRIPE_FATAL_ERROR" });
});

test("an account that is erased while Stripe opens a payment leaves no purchase", async () => {
  const person = await app.newPlayer({ balance: 0 });
  await app.call(person, "PUT", "users", BILLING);
  stripe.interrupt(() => app.call(person, "DELETE", `users/${person.id}`));
  const body = { provider: "stripe", credits: 100, price_cents: 1000 };
  const refused = await app.call(person, "POST", "payments/intent", body);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, "E-AUTH-NO_USER"]);
  const rows = app.database.db.selectFrom("purchases").selectAll().where("user_id", "=", person.id);
  expect(await rows.execute()).toEqual([]);
});

test("a webhook with another secret is refused, one for an unknown person changes nothing", async () => {
  const before = await balance();
  const { intent } = await begin();
  const forged = await webhook(intent, "payment_intent.succeeded", paid, "whsec_other");
  expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([400, "E-PAYMENT-STRIPE_GENERIC_ERROR"]);
  await webhook(intent, "payment_intent.succeeded", { ...paid, amount_received: 1 });
  expect((await webhook("pi_unknown", "payment_intent.succeeded", paid)).statusCode).toBe(200);
  expect((await webhook(intent, "charge.updated", {})).statusCode).toBe(200);
  expect(await balance()).toBe(before);
});

test("a refund that Stripe does not take at first is ordered again, under one key", async () => {
  const { id, intent } = await begin();
  stripe.put(intent, paid);
  await approve(id);
  stripe.breakWith(500, 3);
  expect((await app.call(buyer, "POST", `payments/${id}/withdraw`)).statusCode).toBe(200);
  const sent = () =>
    app.database.db.selectFrom("purchases").select("refund_sent_at").where("id", "=", id).executeTakeFirstOrThrow();
  expect((await sent()).refund_sent_at).toBeNull();
  // Another withdrawal does not wait for it.
  const other = await begin();
  stripe.put(other.intent, paid);
  await approve(other.id);
  const keys = () => stripe.calls.filter(({ path }) => path === "/v1/refunds").map(({ key }) => key);
  const before = keys().length;
  await app.call(buyer, "POST", `payments/${other.id}/withdraw`);
  expect(keys().slice(before)).toEqual([`refund-${other.id}`]);
  expect((await sent()).refund_sent_at).toBeNull();
  // The job reports each attempt that fails.
  const report = vi.fn<(error: unknown) => void>();
  stripe.breakWith(500, 3);
  await sendOpenRefunds(report);
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining(id) as unknown })]]);
  await sendOpenRefunds(report);
  expect(report).toHaveBeenCalledTimes(1);
  expect((await sent()).refund_sent_at).not.toBeNull();
  expect(new Set(keys().slice(before))).toEqual(new Set([`refund-${other.id}`, `refund-${id}`]));
  const { purchases } = (await app.call(buyer, "GET", "payments")).json<{ purchases: Purchase[] }>();
  expect(purchases.find((one) => one.id === id)).toMatchObject({ status: "refunded", refunded_cents: 1000 });
});

const sentAt = async (id: string): Promise<number | null> => {
  const query = app.database.db.selectFrom("purchases").select("refund_sent_at").where("id", "=", id);
  return (await query.executeTakeFirstOrThrow()).refund_sent_at;
};

test("a refund that Stripe refuses stays to be ordered; one that was made on its own pages does not", async () => {
  const [one, other] = [await begin(), await begin()];
  for (const { id, intent } of [one, other]) {
    stripe.put(intent, paid);
    await approve(id);
  }
  stripe.putRefunds("failed");
  await app.call(buyer, "POST", `payments/${one.id}/withdraw`);
  expect(await sentAt(one.id)).toBeNull();
  stripe.putRefunds("succeeded");
  stripe.breakWith(400, 1, { type: "invalid_request_error", code: "charge_already_refunded", message: "refunded" });
  expect((await app.call(buyer, "POST", `payments/${other.id}/withdraw`)).statusCode).toBe(200);
  const report = vi.fn<(error: unknown) => void>();
  await sendOpenRefunds(report);
  expect(report).not.toHaveBeenCalled();
  expect([await sentAt(one.id), await sentAt(other.id)]).not.toContain(null);
});

test("a dispute and a refund that failed later move no carrots, and are logged with the purchase's id", async () => {
  const { id, intent } = await begin();
  stripe.put(intent, paid);
  await approve(id);
  const before = await balance();
  for (const [type, word] of [
    ["charge.dispute.created", "disputed"],
    ["refund.failed", "refund_failed"],
  ] as const) {
    const about = { id: "x_1", object: type.split(".")[0], payment_intent: intent };
    expect((await webhook(intent, type, about)).statusCode).toBe(200);
    expect(logged.filter((line) => line.includes(id) && line.includes(word))).toHaveLength(1);
  }
  expect(await balance()).toBe(before);
  const { purchases } = (await app.call(buyer, "GET", "payments")).json<{ purchases: Purchase[] }>();
  expect(purchases.find((one) => one.id === id)).toMatchObject({ status: "paid", refunded_cents: 0 });
});

test("when Stripe is down the purchase is refused with its code and nothing is stored", async () => {
  stripe.breakWith(500, 3);
  const reply = await app.call(buyer, "POST", "payments/intent", { provider: "stripe", credits: 10, price_cents: 100 });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, "E-PAYMENT-STRIPE_GENERIC_ERROR"]);
});

import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect } from "vitest";
import type { ApproveReply, IntentReply, Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };
export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  generic: "4000 0000 0000 0119",
  fatal: "4000 0000 0000 0259",
  slow: "4000 0000 0000 3220",
};

/** What buyers do in a test, and the webhooks of the sandbox. */
export function buying(app: () => TestApp) {
  const newBuyer = async (billing: Partial<typeof BILLING> = {}): Promise<Actor> => {
    const buyer = await app().newPlayer({ balance: 0 });
    const saved = await app().call(buyer, "PUT", "users", { ...BILLING, ...billing });
    expect(saved.statusCode).toBe(200);
    return buyer;
  };
  const begin = (buyer: Actor, body: object = {}, headers: Record<string, string> = {}) =>
    app().call(
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
    app().call(buyer, "POST", "payments/approve", { id, ...(card && { card }) }, headers);
  const bought = async (buyer: Actor, credits = 100): Promise<Purchase> => {
    const { id } = await begun(buyer, { credits, price_cents: credits * 10 });
    const reply = await approve(buyer, id, CARDS.good);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<ApproveReply>().purchase;
  };
  const balance = async (buyer: Actor): Promise<number> =>
    (await app().call(buyer, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
  const purchases = async (buyer: Actor): Promise<Purchase[]> =>
    (await app().call(buyer, "GET", "payments")).json<{ purchases: Purchase[] }>().purchases;
  const secretOf = async (): Promise<string> =>
    (
      await app()
        .database.db.selectFrom("secrets")
        .select("value")
        .where("name", "=", "sandbox-webhooks")
        .executeTakeFirstOrThrow()
    ).value;
  const webhook = async (payload: string, options: { secret?: string; at?: number } = {}) => {
    const timestamp = Math.floor((options.at ?? app().clock.now()) / 1000);
    const secret = options.secret ?? (await secretOf());
    const header = await new Stripe("x").webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    return app().app.inject({
      method: "POST",
      url: "/api/v1/payments/webhook/sandbox",
      headers: { "content-type": "application/json", "x-sandbox-signature": header },
      payload,
    });
  };
  const eventBody = (id: string, outcome: string, event: string = randomUUID()): string =>
    JSON.stringify({ id: event, object: "event", data: { object: { id: `sandbox_${id}`, outcome } } });
  const ledgerSum = async (): Promise<number> => {
    const rows = await app().database.db.selectFrom("ledger_entries").select("amount").execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  return { secretOf, newBuyer, begin, begun, approve, bought, balance, purchases, webhook, eventBody, ledgerSum };
}

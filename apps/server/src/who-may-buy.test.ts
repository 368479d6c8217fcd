import { afterAll, beforeAll, expect, test } from "vitest";
import type { PricesReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "./deps.ts";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { testApp, type TestApp } from "./testing/test-app.ts";
import { good, outcome } from "./modules/assignments/testing/classroom.ts";
import { buying, CARDS } from "./modules/payments/testing/buying.ts";

/** The provider of the people of `newPlayer`. */
const SCHOOL = { id: "school", label: "School", issuer: "https://id.example", clientId: "karota", demo: false };

describeAnyDatabase("people of a provider with `buys: false`", (kind) => {
  let it: TestApp;
  const others = { ...SCHOOL, id: "others", issuer: "https://others.example", buys: true };
  beforeAll(async () => {
    it = await testApp({ kind, config: { providers: [{ ...SCHOOL, buys: false }, others] } });
  });
  afterAll(() => it.close());
  const { newBuyer, begin, begun, approve, balance, ledgerSum } = buying(() => it);
  /** As if the configuration had another value from now on. */
  const allow = (buys: boolean) => Object.assign(it.config, { providers: [{ ...SCHOOL, buys }, others] });
  const providersFor = async (actor: Actor | null) =>
    (await good<PricesReply>(it, actor, "GET", "prices/info")).providers.map(({ id }) => id);

  test("cannot begin a purchase, whatever their roles, and are offered no way to pay", async () => {
    allow(false);
    for (const roles of [[], ["mentor"], ["admin"]] as const) {
      const person = await it.newPlayer({ roles });
      const body = { provider: "sandbox", credits: 100, price_cents: 1000 };
      expect(await outcome(it, person, "POST", "payments/intent", body)).toEqual([
        403,
        "E-PAYMENT-NOT_SOLD_TO_ACCOUNT",
      ]);
      expect(await providersFor(person)).toEqual([]);
      expect((await good<{ purchases: unknown[] }>(it, person, "GET", "payments")).purchases).toEqual([]);
    }
    // A visitor may be anybody.
    expect(await providersFor(null)).toEqual(["sandbox"]);
    expect(await ledgerSum()).toBe(0);
  });

  test("play with the carrots that they have", async () => {
    allow(false);
    const person = await it.newPlayer({ balance: 150 });
    const body = { options: { level: "easy" } };
    expect(await good(it, person, "POST", "games/sudoku/create", body)).toMatchObject({ price: 1, credit_amount: 0.5 });
    expect(await outcome(it, person, "POST", "games/sudoku/create", body)).toEqual([
      402,
      "E-KAROTA-NOT_ENOUGH_CARROTS",
    ]);
  });

  test("still have what they bought before, and can finish what they had begun", async () => {
    allow(true);
    const buyer = await newBuyer();
    const { id } = await begun(buyer);
    allow(false);
    expect((await begin(buyer)).json()).toMatchObject({ code: "E-PAYMENT-NOT_SOLD_TO_ACCOUNT" });
    expect((await approve(buyer, id, CARDS.good)).statusCode).toBe(200);
    expect(await balance(buyer)).toBe(100);
    expect((await it.call(buyer, "GET", `payments/${id}/invoice`)).statusCode).toBe(200);
  });

  test("are those whose own provider says so: others buy", async () => {
    allow(false);
    const buyer = await newBuyer();
    await it.database.db.updateTable("users").set({ issuer: others.issuer }).where("id", "=", buyer.id).execute();
    expect((await begin(buyer)).statusCode).toBe(200);
    // A provider that is not configured any more refuses nothing: nobody can sign in there.
    await it.database.db
      .updateTable("users")
      .set({ issuer: "https://gone.example" })
      .where("id", "=", buyer.id)
      .execute();
    expect((await begin(buyer)).statusCode).toBe(200);
  });
});

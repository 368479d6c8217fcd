import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarOf } from "../../calendar.ts";
import type { InTransaction } from "../../database/database.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { bookOutcome } from "./book-outcome.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { insertPurchase } from "./store.ts";
import { withdrawPurchase } from "./withdraw-purchase.ts";

/** Breaks off at the nth query of a transaction, as a power cut does. */
const breakingAt = (nth: number): KyselyPlugin & { readonly asked: () => number } => {
  let asked = 0;
  return {
    asked: () => asked,
    transformQuery: ({ node }) => {
      if (asked++ === nth) throw new Error("the power is gone");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

describeEachDatabase("a booking that is interrupted", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ kind });
  });
  afterAll(() => app.close());

  /** Tries a piece of work, cut off at its first query, then at its second …, until one try gets through. */
  async function cutOffEverywhere(work: (deps: PaymentsDeps) => Promise<unknown>, nothing: () => Promise<void>) {
    for (let nth = 0; nth < 60; nth++) {
      const plugin = breakingAt(nth);
      const { database, clock, config } = app;
      const deps = {
        config,
        clock,
        log: app.app.log,
        catalogue: [],
        calendar: calendarOf(config.timeZone),
        providers: [],
        database: {
          ...database,
          db: database.db,
          transaction: <T>(inside: (queries: InTransaction) => Promise<T>) =>
            database.transaction((queries) => inside(queries.withPlugin(plugin))),
        },
      } as unknown as PaymentsDeps;
      try {
        await work(deps);
        return nth;
      } catch (error) {
        if ((error as Error).message !== "the power is gone") throw error;
        await nothing();
      }
    }
    throw new Error("The work never got through.");
  }
  const count = async (table: "invoices" | "ledger_entries"): Promise<number> =>
    (await app.database.db.selectFrom(table).selectAll().execute()).length;
  const balanceOf = async (id: string): Promise<number> =>
    (
      await app.database.db
        .selectFrom("credit_accounts")
        .select("balance")
        .where("user_id", "=", id)
        .executeTakeFirstOrThrow()
    ).balance;

  it("books nothing at all, leaves no gap in the numbers, and can be repeated", async () => {
    const buyer = await app.newPlayer({ balance: 0 });
    const now = app.clock.now();
    const buyers = { name: "A", company: "", address: "B", post_number: "1", post: "C", country: "SI", vat_id: "" };
    for (const serial of [1, 2]) {
      const id = randomUUID();
      await app.database.transaction((queries) =>
        insertPurchase(queries, {
          id,
          user_id: buyer.id,
          provider: "sandbox",
          provider_ref: id,
          reference: String(serial),
          status: "created",
          credits: 100,
          price_cents: 1000,
          net_cents: 820,
          vat_cents: 180,
          vat_rate: 2200,
          buyer: JSON.stringify(buyers),
          language: "sl",
          created_at: now,
          expires_at: now + 1000,
          paid_at: null,
          approved_at: null,
          refund_sent_at: null,
          refunded_cents: 0,
          refunded_amount: 0,
        }),
      );
      const [invoices, entries, balance] = [
        await count("invoices"),
        await count("ledger_entries"),
        await balanceOf(buyer.id),
      ];
      const asBefore = async (): Promise<void> => {
        expect([await count("invoices"), await count("ledger_entries")]).toEqual([invoices, entries]);
        expect(await balanceOf(buyer.id)).toBe(balance);
      };
      const cuts = await cutOffEverywhere(
        (deps) => deps.database.transaction((queries) => bookOutcome(deps, queries, id, "paid")),
        asBefore,
      );
      expect(cuts).toBeGreaterThan(4);
      expect(await balanceOf(buyer.id)).toBe(balance + 10_000);
    }
    const serials = await app.database.db.selectFrom("invoices").select("number").orderBy("number").execute();
    expect(serials.map(({ number }) => number)).toEqual(["TR-2026-00001", "TR-2026-00002"]);
  });

  it("reverses nothing at all when a withdrawal is interrupted", async () => {
    const [purchase] = await app.database.db.selectFrom("purchases").selectAll().where("reference", "=", "1").execute();
    const actor = { id: purchase!.user_id, roles: [] };
    const [balance, invoices] = [await balanceOf(actor.id), await count("invoices")];
    const cuts = await cutOffEverywhere(
      (deps) => withdrawPurchase(deps, { actor, id: purchase!.id, idempotency: null }),
      async () => expect([await balanceOf(actor.id), await count("invoices")]).toEqual([balance, invoices]),
    );
    expect(cuts).toBeGreaterThan(4);
    expect(await balanceOf(actor.id)).toBe(balance - 10_000);
  });
});

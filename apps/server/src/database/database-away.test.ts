import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../deps.ts";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import type { Database } from "./database.ts";

const PRICE = 100;
const UNAVAILABLE = [503, { code: "E-KAROTA-UNAVAILABLE", retry_after: 1 }, "1"];

let it: TestApp;
let player: Actor;
async function begin(kind: Database["kind"]): Promise<void> {
  it = await testApp({ kind, catalogue: TEST_CATALOGUE });
  player = await it.newPlayer({ balance: 100 * PRICE });
}
afterEach(() => it.close());

async function start(key: string) {
  const reply = await it.call(player, "POST", "games/fake/create", {}, { "idempotency-key": key });
  return [reply.statusCode, reply.json(), reply.headers["retry-after"]];
}
const run = (statement: string) => sql`${sql.raw(statement)}`.execute(it.database.db);

/** How many boards there are, after a check that each was paid once. */
async function boardsPaid(): Promise<number> {
  const plays = await it.database.db.selectFrom("plays").select("grid_id").execute();
  const account = await it.database.db
    .selectFrom("credit_accounts")
    .select("balance")
    .where("user_id", "=", player.id)
    .executeTakeFirstOrThrow();
  expect(account.balance).toBe((100 - plays.length) * PRICE);
  return plays.length;
}

describeEachDatabase("while the database takes no writes", (kind) => {
  beforeEach(() => begin(kind));

  // One request after the other: all of them have the one connection.
  const setReadOnly = (only: boolean) =>
    run(
      kind === "sqlite"
        ? `pragma query_only = ${only ? "on" : "off"}`
        : `set session characteristics as transaction read ${only ? "only" : "write"}`,
    );

  test("a start is answered 503 with Retry-After, costs nothing, and succeeds once when it is over", async () => {
    const key = randomUUID();
    await setReadOnly(true);
    expect(await start(key)).toEqual(UNAVAILABLE);
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
    await setReadOnly(false);
    for (let i = 0; i < 2; i++) expect((await start(key))[0]).toBe(200);
    expect(await boardsPaid()).toBe(1);
  });
});

describe("while SQLite's disk is full", () => {
  beforeEach(() => begin("sqlite"));

  test("a start is answered 503 with Retry-After, costs nothing, and what was acknowledged before stays", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(it.database.db);
    await run(`pragma max_page_count = ${rows[0]!.page_count + 10}`);
    let acknowledged = 0;
    let refused: unknown = null;
    while (refused === null && acknowledged < 100) {
      const answer = await start(randomUUID());
      if (answer[0] === 200) acknowledged++;
      else refused = answer;
    }
    expect(refused).toEqual(UNAVAILABLE);
    expect(acknowledged).toBeGreaterThan(0);
    expect(await boardsPaid()).toBe(acknowledged);
    await run("pragma max_page_count = 1000000");
    expect((await start(randomUUID()))[0]).toBe(200);
    expect(await boardsPaid()).toBe(acknowledged + 1);
  });
});

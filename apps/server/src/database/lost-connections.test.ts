import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { failureBody } from "@karota/contract/errors/failure.ts";
import { migratedDatabase } from "../testing/fresh-database.ts";
import { needsPostgres } from "../testing/programs.ts";
import { testApp } from "../testing/test-app.ts";
import { DatabaseAway, QueryTimeout } from "./database-away.ts";
import { retryingPool } from "./lost-connections.ts";

const lost = (code: string) => Object.assign(new Error("terminating connection"), { code });

type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

/** A pool whose clients fail as the script says, one entry a call of `connect` or `query`; then all goes well. */
function scripted(...script: (Error | null)[]) {
  const asked: string[] = [];
  const timeouts: number[] = [];
  let clients = 0;
  const step = (what: string) => {
    asked.push(what);
    const error = script.shift();
    if (error) throw error;
  };
  const pool = {
    options: {},
    end: async () => {},
    connect: async () => {
      step("connect");
      const number = ++clients;
      return {
        query: async ({ text, query_timeout: timeout }: TimedQuery) => {
          step(`${number}: ${text}`);
          timeouts.push(timeout);
          return { rows: [] };
        },
        end: async () => {},
        release: (destroy?: boolean) => void asked.push(`${number}: ${destroy ? "ended" : "given back"}`),
      };
    },
  } as unknown as pg.Pool;
  return { asked, timeouts, pool: retryingPool(pool) };
}

test("a commit, which may wait for a replica, is given up later than other statements", async () => {
  const { timeouts, pool } = scripted();
  const client = await pool.connect();
  for (const sql of ["begin", "insert into a values (1)", "commit", "select 1"]) await client.query(sql, []);
  expect(timeouts).toEqual([30_000, 30_000, 120_000, 30_000]);
});

test("a read whose connection broke is repeated once, on a new connection", async () => {
  const { asked, pool } = scripted(null, lost("57P01"));
  const client = await pool.connect();
  await client.query("select 1", []);
  client.release();
  expect(asked).toEqual(["connect", "1: select 1", "1: ended", "connect", "2: select 1", "2: given back"]);
});

test("a read that fails twice is a database that is away, and its connections are given back once", async () => {
  const { asked, pool } = scripted(null, lost("57P01"), lost("ECONNREFUSED"));
  const client = await pool.connect();
  await expect(client.query("select 1", [])).rejects.toThrow(DatabaseAway);
  client.release();
  expect(asked).toEqual(["connect", "1: select 1", "1: ended", "connect"]);
});

test("after a connection that was lost twice the next read takes a new one", async () => {
  const { asked, pool } = scripted(null, lost("57P01"), lost("ECONNREFUSED"));
  const client = await pool.connect();
  await expect(client.query("select 1", [])).rejects.toThrow(DatabaseAway);
  await client.query("select 2", []);
  client.release();
  expect(asked.slice(4)).toEqual(["connect", "2: select 2", "2: given back"]);
});

test("a connection that cannot be made, and a transaction that cannot begin, are tried once more", async () => {
  const { asked, pool } = scripted(lost("57P03"), null, lost("57P01"));
  const client = await pool.connect();
  await client.query("begin", []);
  expect(asked.filter((one) => one.endsWith("begin"))).toEqual(["1: begin", "2: begin"]);
});

test.each(["insert into a values (1)", "update a set b = 1", "delete from a", "commit"])(
  "a write is not repeated: %s",
  async (sql) => {
    const { asked, pool } = scripted(null, lost("57P01"));
    const client = await pool.connect();
    await expect(client.query(sql, [])).rejects.toThrow(DatabaseAway);
    expect(asked).toEqual(["connect", `1: ${sql}`]);
  },
);

test("nothing is repeated inside a transaction, and reads are again after it", async () => {
  const { asked, pool } = scripted(null, null, lost("57P01"));
  const client = await pool.connect();
  await client.query("begin", []);
  await expect(client.query("select 1", [])).rejects.toThrow(DatabaseAway);
  await client.query("rollback", []);
  await client.query("select 2", []);
  expect(asked).toEqual(["connect", "1: begin", "1: select 1", "1: rollback", "1: select 2"]);
});

test.each(["53100", "25006"])(
  "a write that a full disk or a replica refuses may be retried later: %s",
  async (code) => {
    const { asked, pool } = scripted(null, lost(code));
    const client = await pool.connect();
    await expect(client.query("insert into a values (1)", [])).rejects.toThrow(DatabaseAway);
    expect(asked).toEqual(["connect", "1: insert into a values (1)"]);
  },
);

test("a query that took too long has an error of its own, other than a connection that cannot be made", async () => {
  const { pool } = scripted(
    null,
    new Error("Query read timeout"),
    new Error("timeout exceeded when trying to connect"),
  );
  const client = await pool.connect();
  await expect(client.query("select 1", [])).rejects.toThrow(QueryTimeout);
  const error: unknown = await pool.connect().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseAway);
  expect(error).not.toBeInstanceOf(QueryTimeout);
});

test("other errors are left as they are", async () => {
  const { pool } = scripted(null, lost("23505"));
  const client = await pool.connect();
  await expect(client.query("select 1", [])).rejects.toMatchObject({ code: "23505" });
});

describe.skipIf(needsPostgres() === null)("while PostgreSQL ends all connections again and again", () => {
  test("every read returns its data, or 503 with Retry-After", async () => {
    const home = await migratedDatabase("postgres");
    const name = `karota-ended-${randomUUID()}`;
    const url = new URL(home.settings.databaseUrl!);
    url.searchParams.set("application_name", name);
    const it = await testApp({
      kind: "postgres",
      on: { ...home, settings: { ...home.settings, databaseUrl: url.href } },
    });
    const other = await testApp({ kind: "postgres", on: home });
    const player = await it.newPlayer();
    const done = new AbortController();
    let kills = 0;
    const kill = async (): Promise<void> => {
      while (!done.signal.aborted) {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${name}`.execute(other.database.db);
        kills += rows.length;
        // The next ones are ended when there are new ones.
        await it.call(player, "GET", "credits");
      }
    };
    const statuses = new Map<number, number>();
    const read = async (): Promise<void> => {
      for (let n = 0; n < 40; n++) {
        const reply = await it.call(player, "GET", n % 2 ? "users" : "games/overview");
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        if (reply.statusCode === 200) continue;
        expect(failureBody.parse(reply.json())).toEqual({ code: "E-KAROTA-UNAVAILABLE", retry_after: 1 });
        expect(reply.headers["retry-after"]).toBe("1");
      }
    };
    const killing = kill();
    await Promise.all([read(), read(), read()]);
    done.abort();
    await killing;
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(3);
    // Afterwards all is as before, once the last ones have ended: PostgreSQL only signals them.
    const lastStatus = async () => (await it.call(player, "GET", "users")).statusCode;
    await expect.poll(lastStatus, { timeout: 30_000 }).toBe(200);
    await it.close();
    await other.close();
    await home.remove();
  }, 60_000);
});

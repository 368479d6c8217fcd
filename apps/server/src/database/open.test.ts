import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeEachDatabase, freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { StartError } from "../start-error.ts";
import type { Migration } from "../migrations/migration.ts";
import { migrate, MIGRATIONS } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import type { Database, InTransaction, Queries } from "./database.ts";

const secret = (name: string, created = 1) => ({ name, value: "x", created_at: created });

describeEachDatabase("a database", (kind) => {
  let home: FreshDatabase;
  let database: Database;
  beforeEach(async () => {
    home = await freshDatabase(kind);
    database = await openDatabase(home.settings);
  });
  afterEach(async () => {
    await database.close();
    await home.remove();
  });
  const names = async () =>
    (await database.db.selectFrom("secrets").select("name").orderBy("name").execute()).map((row) => row.name);

  test("returns rows, numbers and the count of changed rows", async () => {
    await database.db
      .insertInto("secrets")
      .values([secret("a", 1_800_000_000_000), secret("b")])
      .execute();
    const row = await database.db.selectFrom("secrets").selectAll().where("name", "=", "a").executeTakeFirstOrThrow();
    expect(row).toEqual({ name: "a", value: "x", created_at: 1_800_000_000_000 });
    const changed = await database.db.updateTable("secrets").set({ value: "y" }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(2n);
    const returned = await database.db.deleteFrom("secrets").where("name", "=", "a").returning("value").execute();
    expect(returned).toEqual([{ value: "y" }]);
  });

  test("has the same data when it is opened again", async () => {
    await database.db.insertInto("secrets").values(secret("kept")).execute();
    await database.close();
    database = await openDatabase(home.settings);
    expect(await names()).toEqual(["kept"]);
  });

  test("commits a transaction that ends and undoes one that throws", async () => {
    await database.transaction(async (queries) => {
      await queries.insertInto("secrets").values(secret("stays")).execute();
    });
    const failing = database.transaction(async (queries) => {
      await queries.insertInto("secrets").values(secret("goes")).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await names()).toEqual(["stays"]);
  });

  test("refuses the outer db, and a second transaction, inside a transaction", async () => {
    const outer = database.transaction(async (queries) => {
      await queries.insertInto("secrets").values(secret("goes")).execute();
      await database.db.insertInto("secrets").values(secret("leaks")).execute();
    });
    await expect(outer).rejects.toThrow(/inside a transaction/);
    const nested = database.transaction(() => database.transaction(async () => {}));
    await expect(nested).rejects.toThrow(/inside a transaction/);
    expect(await names()).toEqual([]);
  });

  test("runs transactions of many at once without losing a write", async () => {
    await database.db.insertInto("secrets").values(secret("n", 0)).execute();
    const add = () =>
      database.transaction(async (queries) => {
        await queries
          .updateTable("secrets")
          .set((eb) => ({ created_at: eb("created_at", "+", 1) }))
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, add));
    const row = await database.db.selectFrom("secrets").select("created_at").executeTakeFirstOrThrow();
    expect(row.created_at).toBe(50);
  });

  test("enforces foreign keys and balances of 0 and more", async () => {
    const orphan = database.db.insertInto("credit_accounts").values({ user_id: "nobody", balance: 0 }).execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
    const owing = sql`insert into credit_accounts (user_id, balance) values ('nobody', -1)`.execute(database.db);
    await expect(owing).rejects.toThrow(/check constraint/i);
  });

  const good: Migration = { name: "9998-good", statements: () => ["create table good (id text primary key)"] };
  const bad: Migration = { name: "9999-bad", statements: () => ["create table half (id text)", "create tabel x"] };
  const exists = (table: string) =>
    sql
      .raw(`select 1 from ${table}`)
      .execute(database.db)
      .then(
        () => true,
        () => false,
      );

  test("rolls back a migration that fails half-way", async () => {
    await expect(migrate(database, [...MIGRATIONS, good, bad])).rejects.toThrow();
    expect([await exists("good"), await exists("half")]).toEqual([false, false]);
    await migrate(database, [...MIGRATIONS, good]);
    await migrate(database, [...MIGRATIONS, good]);
    expect(await exists("good")).toBe(true);
  });

  test("rolls back to the old schema when a check of the migrated database fails", async () => {
    const seen: boolean[] = [];
    const check = async (queries: Queries) => {
      await sql`select 1 from good`.execute(queries);
      seen.push(true);
      throw new StartError("No.");
    };
    await expect(migrate(database, [...MIGRATIONS, good], check)).rejects.toThrow("No.");
    expect([seen, await exists("good")]).toEqual([[true], false]);
  });

  test("that a newer Karota has migrated is refused in one sentence", async () => {
    await migrate(database, [...MIGRATIONS, good]);
    await database.close();
    await expect(openDatabase(home.settings)).rejects.toThrow(/newer Karota.*9998-good.*\.$/);
    await home.remove();
    home = await freshDatabase(kind);
    database = await openDatabase(home.settings);
  });

  if (kind === "postgres") {
    test("runs a transaction again that PostgreSQL ended because of another", async () => {
      await database.db
        .insertInto("secrets")
        .values([secret("a", 0), secret("b", 0)])
        .execute();
      const add = (queries: InTransaction, name: string) =>
        queries
          .updateTable("secrets")
          .set((eb) => ({ created_at: eb("created_at", "+", 1) }))
          .where("name", "=", name)
          .execute();
      const meeting = Promise.withResolvers<void>();
      let arrived = 0;
      let runs = 0;
      const both = (one: string, other: string) =>
        database.transaction(async (queries) => {
          runs++;
          await add(queries, one);
          if (++arrived === 2) meeting.resolve();
          await meeting.promise;
          await add(queries, other);
        });
      await Promise.all([both("a", "b"), both("b", "a")]);
      expect(runs).toBeGreaterThan(2);
      const rows = await database.db.selectFrom("secrets").select("created_at").execute();
      expect(rows.map((row) => row.created_at)).toEqual([2, 2]);
    });

    test("carries a word to other processes, also after its line broke", async () => {
      const other = await openDatabase(home.settings);
      const received: string[] = [];
      const receives = (topic: string) =>
        vi.waitFor(async () => {
          await database.publish(topic);
          expect(received).toContain(topic);
        }, 60_000);
      other.subscribe((topic) => received.push(topic));
      await receives("first");
      // Of this schema alone: tests beside this one listen on the same PostgreSQL.
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
        and (classid::bigint << 32 | objid::bigint) =
          hashtextextended('karota is running in ' || current_schema(), 0)`.execute(database.db);
      await receives("second");
      await other.close();
    });

    test("can be opened by two processes, of which only one migrates", async () => {
      const other = await freshDatabase("postgres");
      const both = await Promise.all([openDatabase(other.settings), openDatabase(other.settings)]);
      const rows = await both[1]?.db.selectFrom("secrets").selectAll().execute();
      expect(rows).toEqual([]);
      await Promise.all(both.map((one) => one.close()));
      await other.remove();
    });
  }
});

test.each(["postgres://127.0.0.1:1/none", "postgres://localhost:1/none"])(
  "%s, where no server listens, is refused in one sentence",
  async (databaseUrl) => {
    const opening = openDatabase({ databaseUrl, dataDir: "" });
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*\.$/);
  },
);

describe("an embedded database", () => {
  const OPEN = fileURLToPath(new URL("./open.ts", import.meta.url));
  const RUNTIME = fileURLToPath(new URL("../../../../node_modules/.bin/node", import.meta.url));

  test("is opened by one process at a time, and free again after a kill -9", async () => {
    const home = await freshDatabase("sqlite");
    const code = `const { openDatabase } = await import(${JSON.stringify(OPEN)});
      await openDatabase(${JSON.stringify(home.settings)}); console.log("open"); setInterval(() => {}, 1000);`;
    const child = spawn(RUNTIME, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await expect(openDatabase(home.settings)).rejects.toThrow(/Another Karota is running on the data in .*\.$/);
    child.kill("SIGKILL");
    await once(child, "exit");
    const database = await openDatabase(home.settings);
    await expect(openDatabase(home.settings)).rejects.toThrow(/Another Karota/);
    await database.close();
    await home.remove();
  }, 30_000);

  test("says in one sentence when its folder cannot be used", async () => {
    await expect(openDatabase({ databaseUrl: null, dataDir: "/dev/null/data" })).rejects.toThrow(/data folder .*\.$/);
  });
});

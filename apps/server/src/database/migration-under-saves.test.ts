import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Migration } from "../migrations/migration.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { migrateUnderSaves } from "../testing/migrate-under-saves.ts";
import { needsPostgres } from "../testing/programs.ts";
import type { InTransaction } from "./database.ts";
import { MIGRATIONS } from "./migrate.ts";
import { openDatabase } from "./open.ts";

/** `npm run bench -- migration` prints how long a save waits. */
const BOARDS = depth(1_000, 200_000);
/** The step that is done while the database is in use: a column and an index of boards. */
const STEP = "0023-trimmed";

describe.skipIf(needsPostgres() === null)("a PostgreSQL that is migrated while it is in use", () => {
  test("boards that are saved meanwhile have every save", async () => {
    const report = await migrateUnderSaves(BOARDS, STEP);
    expect(report.lost).toEqual([]);
    expect(report.saves).toBeGreaterThan(0);
  }, 300_000);

  let home: FreshDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    home = await freshDatabase("postgres");
    const before = MIGRATIONS.findIndex(({ name }) => name === STEP);
    await (await openDatabase(home.settings, undefined, MIGRATIONS.slice(0, before))).close();
    client = new pg.Client({ connectionString: home.settings.databaseUrl! });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await home.remove();
  });

  test("an index that a crash left half built is built anew, and a replaced one dropped, also when two processes start at once", async () => {
    await client.query(
      `insert into audit_entries (action, details, note, created_at) values ('a', '', '', 1), ('b', '', '', 1)`,
    );
    const half = "create unique index concurrently audit_entries_by_time on audit_entries (created_at)";
    await expect(client.query(half)).rejects.toThrow(/unique/);
    const isValid = async () => {
      const found = "select indisvalid as valid from pg_index where indexrelid = 'audit_entries_by_time'::regclass";
      return (await client.query<{ valid: boolean }>(found)).rows[0]!.valid;
    };
    expect(await isValid()).toBe(false);
    const databases = await Promise.all([openDatabase(home.settings), openDatabase(home.settings)]);
    expect(await isValid()).toBe(true);
    const { rows } = await client.query(`select to_regclass('plays_to_trim') is not null as built,
      to_regclass('plays_by_completion') is not null as replacing, to_regclass('plays_completed') is null as replaced`);
    expect(rows).toEqual([{ built: true, replacing: true, replaced: true }]);
    for (const database of databases) await database.close();
  });

  test("an index of one step that a later step replaces is never built", async () => {
    const steps: readonly Migration[] = [
      ...MIGRATIONS,
      { name: "9998-first", statements: () => [], indexes: { trial_first: "plays (seconds)" } },
      {
        name: "9999-second",
        statements: () => [],
        indexes: { trial_second: "plays (seconds, completed)" },
        replaced: ["trial_first"],
      },
    ];
    const found =
      "select to_regclass('trial_first') is null as absent, to_regclass('trial_second') is not null as built";
    for (let start = 0; start < 3; start++) {
      await (await openDatabase(home.settings, undefined, steps)).close();
      expect((await client.query(found)).rows).toEqual([{ absent: true, built: true }]);
    }
  });

  // Between the attempts are 15 seconds.
  test.skipIf(!IS_DEEP)(
    "every fifth time a step waits so long that PostgreSQL ends an autovacuum in its way",
    async () => {
      const timeouts: unknown[] = [];
      const check = async (queries: InTransaction) => {
        const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(queries);
        timeouts.push(rows[0]!.lock_timeout);
        if (timeouts.length < 5) throw Object.assign(new Error("lock timeout"), { code: "55P03" });
      };
      await (await openDatabase(home.settings, undefined, undefined, { check })).close();
      expect(timeouts).toEqual(["200ms", "200ms", "200ms", "200ms", "1500ms"]);
    },
  );

  test("a save does not wait for the reading transaction for which a step waits", async () => {
    await client.query("begin");
    await client.query("select count(*) from plays");
    const other = new pg.Client({ connectionString: home.settings.databaseUrl! });
    await other.connect();
    // Far longer than a step may wait, also on a machine that has much other work; for ever, if the save waited for the reader.
    await other.query("set lock_timeout = '5s'");
    let isMigrated = false;
    const opening = openDatabase(home.settings).finally(() => {
      isMigrated = true;
    });
    const waits = async () =>
      (await other.query("select 1 from pg_locks where not granted and relation = 'plays'::regclass")).rowCount;
    for (let attempt = 0; attempt < 2; attempt++) {
      // Who looks too late sees the next attempt.
      await expect.poll(waits, { timeout: 120_000, interval: 10 }).toBe(1);
      await other.query("update plays set seconds = 1");
      expect(isMigrated).toBe(false);
    }
    await client.query("commit");
    await (await opening).close();
    await other.end();
  }, 300_000);
});

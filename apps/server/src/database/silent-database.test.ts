import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { databaseRelay, type DatabaseRelay } from "../testing/database-relay.ts";
import { migratedDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { persistentPlayer } from "../testing/persistent-player.ts";
import { needsPostgres } from "../testing/programs.ts";
import { testApp } from "../testing/test-app.ts";
import { postgresBroadcast } from "./broadcast.ts";
import { DatabaseAway } from "./database-away.ts";
import { retryingPool } from "./lost-connections.ts";
import { openPool } from "./postgres.ts";

const POLL = { timeout: 10_000 };

describe.skipIf(needsPostgres() === null)("a PostgreSQL whose host vanishes", () => {
  let home: FreshDatabase;
  let relay: DatabaseRelay;
  beforeEach(async () => {
    home = await migratedDatabase("postgres");
    relay = await databaseRelay(home.settings.databaseUrl!);
  });
  afterEach(async () => {
    await relay.stop();
    await home.remove();
  });

  test("is away for the queries under way, and their connections are given up", async () => {
    const pool = openPool(relay.url, () => {});
    let timeoutMs = 0;
    const retrying = retryingPool(pool, () => timeoutMs);
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => retrying.connect()));
    await clients[0]!.query("begin", []);
    relay.silence();
    timeoutMs = 50;
    for (const client of clients) await expect(client.query("select 1", [])).rejects.toThrow(DatabaseAway);
    // Nothing else of the transaction is done on another connection.
    await expect(clients[0]!.query("rollback", [])).rejects.toThrow(DatabaseAway);
    for (const client of clients) client.release();
    timeoutMs = 0;
    const other = await retrying.connect();
    expect((await other.query("select 1 as one", [])).rows).toEqual([{ one: 1 }]);
    other.release();
    await expect.poll(relay.connections, POLL).toBe(1);
    await pool.end();
  });

  // PostgreSQL looks every ten seconds.
  test.skipIf(!IS_DEEP)(
    "a statement that was given up ends in PostgreSQL, and leaves its locks to others",
    async () => {
      const pool = openPool(home.settings.databaseUrl!, () => {});
      await pool.query("create table locked (number int)");
      const holder = await pool.connect();
      await holder.query("begin; lock table locked");
      const retrying = retryingPool(pool, () => 200);
      const client = await retrying.connect();
      await expect(client.query("insert into locked values (1)", [])).rejects.toThrow(DatabaseAway);
      client.release(true);
      const waiting = async () =>
        (await holder.query("select 1 from pg_locks where not granted and relation = 'locked'::regclass")).rowCount;
      expect(await waiting()).toBe(1);
      await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
      await holder.query("commit");
      expect((await holder.query("select * from locked")).rows).toEqual([]);
      holder.release();
      await pool.end();
    },
  );

  test("is listened to on another connection", async () => {
    const pool = openPool(home.settings.databaseUrl!, () => {});
    const errors: Error[] = [];
    const broadcast = await postgresBroadcast(pool, relay.url, (error) => errors.push(error), {
      reconnectMs: 10,
      heartbeatMs: 200,
    });
    const topics: string[] = [];
    broadcast.subscribe((topic) => topics.push(topic));
    relay.silence();
    const notify = async () => {
      await pool.query("select pg_notify('karota', 'prices')");
      return topics[0];
    };
    await expect.poll(notify, POLL).toBe("prices");
    expect(errors.length).toBeGreaterThan(0);
    await broadcast.close();
    await pool.end();
  });

  test("and is a replica when it comes back: refused connections of the listener are ended", async () => {
    const pool = openPool(home.settings.databaseUrl!, () => {});
    const errors: Error[] = [];
    const broadcast = await postgresBroadcast(pool, relay.url, (error) => errors.push(error), {
      reconnectMs: 10,
      heartbeatMs: 60_000,
    });
    relay.refuseListen(true);
    relay.endConnections();
    await expect.poll(() => errors.length, POLL).toBeGreaterThan(5);
    relay.refuseListen(false);
    await expect.poll(relay.connections, POLL).toBe(1);
    await broadcast.close();
    await expect.poll(relay.connections, POLL).toBe(0);
    await pool.end();
  });

  // Queries wait for half a minute, commits for two.
  test.skipIf(!IS_DEEP)(
    "requests are refused, and served on new connections; nothing acknowledged is lost",
    async () => {
      const it = await testApp({
        kind: "postgres",
        on: { ...home, settings: { ...home.settings, databaseUrl: relay.url } },
        catalogue: TEST_CATALOGUE,
      });
      const players = await Promise.all(Array.from({ length: 4 }, () => persistentPlayer(it)));
      await Promise.all(players.map((player) => player.playOne()));
      const playing = Promise.all(players.map((player) => player.playOne()));
      relay.silence();
      await playing;
      for (const player of players) {
        expect(player.completed).toHaveLength(2);
        await player.expectNothingLost();
      }
      await it.close();
    },
    300_000,
  );
});

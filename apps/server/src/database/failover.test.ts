import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startThrowAwayPostgres } from "../../../../scripts/throw-away-postgres.ts";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { persistentPlayer } from "../testing/persistent-player.ts";
import { testApp } from "../testing/test-app.ts";
import { hostsOf } from "./primary.ts";

test.each([
  ["postgres://u:p@one:1/db?a=b", ["postgres://u:p@one:1/db?a=b"]],
  [
    "postgres://u:p,q@one:1,[::1]:2,three/db?a=b,c",
    ["one:1", "[::1]:2", "three"].map((host) => `postgres://u:p,q@${host}/db?a=b,c`),
  ],
  ["postgresql://one,two", ["postgresql://one", "postgresql://two"]],
])("the hosts of %s are each an address", (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

const PLAYERS = 4;
const BOARDS_AFTER = 5;

test.skipIf(!IS_DEEP)(
  "a primary that crashes is followed by its replica: people play on, and nothing that was acknowledged is lost",
  async (context) => {
    const primary = await startThrowAwayPostgres();
    if (!primary) return context.skip("there is no PostgreSQL here");
    const replica = await primary.replicate();
    const dataDir = mkdtempSync(join(tmpdir(), "karota-failover-"));
    const admin = new pg.Client({ connectionString: primary.url });
    await admin.connect();
    // A commit is answered when the replica has it, too.
    await admin.query("alter system set synchronous_standby_names = '*'");
    await admin.query("select pg_reload_conf()");
    await admin.end();

    const both = `${primary.url.replace(/\/postgres$/, "")},${new URL(replica.url).host}/postgres`;
    const settings = { databaseUrl: `${both}?target_session_attrs=read-write`, dataDir };
    const remove = async () => rmSync(dataDir, { recursive: true });
    const it = await testApp({ kind: "postgres", on: { settings, remove }, catalogue: TEST_CATALOGUE });
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => persistentPlayer(it)));
    const failing = Promise.withResolvers<void>();
    let goal = Infinity;
    const playing = players.map(async (player) => {
      while (player.completed.length < goal) {
        await player.playOne();
        if (players.every(({ completed }) => completed.length >= BOARDS_AFTER)) failing.resolve();
      }
    });
    await failing.promise;
    await primary.kill();
    await expect.poll(() => players.every((player) => player.refused() > 0), { timeout: 60_000 }).toBe(true);
    await replica.promote();
    goal = Math.max(...players.map(({ completed }) => completed.length)) + BOARDS_AFTER;
    await Promise.all(playing);
    for (const player of players) await player.expectNothingLost();
    await it.close();
    await remove();
    await replica.stop();
    await primary.stop();
  },
  300_000,
);

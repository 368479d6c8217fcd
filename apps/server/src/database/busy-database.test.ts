import { sql } from "kysely";
import { depth } from "@karota/engine/testing/depth.ts";
import { describe, expect, test } from "vitest";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { migratedDatabase } from "../testing/fresh-database.ts";
import { persistentPlayer } from "../testing/persistent-player.ts";
import { needsPostgres } from "../testing/programs.ts";
import { databaseRelay } from "../testing/database-relay.ts";
import { testApp } from "../testing/test-app.ts";

describe.skipIf(needsPostgres() === null)("a PostgreSQL that is there", () => {
  test("but gives no connection within five seconds: requests are answered 503 with Retry-After, then all is served", async () => {
    const home = await migratedDatabase("postgres");
    const it = await testApp({ kind: "postgres", on: home, catalogue: TEST_CATALOGUE });
    const player = await persistentPlayer(it);
    await player.playOne();
    const { max } = it.database.connections()!;
    // All of them are taken until the test says so.
    const free = Promise.withResolvers<void>();
    const taken = Array.from({ length: max }, () =>
      it.database.transaction(async (queries) => {
        await sql`select 1`.execute(queries);
        await free.promise;
      }),
    );
    await expect.poll(() => it.database.connections()!.used, { timeout: 30_000 }).toBe(max);
    const playing = player.playOne();
    await expect.poll(() => player.refused(), { timeout: 30_000 }).toBeGreaterThan(0);
    free.resolve();
    await Promise.all([...taken, playing]);
    await player.expectNothingLost();
    await it.close();
    await home.remove();
  }, 120_000);

  const DELAY_MS = depth(50, 2_000);
  test(`but answers ${DELAY_MS} ms late: boards are started and saved whole, once, and paid once`, async () => {
    const home = await migratedDatabase("postgres");
    const relay = await databaseRelay(home.settings.databaseUrl!);
    const slow = { ...home, settings: { ...home.settings, databaseUrl: relay.url } };
    const it = await testApp({ kind: "postgres", on: slow, catalogue: TEST_CATALOGUE });
    const players = await Promise.all([persistentPlayer(it), persistentPlayer(it)]);
    relay.delayBy(DELAY_MS);
    await Promise.all(players.map((player) => player.playOne()));
    relay.delayBy(0);
    for (const player of players) {
      await player.playOne();
      await player.expectNothingLost();
    }
    expect(players.map(({ completed }) => completed.length)).toEqual([2, 2]);
    await it.close();
    await relay.stop();
    await home.remove();
  }, 300_000);
});

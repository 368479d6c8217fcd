import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startThrowAwayPostgres } from "../../../../scripts/throw-away-postgres.ts";
import { TEST_CATALOGUE } from "../modules/games/testing/catalogue.ts";
import { persistentPlayer } from "../testing/persistent-player.ts";
import { testApp } from "../testing/test-app.ts";

test.skipIf(!IS_DEEP)(
  "while PostgreSQL's disk is full starts and saves are refused, and later stored whole, once, and paid once",
  async (context) => {
    const cluster = await startThrowAwayPostgres();
    if (!cluster) return context.skip("there is no PostgreSQL here");
    const dataDir = mkdtempSync(join(tmpdir(), "karota-full-"));
    const disk = mkdtempSync(join(tmpdir(), "karota-disk-"));
    const settings = { databaseUrl: cluster.url, dataDir };
    const remove = async () => rmSync(dataDir, { recursive: true });
    const it = await testApp({ kind: "postgres", on: { settings, remove }, catalogue: TEST_CATALOGUE });
    const run = (statement: string) => sql`${sql.raw(statement)}`.execute(it.database.db);
    const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(
      it.database.db,
    );
    const { uid } = statSync(rows[0]!.folder);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=2m,uid=${uid},mode=700`, "tmpfs", disk]);
    if (mounted.status !== 0) {
      await it.close();
      await cluster.stop();
      return context.skip("this user may not mount a small disk");
    }
    await run(`create tablespace small location '${disk}'`);
    await run("alter table plays set tablespace small");
    const player = await persistentPlayer(it);
    await player.playOne();
    await run("create table filling (content text) tablespace small");
    const fill = async (): Promise<void> => {
      for (;;) await run("insert into filling select repeat('x', 1000) from generate_series(1, 20)");
    };
    await expect(fill()).rejects.toThrow("The database is away");
    // The pages that are there take some rows yet.
    const playing = (async () => {
      while (player.refused() === 0) await player.playOne();
    })();
    await expect.poll(() => player.refused(), { timeout: 60_000 }).toBeGreaterThan(0);
    await run("drop table filling");
    await playing;
    await player.playOne();
    await player.expectNothingLost();
    await it.close();
    await remove();
    await cluster.stop();
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  },
  180_000,
);

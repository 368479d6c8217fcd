import { migrateUnderSaves } from "@karota/server/testing/migrate-under-saves.ts";
import { prepareTestDatabase } from "../scripts/test-database.ts";
import { watchLocks } from "./country/watch.ts";

/** `BOARDS=100000 npm run bench -- migration` for fewer. */
const BOARDS = Number(process.env["BOARDS"] ?? 2_000_000);
/** The oldest step that is done then: it adds a column to boards, and an index. */
const FROM = "0023-trimmed";

/** How long a save and a read wait at most while a PostgreSQL database with many boards is migrated, and who waits for locks. */
export async function run(): Promise<void> {
  const cluster = await prepareTestDatabase(process.env);
  console.log(cluster.description);
  if (cluster.url === null) return;
  process.env["TEST_DATABASE_URL"] = cluster.url;
  const stopWatch = await watchLocks(cluster.url);
  const { migrationMs, saves, longestSaveMs, longestReadMs, lost } = await migrateUnderSaves(BOARDS, FROM);
  const waits = await stopWatch();
  const ms = (time: number): string => `${time.toFixed(0)} ms`;
  console.log(
    `${BOARDS} boards, from ${FROM} on: ${ms(migrationMs)}; of ${saves} saves the longest took ${ms(longestSaveMs)}, ` +
      `the longest read ${ms(longestReadMs)}; boards with lost saves: ${lost.length}`,
  );
  console.log(`waits for locks over 100 ms: ${waits.length}${waits.map((one) => `\n  ${one}`).join("")}`);
  await cluster.stop();
}

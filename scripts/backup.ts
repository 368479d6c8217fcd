/**
 * Backs up the database of the environment, while Karota runs: `npm run backup -- [--to <file or folder>]`.
 * The file is for `npm run restore`; see docs/operations.md.
 */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "@karota/server/config.ts";
import { takeBackup } from "@karota/server/database/backup/take-backup.ts";
import { restrictFileModes } from "@karota/server/private-files.ts";
import { StartError } from "@karota/server/start-error.ts";

restrictFileModes();
try {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const { file, counts } = await takeBackup(readConfig(process.env), values.to ?? null, Date.now());
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`${file}: ${Object.keys(counts).length} tables, ${rows} rows, ${size} MB`);
  console.log("It holds names, results and the keys of this site: keep it as safe as the database.");
} catch (error) {
  const isOurs = error instanceof StartError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  console.error(isOurs ? (error as Error).message : error);
  process.exitCode = 1;
}

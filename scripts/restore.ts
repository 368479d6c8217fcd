/**
 * Restores a backup to the database of the environment, while Karota is stopped: `npm run restore -- <file>
 * [--replace]`. `--check` only reads the file and describes it. See docs/operations.md.
 */
import { parseArgs } from "node:util";
import { readConfig } from "@karota/server/config.ts";
import { checkBackup, type BackupHeader, type RowCounts } from "@karota/server/database/backup/backup-file.ts";
import { restoreBackup } from "@karota/server/database/backup/restore-backup.ts";
import { restrictFileModes } from "@karota/server/private-files.ts";
import { StartError } from "@karota/server/start-error.ts";

const described = ({ kind, version, made_at, steps }: BackupHeader, counts: RowCounts): string => {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${kind}, Karota ${version}, ${made_at}, schema ${steps.at(-1)}: ${Object.keys(counts).length} tables, ${rows} rows`;
};

restrictFileModes();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new StartError("One file is needed: npm run restore -- <file> [--replace] [--check]");
  if (values.check) {
    const { about, counts } = await checkBackup(file);
    console.log(`${file} is whole: ${described(about, counts)}`);
  } else {
    const { about, counts, aside } = await restoreBackup(readConfig(process.env), file, values.replace, Date.now());
    console.log(`Restored ${described(about, counts)}`);
    if (aside) console.log(`What was there before lies in ${aside}.`);
  }
} catch (error) {
  const isOurs = error instanceof StartError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  console.error(isOurs ? (error as Error).message : error);
  process.exitCode = 1;
}

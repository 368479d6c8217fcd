import { existsSync, statSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../../config.ts";
import { StartError } from "../../start-error.ts";
import { writeBackup, type RowCounts } from "./backup-file.ts";
import { openSnapshot } from "./snapshot.ts";

const PACKAGE = new URL("../../../package.json", import.meta.url);

/**
 * Backs up the configured database as it is at this moment; a server may be running on it.
 * @param to a file that does not exist yet, or a folder; without it, the folder `backups` in the data folder
 * @throws StartError when there is no database, or the file exists already
 */
export async function takeBackup(
  place: Pick<Config, "databaseUrl" | "dataDir">,
  to: string | null,
  now: number,
): Promise<{ file: string; counts: RowCounts }> {
  const snapshot = await openSnapshot(place);
  try {
    const made_at = new Date(now).toISOString();
    const folder = to === null ? join(place.dataDir, "backups") : to;
    const isFolder = to === null || (existsSync(to) && statSync(to).isDirectory());
    const name = `karota-${made_at.slice(0, 19).replaceAll(/[T:]/g, "-")}.backup.gz`;
    const file = isFolder ? join(folder, name) : folder;
    if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
    await mkdir(dirname(file), { recursive: true });
    const { version } = JSON.parse(await readFile(PACKAGE, "utf8")) as { version: string };
    const kind = place.databaseUrl === null ? "sqlite" : "postgres";
    const about = { version, kind, made_at, steps: snapshot.steps } as const;
    return { file, counts: await writeBackup(file, { ...about, steps: [...about.steps] }, snapshot.content()) };
  } finally {
    await snapshot.close();
  }
}

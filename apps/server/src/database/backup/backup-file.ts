import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { StartError } from "../../start-error.ts";

/*
 * A backup is JSON lines, compressed with gzip: a header, then each table's columns and rows, at last the row counts
 * and a checksum of everything before. It is independent of the database: one written by SQLite can be restored to
 * PostgreSQL, and the reverse.
 */

const FORMAT = 1;

const header = z.object({
  karota: z.literal("backup"),
  format: z.int(),
  /** Which Karota made it, of which database, and when. */
  version: z.string(),
  kind: z.enum(["sqlite", "postgres"]),
  made_at: z.string(),
  /** The steps of the schema it was made with. */
  steps: z.array(z.string()),
});
const table = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** The number given last where the database numbers the rows; null where it does not. */
  last: z.nullable(z.int()),
});
const end = z.object({ end: z.record(z.string(), z.int()), sha256: z.string() });

export type BackupHeader = Omit<z.infer<typeof header>, "karota" | "format">;
export type BackupTable = z.infer<typeof table>;
export type BackupRow = readonly (string | number | null)[];
/** Rows of each table, by its name. */
export type RowCounts = Readonly<Record<string, number>>;

/** Writes a backup; the file appears whole or not at all. */
export async function writeBackup(
  file: string,
  about: BackupHeader,
  content: AsyncIterable<BackupTable | readonly BackupRow[]>,
): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  const hash = createHash("sha256");
  async function* lines(): AsyncGenerator<string> {
    const line = (value: unknown) => {
      const text = `${JSON.stringify(value)}\n`;
      hash.update(text);
      return text;
    };
    yield line({ karota: "backup", format: FORMAT, ...about });
    let name = "";
    for await (const part of content)
      if ("table" in part) {
        name = part.table;
        counts[name] = 0;
        yield line(part);
      } else {
        counts[name] = (counts[name] ?? 0) + part.length;
        yield part.map(line).join("");
      }
    yield `${JSON.stringify({ end: counts, sha256: hash.digest("hex") })}\n`;
  }
  const draft = `${file}.new`;
  try {
    // It holds everybody's data and the keys of the sessions.
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return counts;
}

interface Reader {
  onTable(table: BackupTable): Promise<void>;
  onRow(row: BackupRow): Promise<void> | undefined;
}

async function read(file: string, reader: Reader): Promise<{ about: BackupHeader; counts: RowCounts }> {
  const strange = new StartError(`${file} is no backup of Karota.`);
  const broken = new StartError(`${file} is cut off or damaged: take another backup.`);
  const source = createReadStream(file);
  const unpacked = createGunzip();
  let failure: unknown = null;
  const note = (error: unknown) => void (failure ??= error);
  unpacked.on("error", note);
  source.on("error", (error) => (note(error), unpacked.destroy(error))).pipe(unpacked);
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let about: BackupHeader | null = null;
  let name = "";
  let whole = false;
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      const value = JSON.parse(line) as unknown;
      if (!about) {
        const parsed = header.safeParse(value);
        if (!parsed.success) throw strange;
        if (parsed.data.format > FORMAT) throw new StartError(`${file} was made by a newer Karota: update this one.`);
        about = parsed.data;
      } else if (whole) throw broken;
      else if (Array.isArray(value)) {
        counts[name] = (counts[name] ?? 0) + 1;
        await reader.onRow(value as BackupRow);
      } else if (table.safeParse(value).success) {
        const next = table.parse(value);
        name = next.table;
        counts[name] = 0;
        await reader.onTable(next);
      } else {
        const footer = end.safeParse(value);
        if (!footer.success || footer.data.sha256 !== hash.digest("hex")) throw broken;
        whole = JSON.stringify(footer.data.end) === JSON.stringify(counts);
        continue;
      }
      hash.update(`${line}\n`);
    }
  } catch (error) {
    // `failure` says what is wrong with the file and is thrown below; other errors come from the callbacks.
    if (error instanceof SyntaxError) failure = error;
    else if (error !== failure) throw error;
  } finally {
    source.destroy();
  }
  if ((failure as NodeJS.ErrnoException | null)?.code === "ENOENT") throw new StartError(`There is no file ${file}.`);
  if (!about) throw strange;
  if (failure || !whole) throw broken;
  return { about, counts };
}

/**
 * Reads a backup to its end and describes it; changes nothing.
 * @throws StartError when the file is not a backup, is cut off, was changed, or comes from a newer Karota
 */
export const checkBackup = (file: string): Promise<{ about: BackupHeader; counts: RowCounts }> =>
  read(file, { onTable: async () => {}, onRow: () => undefined });

/** Gives a backup's tables in their order, rows in portions of this size at most. */
export async function readBackup(
  file: string,
  portion: number,
  take: (table: BackupTable, rows: readonly BackupRow[]) => Promise<void>,
): Promise<void> {
  let current: BackupTable | null = null;
  let rows: BackupRow[] = [];
  const flush = async () => {
    const full = rows;
    rows = [];
    if (current) await take(current, full);
  };
  await read(file, {
    async onTable(next) {
      await flush();
      current = next;
    },
    onRow(row) {
      rows.push(row);
      return rows.length >= portion ? flush() : undefined;
    },
  });
  await flush();
}

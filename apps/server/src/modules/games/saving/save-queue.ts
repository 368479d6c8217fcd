import { DatabaseAway } from "../../../database/database-away.ts";
import type { Database, InTransaction } from "../../../database/database.ts";
import type { PlaysTable } from "../../../database/tables.ts";
import { traced } from "../../../tracing/index.ts";
import { recordProgress, type ProgressUpdate } from "../../learning/index.ts";
import { playWriter, type PlayKey } from "../store.ts";

/** Writes plays to the database. Plays that arrive together are written in one statement and one commit. */
export interface SaveQueue {
  /**
   * Resolves to true when the row is committed, to false when another process has changed that play since it was read.
   * Callers may not write the same play twice at once. `progress` is recorded in the same transaction.
   */
  write(row: PlaysTable, progress: ProgressUpdate | null): Promise<boolean>;
  /** How many plays wait for a statement. */
  waiting(): number;
}

interface Waiting {
  readonly row: PlaysTable;
  readonly progress: ProgressUpdate | null;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Rows in one statement, and statements that run at once. */
const MAX_ROWS = 100;
const MAX_STATEMENTS = 2;

/** In a trace the statement itself is a part of the first of the saves that it writes. */
const WRITING = { name: "write save", kind: "internal" } as const;

const keyOf = (play: PlayKey) => `${play.user_id}/${play.grid_id}`;

const keysOf = (plays: readonly PlayKey[]): ReadonlySet<string> => new Set(plays.map(keyOf));

export function saveQueue(database: Database): SaveQueue {
  const writePlays = playWriter();
  const waiting: Waiting[] = [];
  let running = 0;
  let planned = false;

  async function writeTogether(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map((one) => one.row);
    const written = batch.some((one) => one.progress)
      ? await database.transaction((queries) => writeWithProgress(queries, rows, batch))
      : keysOf(await writePlays(database.db, rows));
    for (const one of batch) one.resolve(written.has(keyOf(one.row)));
  }

  async function writeWithProgress(
    queries: InTransaction,
    rows: readonly PlaysTable[],
    batch: readonly Waiting[],
  ): Promise<ReadonlySet<string>> {
    const written = keysOf(await writePlays(queries, rows));
    const updates = batch.flatMap((one) => (one.progress && written.has(keyOf(one.row)) ? [one.progress] : []));
    await recordProgress(queries, updates, rows[0]!.saved_at);
    return written;
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      await writeTogether(batch);
    } catch (error) {
      // One bad row fails the whole statement, so that each row is retried alone; while the database is away each would wait.
      if (batch.length > 1 && !(error instanceof DatabaseAway)) for (const one of batch) await write([one]);
      else for (const one of batch) one.reject(error);
    }
  }

  function plan(): void {
    if (planned || waiting.length === 0 || running >= MAX_STATEMENTS) return;
    planned = true;
    // After all requests of this turn of the event loop.
    setImmediate(() => {
      planned = false;
      // Two processes lock the same rows in the same order.
      const batch = waiting.splice(0, MAX_ROWS).toSorted((a, b) => (keyOf(a.row) < keyOf(b.row) ? -1 : 1));
      running++;
      void write(batch).finally(() => {
        running--;
        plan();
      });
      plan();
    });
  }

  return {
    waiting: () => waiting.length,
    write: (row, progress) =>
      traced(
        WRITING,
        () =>
          new Promise((resolve, reject) => {
            waiting.push({ row, progress, resolve, reject });
            plan();
          }),
      ),
  };
}

import { readFileSync } from "node:fs";
import pg from "pg";

/** Megabytes of memory of a process; NaN where there is no /proc. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const LOOK_EVERY_MS = 50;

/**
 * Locks of rows and tables for which somebody has waited for more than 100 ms. A job's own lock makes it wait for its turn, and
 * an index that is built beside waits for transactions, not they for it.
 */
const LONG_WAITS = `
  select pid || ' ' || waitstart as wait, locktype || coalesce(' of ' || relation::regclass::text, '') as lock,
    extract(epoch from clock_timestamp() - waitstart) * 1000 as ms
  from pg_locks
  where not granted and locktype not in ('advisory', 'virtualxid') and waitstart < clock_timestamp() - interval '100 ms'
    and (database is null or database = (select oid from pg_database where datname = current_database()))`;

/** Looks again and again for long waits for locks, until the returned function is called, which returns them. */
export async function watchLocks(url: string): Promise<() => Promise<readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waits = new Map<string, string>();
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      const { rows } = await client.query<Record<"wait" | "lock", string> & { ms: string }>(LONG_WAITS);
      for (const { wait, lock, ms } of rows) waits.set(wait, `${lock}: ${Math.round(Number(ms))} ms`);
    });
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
    await client.end();
    return [...waits.values()];
  };
}

/** Tables with fewer rows fit into some pages, and reading them whole is the quickest way. */
const MANY_ROWS = 5_000;

/**
 * Counts how often large tables are read whole, until the returned function is called, which returns them with how often. What a
 * connection has read is counted some seconds late.
 */
export async function watchScans(url: string): Promise<() => Promise<readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async () => {
    const { rows } = await client.query<Record<"name" | "scans", string>>(`
      select relname as name, seq_scan as scans from pg_stat_user_tables
      where schemaname = current_schema() and n_live_tup >= ${MANY_ROWS}`);
    return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
  };
  const before = await read();
  return async () => {
    const after = await read();
    await client.end();
    return [...after].flatMap(([name, scans]) => {
      const more = scans - (before.get(name) ?? scans);
      return more > 0 ? [`${name} (${more})`] : [];
    });
  };
}

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

/** Locks of rows and tables for which somebody has waited for more than 100 ms; a job's own lock makes it wait for its turn. */
const LONG_WAITS = `
  select pid || ' ' || waitstart as wait, locktype || coalesce(' of ' || relation::regclass::text, '') as lock,
    extract(epoch from clock_timestamp() - waitstart) * 1000 as ms
  from pg_locks
  where not granted and locktype <> 'advisory' and waitstart < clock_timestamp() - interval '100 ms'
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

import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { DatabaseAway, QueryTimeout } from "./database-away.ts";

/**
 * PostgreSQL ends its connections, is just starting, or has no room for another one; class 08 is the connection itself. It
 * takes nothing while its disk is full, or while it is a replica and read-only, as after a failover.
 */
const SAID = /^(?:08...|57P0[123]|53[13]00|25006)$/;
/** What the network says. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
]);
/** What the driver says without a code. */
const DRIVER =
  /^(?:Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|timeout ex(?:ceeded|pired))/;
/** Of a query that took longer than it may. */
const TIMED_OUT = "Query read timeout";
/** What took its time already is not tried once more: somebody waits for the answer. */
const TOOK_LONG = /timeout/;

function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message: string };
  return typeof code === "string" ? SAID.test(code) || NETWORK.has(code) : DRIVER.test(message);
}

/** When a query is given up: its host may be gone without a word, and the system would wait for it for a quarter of an hour. */
const QUERY_TIMEOUT_MS = 30_000;
/** Of a commit: it may wait for a synchronous replica, and PostgreSQL ends no such wait. */
const COMMIT_TIMEOUT_MS = 120_000;

export const timeoutOf = (sql: string): number => (sql === "commit" ? COMMIT_TIMEOUT_MS : QUERY_TIMEOUT_MS);

/** How long is waited before the second try, in milliseconds: a restart is often over by then. */
const RETRY_AFTER_MS = 300;

/** These are safe to repeat. Kysely writes them in lower case. */
const REPEATABLE = /^(?:select|begin|start transaction)\b/;
const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

/** Does something that needs the database, and once more, where it may, when the connection is lost. */
async function reach<T>(mayRepeat: boolean, work: () => Promise<T>, again = work): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLost(error)) throw error;
    if (mayRepeat && !TOOK_LONG.test((error as Error).message)) {
      await wait(RETRY_AFTER_MS);
      return reach(false, again);
    }
    const { message } = error as Error;
    const Failure = message === TIMED_OUT ? QueryTimeout : DatabaseAway;
    throw new Failure(`The database is away: ${message}`, { cause: error });
  }
}

/**
 * The pool for Kysely: a read whose connection broke is repeated once on a new one. A write is not, because it may have
 * been done. @throws DatabaseAway
 * @param timeoutMs of a query; 0: it may take as long as it likes
 */
export function retryingPool(pool: pg.Pool, timeoutMs: (sql: string) => number = timeoutOf): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient | null = await reach(true, () => pool.connect());
    let isInside = false;
    async function query(sql: string, parameters: readonly unknown[]) {
      const ask = async () => {
        const asked = (client ??= await pool.connect());
        const query = { text: sql, values: [...parameters], query_timeout: timeoutMs(sql) };
        return asked.query(query).catch((error: Error) => {
          // An answer that is late must not be taken for that of the next query.
          if (error.message === TIMED_OUT) void asked.end();
          throw error;
        });
      };
      const askAnew = () => {
        client?.release(true);
        client = null;
        return ask();
      };
      const result = await reach(!isInside && REPEATABLE.test(sql), ask, askAnew);
      if (BEGINS.test(sql)) isInside = true;
      if (ENDS.test(sql)) isInside = false;
      return result;
    }
    return { query, release: (destroy?: boolean) => client?.release(destroy) } as unknown as PostgresPoolClient;
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

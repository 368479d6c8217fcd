import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { DatabaseAway } from "./database-away.ts";

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
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout ex(?:ceeded|pired))/;
/** What took its time already is not tried once more: somebody waits for the answer. */
const TOOK_LONG = /timeout/;

function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message: string };
  return typeof code === "string" ? SAID.test(code) || NETWORK.has(code) : DRIVER.test(message);
}

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
    throw new DatabaseAway(`The database is away: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The pool for Kysely: a read whose connection broke is repeated once on a new one. A write is not, because it may have
 * been done. @throws DatabaseAway
 */
export function retryingPool(pool: pg.Pool): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient | null = await reach(true, () => pool.connect());
    let isInside = false;
    async function query(sql: string, parameters: readonly unknown[]) {
      const ask = async () => (client ??= await pool.connect()).query(sql, [...parameters]);
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

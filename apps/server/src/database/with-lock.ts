import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Runs work while no other process on the same database runs work of the same name. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** For a database of one process. */
export const withoutLock: WithLock = (_name, work) => work();

/** Each lock holds a connection of the pool; the others are left to queries. */
const MAX_CONNECTIONS = 4;
/** Until a call that waits for another one looks again, in milliseconds: twice as long each time. */
const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 1_000;

/**
 * Uses PostgreSQL's advisory locks, which end with their connection, so that a killed process blocks no other. Two
 * calls of one name in this process wait for each other, too; closing the database ends the waiting with an error.
 */
export function withAdvisoryLock(db: Kysely<Tables>): WithLock {
  let busy = 0;
  const waiting: (() => void)[] = [];

  /** Null when somebody else has the lock. */
  const tryOnce = <T>(name: string, work: () => Promise<T>): Promise<{ readonly result: T } | null> =>
    db.connection().execute(async (connection) => {
      const lock = sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`;
      if (!(await lock.execute(connection)).rows[0]!.taken) return null;
      try {
        return { result: await work() };
      } finally {
        await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
      }
    });

  return async (name, work) => {
    if (busy < MAX_CONNECTIONS) busy++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs)) {
        const done = await tryOnce(name, work);
        if (done) return done.result;
        // Without a connection: a statement that waits would hold back the end of the pool, and whoever builds an index.
        await pause(pauseMs);
      }
    } finally {
      // The next waiting call takes over this place.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}

import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Runs work while no other process on the same database runs work of the same name. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** For a database of one process. */
export const withoutLock: WithLock = (_name, work) => work();

/** Each lock holds a connection of the pool; the others are left to queries. */
const MAX_CONNECTIONS = 4;

/**
 * Uses PostgreSQL's advisory locks, which end with their connection, so that a killed process blocks no other. Two
 * calls of one name in this process wait for each other, too.
 */
export function withAdvisoryLock(db: Kysely<Tables>): WithLock {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (name, work) => {
    if (busy < MAX_CONNECTIONS) busy++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await db.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
        }
      });
    } finally {
      // The next waiting call takes over this place.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}

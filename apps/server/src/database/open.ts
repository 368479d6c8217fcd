import { Kysely, PostgresDialect, type Dialect } from "kysely";
import { StartError } from "../start-error.ts";
import type { Config } from "../config.ts";
import { withoutLock, withAdvisoryLock } from "./with-lock.ts";
import { localBroadcast, postgresBroadcast, type Broadcast } from "./broadcast.ts";
import type { Database, InTransaction } from "./database.ts";
import { insideTransaction, outsideOnly, refuseInsideTransaction } from "./inside.ts";
import { retryingPool, timeoutOf } from "./lost-connections.ts";
import { migrate, MIGRATIONS } from "./migrate.ts";
import { mayRunAgain, openPool } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { findTracer } from "../tracing/index.ts";
import type { Tables } from "./tables.ts";

const MAX_TRIES = 5;

interface Opened {
  readonly dialect: Dialect;
  readonly announcements: Broadcast;
  readonly connections: Database["connections"];
  /** From now on a query that takes long is given up: not before the schema is there, whose steps may take their time. */
  limitQueries(): void;
  release(): void;
}

/** A refused connection to several addresses has a code, but no message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
};

async function open({ databaseUrl, dataDir }: Place, onLost: (error: Error) => void): Promise<Opened> {
  if (databaseUrl === null)
    return { ...openSqlite(dataDir), announcements: localBroadcast(), connections: () => null, limitQueries: () => {} };
  const pool = openPool(databaseUrl, onLost);
  let isLimited = false;
  const retrying = retryingPool(pool, (sql) => (isLimited ? timeoutOf(sql) : 0));
  const announcements = await postgresBroadcast(retrying, databaseUrl, onLost).catch(async (error: unknown) => {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`);
  });
  const connections = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    max: pool.options.max,
    waiting: pool.waitingCount,
  });
  const limitQueries = () => {
    isLimited = true;
  };
  const dialect = new PostgresDialect({ pool: retrying });
  return { dialect, announcements, connections, limitQueries, release: () => {} };
}

type Place = Pick<Config, "databaseUrl" | "dataDir">;

interface OpenOptions {
  readonly check?: (queries: InTransaction) => Promise<void>;
  readonly isLimited?: boolean;
}

/**
 * Opens the configured database, migrated and ready.
 * @param onLost is called for idle connections that broke; they are replaced
 * @param steps the migrations; fewer of them to make an older schema
 * @param options.check inspects the migrated database; when it throws, the migration is rolled back
 * @param options.isLimited whether queries that take long are given up
 * @throws StartError when it is in use, cannot be reached or belongs to a newer Karota, and what `check` throws
 */
export async function openDatabase(
  place: Place,
  onLost: (error: Error) => void = () => {},
  steps = MIGRATIONS,
  { check, isLimited = true }: OpenOptions = {},
): Promise<Database> {
  const { dialect, announcements, connections, limitQueries, release } = await open(place, onLost);
  const tracer = findTracer();
  const db = new Kysely<Tables>({
    dialect,
    plugins: [outsideOnly],
    // Kysely measures nothing without it.
    ...(tracer && { log: (event) => tracer.statement(event) }),
  });
  const close = async () => {
    await announcements.close();
    await db.destroy();
    release();
  };
  const once: Database["transaction"] = (work) =>
    db.transaction().execute((queries) => insideTransaction(() => work(queries.withoutPlugins())));
  const database: Database = {
    kind: place.databaseUrl === null ? "sqlite" : "postgres",
    db,
    connections,
    close,
    withLock: place.databaseUrl === null ? withoutLock : withAdvisoryLock(db),
    publish: announcements.publish,
    subscribe: announcements.subscribe,
    async transaction(work) {
      refuseInsideTransaction();
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work);
        } catch (error) {
          // Only what the server reports as rolled back; after a lost connection the commit may have happened.
          if (attempt >= MAX_TRIES || !mayRunAgain(error)) throw error;
        }
      }
    },
  };
  try {
    await migrate(database, steps, check);
    if (isLimited) limitQueries();
    return database;
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be used: ${reasonOf(error)}.`);
  }
}

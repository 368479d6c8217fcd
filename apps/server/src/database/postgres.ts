import pg from "pg";
import { primaryOf } from "./primary.ts";

/**
 * By PostgreSQL's number of the type. int8 (20) is returned as text by default; ours are times and amounts, far below
 * 2^53.
 */
const PARSERS: ReadonlyMap<number, (text: string) => number> = new Map([[20, Number]]);

/** For every connection to our database. */
export const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (...args: Parameters<typeof pg.types.getTypeParser>) =>
    PARSERS.get(args[0]) ?? pg.types.getTypeParser(...args),
};

/** How long is waited for a free or a new connection, in milliseconds: then a request is answered that it may be sent again. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * So often PostgreSQL looks whether anybody still waits for a statement: one that was given up ends then, with its locks. Where
 * the system or a proxy knows no such setting, it ends by itself.
 */
async function endWithConnection(client: pg.ClientBase): Promise<void> {
  const query = { text: "set client_connection_check_interval = '10s'", query_timeout: CONNECT_TIMEOUT_MS };
  // The next query reports a connection that is lost.
  await client.query(query).catch(() => {});
}

/** A pool on one PostgreSQL database; `onIdleError` is called for idle connections that were lost. */
export function openPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...primaryOf(url),
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: NUMBERS,
    application_name: "karota",
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say
    onConnect: endWithConnection,
  });
  // Without a listener a restart of PostgreSQL would end this process; the pool makes new connections by itself.
  pool.on("error", onIdleError);
  // Nor one while a connection is used: then its query has the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** True when PostgreSQL has rolled the whole transaction back because of others, so that it may be run again. */
export const mayRunAgain = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "40001" || code === "40P01";
};

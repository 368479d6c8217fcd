/**
 * Every process that serves a PostgreSQL database shares this lock as long as it runs, on the connection on which it
 * listens; a restore takes it alone. Each schema has its own.
 */
const KEY = "hashtextextended('karota is running in ' || current_schema(), 0)";

export const SHARE_RUNNING = `select pg_try_advisory_lock_shared(${KEY}) as taken`;
export const STOP_RUNNING = `select pg_try_advisory_lock(${KEY}) as taken`;

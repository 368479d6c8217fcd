import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { StartError } from "../start-error.ts";
import { CONNECT_TIMEOUT_MS } from "./postgres.ts";
import { primaryClient } from "./primary.ts";
import { SHARE_RUNNING } from "./running-lock.ts";

/** Messages to all processes on one database that something cached is stale. */
export interface Broadcast {
  /** Sends a topic to all processes, this one first. Resolves when it has been sent to the others. */
  publish(topic: string): Promise<void>;
  /** Calls the listener for each topic that any process publishes. */
  subscribe(listener: (topic: string) => void): void;
  close(): Promise<void>;
}

const CHANNEL = "karota";
interface Times {
  /** Until the next attempt after the connection was lost. Topics that are published meanwhile are missed. */
  readonly reconnectMs: number;
  /** The connection only waits, so that it would not notice that its host is gone: so often it asks, and as long it waits. */
  readonly heartbeatMs: number;
}
const TIMES: Times = { reconnectMs: 1_000, heartbeatMs: 10_000 };

/** For a database of one process. */
export function localBroadcast(): Broadcast {
  const listeners: ((topic: string) => void)[] = [];
  return {
    publish: async (topic) => listeners.forEach((listener) => listener(topic)),
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {},
  };
}

/** Uses PostgreSQL's `listen` and `notify` on a connection of its own. Rejects when the first connection fails. */
export async function postgresBroadcast(
  pool: PostgresPool,
  url: string,
  onError: (error: Error) => void,
  { reconnectMs, heartbeatMs } = TIMES,
): Promise<Broadcast> {
  const here = localBroadcast();
  const heartbeat = { text: "select 1", query_timeout: heartbeatMs };
  let closed = false;
  let connection: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    let listening = false;
    const client = primaryClient(url, {
      application_name: "karota-listen",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client.on("notification", ({ payload }) => void here.publish(payload ?? ""));
    client.on("error", (error) => {
      if (listening) onError(error);
    });
    client.on("end", () => reconnect(client));
    connection = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      const { rows } = await client.query<{ taken: boolean }>(SHARE_RUNNING);
      if (!rows[0]?.taken)
        throw new StartError("A backup is being restored into the database of DATABASE_URL: wait until it is there.");
    } catch (error) {
      void client.end();
      throw error;
    }
    listening = true;
    void watch(client);
  }
  async function watch(client: pg.Client): Promise<void> {
    try {
      // Ends with the connection.
      for (;;) {
        await pause(heartbeatMs, undefined, { ref: false });
        await client.query(heartbeat);
      }
    } catch (error) {
      if (closed || connection !== client) return;
      onError(error as Error);
      void client.end();
    }
  }
  function reconnect(lost: pg.Client): void {
    if (closed || connection !== lost) return;
    connection = null;
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error);
        if (connection) reconnect(connection);
      });
    }, reconnectMs).unref();
  }

  try {
    await connect();
  } catch (error) {
    closed = true;
    throw error;
  }
  return {
    ...here,
    async publish(topic) {
      await here.publish(topic);
      const client = await pool.connect();
      await client.query("select pg_notify($1, $2)", [CHANNEL, topic]).finally(() => client.release());
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection?.end();
    },
  };
}

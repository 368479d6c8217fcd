import pg from "pg";
import { StartError } from "../start-error.ts";
import { SHARE_RUNNING } from "./running-lock.ts";

/** Word between all processes on one database that something kept in memory is no longer true. */
export interface Broadcast {
  /** Tells everyone, this process first; resolved when the word is on its way to the others. */
  publish(topic: string): Promise<void>;
  /** Hears what anyone announces. */
  subscribe(hear: (topic: string) => void): void;
  close(): Promise<void>;
}

const CHANNEL = "karota";
/** Milliseconds until the line is tried again after it broke; what was said meanwhile is not heard. */
const RECONNECT_DELAY_MS = 1000;

/** For a database of one process. */
export function localBroadcast(): Broadcast {
  const listeners: ((topic: string) => void)[] = [];
  return {
    publish: async (topic) => listeners.forEach((hear) => hear(topic)),
    subscribe: (hear) => void listeners.push(hear),
    close: async () => {},
  };
}

/** Over PostgreSQL's `listen` and `notify`, on a connection of its own. Rejects when it cannot be made at first. */
export async function postgresBroadcast(
  pool: pg.Pool,
  url: string,
  onError: (error: Error) => void,
): Promise<Broadcast> {
  const here = localBroadcast();
  let closed = false;
  let line: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    let listening = false;
    const client = new pg.Client({ connectionString: url, application_name: "karota-listen" });
    client.on("notification", ({ payload }) => void here.publish(payload ?? ""));
    client.on("error", (error) => {
      if (listening) onError(error);
    });
    client.on("end", () => again(client));
    line = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    const { rows } = await client.query<{ taken: boolean }>(SHARE_RUNNING);
    if (!rows[0]?.taken) {
      await client.end();
      throw new StartError("A backup is being restored into the database of DATABASE_URL: wait until it is there.");
    }
    listening = true;
  }
  function again(lost: pg.Client): void {
    if (closed || line !== lost) return;
    line = null;
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error);
        if (line) again(line);
      });
    }, RECONNECT_DELAY_MS).unref();
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
      await pool.query("select pg_notify($1, $2)", [CHANNEL, topic]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await line?.end();
    },
  };
}

import { callbackify } from "node:util";
import pg from "pg";

/** So long is waited for a host that does not answer, in milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;

/** So long a connection is idle before the system asks its host whether it is still there, in milliseconds. */
const PROBE_AFTER_MS = 10_000;

/**
 * The address of each host of a connection string, which may be several as for libpq:
 * `postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = "", hosts = "", after = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

/** The host of a database when it takes writes. @throws Error when it does not, or cannot be reached */
async function writable(url: string): Promise<Pick<pg.Client, "host" | "port">> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on("error", () => {}); // the query under way reports it
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only !== "off") throw new Error("it takes no writes");
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => {});
  }
}

/** Of several hosts, the one that takes writes. @throws Error as PostgreSQL does for a write on a replica */
const findPrimary = (urls: readonly string[]) =>
  Promise.any(urls.map(writable)).catch(({ errors }: AggregateError) => {
    const reasons = errors.map((error: Error) => error.message).join("; ");
    throw Object.assign(new Error(`no host of the database takes writes: ${reasons}`), { code: "25006" });
  });

/** What a pool, or a client, needs to connect to the one host of the connection string that takes writes. */
export function primaryOf(url: string): pg.ClientConfig & { readonly Client: typeof pg.Client } {
  const urls = hostsOf(url);
  const config = {
    connectionString: urls[0]!,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  };
  if (urls.length === 1) return { ...config, Client: pg.Client };
  class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void;
    override connect(callback?: (error: Error | null, client?: pg.Client) => void): Promise<pg.Client> | void {
      const reach = async () => {
        const { host, port } = await findPrimary(urls);
        this.host = host;
        this.port = port;
        return super.connect();
      };
      if (!callback) return reach();
      callbackify(reach)(callback);
    }
  }
  return { ...config, Client: PrimaryClient };
}

/** A client of its own, not connected yet. */
export function primaryClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const { Client, ...primary } = primaryOf(url);
  return new Client({ ...config, ...primary });
}

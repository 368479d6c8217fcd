import { execFileSync, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";
import { endOf, start } from "./run.ts";

export interface ThrowAwayPostgres {
  /** For `TEST_DATABASE_URL`. */
  readonly url: string;
  /** Starts a replica, which asks its primary for every change. */
  replicate(): Promise<ThrowAwayPostgres>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Stops the cluster and removes every trace of it. */
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs, which are not on Debian's path. The newest wins. */
function programs(): string | null {
  const name = process.platform === "win32" ? "initdb.exe" : "initdb";
  const onPath = (process.env["PATH"] ?? "").split(delimiter).find((folder) => existsSync(join(folder, name)));
  const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  // The folder of a link on the path may lack the server.
  return [...debian.toReversed(), ...(onPath ? [onPath] : [])].find((folder) => existsSync(join(folder, name))) ?? null;
}

/** PostgreSQL refuses to run as root: then it is the user `postgres`, or `nobody`. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) =>
    Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"])
    try {
      return { uid: idOf("-u", user), gid: idOf("-g", user) };
    } catch {
      // Not on this system: the next one.
    }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

/** The space that a cluster of tests may need. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** In memory where there is room: every schema of a test is some two hundred files. */
function parentFolder(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM_BYTES ? memory : tmpdir();
}

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((done, failed) => {
    const said: string[] = [];
    if (server.stderr)
      createInterface({ input: server.stderr }).on("line", (line) => {
        said.push(line);
        if (/ready to accept (?:read-only )?connections/.test(line)) done();
      });
    server.once("exit", () => failed(new Error(`PostgreSQL did not start:\n${said.join("\n")}`)));
  });

/** A new folder of PostgreSQL's user. */
function newFolder(owner: ReturnType<typeof servant>): string {
  const folder = mkdtempSync(join(parentFolder(), "karota-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Starts a cluster of its own in a new folder on a free port of this computer; null where there is no PostgreSQL. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres | null> {
  const bin = programs();
  if (!bin) return null;
  const owner = servant();
  const folder = newFolder(owner);
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const made = start(
    join(bin, "initdb"),
    [
      "-D",
      join(folder, "data"),
      "-U",
      "karota",
      "-A",
      // SCRAM computes for some milliseconds at each connection, to keep a password that lasts longer than a test run.
      "md5",
      `--pwfile=${passwordFile}`,
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { cwd: folder, ...owner, stdio: ["ignore", "ignore", "inherit"] },
  );
  if ((await endOf(made)) !== 0) throw new Error("PostgreSQL's initdb failed, as the lines above say.");
  return startIn(folder, bin, owner, password);
}

/** Starts the cluster that is in a folder. */
async function startIn(
  folder: string,
  bin: string,
  owner: ReturnType<typeof servant>,
  password: string,
): Promise<ThrowAwayPostgres> {
  const options: SpawnOptions = { cwd: folder, ...owner, stdio: ["ignore", "ignore", "pipe"] };
  const data = join(folder, "data");
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    // The cluster lives for one test run: nothing of it has to outlive a power cut.
    fsync: "off",
    full_page_writes: "off",
    // Schemas are used again and again: plans must not depend on the rows that a test once had.
    autovacuum: "off",
    max_wal_size: "256MB",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = start(join(bin, "postgres"), ["-D", data, ...flags], options);
  // Should this process end without a stop: an exit can wait for nothing, but for this.
  const quit = () => {
    spawnSync(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], {
      cwd: folder,
      ...owner,
      stdio: "ignore",
    });
    clear();
  };
  process.once("exit", quit);
  const ended = endOf(server);
  await isReady(server);
  const run = async (program: string, ...words: string[]) => {
    const code = await endOf(start(join(bin, program), words, { ...options, stdio: ["ignore", "ignore", "inherit"] }));
    if (code !== 0) throw new Error(`PostgreSQL's ${program} failed, as the lines above say.`);
  };
  const url = `postgres://karota:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    async replicate() {
      const other = newFolder(owner);
      await run("pg_basebackup", "-d", url, "-D", join(other, "data"), "-R", "-c", "fast", "--no-sync");
      return startIn(other, bin, owner, password);
    },
    promote: () => run("pg_ctl", "promote", "-D", data),
    async kill() {
      // SIGQUIT is PostgreSQL's "immediate" shutdown.
      server.kill("SIGQUIT");
      await ended;
    },
    async stop() {
      // SIGINT is PostgreSQL's "fast" shutdown: it does not wait for clients.
      server.kill("SIGINT");
      await ended;
      clear();
      process.off("exit", quit);
    },
  };
}

import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../scripts/free-port.ts";
import { ROOT } from "../scripts/run.ts";

const READY = /ready at (http:\/\/\S+)/;
/** How long a server may take to end; then it is killed, and the test fails. */
const END_TIMEOUT_MS = 20_000;

/** Who sells carrots in the tests. */
const SELLER = {
  name: "Karota, učenje z igro, d.o.o.",
  address: "Šolska ulica 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI12345679",
  iban: "SI56 0203 6025 3863 406",
  bic: "LJBASI2X",
};

/** Who runs Karota in the tests. */
const OPERATOR = {
  name: "Osnovna šola Karota",
  address: "Šolska ulica 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  email: "info@karota.example",
  data_protection_officer: { name: "Bor Kos", email: "vop@karota.example" },
  data_protection_authority: { name: "Informacijski pooblaščenec", url: "https://www.ip-rs.si" },
};

const servers = new Set<ChildProcess>();
// A test that runs out of time takes its worker along, not the server.
process.once("exit", () => {
  for (const server of servers) server.kill("SIGKILL");
});

/** A whole Karota of a test's own: real server, built pages, demo identity provider, new data folder, free ports. */
export interface RunningApp {
  /** Without a slash at the end. */
  readonly baseURL: string;
  /** The demo provider's address. */
  readonly identityURL: string;
  readonly dataDir: string;
  /** Moves the server's clock to this moment; it goes on from there. */
  travelTo(moment: Date): void;
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
  /** Ends the server as Ctrl-C does, where it runs, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends the server as `restart` does and starts that of another folder, `makeRelease`'s, on the same data. */
  deploy(root: string): Promise<void>;
  /** Stops the server, without losing its data, until `restart`. */
  halt(): Promise<void>;
  /** Ends the server as a power cut does (`kill -9`) and starts it again on the same data. */
  crash(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

function begin(environment: NodeJS.ProcessEnv, root: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
  });
  servers.add(server);
  server.once("exit", () => servers.delete(server));
  const said: string[] = [];
  return new Promise((done, failed) => {
    for (const stream of [server.stdout, server.stderr])
      if (stream)
        createInterface({ input: stream }).on("line", (line) => {
          if (said.length < 200) said.push(line);
          if (READY.test(line)) done(server);
        });
    server.once("error", failed);
    server.once("exit", (code, signal) =>
      failed(new Error(`The server ended with ${signal ?? `code ${code}`}:\n${said.join("\n")}`)),
    );
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((done, failed) => {
    const limit = setTimeout(() => {
      server.kill("SIGKILL");
      failed(new Error(`The server did not end within ${END_TIMEOUT_MS / 1000} s of ${signal}.`));
    }, END_TIMEOUT_MS);
    server.once("exit", () => {
      clearTimeout(limit);
      done();
    });
    server.kill(signal);
  });
}

/** Starts a whole Karota, that of this folder; `environment` adds to what the server is given. */
export async function startApp(
  environment: Readonly<Record<string, string>> = {},
  release = ROOT,
): Promise<RunningApp> {
  let root = release;
  if (!existsSync(join(root, "apps/web/dist/index.html")))
    throw new Error("The pages are not built: run `npm run build` first.");
  const folder = mkdtempSync(join(tmpdir(), "karota-e2e-"));
  const dataDir = join(folder, "data");
  // As `prepare-run.ts` has made them; in that preparation itself there are no data yet.
  const { E2E_RUN_FOLDER: run = folder, E2E_SHIFT_MS = "0" } = process.env;
  if (existsSync(join(run, "data"))) cpSync(join(run, "data"), dataDir, { recursive: true });
  const clockFile = join(folder, "clock");
  let shift = 0;
  const setClock = (milliseconds: number) => {
    shift = milliseconds;
    // Renamed into place: the server may read at any moment.
    writeFileSync(`${clockFile}.new`, String(shift));
    renameSync(`${clockFile}.new`, clockFile);
  };
  setClock(Number(E2E_SHIFT_MS));
  const [port, identityPort] = [await freePort(), await freePort()];
  const baseURL = `http://127.0.0.1:${port}`;
  // Nothing of the caller's own configuration may reach the server under test.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const given = {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(TMPDIR && { TMPDIR }),
    ...(SystemRoot && { SystemRoot }),
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: baseURL,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    PAYMENT_PROVIDERS: "sandbox,invoice",
    SELLER: JSON.stringify(SELLER),
    OPERATOR: JSON.stringify(OPERATOR),
    KAROTA_TEST_CLOCK: clockFile,
    NODE_COMPILE_CACHE: join(run, "compiled"),
    NODE_OPTIONS: `--import=${new URL("harness-clock.mjs", import.meta.url).href}`,
    ...environment,
  };
  let server = await begin(given, root);
  const again = async (signal: NodeJS.Signals) => {
    await end(server, signal);
    server = await begin(given, root);
  };
  return {
    baseURL,
    identityURL: `http://127.0.0.1:${identityPort}`,
    dataDir,
    travelTo: (moment) => setClock(moment.getTime() - Date.now()),
    now: () => Date.now() + shift,
    restart: () => again("SIGTERM"),
    deploy(next) {
      root = next;
      return again("SIGTERM");
    },
    halt: () => end(server, "SIGTERM"),
    crash: () => again("SIGKILL"),
    async stop() {
      await end(server, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../scripts/free-port.ts";

const SHIPPED = new URL("../../../../deploy/nginx.conf", import.meta.url);

export interface RunningNginx {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where it listens without TLS and only redirects. */
  readonly plainUrl: string;
  /** All that it has logged. */
  logs(): string;
  /** Waits until a server that was gone gets requests again: nginx leaves it out for two seconds. */
  untilReaches(server: string): Promise<void>;
  stop(): Promise<void>;
}

/** The shipped configuration on ports of this machine, without TLS; everything it writes goes to a folder. */
function configurationFor(folder: string, port: number, other: number, servers: readonly [string, string]): string {
  const site = readFileSync(SHIPPED, "utf8")
    .replace("app-1:8080", servers[0])
    .replace("app-2:8080", servers[1])
    .replaceAll(/^ *(ssl_\w+ |listen \[::\]).*;\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen 80;", `listen 127.0.0.1:${other};`)
    .replaceAll("/var/log/nginx", folder);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} pid ${folder}/pid; events {} http { ${places.join(" ")}\n${site} }`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Runs nginx with the shipped configuration before two servers, each `host:port`. */
export async function startNginx(program: string, servers: readonly [string, string]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "karota-nginx-"));
  mkdirSync(join(folder, "logs"));
  const [port, other] = [await freePort(), await freePort()];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configurationFor(folder, port, other, servers));
  const child = spawn(program, ["-p", folder, "-c", file, "-e", join(folder, "error.log"), "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "exit");
  const end = () => process.kill(child.pid!, "SIGTERM");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    if (child.exitCode === null) end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port)))
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start: ${said}`);
    }
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, "karota.log");
  const untilReaches = async (server: string): Promise<void> => {
    const from = readFileSync(log, "utf8").length;
    while (!readFileSync(log, "utf8").slice(from).includes(`"upstream":"${server}"`))
      await fetch(`${url}/healthz`).then((reply) => reply.text());
  };
  const logs = () =>
    globSync(join(folder, "**/*.log"))
      .map((one) => readFileSync(one, "utf8"))
      .join("");
  return { url, logs, plainUrl: `http://127.0.0.1:${other}`, untilReaches, stop };
}

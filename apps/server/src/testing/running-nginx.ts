import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../scripts/free-port.ts";

const shipped = (file: string): string => readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), "utf8");

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

/** The shipped site on ports of this machine, without TLS; everything it writes goes to a folder. */
function siteFor(folder: string, port: number, other: number, servers: readonly [string, string]): string {
  return shipped("nginx.conf")
    .replace("app-1:8080", servers[0])
    .replace("app-2:8080", servers[1])
    .replaceAll(/^ *(ssl_\w+ |listen \[::\]).*;\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen 80;", `listen 127.0.0.1:${other};`)
    .replaceAll("/var/log/nginx", folder);
}

/** The shipped main file with that site, and one worker, so that its limits are the same on every machine. */
function mainFor(folder: string, site: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return (
    shipped("nginx-main.conf")
      .replace("user nginx;", process.getuid?.() === 0 ? "user root;" : "")
      .replace("worker_processes auto;", "worker_processes 1;")
      // Raising the limit of open files may not be allowed here, which nginx would log.
      .replace(/^worker_rlimit_nofile .*\n/m, "")
      .replace("/run/nginx.pid", join(folder, "pid"))
      .replaceAll("/var/log/nginx", folder)
      .replace("include /etc/nginx/conf.d/*.conf;", `${places.join(" ")} include ${site};`)
      .replace("include /etc/nginx/sites-enabled/*;", "")
  );
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
  const site = join(folder, "site.conf");
  writeFileSync(site, siteFor(folder, port, other, servers));
  writeFileSync(file, mainFor(folder, site));
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

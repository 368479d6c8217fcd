import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("../../identity/src/main.ts", import.meta.url));
/** The provider knows long-term releases by a name that not every build of the runtime carries. */
const NOISE = /^oidc-provider WARNING: Unsupported runtime/;
/** How long the provider may take to stop before it is killed, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

export interface DemoIdentity {
  /** The issuer named in its tokens. */
  readonly issuer: string;
  readonly port: number;
  /** Ends the process and waits for its end. */
  stop(): Promise<void>;
}

type Report = { readonly issuer: string; readonly port: number } | { readonly problem: string };

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stopChild(child: ChildProcess): Promise<void> {
  if (ended(child)) return;
  await new Promise<void>((done) => {
    const killer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    child.once("exit", () => {
      clearTimeout(killer);
      done();
    });
    child.kill("SIGTERM");
  });
}

/**
 * Starts the local demo identity provider as a child process; it ends with this process, however that ends.
 * Rejects with an Error of one sentence when it does not come up.
 * @param preferredPort tried first; without it the port after the app's
 */
export function startDemoIdentity(options: {
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly preferredPort?: number | undefined;
}): Promise<DemoIdentity> {
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    env: {
      ...process.env,
      PORT: String(options.port),
      PUBLIC_URL: options.publicUrl,
      DATA_DIR: options.dataDir,
      IDENTITY_PORT: options.preferredPort === undefined ? "" : String(options.preferredPort),
    },
  });
  if (child.stderr)
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (!NOISE.test(line)) process.stderr.write(`${line}\n`);
    });
  return new Promise((done, failed) => {
    const refuse = (reason: string) => failed(new Error(`The demo sign-in did not start: ${reason}`));
    const died = (code: number | null, signal: string | null) =>
      refuse(`its process ended with ${signal ?? `code ${code}`}.`);
    child.once("error", (error) => refuse(error.message));
    child.once("exit", died);
    child.once("message", (message) => {
      child.off("exit", died);
      const report = message as Report;
      if ("problem" in report) refuse(report.problem);
      else done({ issuer: report.issuer, port: report.port, stop: () => stopChild(child) });
    });
  });
}

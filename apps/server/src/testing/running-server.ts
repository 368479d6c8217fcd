import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../../scripts/free-port.ts";

/** A server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** What it wrote to stderr so far. */
  errors(): string;
  /** Resolves when it has ended, whoever ended it, to its exit code and the signal; one of them is null. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
  /** Ends it with this signal and waits for its end; answers its exit code, null after a kill. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

const COMPILE_CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/node-compile", import.meta.url));

/**
 * What every process of a test gets: the clock of this one, also where `faketime` has set it, and a cache of compiled
 * modules, which halves the time of a start.
 */
export const processEnvironment = (): Record<string, string> => ({
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/.test(entry[0]) && entry[1] !== undefined,
    ),
  ),
});

/** Runs a script (`main.ts` when left out) on a free port, or that of PORT, until its first line on stdout. @throws Error when it ends before */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  script: URL = new URL("../main.ts", import.meta.url),
): Promise<RunningServer> {
  const port = environment["PORT"] ?? String(await freePort());
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...processEnvironment(), PORT: port, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A run that breaks off leaves no server behind.
  const endWithUs = () => void child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  let errors = "";
  child.stderr!.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  const ready = await Promise.race([once(child.stdout!, "data").then(() => true), ended.then(() => false)]);
  if (!ready) throw new Error(`the server did not start: ${errors}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    errors: () => errors,
    ended,
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** The arguments after `node` that run a package's command, whatever the system's way to link commands is. */
export function commandOf(packageName: string, command = packageName): string {
  const folder = join(ROOT, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === "string" ? bin : bin[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, path);
}

const running = new Set<ChildProcess>();
process.once("exit", () => stopAll());

/** Starts a program in the project's folder; it is ended with this process. */
export function start(command: string, words: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, words, { cwd: ROOT, ...options });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Waits for a program's end; gives its code (1 when a signal ended it or it could not start). */
export const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.once("close", (code) => done(code ?? 1));
  });

/** Ends what still runs. */
export function stopAll(): void {
  for (const child of running) child.kill();
}

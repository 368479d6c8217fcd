import { configFrom } from "./config.ts";
import { startIdentity } from "./identity.ts";

/**
 * The demo identity provider as a process of its own. Started by the app it sends `{issuer, port}` (or `{problem}`)
 * over the channel between them, and ends when that channel does; started by hand it prints its address.
 */
try {
  const running = await startIdentity(configFrom(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop).on("disconnect", stop);
  // Ctrl-C reaches the app and us at once: the app may still need us for a moment, and stops us itself.
  process.on("SIGINT", () => process.send ?? stop());
  if (process.send) process.send({ issuer: running.issuer, port: running.port });
  else console.log(`The demo sign-in is ready at ${running.issuer}`);
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.exitCode = 1;
  if (process.send) process.send({ problem }, () => process.disconnect?.());
  else console.error(problem);
}

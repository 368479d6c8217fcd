import { parentPort } from "node:worker_threads";
import type { JobOutcome } from "../../../workers/worker-pool.ts";
import type { Job } from "../generator/generator.ts";

/** A worker that ends in the middle of every board of the game `deadly`, as one does that runs out of memory. */
parentPort?.on("message", ({ game }: Job) => {
  if (game === "deadly") process.exit(1);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ result: `a board of ${game}` } satisfies JobOutcome<string>);
});

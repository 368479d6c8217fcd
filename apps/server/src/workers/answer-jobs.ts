import { parentPort } from "node:worker_threads";
import type { JobOutcome } from "./worker-pool.ts";

/** In a script of a pool: answers each job with what `work` makes of it. */
export function answerJobs(work: (job: never) => Promise<unknown>): void {
  const outcomeOf = async (job: never): Promise<JobOutcome<unknown>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on("message", (job) => {
    void outcomeOf(job as never).then((outcome) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      parentPort?.postMessage(outcome);
    });
  });
}

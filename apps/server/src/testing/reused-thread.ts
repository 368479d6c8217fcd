import { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import type { StartThread } from "../workers/worker-pool.ts";

/** Threads without a job, by their script: of this process, for the apps of all its tests. */
const idle = new Map<string, Worker[]>();

/** Ends a thread for its pool only: the next app gets it, because a start costs more than most tests. */
export const reusedThread: StartThread = ({ href }) => {
  const worker = idle.get(href)?.pop() ?? new Worker(new URL(href));
  const events = new EventEmitter();
  let jobs = 0;
  let isEnded = false;

  function giveBack(): void {
    worker.off("message", answer);
    worker.off("error", fail);
    worker.off("exit", exit);
    worker.unref();
    idle.set(href, [...(idle.get(href) ?? []), worker]);
  }
  function answer(outcome: unknown): void {
    jobs--;
    if (!isEnded) events.emit("message", outcome);
    else if (jobs === 0) giveBack();
  }
  function fail(error: unknown): void {
    if (!isEnded) events.emit("error", error);
  }
  function exit(code: number): void {
    if (!isEnded) events.emit("exit", code);
  }
  worker.on("message", answer);
  worker.on("error", fail);
  worker.on("exit", exit);
  return Object.assign(events, {
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    postMessage(job: unknown) {
      jobs++;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job);
    },
    async terminate() {
      isEnded = true;
      events.emit("exit", 0);
      if (jobs === 0) giveBack();
      return 0;
    },
  }) as unknown as ReturnType<StartThread>;
};

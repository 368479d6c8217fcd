import { Worker } from "node:worker_threads";
import { traced } from "../tracing/index.ts";

/** Work in threads of its own, off the event loop. */
export interface WorkerPool<Job, Result> {
  /** What the script makes of a job. Urgent jobs go before the others. */
  run(job: Job, urgency: "urgent" | "ahead"): Promise<Result>;
  count(): PoolCount;
  close(): Promise<void>;
}

/** How busy a pool is. */
export interface PoolCount {
  readonly waiting: number;
  readonly running: number;
  /** How many jobs may run at once. */
  readonly threads: number;
}

/** What a worker answers to a job. */
export type JobOutcome<Result> = { readonly result: Result } | { readonly error: string };

/** What a pool needs of a thread. */
export type Thread = Pick<Worker, "on" | "ref" | "unref" | "postMessage" | "terminate">;

/** Starts a thread that runs a script. */
export type StartThread = (script: URL) => Thread;

const startThread: StartThread = (script) => new Worker(script);

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * So many threads that run a script, which answers each job by a `JobOutcome` (`answer-jobs.ts`). A thread starts with
 * the first job it is needed for, because a start takes a tenth of a second, and stays.
 * @param name of the pool, for traces
 * @param nameOf what is made of a job, for the messages of errors
 */
export function workerPool<Job, Result>(
  name: string,
  size: number,
  script: URL,
  nameOf: (job: Job) => string,
  start: StartThread = startThread,
): WorkerPool<Job, Result> {
  const urgent: Waiting<Job, Result>[] = [];
  const ahead: Waiting<Job, Result>[] = [];
  const idle: Thread[] = [];
  const running = new Map<Thread, Waiting<Job, Result>>();
  let closed = false;

  function finish(worker: Thread, end: (waiting: Waiting<Job, Result>) => void): void {
    const waiting = running.get(worker);
    running.delete(worker);
    if (waiting) end(waiting);
  }

  function hire(): Thread {
    const worker = start(script);
    worker.on("message", (outcome: JobOutcome<Result>) => {
      // An idle thread does not hold the process open; one that is being ended has to, or its end would not be noticed.
      if (!closed) worker.unref();
      idle.push(worker);
      finish(worker, ({ job, resolve, reject }) => {
        if ("result" in outcome) resolve(outcome.result);
        else reject(new Error(`${nameOf(job)} could not be made: ${outcome.error}`));
      });
      assign();
    });
    worker.on("error", (error) => finish(worker, ({ reject }) => reject(error as Error)));
    worker.on("exit", () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      finish(worker, ({ job, reject }) => reject(new Error(`a worker ended while it made ${nameOf(job)}`)));
      if (!closed) assign();
    });
    return worker;
  }

  function assign(): void {
    while (urgent.length + ahead.length > 0) {
      const worker = idle.pop() ?? (running.size < size ? hire() : null);
      if (!worker) return;
      const waiting = (urgent.shift() ?? ahead.shift())!;
      running.set(worker, waiting);
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(waiting.job);
    }
  }

  return {
    run(job, urgency) {
      if (closed) return Promise.reject(new Error("the pool of workers is closed"));
      const answer = () =>
        new Promise<Result>((resolve, reject) => {
          (urgency === "urgent" ? urgent : ahead).push({ job, resolve, reject });
          assign();
        });
      return traced({ name: `thread ${name}`, kind: "internal" }, answer);
    },
    count: () => ({ waiting: urgent.length + ahead.length, running: running.size, threads: size }),
    async close() {
      closed = true;
      for (const { reject } of [...urgent.splice(0), ...ahead.splice(0)])
        reject(new Error("the pool of workers is closed"));
      await Promise.all([...idle, ...running.keys()].map((worker) => worker.terminate()));
    },
  };
}

import { Worker } from "node:worker_threads";
import type { OptionValues } from "@karota/engine/options.ts";

/** Makes boards. */
export interface Generator {
  /** A new board's payload as JSON text. Urgent boards go before those for the stock. */
  generate(game: string, options: OptionValues, urgency: "urgent" | "ahead"): Promise<string>;
  close(): Promise<void>;
}

export interface Job {
  readonly game: string;
  readonly options: OptionValues;
}
export type Outcome = { readonly payload: string } | { readonly error: string };

interface Waiting extends Job {
  readonly resolve: (payload: string) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL("./worker.ts", import.meta.url);

/** Boards from worker threads, off the event loop. A thread starts with the first board it is needed for. */
export function workerGenerator(size: number, script: URL = WORKER): Generator {
  const urgent: Waiting[] = [];
  const ahead: Waiting[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Waiting>();
  let closed = false;

  function finish(worker: Worker, end: (job: Waiting) => void): void {
    const job = running.get(worker);
    running.delete(worker);
    if (job) end(job);
  }

  function hire(): Worker {
    const worker = new Worker(script);
    worker.on("message", (outcome: Outcome) => {
      // An idle thread does not keep the process alive; one that is being ended has to, or nobody would hear of it.
      if (!closed) worker.unref();
      idle.push(worker);
      finish(worker, (job) => {
        if ("payload" in outcome) job.resolve(outcome.payload);
        else job.reject(new Error(`no board of ${job.game}: ${outcome.error}`));
      });
      assign();
    });
    worker.on("error", (error) => finish(worker, (job) => job.reject(error as Error)));
    worker.on("exit", () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      finish(worker, (job) => job.reject(new Error(`a worker ended while it made a board of ${job.game}`)));
      if (!closed) assign();
    });
    return worker;
  }

  function assign(): void {
    while (urgent.length + ahead.length > 0) {
      const worker = idle.pop() ?? (running.size < size ? hire() : null);
      if (!worker) return;
      const job = (urgent.shift() ?? ahead.shift())!;
      running.set(worker, job);
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ game: job.game, options: job.options } satisfies Job);
    }
  }

  return {
    generate(game, options, urgency) {
      if (closed) return Promise.reject(new Error("the generator is closed"));
      return new Promise((resolve, reject) => {
        (urgency === "urgent" ? urgent : ahead).push({ game, options, resolve, reject });
        assign();
      });
    },
    async close() {
      closed = true;
      for (const job of [...urgent.splice(0), ...ahead.splice(0)]) job.reject(new Error("the generator is closed"));
      await Promise.all([...idle, ...running.keys()].map((worker) => worker.terminate()));
    },
  };
}

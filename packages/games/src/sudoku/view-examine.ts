import { runInThread } from "@karota/ui/run-in-thread.ts";
import type { Report } from "./bring-check.ts";

/** How long a board is examined at most. */
const EXAMINE_TIMEOUT_MS = 10_000;

/** What is known of a board up to now; `report` is null before the first one. */
export interface Examined {
  readonly report: Report | null;
  /** Still being looked at, finished, ended because it took too long, or impossible in this browser. */
  readonly state: "running" | "done" | "late" | "failed";
}
export const NOT_EXAMINED: Examined = { report: null, state: "running" };

/** Examines a board in a thread; calls `notify` until the state is no longer `running`. Returns a function that ends it. */
export function runExamine(digits: readonly number[], notify: (examined: Examined) => void): () => void {
  const worker = new Worker(new URL("./bring-worker.ts", import.meta.url), { type: "module" });
  let report: Report | null = null;
  return runInThread(worker, digits, {
    timeoutMs: EXAMINE_TIMEOUT_MS,
    onResult: (next) => {
      report = next as Report;
      notify({ report, state: "running" });
    },
    onEnd: (state) => notify({ report, state }),
  });
}

/** The first report, which says whether the board can be played; null when it takes too long. Rejects when the thread cannot be loaded. */
export const examineOnce = (digits: readonly number[]): Promise<Report | null> =>
  new Promise((done, fail) => {
    const stop = runExamine(digits, ({ report, state }) => {
      if (state === "failed") return fail(new Error("the thread that examines boards has failed"));
      if (report === null && state === "running") return;
      stop();
      done(report);
    });
  });

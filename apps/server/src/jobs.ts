import { performance } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { JobName } from "@karota/contract/admin/status.ts";
import type { Clock } from "./deps.ts";
import { startSchedule } from "./scheduling.ts";
import { tracedRoot } from "./tracing/index.ts";

/**
 * What a server does by itself once it listens, beside the requests, and what the log says when it fails. An injected test
 * calls what it wants done.
 */
export const JOBS: Readonly<Record<JobName, string>> = {
  boards: "a board could not be made ahead",
  digests: "digests for mentors could not be written",
  counts: "people and boards were not counted",
  mails: "the outbox could not be read",
  packages: "packages could not be moved down",
  refunds: "refunds could not be sent",
  reminders: "reminders could not be written",
  retention: "the night's work did not end well",
  traffic: "the traffic could not be written",
};

/** How a job has been doing in this process. Times are in ms since 1970. */
export interface JobRecord {
  readonly name: JobName;
  readonly isRunning: boolean;
  readonly startedAt: number | null;
  readonly succeededAt: number | null;
  readonly failedAt: number | null;
  /** Of the last run that has ended, in ms. */
  readonly durationMs: number | null;
  readonly successes: number;
  readonly failures: number;
}

/** One run, for the work itself. */
export interface JobRun {
  /** Logs an error and counts the run as failed, although the work continues. */
  fail(error: unknown): void;
  /** Says that there was nothing to do yet: the run counts as none. */
  skip(): void;
  /** Whether the process is being stopped: long work ends at its next step. */
  isStopping(): boolean;
}
type Work<T> = (run: JobRun) => Promise<T>;

export interface Jobs {
  /**
   * Runs a job again and again once the server listens, never twice at once; failures are logged. Closing the scope waits
   * for a run that is under way.
   * @param options.atStart whether the first run is at once and not after an interval
   */
  every(
    scope: FastifyInstance,
    name: JobName,
    intervalMs: number,
    work: Work<unknown>,
    options?: { readonly atStart?: boolean },
  ): void;
  /**
   * The same at once, and then at the moments that the work returns, in ms since 1970. It may run more often
   * (`startSchedule`). Closing does not wait for a run that is under way.
   */
  schedule(scope: FastifyInstance, name: JobName, work: Work<number>): void;
  list(): readonly JobRecord[];
}

/** For `schedule`: work that, once done, is not repeated before the moment that it returned. */
export function onceUntil(clock: Clock, work: Work<number>): Work<number> {
  let next = -Infinity;
  return async (run) => {
    if (clock.now() >= next) return (next = await work(run));
    run.skip();
    return next;
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

declare module "fastify" {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** The jobs of an app, which modules reach as `api.jobs`. */
export function installJobs(app: FastifyInstance, clock: Clock): void {
  const records = new Map<JobName, Mutable<JobRecord>>();
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });

  function recordOf(name: JobName): Mutable<JobRecord> {
    let record = records.get(name);
    if (!record) {
      record = {
        name,
        isRunning: false,
        startedAt: null,
        succeededAt: null,
        failedAt: null,
        durationMs: null,
        successes: 0,
        failures: 0,
      };
      records.set(name, record);
    }
    return record;
  }
  // What a stop interrupts is no failure.
  const logFailure = (name: JobName, error: unknown): void => {
    if (!stopping) app.log.error({ err: error, job: name }, JOBS[name]);
  };

  function end(record: Mutable<JobRecord>, outcome: "success" | "failure", durationMs: number): void {
    record.durationMs = Math.round(durationMs);
    if (outcome === "success") {
      record.successes++;
      record.succeededAt = clock.now();
    } else if (!stopping) {
      record.failures++;
      record.failedAt = clock.now();
    }
  }

  async function run<T>(name: JobName, work: Work<T>): Promise<T> {
    const record = recordOf(name);
    const began = performance.now();
    const before = record.startedAt;
    // Widened: it is assigned inside functions.
    let outcome = "success" as "success" | "failure" | "skipped";
    record.isRunning = true;
    record.startedAt = clock.now();
    const fail = (error: unknown): void => {
      outcome = "failure";
      logFailure(name, error);
    };
    const skip = (): void => {
      outcome = "skipped";
    };
    try {
      return await tracedRoot({ name: `job ${name}`, kind: "internal" }, () =>
        work({ fail, skip, isStopping: () => stopping }),
      );
    } catch (error) {
      outcome = "failure";
      throw error;
    } finally {
      record.isRunning = false;
      if (outcome === "skipped") record.startedAt = before;
      else end(record, outcome, performance.now() - began);
    }
  }

  app.decorate("jobs", {
    every(scope, name, intervalMs, work, { atStart = false } = {}) {
      recordOf(name);
      let running: Promise<unknown> | null = null;
      const start = (): void => {
        running ??= run(name, work)
          .catch((error: unknown) => logFailure(name, error))
          .finally(() => {
            running = null;
          });
      };
      let timer: ReturnType<typeof setInterval> | undefined;
      scope.addHook("onListen", async () => {
        timer = setInterval(start, intervalMs).unref();
        if (atStart) start();
      });
      scope.addHook("onClose", async () => {
        clearInterval(timer);
        await running;
      });
    },
    schedule(scope, name, work) {
      recordOf(name);
      let stop = () => {};
      scope.addHook("onListen", async () => {
        stop = startSchedule(
          clock,
          () => run(name, work),
          (error) => logFailure(name, error),
        );
      });
      scope.addHook("onClose", async () => stop());
    },
    list: () => [...records.values()],
  } satisfies Jobs);
}

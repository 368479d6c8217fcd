import { Counter, Gauge, type Registry } from "prom-client";
import type { ConnectionCount } from "../database/database.ts";
import { inTime } from "../in-time.ts";
import type { JobRecord } from "../jobs.ts";
import type { PoolCount } from "../workers/worker-pool.ts";

/** What the parts of Karota say of themselves; read at each request for the metrics. */
export interface MetricSources {
  /** How many daily and weekly boards are there. */
  boards(): Promise<readonly { readonly period: string; readonly running: boolean; readonly ready: number }[]>;
  /** Those that have not left; `stuck` are the ones that were tried more than three times. */
  mails(): Promise<{ readonly waiting: number; readonly stuck: number }>;
  /** Since the start. */
  pagesNotRendered(): number;
  savesWaiting(): number;
  /** The pools of threads by their names; null for one that does not exist here. */
  pools(): Readonly<Record<string, PoolCount | null>>;
  /** Rejects while the database does not. */
  databaseAnswers(): Promise<unknown>;
  /** Null for SQLite. */
  connections(): ConnectionCount | null;
  jobs(): readonly JobRecord[];
}

interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}
type Read = () => readonly Sample[] | Promise<readonly Sample[]>;
interface Described {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/**
 * A figure that is read when it is asked for. What cannot be read, or not in time, is left out, since the others are then all the
 * more wanted; or `unread` stands for it.
 */
function gauge(registry: Registry, described: Described, read: Read, unread: () => readonly Sample[] = () => []): void {
  const own: Gauge = new Gauge({
    labelNames: [],
    ...described,
    registers: [registry],
    async collect() {
      own.reset();
      if (!described.labelNames) own.remove();
      for (const { labels = {}, value } of await inTime(Promise.resolve().then(read)).catch(unread))
        own.set({ ...labels }, value);
    },
  });
}

/** The same for what only grows. */
function counter(registry: Registry, described: Described, read: () => readonly Sample[]): void {
  const own: Counter = new Counter({
    labelNames: [],
    ...described,
    registers: [registry],
    collect() {
      own.reset();
      for (const { labels = {}, value } of read()) own.inc({ ...labels }, value);
    },
  });
}

const seconds = (ms: number): number => ms / 1000;

function registerJobs(registry: Registry, jobs: () => readonly JobRecord[]): void {
  const labelNames = ["name"];
  const each = (value: (job: JobRecord) => number | null) => () =>
    jobs().flatMap((job) => {
      const found = value(job);
      return found === null ? [] : [{ labels: { name: job.name }, value: found }];
    });
  const times = (ms: number | null): number | null => (ms === null ? null : seconds(ms));
  gauge(
    registry,
    { name: "karota_job_running", help: "Whether a job runs now", labelNames },
    each((job) => Number(job.isRunning)),
  );
  gauge(
    registry,
    { name: "karota_job_last_start_timestamp_seconds", help: "When a job last began", labelNames },
    each((job) => times(job.startedAt)),
  );
  gauge(
    registry,
    { name: "karota_job_last_success_timestamp_seconds", help: "When a job last ended well", labelNames },
    each((job) => times(job.succeededAt)),
  );
  gauge(
    registry,
    { name: "karota_job_last_duration_seconds", help: "How long the last run of a job took", labelNames },
    each((job) => times(job.durationMs)),
  );
  counter(
    registry,
    { name: "karota_job_runs_total", help: "Runs of jobs by their outcome", labelNames: ["name", "outcome"] },
    () =>
      jobs().flatMap(({ name, successes, failures }) => [
        { labels: { name, outcome: "success" }, value: successes },
        { labels: { name, outcome: "failure" }, value: failures },
      ]),
  );
}

function registerPools(registry: Registry, pools: MetricSources["pools"]): void {
  const each = (value: (count: PoolCount) => number) => () =>
    Object.entries(pools()).flatMap(([pool, count]) => (count ? [{ labels: { pool }, value: value(count) }] : []));
  const labelNames = ["pool"];
  gauge(
    registry,
    { name: "karota_worker_jobs_waiting", help: "Work that waits for a thread", labelNames },
    each((count) => count.waiting),
  );
  gauge(
    registry,
    { name: "karota_worker_jobs_running", help: "Threads that are busy", labelNames },
    each((count) => count.running),
  );
  gauge(
    registry,
    { name: "karota_worker_threads", help: "Threads that may run at once", labelNames },
    each((count) => count.threads),
  );
}

function registerDatabase(
  registry: Registry,
  { databaseAnswers, connections }: Pick<MetricSources, "databaseAnswers" | "connections">,
): void {
  const described = { name: "karota_database_up", help: "Whether the database answers within two seconds" };
  const isQueued = () => (connections()?.waiting ?? 0) > 0;
  gauge(
    registry,
    described,
    () => databaseAnswers().then(() => [{ value: 1 }]),
    // The question itself waits for a connection then: nothing is known of the database.
    () => (isQueued() ? [] : [{ value: 0 }]),
  );
  const each = (values: (count: ConnectionCount) => readonly Sample[]) => () => {
    const count = connections();
    return count ? values(count) : [];
  };
  gauge(
    registry,
    { name: "karota_database_connections", help: "Connections of the pool", labelNames: ["state"] },
    each(({ used, idle }) => [
      { labels: { state: "used" }, value: used },
      { labels: { state: "idle" }, value: idle },
    ]),
  );
  gauge(
    registry,
    { name: "karota_database_connections_max", help: "How many connections the pool may have" },
    each(({ max }) => [{ value: max }]),
  );
  gauge(
    registry,
    { name: "karota_database_queries_waiting", help: "Queries that wait for a connection" },
    each(({ waiting }) => [{ value: waiting }]),
  );
}

/** Registers the figures of all parts. */
export function registerParts(registry: Registry, sources: MetricSources): void {
  gauge(
    registry,
    {
      name: "karota_boards_ready",
      help: "Boards of the running and the next day and week that are ready",
      labelNames: ["period", "span"],
    },
    async () =>
      (await sources.boards()).map(({ period, running, ready }) => ({
        labels: { period, span: running ? "running" : "next" },
        value: ready,
      })),
  );
  counter(
    registry,
    {
      name: "karota_pages_not_rendered_total",
      help: "Pages that were sent as the bare shell because they could not be rendered",
    },
    () => [{ value: sources.pagesNotRendered() }],
  );
  gauge(registry, { name: "karota_mails_waiting", help: "Mails that have not left yet" }, async () => [
    { value: (await sources.mails()).waiting },
  ]);
  gauge(
    registry,
    { name: "karota_mails_stuck", help: "Mails that have not left after more than three tries" },
    async () => [{ value: (await sources.mails()).stuck }],
  );
  gauge(registry, { name: "karota_saves_waiting", help: "Saves that wait to be written" }, () => [
    { value: sources.savesWaiting() },
  ]);
  registerPools(registry, sources.pools);
  registerDatabase(registry, sources);
  registerJobs(registry, sources.jobs);
}

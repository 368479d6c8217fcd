import type { Selectable } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { JobReportsTable } from "../../database/tables.ts";
import type { JobRecord } from "../../jobs.ts";

type Report = Omit<Selectable<JobReportsTable>, "process" | "reported_at">;

const reportOf = (job: JobRecord): Report => ({
  name: job.name,
  running_since: job.isRunning ? job.startedAt : null,
  succeeded_at: job.succeededAt,
  failed_at: job.failedAt,
  duration_ms: job.durationMs,
});

/** Writes how the jobs of a process that have run in it have been doing, over what it wrote before. */
export async function reportJobs(
  queries: Queries,
  process: string,
  jobs: readonly JobRecord[],
  now: number,
): Promise<void> {
  const begun = jobs.filter(({ startedAt }) => startedAt !== null);
  if (begun.length === 0) return;
  await queries
    .insertInto("job_reports")
    .values(begun.map((job) => ({ process, ...reportOf(job), reported_at: now })))
    .onConflict((conflict) =>
      conflict.columns(["name", "process"]).doUpdateSet((set) => ({
        running_since: set.ref("excluded.running_since"),
        succeeded_at: set.ref("excluded.succeeded_at"),
        failed_at: set.ref("excluded.failed_at"),
        duration_ms: set.ref("excluded.duration_ms"),
        reported_at: set.ref("excluded.reported_at"),
      })),
    )
    .execute();
}

const failedLast = ({ succeeded_at: succeeded, failed_at: failed }: Report): boolean =>
  failed !== null && (succeeded === null || failed > succeeded);

/** The report whose last run ended last. */
function latest(reports: readonly Report[]): Report | undefined {
  const endOf = (report: Report): number => Math.max(report.succeeded_at ?? 0, report.failed_at ?? 0);
  return reports.toSorted((one, other) => endOf(other) - endOf(one))[0];
}

/**
 * How each job of this process has been doing in all processes, also in those that have ended. As long as it fails in one
 * that runs, that one's report counts, otherwise the latest; a job is running when it is running anywhere.
 * @param running the processes that run: one that was killed has not reported that its jobs have ended
 */
export async function readJobs(
  queries: Queries,
  own: { readonly process: string; readonly jobs: readonly JobRecord[] },
  running: ReadonlySet<string>,
): Promise<readonly Report[]> {
  const names = own.jobs.map(({ name }) => name);
  const reports = await queries.selectFrom("job_reports").selectAll().where("name", "in", names).execute();
  const others = reports.filter(({ process }) => process !== own.process);
  return own.jobs.map((job) => {
    const ofJob = others.filter(({ name }) => name === job.name);
    const live: readonly Report[] = [reportOf(job), ...ofJob.filter(({ process }) => running.has(process))];
    const starts = live.flatMap((report) => report.running_since ?? []);
    const shown = latest(live.filter(failedLast)) ?? latest([...live, ...ofJob])!;
    return { ...shown, running_since: starts.length > 0 ? Math.min(...starts) : null };
  });
}

import type { JobStatus } from "@karota/contract/admin/status.ts";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { Sign } from "../sign.tsx";
import { useFigures } from "./figures.ts";
import type { PanelProps } from "./status-panels.tsx";

/** What became of the last run of a job, or that it is running. */
function JobSign({ job }: { job: JobStatus }) {
  const say = useSay();
  const { milliseconds, moment } = useFigures();
  const { running_since: since, succeeded, failed, duration_ms: duration } = job;
  if (since !== null) return <Sign kind="open">{say("admin.status.jobs.running", { time: moment(since) })}</Sign>;
  if (failed !== null && (succeeded === null || failed > succeeded))
    return <Sign kind="bad">{say("admin.status.jobs.failed", { time: moment(failed) })}</Sign>;
  if (succeeded === null) return <Sign kind="open">{say("admin.status.jobs.waiting")}</Sign>;
  const done = { time: moment(succeeded), duration: milliseconds(duration ?? 0) };
  return <Sign kind="good">{say("admin.status.jobs.done", done)}</Sign>;
}

/** What the server does by itself, the night's work among it. */
export function JobsPanel({ status: { jobs }, reload }: PanelProps) {
  const say = useSay();
  return (
    <AppPanel name="admin.status.jobs" title={say("admin.status.jobs")} onReload={reload}>
      <Facts look="ends" lined>
        {jobs.map((job) => (
          <Fact key={job.name} name={say(`admin.status.job.${job.name}`)}>
            <JobSign job={job} />
          </Fact>
        ))}
      </Facts>
      <p className="soft small">{say("admin.status.jobs.process")}</p>
    </AppPanel>
  );
}

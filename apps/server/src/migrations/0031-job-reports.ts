import type { Migration } from "./migration.ts";

/** How each process's background jobs have been doing, so that any process can say it of all. */
export const jobReports: Migration = {
  name: "0031-job-reports",
  statements: () => [
    `create table job_reports (
      name text not null,
      process text not null,
      running_since bigint,
      succeeded_at bigint,
      failed_at bigint,
      duration_ms bigint,
      reported_at bigint not null,
      primary key (name, process)
    )`,
  ],
};

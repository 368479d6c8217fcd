import { expect, test } from "vitest";
import type { JobRecord } from "../../jobs.ts";
import { openDatabase } from "../../database/open.ts";
import { describeEachDatabase, freshDatabase } from "../../testing/fresh-database.ts";
import { TEST_NOW } from "../../testing/test-app.ts";
import { readJobs, reportJobs } from "./job-reports.ts";

const MINUTE_MS = 60_000;
const RETENTION: JobRecord = {
  name: "retention",
  isRunning: false,
  startedAt: TEST_NOW,
  succeededAt: null,
  failedAt: null,
  durationMs: null,
  successes: 0,
  failures: 0,
};

describeEachDatabase("reports of jobs", (kind) => {
  test("say of all processes since when a job has been running, and when it succeeded and failed last", async () => {
    const home = await freshDatabase(kind);
    const database = await openDatabase(home.settings);
    const report = (job: Partial<JobRecord>) => reportJobs(database.db, "other", [{ ...RETENTION, ...job }], TEST_NOW);
    const read = (job: Partial<JobRecord>, ...running: string[]) =>
      readJobs(database.db, { process: "own", jobs: [{ ...RETENTION, ...job }] }, new Set(running));
    const never = { name: "retention", running_since: null, succeeded_at: null, failed_at: null, duration_ms: null };
    expect(await read({}, "other")).toMatchObject([never]);
    // What this process reported before counts no more than what it knows now.
    await reportJobs(database.db, "own", [{ ...RETENTION, isRunning: true }], TEST_NOW);
    expect(await read({}, "own", "other")).toMatchObject([never]);
    expect(await read({ isRunning: true })).toMatchObject([{ ...never, running_since: TEST_NOW }]);
    await report({ isRunning: true });
    expect(await read({}, "other")).toMatchObject([{ ...never, running_since: TEST_NOW }]);
    // A killed process never reports that its work has ended.
    expect(await read({})).toMatchObject([never]);
    const [first, second] = [TEST_NOW + MINUTE_MS, TEST_NOW + 2 * MINUTE_MS];
    await report({ succeededAt: second, durationMs: 200 });
    expect(await read({ succeededAt: first, durationMs: 100 })).toMatchObject([
      { ...never, succeeded_at: second, duration_ms: 200 },
    ]);
    // Where a job fails in one process, its success in another one hides nothing.
    const failed = [{ ...never, failed_at: first, duration_ms: 100 }];
    expect(await read({ failedAt: first, durationMs: 100 }, "other")).toMatchObject(failed);
    await report({ failedAt: first, durationMs: 100 });
    expect(await read({ succeededAt: second }, "other")).toMatchObject(failed);
    expect(await read({ succeededAt: second })).toMatchObject([{ ...never, succeeded_at: second }]);
    await database.close();
    await home.remove();
  });
});

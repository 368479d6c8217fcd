import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import type { JobRecord } from "../jobs.ts";
import { isRendering } from "../rendering/renderer.ts";
import { reportJobs, trafficCounter, type TrafficCounter } from "../modules/traffic/index.ts";

/** How often what was counted is written, in milliseconds. */
const WRITE_INTERVAL_MS = 30_000;

/**
 * Counts every answer, and writes the sums of the API's and how the jobs have been doing beside the requests, and at an
 * orderly stop.
 */
export function installTraffic(app: FastifyInstance, { database, clock, log }: Deps): TrafficCounter {
  const traffic = trafficCounter(database, clock);
  app.addHook("onResponse", (request, reply, done) => {
    done();
    if (isRendering(request)) return;
    const isApi = request.url.startsWith("/api/");
    const isStream = reply.getHeader("content-type") === "text/event-stream";
    const answered = {
      method: request.method,
      // An unknown address has no pattern, and is the sender's own text; all pages are served without one.
      route: request.routeOptions.url ?? (isApi ? "none" : "pages"),
      status: reply.statusCode,
      ms: isStream ? null : reply.elapsedTime,
    };
    if (isApi) traffic.count(answered);
    else traffic.observe(answered);
  });
  const write = async (isStopping: boolean): Promise<void> => {
    await traffic.flush();
    // The job that writes this would always be running, and what a stop interrupts is not running any more.
    const isRunning = (job: JobRecord): boolean => job.isRunning && !isStopping && job.name !== "traffic";
    const jobs = app.jobs.list().map((job) => ({ ...job, isRunning: isRunning(job) }));
    await reportJobs(database.db, traffic.process, jobs, clock.now());
  };
  // After the job's own end, because hooks of this kind run from the last one to the first.
  app.addHook("onClose", () =>
    write(true).catch((error: unknown) => log.warn({ err: error }, "the traffic could not be written")),
  );
  const beat = (): Promise<void> => {
    traffic.beat();
    return write(false);
  };
  app.jobs.every(app, "traffic", WRITE_INTERVAL_MS, beat, { atStart: true });
  return traffic;
}

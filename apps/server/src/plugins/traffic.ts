import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isRendering } from "../rendering/renderer.ts";
import { trafficCounter, type TrafficCounter } from "../modules/traffic/index.ts";

/** How often what was counted is written, in milliseconds. */
const WRITE_INTERVAL_MS = 30_000;

/** Counts every answer, and writes the sums of the API's beside the requests, and at an orderly stop. */
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
  const write = (): Promise<void> => {
    traffic.beat();
    return traffic.flush();
  };
  // After the job's own end, because hooks of this kind run from the last one to the first.
  app.addHook("onClose", () =>
    traffic.flush().catch((error: unknown) => log.warn({ err: error }, "the traffic could not be written")),
  );
  app.jobs.every(app, "traffic", WRITE_INTERVAL_MS, write, { atStart: true });
  return traffic;
}

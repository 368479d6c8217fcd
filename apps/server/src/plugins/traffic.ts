import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isRendering } from "../rendering/renderer.ts";
import { trafficCounter, type TrafficCounter } from "../modules/traffic/index.ts";

/** How often what was counted is written, in milliseconds. */
const WRITE_INTERVAL_MS = 30_000;

/** Counts every answer of the API, and writes the sums beside the requests, and at an orderly stop. */
export function installTraffic(app: FastifyInstance, { database, clock, log }: Deps): TrafficCounter {
  const traffic = trafficCounter(database, clock);
  app.addHook("onResponse", (request, reply, done) => {
    if (request.url.startsWith("/api/") && !isRendering(request))
      traffic.count({
        method: request.method,
        // An unknown address has no pattern, and is the sender's own text.
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
    done();
  });
  const write = (): Promise<void> =>
    traffic.flush().catch((error: unknown) => log.warn({ err: error }, "the traffic could not be written"));
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook("onListen", async () => {
    traffic.beat();
    timer = setInterval(() => {
      traffic.beat();
      void write();
    }, WRITE_INTERVAL_MS).unref();
    void write();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
  return traffic;
}

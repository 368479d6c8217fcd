import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { fail } from "../fail.ts";
import { BOUNDS, type TrafficCounter } from "../modules/traffic/index.ts";
import { registerParts, type MetricSources } from "./part-metrics.ts";

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The figures of this process. Labels hold patterns and classes, never an id, a name or an address. */
function registryOf(traffic: TrafficCounter, sources: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "karota_http_requests_total",
    help: "Answered requests",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "karota_http_request_duration_seconds",
    help: "How long requests took, without streams of events, which are open for minutes",
    labelNames: ["method", "route"],
    buckets: BOUNDS.map((ms) => ms / 1000),
    registers,
  });
  traffic.onAnswered(({ method, route, status, ms }) => {
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    if (ms !== null) durations.observe({ method, route }, ms / 1000);
  });
  registerParts(registry, sources);
  return registry;
}

/** `GET /metrics` for Prometheus, with METRICS_TOKEN; for all others, and without one, it does not exist. */
export function installMetrics(
  app: FastifyInstance,
  { metricsToken }: Config,
  traffic: TrafficCounter,
  sources: MetricSources,
): void {
  const registry = metricsToken === null ? null : registryOf(traffic, sources);
  const wanted = hash(`Bearer ${metricsToken}`);
  app.get("/metrics", async (request, reply) => {
    const isAllowed = timingSafeEqual(hash(request.headers.authorization ?? ""), wanted);
    if (!registry || !isAllowed) throw fail("E-KAROTA-NOT_FOUND");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

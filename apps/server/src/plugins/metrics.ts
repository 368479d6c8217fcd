import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { fail } from "../fail.ts";
import { BOUNDS, type TrafficCounter } from "../modules/traffic/index.ts";

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Read at each request. */
export interface MetricSources {
  /** How many daily and weekly boards are there. */
  boards(): Promise<readonly { readonly period: string; readonly running: boolean; readonly ready: number }[]>;
  mailsWaiting(): Promise<number>;
  /** Since the start. */
  pagesNotRendered(): number;
}

/** The figures of this process. Labels hold patterns and classes, never an id, a name or an address. */
function registryOf(traffic: TrafficCounter, sources: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "karota_http_requests_total",
    help: "Answered calls of the API",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "karota_http_request_duration_seconds",
    help: "How long calls of the API took",
    labelNames: ["method", "route"],
    buckets: BOUNDS.map((ms) => ms / 1000),
    registers,
  });
  traffic.onAnswered(({ method, route, status, ms }) => {
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    durations.observe({ method, route }, ms / 1000);
  });
  const boards: Gauge<"period" | "span"> = new Gauge({
    name: "karota_boards_ready",
    help: "Boards of the running and the next day and week that are ready",
    labelNames: ["period", "span"],
    registers: [],
    async collect() {
      // Without a database the other figures are all the more wanted.
      boards.reset();
      for (const { period, running, ready } of await sources.boards().catch(() => []))
        boards.set({ period, span: running ? "running" : "next" }, ready);
    },
  });
  const notRendered: Counter = new Counter({
    name: "karota_pages_not_rendered_total",
    help: "Pages that were sent as the bare shell because they could not be rendered",
    registers,
    collect() {
      notRendered.reset();
      notRendered.inc(sources.pagesNotRendered());
    },
  });
  const mails: Gauge = new Gauge({
    name: "karota_mails_waiting",
    help: "Mails that have not left yet",
    registers: [],
    async collect() {
      mails.remove();
      const waiting = await sources.mailsWaiting().catch(() => null);
      if (waiting !== null) mails.set(waiting);
    },
  });
  registry.registerMetric(boards);
  registry.registerMetric(mails);
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

import type { Traffic, TrafficFrom } from "@karota/contract/admin/status.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import { SPAN_MS } from "./traffic-counter.ts";
import { addTimes, noTimes, quantile } from "./histogram.ts";
import { listTraffic, type TrafficRow } from "./store.ts";

/** In a day, and in an hour. */
const SPANS_PER_DAY = 288;
const SPANS_PER_HOUR = 12;
/** A running process writes a row in the present span, or at least did in the one before. */
const LIVE_SPANS = 2;

function summarise(rows: readonly TrafficRow[]): Traffic {
  const times = noTimes();
  for (const row of rows) addTimes(times, JSON.parse(row.times) as number[]);
  const sum = (of: "requests" | "refused" | "failed") => rows.reduce((all, row) => all + row[of], 0);
  return {
    requests: sum("requests"),
    refused: sum("refused"),
    failed: sum("failed"),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

/** The last 24 hours of all processes, and the processes that run. */
export async function readTraffic(queries: Queries, calendar: Calendar, now: number) {
  const last = now - (now % SPAN_MS);
  const first = last - (SPANS_PER_DAY - 1) * SPAN_MS;
  const rows = await listTraffic(queries, first);
  const within = (from: number, spans: number) =>
    rows.filter(({ starts_at: starts }) => starts >= from && starts < from + spans * SPAN_MS);
  const every = (spans: number): TrafficFrom[] =>
    Array.from({ length: SPANS_PER_DAY / spans }, (_, i) => {
      const from = first + i * spans * SPAN_MS;
      return { starts: calendar.iso(from), ...summarise(within(from, spans)) };
    });
  const seen = new Set(within(last - (LIVE_SPANS - 1) * SPAN_MS, LIVE_SPANS).map((row) => row.process));
  const lastHour = within(last - (SPANS_PER_HOUR - 1) * SPAN_MS, SPANS_PER_HOUR);
  const requestsOf = (process: string) =>
    lastHour.filter((row) => row.process === process).reduce((all, row) => all + row.requests, 0);
  return {
    traffic: { all: summarise(within(first, SPANS_PER_DAY)), points: every(1), hours: every(SPANS_PER_HOUR) },
    processes: [...seen].toSorted().map((id) => ({ id, requests: requestsOf(id) })),
  };
}

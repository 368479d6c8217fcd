import { expect, it } from "vitest";
import type { TrafficFrom } from "@karota/contract/admin/status.ts";
import { sinceStart, tickMinutes } from "./since-start.ts";

const END = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
/** A day in points of five minutes; `requests` by how many minutes ago they were. */
const day = (requests: Readonly<Record<number, number>> = {}): readonly TrafficFrom[] =>
  Array.from({ length: 288 }, (_, place) => {
    const ago = (288 - place) * 5;
    const starts = new Date(END - ago * MINUTE_MS).toISOString();
    return { starts, requests: requests[ago] ?? 0, refused: 0, failed: 0, p50: null, p95: null, p99: null };
  });
const hoursAgo = (hours: number) => new Date(END - hours * 60 * MINUTE_MS).toISOString();

it("the plots begin with the process, an hour ago at the latest and a day ago at the earliest", () => {
  expect(sinceStart(day(), hoursAgo(3))).toHaveLength(36);
  expect(sinceStart(day(), hoursAgo(0.1))).toHaveLength(12);
  expect(sinceStart(day(), hoursAgo(300))).toHaveLength(288);
});

it("what came before a restart is not hidden by it", () => {
  expect(sinceStart(day({ 600: 4 }), hoursAgo(0.1))).toHaveLength(120);
});

it("a plot has two to seven times below it, whatever its length", () => {
  for (let points = 12; points <= 288; points++) {
    const times = (points * 5) / tickMinutes(points);
    expect(times).toBeGreaterThan(2);
    expect(times).toBeLessThanOrEqual(8);
  }
});

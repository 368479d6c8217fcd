import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerParts, type MetricSources } from "./part-metrics.ts";

const nothing = (): Promise<never> => new Promise(() => {});
const SOURCES: MetricSources = {
  boards: nothing,
  mails: nothing,
  databaseAnswers: nothing,
  pagesNotRendered: () => 0,
  savesWaiting: () => 3,
  pools: () => ({}),
  connections: () => null,
  jobs: () => [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = async (sources: MetricSources): Promise<readonly string[]> => {
  const registry = new Registry();
  registerParts(registry, sources);
  const text = registry.metrics();
  await vi.advanceTimersByTimeAsync(2_000);
  return (await text).split("\n").filter((line) => /^karota_(boards|mails|saves|database)/.test(line));
};

test("of a database that does not answer in time, the figures are left out and the others are there", async () => {
  expect(await read(SOURCES)).toEqual(["karota_saves_waiting 3", "karota_database_up 0"]);
});

test("a database that refuses is not up, and one that answers is", async () => {
  const refuses = () => Promise.reject(new Error("refused"));
  expect(await read({ ...SOURCES, databaseAnswers: refuses })).toContain("karota_database_up 0");
  expect(await read({ ...SOURCES, databaseAnswers: () => Promise.resolve() })).toContain("karota_database_up 1");
});

test("a database whose connections are all taken has no figure: it may be up, and what waits is counted", async () => {
  const busy = { used: 20, idle: 0, max: 20, waiting: 3 };
  const figures = await read({ ...SOURCES, connections: () => busy });
  expect(figures).toContain("karota_database_queries_waiting 3");
  expect(figures.join("\n")).not.toContain("karota_database_up");
  expect(await read({ ...SOURCES, connections: () => ({ ...busy, waiting: 0 }) })).toContain("karota_database_up 0");
});

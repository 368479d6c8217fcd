import { onTestFinished, vi } from "vitest";
import type { TestApp } from "./test-app.ts";

/** The SQL of the queries outside transactions that run during some work. */
export async function queriesOf({ database }: Pick<TestApp, "database">, work: () => Promise<unknown>) {
  const spy = vi.spyOn(database.db.getExecutor(), "executeQuery");
  await work();
  const queries = spy.mock.calls.map(([query]) => query.sql);
  spy.mockRestore();
  return queries;
}

/**
 * Stops the time of caches until the end of the test: on PostgreSQL a request reads the settings and its account again
 * after a second, which would be counted on a slow machine.
 */
export function stopCacheTime(): void {
  const spy = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => spy.mockRestore());
}

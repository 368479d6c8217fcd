import { vi } from "vitest";
import type { TestApp } from "./test-app.ts";

/** The SQL of the queries outside transactions that run during some work. */
export async function queriesOf({ database }: Pick<TestApp, "database">, work: () => Promise<unknown>) {
  const spy = vi.spyOn(database.db.getExecutor(), "executeQuery");
  await work();
  const queries = spy.mock.calls.map(([query]) => query.sql);
  spy.mockRestore();
  return queries;
}

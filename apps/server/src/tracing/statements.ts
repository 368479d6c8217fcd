import type { LogEvent } from "kysely";
import { findTracer } from "./index.ts";

/** `select users`, `insert plays`: the first word and the first table. */
function nameOf(sql: string): string {
  const verb = /^\w+/.exec(sql)?.[0] ?? "statement";
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** Shows a statement that has just ended as a part of what is traced now: its text with placeholders, no value. */
export function traceStatement(event: LogEvent): void {
  const { sql } = event.query;
  const span = findTracer()?.startChild(
    { name: nameOf(sql), kind: "call", attributes: { "db.query.text": sql } },
    Date.now() - event.queryDurationMillis,
  );
  span?.end({}, event.level === "error" ? event.error : undefined);
}

import type { LogEvent } from "kysely";
import type { Operation } from "./tracer.ts";

/** `select users`, `insert plays`: the first word and the first table. */
function nameOf(sql: string): string {
  const verb = /^\w+/.exec(sql)?.[0] ?? "statement";
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** A statement in a trace: its text with placeholders, no value. */
export const operationOf = ({ query: { sql } }: LogEvent): Operation => ({
  name: nameOf(sql),
  kind: "call",
  attributes: { "db.query.text": sql },
});

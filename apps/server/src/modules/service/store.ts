import { sql, type RawBuilder } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { DailyCountsTable } from "../../database/tables.ts";

/** What is counted by the day: boards that were completed, each by everyone who did, people who joined, people who were erased. */
export type CountedEvent = "completed" | "joined" | "erased";

interface Source {
  readonly table: string;
  /** The column that says when it happened, in ms; it never changes again. */
  readonly moment: string;
  readonly only: RawBuilder<unknown>;
}

const SOURCES: Readonly<Record<CountedEvent, Source>> = {
  // Not as a parameter: only then is it seen that the index on the completed ones will do.
  completed: { table: "plays", moment: "completed_at", only: sql`and completed = 1` },
  joined: { table: "users", moment: "created_at", only: sql`` },
  erased: { table: "users", moment: "erased_at", only: sql`` },
};

async function select(queries: Queries, event: CountedEvent, value: string, from: number, until: number | null) {
  const { table, moment, only } = SOURCES[event];
  const before = until === null ? sql`` : sql`and ${sql.ref(moment)} < ${until}`;
  const { rows } = await sql<{ value: number | string | null }>`
    select ${sql.raw(value)} as value from ${sql.table(table)} where ${sql.ref(moment)} >= ${from} ${before} ${only}`.execute(
    queries,
  );
  return rows[0]!.value;
}

/** When something happened for the first or the last time from a moment on, in ms; null where it has not. */
export async function findMoment(
  queries: Queries,
  event: CountedEvent,
  which: "min" | "max",
  from: number,
): Promise<number | null> {
  const value = await select(queries, event, `${which}(${SOURCES[event].moment})`, from, null);
  return value === null ? null : Number(value);
}

/** How often something happened from a moment on, until before another one. */
export const countEvents = async (
  queries: Queries,
  event: CountedEvent,
  from: number,
  until: number | null,
): Promise<number> => Number(await select(queries, event, "count(*)", from, until));

/** The sum of the stored days, and the last of them; null where none is stored. */
export async function sumDays(
  queries: Queries,
  event: CountedEvent,
): Promise<{ readonly last: number | null; readonly amount: number }> {
  const { last, amount } = await queries
    .selectFrom("daily_counts")
    .select(({ fn }) => [fn.max<number | null>("day").as("last"), fn.sum<number | null>("amount").as("amount")])
    .where("event", "=", event)
    .executeTakeFirstOrThrow();
  return { last, amount: Number(amount) };
}

/** Stores what was counted of a day, unless another process was first. */
export async function addDay(queries: Queries, row: DailyCountsTable): Promise<void> {
  await queries
    .insertInto("daily_counts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["event", "day"]).doNothing())
    .execute();
}

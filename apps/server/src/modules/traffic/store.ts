import type { Selectable } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { TrafficTable } from "../../database/tables.ts";

export type TrafficRow = Selectable<TrafficTable>;

/** Writes what a process has counted so far in a span, over what it wrote of it before. */
export async function putTraffic(queries: Queries, row: TrafficRow): Promise<void> {
  await queries
    .insertInto("traffic")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["starts_at", "process"]).doUpdateSet((set) => ({
        requests: set.ref("excluded.requests"),
        refused: set.ref("excluded.refused"),
        failed: set.ref("excluded.failed"),
        times: set.ref("excluded.times"),
      })),
    )
    .execute();
}

/** What was counted in spans that start at or after a moment. */
export const listTraffic = (queries: Queries, from: number): Promise<TrafficRow[]> =>
  queries.selectFrom("traffic").selectAll().where("starts_at", ">=", from).execute();

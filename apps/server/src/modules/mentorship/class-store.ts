import type { InTransaction, Queries } from "../../database/database.ts";

/**
 * The pupils with class cards of groups, as far as it concerns whose group it is. What pupils and cards are is decided in
 * the module `classes`, which uses this one.
 */

/** How many accounts were made with cards of a group, and end with it. */
export async function countPupilsOf(queries: Queries, groupId: string): Promise<number> {
  const row = await queries
    .selectFrom("class_pupils")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Gives another group the class of a group, which has none any more; the owner of both is locked. */
export async function moveClass(queries: InTransaction, from: string, to: string): Promise<void> {
  const row = await queries.selectFrom("classes").selectAll().where("group_id", "=", from).executeTakeFirstOrThrow();
  // Pupils refer to a class, and no two classes have one code: the code moves last.
  await queries
    .insertInto("classes")
    .values({ ...row, group_id: to, code: to })
    .execute();
  await queries.updateTable("class_pupils").set({ group_id: to }).where("group_id", "=", from).execute();
  await queries.deleteFrom("classes").where("group_id", "=", from).execute();
  await queries.updateTable("classes").set({ code: row.code }).where("group_id", "=", to).execute();
}

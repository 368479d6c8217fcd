import type { InTransaction, Queries } from "../../database/database.ts";

/**
 * The pupils with class cards of groups, as far as it concerns whose group it is. What pupils and cards are is decided in
 * the module `classes`, which uses this one.
 */

/** The group with whose cards a pupil signs in, and whose it is. */
export interface ClassOfPupil {
  readonly pupil: string;
  readonly group: string;
  readonly owner: string;
}

/** The classes of those among some people who have a card. */
export async function listClassesOf(queries: Queries, among: readonly string[]): Promise<readonly ClassOfPupil[]> {
  if (among.length === 0) return [];
  return queries
    .selectFrom("class_pupils")
    .innerJoin("student_groups", "student_groups.id", "class_pupils.group_id")
    .select(["user_id as pupil", "group_id as group", "mentor_id as owner"])
    .where("user_id", "in", among)
    .execute();
}

/** The people with cards of a mentor's groups, or one of them; cards of a removed group are void. */
export async function listCardHoldersOf(queries: Queries, mentorId: string, id?: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("student_groups")
    .innerJoin("class_pupils", "class_pupils.group_id", "student_groups.id")
    .select("user_id")
    .where("mentor_id", "=", mentorId)
    .where("student_groups.removed_at", "is", null)
    .$if(id !== undefined, (query) => query.where("user_id", "=", id!))
    .execute();
  return rows.map((row) => row.user_id);
}

/** The pupils with cards of a group, also those who are not in it any more. */
export async function listPupilsOf(queries: Queries, groupId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("class_pupils")
    .select("user_id")
    .where("group_id", "=", groupId)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** How many accounts were made with cards of a group, and end with it. */
export async function countPupilsOf(queries: Queries, groupId: string): Promise<number> {
  const row = await queries
    .selectFrom("class_pupils")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * How many accounts were made with cards of a mentor's groups for pupils who are not the mentor's students any more; of
 * groups that were removed, too, until they are erased. Newcomers do not count.
 */
export async function countPupilsBeyondStudents(
  queries: Queries,
  mentorId: string,
  newcomers: readonly string[] = [],
): Promise<number> {
  const row = await queries
    .selectFrom("class_pupils")
    .innerJoin("student_groups", "student_groups.id", "class_pupils.group_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mentor_id", "=", mentorId)
    .$if(newcomers.length > 0, (query) => query.where("user_id", "not in", newcomers))
    .where("user_id", "not in", (from) =>
      from
        .selectFrom("mentor_students")
        .select("student_id")
        .where("mentor_id", "=", mentorId)
        .where("left_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}

/** As `countPupilsBeyondStudents`, of one group and those who are not its members any more. */
export async function countPupilsBeyondMembers(
  queries: Queries,
  groupId: string,
  newcomers: readonly string[] = [],
): Promise<number> {
  const row = await queries
    .selectFrom("class_pupils")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("group_id", "=", groupId)
    .$if(newcomers.length > 0, (query) => query.where("user_id", "not in", newcomers))
    .where("user_id", "not in", (from) =>
      from
        .selectFrom("group_members")
        .select("student_id")
        .where("group_members.group_id", "=", groupId)
        .where("left_at", "is", null),
    )
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

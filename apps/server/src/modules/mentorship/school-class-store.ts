import type { InTransaction, Queries } from "../../database/database.ts";
import type { GroupClassesTable } from "../../database/tables.ts";
import { MAX_GROUP_SIZE } from "@karota/contract/mentorship/mentorship.ts";
import type { Selectable } from "kysely";

/** The classes that providers tell of people, and the groups that mentors have made of them. */

/** A class of one school of one issuer: its name alone says nothing. */
export interface SchoolClass {
  readonly issuer: string;
  readonly school: string;
  readonly name: string;
}

/** Replaces the classes of a person by those that the provider tells now. */
export async function replaceClasses(
  queries: InTransaction,
  userId: string,
  classes: readonly SchoolClass[],
): Promise<void> {
  await queries.deleteFrom("school_classes").where("user_id", "=", userId).execute();
  if (classes.length === 0) return;
  const rows = classes.map(({ issuer, school, name }) => ({ user_id: userId, issuer, school, name }));
  await queries.insertInto("school_classes").values(rows).execute();
}

/** The classes that a person's provider tells of them, by name. */
export const listClassesOfPerson = (queries: Queries, userId: string): Promise<SchoolClass[]> =>
  queries
    .selectFrom("school_classes")
    .select(["issuer", "school", "name"])
    .where("user_id", "=", userId)
    .orderBy("name")
    .execute();

/** The classes of a person whom the provider calls a mentor, who has signed in since a moment. */
export const listClassesOfTeacher = (queries: Queries, userId: string, since: number): Promise<SchoolClass[]> =>
  queries
    .selectFrom("school_classes")
    .innerJoin("users", "users.id", "user_id")
    .select(["school_classes.issuer", "school", "school_classes.name"])
    .where("user_id", "=", userId)
    .where("provider_mentor", "=", 1)
    .where("last_login_at", ">=", since)
    .orderBy("school_classes.name")
    .execute();

/** A group that was made of a class, and whose it is now. */
export interface GroupOfClass extends Selectable<GroupClassesTable> {
  readonly mentor_id: string;
  readonly group_name: string;
}

const groupsOfClasses = (queries: Queries) =>
  queries
    .selectFrom("group_classes")
    .innerJoin("student_groups", "student_groups.id", "group_id")
    .selectAll("group_classes")
    .select(["mentor_id", "student_groups.name as group_name"])
    .where("removed_at", "is", null);

/** Of a mentor's groups the first one that was made of a class and takes its pupils until today or later. */
export async function findGroupOfClass(
  queries: Queries,
  mentorId: string,
  { issuer, school, name }: SchoolClass,
  today: string,
): Promise<GroupOfClass | null> {
  const row = await groupsOfClasses(queries)
    .where("mentor_id", "=", mentorId)
    .where("issuer", "=", issuer)
    .where("school", "=", school)
    .where("group_classes.name", "=", name)
    .where("last_day", ">=", today)
    .orderBy("group_id")
    .executeTakeFirst();
  return row ?? null;
}

/** The groups of all mentors that take the pupils of a class until today or later, in the order in which they are locked. */
export const listGroupsOfClass = (
  queries: Queries,
  { issuer, school, name }: SchoolClass,
  today: string,
): Promise<GroupOfClass[]> =>
  groupsOfClasses(queries)
    .where("issuer", "=", issuer)
    .where("school", "=", school)
    .where("group_classes.name", "=", name)
    .where("last_day", ">=", today)
    .orderBy("mentor_id")
    .execute();

export async function addGroupClass(queries: InTransaction, row: Selectable<GroupClassesTable>): Promise<void> {
  await queries.insertInto("group_classes").values(row).execute();
}

/** Who may come into a group by a class. */
export interface Coming {
  readonly schoolClass: SchoolClass;
  readonly mentorId: string;
  /** Null: one that is not made yet. */
  readonly groupId: string | null;
  /** Only whose classes were told since then. */
  readonly freshSince: number;
  /** Nobody who has left the mentor, or was removed, since then. */
  readonly leftSince: number;
  /** Of one pupil alone. */
  readonly userId?: string;
}

/**
 * Pupils of a class who are not in a group, and were neither removed from it nor refused; in the order of their ids, and
 * no more than any group can have.
 */
export async function listComing(queries: Queries, coming: Coming): Promise<readonly string[]> {
  const { schoolClass, mentorId, groupId, freshSince, leftSince, userId } = coming;
  const rows = await queries
    .selectFrom("school_classes")
    .innerJoin("users", "users.id", "school_classes.user_id")
    .select("users.id")
    .where("school_classes.issuer", "=", schoolClass.issuer)
    .where("school_classes.school", "=", schoolClass.school)
    .where("school_classes.name", "=", schoolClass.name)
    .$if(userId !== undefined, (query) => query.where("school_classes.user_id", "=", userId!))
    .where("users.id", "!=", mentorId)
    .where("users.provider_mentor", "=", 0)
    .where("users.blocked", "=", 0)
    .where("users.erased_at", "is", null)
    .where("users.last_login_at", ">=", freshSince)
    .where("users.id", "not in", (from) =>
      from
        .selectFrom("mentor_students")
        .select("student_id")
        .where("mentor_students.mentor_id", "=", mentorId)
        .where("left_at", ">=", leftSince),
    )
    .$if(groupId !== null, (query) =>
      query
        .where("users.id", "not in", (from) =>
          from.selectFrom("group_members").select("student_id").where("group_members.group_id", "=", groupId!),
        )
        .where("users.id", "not in", (from) =>
          from
            .selectFrom("join_requests")
            .select("student_id")
            .where("join_requests.group_id", "=", groupId!)
            .where("refused_at", "is not", null),
        )
        .where("users.id", "not in", (from) =>
          from
            .selectFrom("group_colleagues")
            .select("group_colleagues.mentor_id")
            .where("group_colleagues.group_id", "=", groupId!),
        ),
    )
    .orderBy("users.id")
    .limit(MAX_GROUP_SIZE + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** The present members of a group that was made of a class whose provider does not tell this class of them. */
export async function listOutOfClass(queries: Queries, groupId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("group_classes")
    .innerJoin("group_members", "group_members.group_id", "group_classes.group_id")
    .innerJoin("users", "users.id", "student_id")
    .leftJoin("school_classes as told", (join) =>
      join
        .onRef("told.user_id", "=", "student_id")
        .onRef("told.issuer", "=", "group_classes.issuer")
        .onRef("told.school", "=", "group_classes.school")
        .onRef("told.name", "=", "group_classes.name"),
    )
    .select("student_id")
    .where("group_classes.group_id", "=", groupId)
    .where("left_at", "is", null)
    .whereRef("users.issuer", "=", "group_classes.issuer")
    .where("told.user_id", "is", null)
    .execute();
  return new Set(rows.map(({ student_id }) => student_id));
}

/** The own classes of which mentors have made groups that a student is in, by name. */
export const listClassGroupsOf = (queries: Queries, studentId: string): Promise<{ mentor: string; name: string }[]> =>
  queries
    .selectFrom("group_members")
    .innerJoin("group_classes", "group_classes.group_id", "group_members.group_id")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .innerJoin("school_classes as told", (join) =>
      join
        .onRef("told.user_id", "=", "student_id")
        .onRef("told.issuer", "=", "group_classes.issuer")
        .onRef("told.school", "=", "group_classes.school")
        .onRef("told.name", "=", "group_classes.name"),
    )
    .select(["mentor_id as mentor", "group_classes.name"])
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .where("removed_at", "is", null)
    .orderBy("group_classes.name")
    .execute();

/** The classes of which a mentor has made groups, by group. */
export async function listClassNames(queries: Queries, mentorId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await groupsOfClasses(queries).where("mentor_id", "=", mentorId).execute();
  return new Map(rows.map(({ group_id, name }) => [group_id, name]));
}

/** Deletes what a group was made of: nobody comes into it by a class any more. */
export async function deleteGroupClass(queries: InTransaction, groupId: string): Promise<void> {
  await queries.deleteFrom("group_classes").where("group_id", "=", groupId).execute();
}

/** Deletes the classes of a person, and what the groups were made of that they have as a mentor. */
export async function eraseClasses(queries: InTransaction, userId: string): Promise<void> {
  const own = queries.selectFrom("student_groups").select("id").where("mentor_id", "=", userId);
  await queries.deleteFrom("school_classes").where("user_id", "=", userId).execute();
  await queries.deleteFrom("group_classes").where("group_id", "in", own).execute();
}

import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { ClassesTable, ClassPupilsTable } from "../../database/tables.ts";
import { byName } from "../../name-order.ts";

export type ClassRow = Selectable<ClassesTable>;
export type PupilRow = Selectable<ClassPupilsTable>;

export async function findClass(queries: Queries, groupId: string): Promise<ClassRow | null> {
  return (await queries.selectFrom("classes").selectAll().where("group_id", "=", groupId).executeTakeFirst()) ?? null;
}

export async function addClass(queries: InTransaction, row: ClassRow): Promise<void> {
  await queries.insertInto("classes").values(row).execute();
}

export async function changeClass(
  queries: InTransaction,
  groupId: string,
  change: Partial<Pick<ClassRow, "code" | "last_day">>,
): Promise<void> {
  await queries.updateTable("classes").set(change).where("group_id", "=", groupId).execute();
}

/** A pupil with their person and the end of their class. */
export interface Pupil extends PupilRow {
  readonly name: string;
  readonly subject: string;
  readonly created_at: number;
  readonly last_login_at: number;
  /** Tokens from before it are void: when the card was renewed, too. */
  readonly tokens_from: number;
  readonly last_day: string;
  readonly group_removed_at: number | null;
}

const pupils = (queries: Queries) =>
  queries
    .selectFrom("class_pupils")
    .innerJoin("users", "users.id", "class_pupils.user_id")
    .innerJoin("classes", "classes.group_id", "class_pupils.group_id")
    .innerJoin("student_groups", "student_groups.id", "class_pupils.group_id")
    .selectAll("class_pupils")
    .select(["users.name", "users.subject", "users.created_at", "users.last_login_at", "users.tokens_from"])
    .select(["classes.last_day", "student_groups.removed_at as group_removed_at"]);

/** The pupils of a class by name, also those who are not in the group any more: their cards work. */
export const listPupils = async (queries: Queries, groupId: string): Promise<readonly Pupil[]> =>
  (await pupils(queries).where("class_pupils.group_id", "=", groupId).execute()).toSorted(byName);

/** As `listPupils`, of those who are in the group: a mentor decides only about them. */
export async function listPresentPupils(queries: Queries, groupId: string): Promise<readonly Pupil[]> {
  const rows = await pupils(queries)
    .innerJoin("group_members", (join) =>
      join
        .onRef("group_members.group_id", "=", "class_pupils.group_id")
        .onRef("group_members.student_id", "=", "class_pupils.user_id")
        .on("group_members.left_at", "is", null),
    )
    .where("class_pupils.group_id", "=", groupId)
    .execute();
  return rows.toSorted(byName);
}

export async function findPupil(queries: Queries, userId: string): Promise<Pupil | null> {
  return (await pupils(queries).where("class_pupils.user_id", "=", userId).executeTakeFirst()) ?? null;
}

export async function findByCard(queries: Queries, cardHash: string): Promise<Pupil | null> {
  return (await pupils(queries).where("card_hash", "=", cardHash).executeTakeFirst()) ?? null;
}

/** The group of a class code, with its last day; null when there is none. */
export async function findByCode(
  queries: Queries,
  code: string,
): Promise<(ClassRow & { readonly group_removed_at: number | null }) | null> {
  const row = await queries
    .selectFrom("classes")
    .innerJoin("student_groups", "student_groups.id", "classes.group_id")
    .selectAll("classes")
    .select("student_groups.removed_at as group_removed_at")
    .where("code", "=", code)
    .executeTakeFirst();
  return row ?? null;
}

export async function addPupil(queries: InTransaction, row: PupilRow): Promise<void> {
  await queries.insertInto("class_pupils").values(row).execute();
}

/** Changes a pupil's row; null when there is none. Without a change it locks the row until the transaction ends. */
export async function changePupil(
  queries: InTransaction,
  userId: string,
  change: Partial<Omit<PupilRow, "user_id" | "group_id">>,
): Promise<PupilRow | null> {
  const row = await queries
    .updateTable("class_pupils")
    .set((set) => ({ wrong_tries: set.ref("wrong_tries"), ...change }))
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deletePupil(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("class_pupils").where("user_id", "=", userId).execute();
}

/** What ended classes are: those whose last day was before this day, or whose group was removed before this moment. */
export interface Ended {
  readonly lastDayBefore: string;
  readonly removedBefore: number;
}

const endedPupils = (queries: Queries, { lastDayBefore, removedBefore }: Ended) =>
  queries
    .selectFrom("class_pupils")
    .innerJoin("classes", "classes.group_id", "class_pupils.group_id")
    .innerJoin("student_groups", "student_groups.id", "class_pupils.group_id")
    .select("user_id")
    .where(({ or, eb }) => or([eb("last_day", "<", lastDayBefore), eb("removed_at", "<", removedBefore)]));

/** Pupils of ended classes by their ids, after one of them; so many at most. */
export async function listEnded(
  queries: Queries,
  ended: Ended,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const rows = await endedPupils(queries, ended).where("user_id", ">", after).orderBy("user_id").limit(most).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Whether this is a pupil of an ended class. */
export async function isEnded(queries: Queries, ended: Ended, userId: string): Promise<boolean> {
  return (await endedPupils(queries, ended).where("user_id", "=", userId).executeTakeFirst()) !== undefined;
}

/** A mentor's groups whose pupils have cards. */
export const listClassesOf = (
  queries: Queries,
  mentorId: string,
): Promise<{ group: string; code: string; last_day: string }[]> =>
  queries
    .selectFrom("classes")
    .innerJoin("student_groups", "student_groups.id", "classes.group_id")
    .select(["student_groups.name as group", "code", "last_day"])
    .where("mentor_id", "=", mentorId)
    .where("removed_at", "is", null)
    .orderBy("student_groups.name")
    .execute();

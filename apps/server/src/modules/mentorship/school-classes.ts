import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { SchoolClassesReply, TakeClassReply } from "@karota/contract/mentorship/school-class.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail, Failure } from "../../fail.ts";
import { endOfSchoolYear, startOfSchoolYear } from "../../school-year.ts";
import { findProvider, lockPerson, mayMentor, type Person } from "../users/index.ts";
import { describeGroup } from "./describe-group.ts";
import { addToLog } from "./group-log.ts";
import { freeNameOf } from "./hand-over.ts";
import { admit } from "./join-group.ts";
import { deleteRequests } from "./join-store.ts";
import { lockMentor, mentorOf, type Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { insertGroup } from "./save-group.ts";
import {
  addGroupClass,
  findGroupOfClass,
  listClassesOfPerson,
  listClassesOfTeacher,
  listComing,
  listGroupsOfClass,
  replaceClasses,
  type GroupOfClass,
  type SchoolClass,
} from "./school-class-store.ts";
import { lockRow } from "./store.ts";

/** For how long it counts what a provider told of a person, in days: classes change while nobody signs in. */
const FRESH_DAYS = 30;

type SchoolDeps = Pick<MentorshipDeps, "calendar" | "clock" | "config">;

const todayOf = ({ calendar, clock }: SchoolDeps): string => calendar.spanOf("daily", clock.now()).key;
const freshSince = ({ calendar, clock }: SchoolDeps): number => calendar.daysAfter(clock.now(), -FRESH_DAYS);

/** Stores the classes that a provider tells of a person at a sign-in. */
export const saveSchoolClasses = (
  queries: InTransaction,
  { id, issuer }: Pick<Person, "id" | "issuer">,
  { school, classes }: { readonly school: string; readonly classes: readonly string[] },
): Promise<void> =>
  replaceClasses(
    queries,
    id,
    classes.map((name) => ({ issuer, school, name })),
  );

/** The classes of a mentor whom the provider calls one, where it is still asked for classes. */
async function listOwnClasses(deps: SchoolDeps, queries: Queries, mentorId: string): Promise<readonly SchoolClass[]> {
  const told = await listClassesOfTeacher(queries, mentorId, freshSince(deps));
  return told.filter(({ issuer }) => findProvider(deps.config, issuer)?.classes !== undefined);
}

const isSame = (one: SchoolClass, other: SchoolClass): boolean =>
  one.issuer === other.issuer && one.school === other.school && one.name === other.name;

/** Who comes into a mentor's group by a class; a group of null is not made yet. */
function comingOf(deps: SchoolDeps, mentorId: string, schoolClass: SchoolClass, group: GroupOfClass | null) {
  const lastDay = group?.last_day ?? endOfSchoolYear(todayOf(deps));
  return {
    schoolClass,
    mentorId,
    groupId: group?.group_id ?? null,
    freshSince: freshSince(deps),
    leftSince: startOfSchoolYear(lastDay, deps.config.timeZone),
  };
}

/** The classes of the actor's school that the actor may take over as groups, and how many pupils would come. */
export async function listSchoolClasses(deps: MentorshipDeps, actor: Actor): Promise<SchoolClassesReply> {
  const { db } = deps.database;
  const classes: SchoolClassesReply["classes"] = [];
  for (const own of await listOwnClasses(deps, db, actor.id)) {
    const group = await findGroupOfClass(db, actor.id, own, todayOf(deps));
    const coming = await listComing(db, comingOf(deps, actor.id, own, group));
    classes.push({
      name: own.name,
      group: group && { id: group.group_id, name: group.group_name },
      numComing: coming.length,
    });
  }
  return { classes };
}

/** Brings pupils of a class into the group that its mentor, who is locked, has made of it. */
async function bringIn(
  deps: MentorshipDeps,
  queries: InTransaction,
  {
    mentor,
    group,
    actorId,
    userId,
  }: {
    readonly mentor: Mentor;
    readonly group: GroupOfClass;
    readonly actorId: string;
    readonly userId?: string;
  },
): Promise<PackageName> {
  const { group_id: groupId } = group;
  const coming = comingOf(deps, mentor.id, group, group);
  const studentIds: string[] = [];
  // An account that is erased at this moment must not come back.
  for (const id of await listComing(queries, userId === undefined ? coming : { ...coming, userId }))
    if (await lockPerson(queries, id)) studentIds.push(id);
  if (studentIds.length === 0) return mentor.package.name;
  const who = { groupId, studentIds, actorId, ownAction: "memberCame", now: deps.clock.now() } as const;
  const name = await admit(deps, queries, mentor, who);
  await deleteRequests(queries, groupId, studentIds);
  return name;
}

/**
 * Makes a group of a class of the actor's school, with the pupils who have signed in; once it is made, brings in those who
 * are not in it.
 * @throws E-MENTORSHIP-SCHOOL_CLASS_UNKNOWN, E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export async function takeSchoolClass(deps: MentorshipDeps, actor: Actor, name: string): Promise<TakeClassReply> {
  const { calendar, clock, database } = deps;
  const now = clock.now();
  return database.transaction(async (queries) => {
    const mentor = await lockMentor(deps, queries, actor, now);
    const own = (await listOwnClasses(deps, queries, actor.id)).find((one) => one.name === name);
    if (!own) throw fail("E-MENTORSHIP-SCHOOL_CLASS_UNKNOWN");
    const today = todayOf(deps);
    const taken = await findGroupOfClass(queries, actor.id, own, today);
    const made = taken
      ? null
      : await insertGroup(deps, queries, mentor, await freeNameOf(queries, mentor.id, { id: "", name }));
    if (made) {
      await addGroupClass(queries, { group_id: made.id, ...own, last_day: endOfSchoolYear(today) });
      await addToLog(queries, { groupId: made.id, actorId: actor.id, action: "classTaken", now });
    }
    const group = taken ?? (await findGroupOfClass(queries, actor.id, own, today))!;
    const packageName = await bringIn(deps, queries, { mentor: made?.mentor ?? mentor, group, actorId: actor.id });
    return {
      code: made ? "S-MENTORSHIP-GROUP_ADDED" : "S-MENTORSHIP-MEMBER_ADDED",
      group: await describeGroup(queries, actor.id, group.group_id, calendar),
      package: packageName,
    };
  });
}

/** A pupil comes into one group; nothing happens when its mentor may not act, or is not told this class any more. */
async function joinOne(deps: MentorshipDeps, queries: InTransaction, found: GroupOfClass, userId: string) {
  const row = await lockRow(queries, found.mentor_id);
  // It may have gone to another mentor, or have been removed, before the lock.
  const groups = row ? await listGroupsOfClass(queries, found, todayOf(deps)) : [];
  const group = groups.find((one) => one.group_id === found.group_id && one.mentor_id === found.mentor_id);
  if (!row || !group || !(await mayMentor(deps, queries, row.user_id))) return;
  if (!(await listOwnClasses(deps, queries, row.user_id)).some((own) => isSame(own, group))) return;
  const mentor = mentorOf(deps.settings(), row.user_id, row.package);
  await bringIn(deps, queries, { mentor, group, actorId: userId, userId });
}

/**
 * Makes a pupil who signs in a member of the groups that mentors have made of the pupil's classes. A group that has no room
 * stays as it is: its mentor sees that somebody is missing. What fails in a group stops neither the others nor the sign-in.
 */
export async function joinSchoolClasses(deps: MentorshipDeps, userId: string): Promise<void> {
  const { database, log } = deps;
  for (const schoolClass of await listClassesOfPerson(database.db, userId))
    for (const found of await listGroupsOfClass(database.db, schoolClass, todayOf(deps)))
      await database
        .transaction((queries) => joinOne(deps, queries, found, userId))
        .catch((error: unknown) => {
          const where = { user: userId, group: found.group_id };
          if (error instanceof Failure) log.info({ ...where, code: error.code }, "not in the class");
          else log.error({ ...where, err: error }, "not in the class");
        });
}

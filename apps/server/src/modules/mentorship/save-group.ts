import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type {
  GroupDetail,
  PackageName,
  groupBody,
  groupUpdate,
  removeGroupQuery,
} from "@karota/contract/mentorship/mentorship.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { isUuid } from "../../uuid.ts";
import { presentOf } from "./colleague-rules.ts";
import { countPupilsOf, moveClass } from "./class-store.ts";
import { readMentors, saveColleagues } from "./colleague-store.ts";
import { describeGroup, getGroup, listMembers } from "./describe-group.ts";
import { addToLog, deleteLogOf } from "./group-log.ts";
import { addGroupRow, addMemberRows, changeGroupRow, endMembers, isNameTaken } from "./group-store.ts";
import { deleteRequests, endLinkOf } from "./join-store.ts";
import { lockMentor, moveUp, type Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { partGroupless } from "./remove-student.ts";
import { nameKeyOf } from "./rules.ts";
import { deleteGroupClass } from "./school-class-store.ts";
import { usageOf } from "./usage.ts";

async function freeName(queries: InTransaction, mentorId: string, name: string, but = "") {
  const key = nameKeyOf(name);
  if (await isNameTaken(queries, mentorId, key, but)) throw fail("E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS");
  return { name, name_key: key };
}

/**
 * Adds a group without members; the mentor is locked, and returned in the package that has room for it.
 * @throws E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS, E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export async function insertGroup(
  { calendar, clock }: Pick<MentorshipDeps, "calendar" | "clock">,
  queries: InTransaction,
  mentor: Mentor,
  { name, description = "" }: { readonly name: string; readonly description?: string | undefined },
): Promise<{ readonly id: string; readonly mentor: Mentor }> {
  const id = randomUUID();
  const now = clock.now();
  const named = await freeName(queries, mentor.id, name);
  const { groups } = await usageOf(queries, mentor.id, calendar.spanOf("weekly", now));
  const next = await moveUp(queries, mentor, { groups: groups + 1 }, now);
  await addGroupRow(queries, { id, mentor_id: mentor.id, ...named, description, created_at: now, removed_at: null });
  return { id, mentor: { ...mentor, package: next } };
}

/**
 * Makes a group, optionally with the present members of another one and with its class: pupils with cards have one class,
 * and a mentor who copies a group for the next year removes the old one.
 * @throws E-MENTORSHIP-WRONG_UUID_FORMAT, E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST,
 * E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS, E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export async function addGroup(
  deps: MentorshipDeps,
  actor: Actor,
  { name, description, copyOf }: z.infer<typeof groupBody>,
): Promise<{ code: "S-MENTORSHIP-GROUP_ADDED"; group: GroupDetail; package: PackageName }> {
  if (copyOf !== undefined && !isUuid(copyOf)) throw fail("E-MENTORSHIP-WRONG_UUID_FORMAT");
  const { database, calendar, clock, hooks, settings } = deps;
  const now = clock.now();
  return database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, now);
    const copied = copyOf === undefined ? null : await getGroup(queries, mentor.id, copyOf);
    const { id, mentor: moved } = await insertGroup(deps, queries, mentor, { name, description });
    const studentIds = copied ? (await listMembers(queries, copied.id)).map((member) => member.id) : [];
    await addMemberRows(queries, id, studentIds, now);
    if (copied && (await countPupilsOf(queries, copied.id)) > 0) await moveClass(queries, copied.id, id);
    await addToLog(queries, { groupId: id, actorId: actor.id, action: "memberAdded", subjectIds: studentIds, now });
    if (studentIds.length > 0) await hooks.joined(queries, { mentorId: mentor.id, groupId: id, studentIds, now });
    const group = await describeGroup(queries, mentor.id, id, calendar);
    return { code: "S-MENTORSHIP-GROUP_ADDED" as const, group, package: moved.package.name };
  });
}

/** Changes a group's words. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-MENTORSHIP-USER_GROUP_ALREADY_EXISTS */
export async function changeGroup(
  { database, calendar, clock, settings }: MentorshipDeps,
  actor: Actor,
  id: string,
  { name, description }: z.infer<typeof groupUpdate>,
): Promise<GroupDetail> {
  return database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, clock.now());
    await getGroup(queries, mentor.id, id);
    await changeGroupRow(queries, id, {
      ...(name !== undefined && (await freeName(queries, mentor.id, name, id))),
      ...(description !== undefined && { description }),
    });
    return describeGroup(queries, mentor.id, id, calendar);
  });
}

/**
 * Removes a group for all its mentors; its members stay students of the owner with their results, unless the caller says
 * otherwise (`students`). Pupils with cards of the group cannot sign in any more and are erased later.
 * @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-CLASS-GROUP_HAS_PUPILS
 */
export async function removeGroup(
  { database, clock, hooks, settings }: MentorshipDeps,
  actor: Actor,
  id: string,
  { students, pupils }: z.infer<typeof removeGroupQuery>,
) {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, now);
    const group = await getGroup(queries, mentor.id, id);
    if (pupils !== "erase" && (await countPupilsOf(queries, id)) > 0) throw fail("E-CLASS-GROUP_HAS_PUPILS");
    const studentIds = await endMembers(queries, id, now);
    await changeGroupRow(queries, id, { removed_at: now });
    await endLinkOf(queries, id);
    await deleteRequests(queries, id);
    if (studentIds.length > 0) await hooks.left(queries, { mentorId: mentor.id, studentIds, groupId: id, now });
    const mentors = await readMentors(queries, group);
    for (const one of presentOf(mentors))
      await hooks.mentorLeft(queries, { mentorId: one.id, groupId: id, heirId: mentor.id, now });
    await saveColleagues(queries, id, { ...mentors, colleagues: [] });
    await deleteGroupClass(queries, id);
    await deleteLogOf(queries, id);
    if (students !== "remove" || studentIds.length === 0) return;
    await partGroupless(hooks, queries, { mentorId: mentor.id, studentIds, now });
  });
  return { code: "S-CHANGES-SAVED" as const };
}

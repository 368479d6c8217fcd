import type { GroupDetail, PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { isUuid } from "../../uuid.ts";
import { listClassesOf } from "./class-store.ts";
import { roleOf } from "./colleague-rules.ts";
import { readMentors } from "./colleague-store.ts";
import { describeGroup, getGroup, listMembers } from "./describe-group.ts";
import { getStudent } from "./describe-student.ts";
import { addToLog } from "./group-log.ts";
import { addMemberRows, endMembers, type GroupRow } from "./group-store.ts";
import { deleteRequests } from "./join-store.ts";
import { lockMentor, moveUp } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { listStudentIds } from "./people-store.ts";

/**
 * Puts students of the mentor into a group; those who are in it stay.
 * @throws E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS, E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST,
 *   E-MENTORSHIP-SOME_USERS_NOT_STUDENTS, E-MENTORSHIP_ALL_USERS_ALREADY_MEMBERS, E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export async function addMembers(
  { database, calendar, clock, hooks, settings }: MentorshipDeps,
  actor: Actor,
  groupId: string,
  ids: readonly string[],
): Promise<{ code: "S-MENTORSHIP-MEMBER_ADDED"; group: GroupDetail; package: PackageName }> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!asked.every(isUuid)) throw fail("E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS");
  const now = clock.now();
  return database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, now);
    const group = await getGroup(queries, mentor.id, groupId);
    if ((await listStudentIds(queries, mentor.id, asked)).length < asked.length)
      throw fail("E-MENTORSHIP-SOME_USERS_NOT_STUDENTS");
    const present = new Set((await listMembers(queries, groupId)).map((member) => member.id));
    const studentIds = asked.filter((id) => !present.has(id));
    if (studentIds.length === 0) throw fail("E-MENTORSHIP_ALL_USERS_ALREADY_MEMBERS");
    await refuseMentors(queries, group, studentIds);
    const { name } = await moveUp(queries, mentor, { largestGroup: present.size + studentIds.length }, now);
    await addMemberRows(queries, groupId, studentIds, now);
    await deleteRequests(queries, groupId, studentIds);
    await hooks.joined(queries, { mentorId: mentor.id, groupId, studentIds, now });
    await addToLog(queries, { groupId, actorId: actor.id, action: "memberAdded", subjectIds: studentIds, now });
    return {
      code: "S-MENTORSHIP-MEMBER_ADDED" as const,
      group: await describeGroup(queries, mentor.id, groupId, calendar),
      package: name,
    };
  });
}

/** Nobody is mentor and member of one group. @throws E-MENTORSHIP-MENTOR_AND_MEMBER */
async function refuseMentors(queries: Queries, group: GroupRow, ids: readonly string[]): Promise<void> {
  const mentors = await readMentors(queries, group);
  if (ids.some((id) => roleOf(mentors, id) !== null)) throw fail("E-MENTORSHIP-MENTOR_AND_MEMBER");
}

/**
 * Takes a student out of a group; the results stay. A pupil with a card stays in the group of their class, where alone
 * the mentor can give them a new card or erase them.
 * @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-MENTORSHIP-USER_NOT_A_STUDENT, E-CLASS-OWN_GROUP,
 *   E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS for a student who is not in it
 */
export async function removeMember(
  { database, clock, hooks, settings }: MentorshipDeps,
  actor: Actor,
  groupId: string,
  studentId: string,
) {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, now);
    await getGroup(queries, mentor.id, groupId);
    await getStudent(queries, mentor.id, studentId);
    const studentIds = await endMembers(queries, groupId, now, studentId);
    if ((await listClassesOf(queries, studentIds)).some(({ group }) => group === groupId))
      throw fail("E-CLASS-OWN_GROUP");
    if (studentIds.length === 0) throw fail("E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS");
    await hooks.left(queries, { mentorId: mentor.id, studentIds, groupId, now });
    await addToLog(queries, { groupId, actorId: actor.id, action: "memberRemoved", subjectIds: studentIds, now });
  });
  return { code: "S-CHANGES-SAVED" as const };
}

import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { listClassesOf } from "./class-store.ts";
import { addToLog } from "./group-log.ts";
import { lockMentor } from "./mentor.ts";
import type { MembershipHooks, MentorshipDeps } from "./mentorship-deps.ts";
import { endStudent, listGroupsOfStudents } from "./people-store.ts";
import { lockRow } from "./store.ts";

const DONE = { code: "S-CHANGES-SAVED" } as const;

/** Removes a mentor's student, from groups and assignments too, as somebody asks; false when they were not the mentor's. */
export async function partStudent(
  hooks: MembershipHooks,
  queries: InTransaction,
  pair: { readonly mentorId: string; readonly studentId: string; readonly now: number },
  actorId: string,
): Promise<boolean> {
  const { mentorId, studentId, now } = pair;
  const groups = await endStudent(queries, mentorId, studentId, now);
  if (groups === null) return false;
  for (const groupId of groups)
    await addToLog(
      queries,
      actorId === studentId
        ? { groupId, actorId, action: "memberLeft", now }
        : { groupId, actorId, action: "memberRemoved", subjectIds: [studentId], now },
    );
  await hooks.left(queries, { mentorId, studentIds: [studentId], groupId: null, now });
  return true;
}

/** Ends the mentorship with those of some students who are in none of the mentor's groups any more. */
export async function partGroupless(
  hooks: MembershipHooks,
  queries: InTransaction,
  of: { readonly mentorId: string; readonly studentIds: readonly string[]; readonly now: number },
): Promise<void> {
  const { mentorId, studentIds, now } = of;
  const elsewhere = new Set((await listGroupsOfStudents(queries, mentorId)).map(({ student }) => student));
  for (const studentId of studentIds)
    if (!elsewhere.has(studentId)) await partStudent(hooks, queries, { mentorId, studentId, now }, mentorId);
}

/** The mentor removes a student, whose results stay. @throws E-MENTORSHIP-USER_NOT_A_STUDENT */
export async function removeStudent(
  { database, clock, hooks, settings }: MentorshipDeps,
  actor: Actor,
  studentId: string,
) {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const mentor = await lockMentor({ settings }, queries, actor, now);
    if (!(await partStudent(hooks, queries, { mentorId: mentor.id, studentId, now }, actor.id)))
      throw fail("E-MENTORSHIP-USER_NOT_A_STUDENT");
  });
  return DONE;
}

/**
 * The student leaves a mentor.
 * @throws E-KAROTA-NOT_FOUND, E-CLASS-NOT_FOR_PUPILS for a pupil with a card who would leave the mentor of their class
 */
export async function leaveMentor({ database, clock, hooks }: MentorshipDeps, actor: Actor, mentorId: string) {
  const now = clock.now();
  await database.transaction(async (queries) => {
    await lockRow(queries, mentorId);
    if ((await listClassesOf(queries, [actor.id])).some(({ owner }) => owner === mentorId))
      throw fail("E-CLASS-NOT_FOR_PUPILS");
    if (!(await partStudent(hooks, queries, { mentorId, studentId: actor.id, now }, actor.id)))
      throw fail("E-KAROTA-NOT_FOUND");
  });
  return DONE;
}

import type { PackageName, Student } from "@karota/contract/mentorship/mentorship.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findByCode, isPupilId, readCode } from "../users/index.ts";
import { listClassesOf } from "./class-store.ts";
import { describeStudent } from "./describe-student.ts";
import { lockMentor, moveUp } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { addStudentRow } from "./people-store.ts";
import { addTry, countTries } from "./store.ts";
import { usageOf } from "./usage.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * The person with this code, as a mentor who is locked has it; null, and one try counted, when there is none.
 * @throws E-MENTORSHIP-WRONG_UUID_FORMAT, E-KAROTA-TOO_MANY_REQUESTS
 */
export async function countCode(
  { settings }: Pick<MentorshipDeps, "settings">,
  queries: InTransaction,
  { mentorId, written, now }: { readonly mentorId: string; readonly written: string; readonly now: number },
): Promise<string | null> {
  const code = readCode(written);
  if (code === null) throw fail("E-MENTORSHIP-WRONG_UUID_FORMAT");
  const hour = now - (now % HOUR_MS);
  // Counted first: who guesses must not learn that one guess too many was right.
  if ((await countTries(queries, mentorId, hour)) >= settings().limits.code_tries)
    throw fail("E-KAROTA-TOO_MANY_REQUESTS", { retry_after: Math.ceil((hour + HOUR_MS - now) / 1000) });
  const found = await findByCode(queries, code, now);
  if (found === null) await addTry(queries, mentorId, hour);
  return found;
}

/**
 * Makes the person with this code a student of the mentor.
 * @throws E-MENTORSHIP-WRONG_UUID_FORMAT, E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST, E-MENTORSHIP-ALREADY_A_STUDENT,
 *   E-CLASS-OTHER_CLASS for a pupil with a card whose class another mentor has, E-MENTORSHIP-PACKAGE_LIMIT_REACHED, E-KAROTA-TOO_MANY_REQUESTS
 */
export async function addStudent(
  deps: MentorshipDeps,
  actor: Actor,
  written: string,
): Promise<{ code: "S-MENTORSHIP-STUDENT_ADDED"; student: Student; package: PackageName }> {
  const { database, calendar, clock, hooks } = deps;
  const now = clock.now();
  const added = await database.transaction(async (queries) => {
    const mentor = await lockMentor(deps, queries, actor, now);
    const studentId = await countCode(deps, queries, { mentorId: mentor.id, written, now });
    if (studentId === null) return null;
    if (await isPupilId(queries, studentId)) {
      const [own] = await listClassesOf(queries, [studentId]);
      if (own?.owner !== mentor.id) throw fail("E-CLASS-OTHER_CLASS");
    }
    const { students } = await usageOf(queries, mentor.id, calendar.spanOf("weekly", now));
    if (!(await addStudentRow(queries, mentor.id, studentId, now))) throw fail("E-MENTORSHIP-ALREADY_A_STUDENT");
    await hooks.joined(queries, { mentorId: mentor.id, studentIds: [studentId], groupId: null, now });
    const { name } = await moveUp(queries, mentor, { students: students + 1 }, now);
    return { student: await describeStudent(queries, mentor.id, calendar, now, studentId), package: name };
  });
  // Thrown after the transaction, so that the try is stored.
  if (!added) throw fail("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
  return { code: "S-MENTORSHIP-STUDENT_ADDED", ...added };
}

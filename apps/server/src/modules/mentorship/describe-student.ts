import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { faceOf } from "../users/index.ts";
import { listCardHoldersOf } from "./class-store.ts";
import { recentSince, resultsById } from "./describe-recent.ts";
import { listResultsOfStudents } from "./recent-store.ts";
import {
  countOfStudents,
  listGroupsOfStudents,
  listStudents,
  type StudentCounts,
  type StudentRow,
} from "./people-store.ts";

/** A mentor's present student. @throws E-MENTORSHIP-USER_NOT_A_STUDENT */
export async function getStudent(queries: Queries, mentorId: string, id: string): Promise<StudentRow> {
  const [row] = await listStudents(queries, mentorId, id);
  if (!row) throw fail("E-MENTORSHIP-USER_NOT_A_STUDENT");
  return row;
}

const NONE: StudentCounts = { inProgress: 0, upcoming: 0, completed: 0, open: 0, lastAnswer: null };

/** A mentor's present students with their groups and assignments; only one when an id is given. */
export async function describeStudents(
  queries: Queries,
  mentorId: string,
  calendar: Calendar,
  now: number,
  id?: string,
): Promise<Student[]> {
  const rows = await listStudents(queries, mentorId, id);
  const groups = Map.groupBy(await listGroupsOfStudents(queries, mentorId, id), (row) => row.student);
  const cardHolders = new Set(await listCardHoldersOf(queries, mentorId, id));
  const counts = await countOfStudents(queries, mentorId, now, id);
  const asked = { mentorId, now, since: recentSince(calendar, now) };
  const results = resultsById(await listResultsOfStudents(queries, asked, id));
  return rows.map((row) => {
    const { lastAnswer, ...assignments } = counts.get(row.id) ?? NONE;
    return {
      id: row.id,
      name: row.name,
      face: faceOf(row.settings),
      added: calendar.iso(row.added),
      groups: (groups.get(row.id) ?? []).map((group) => ({ id: group.id, name: group.name })),
      ...(cardHolders.has(row.id) && { hasCard: true as const }),
      assignments,
      lastAnswer: lastAnswer === null ? null : calendar.iso(lastAnswer),
      results: [...(results.get(row.id) ?? [])],
    };
  });
}

/** One student as `describeStudents`. @throws E-MENTORSHIP-USER_NOT_A_STUDENT */
export async function describeStudent(
  queries: Queries,
  mentorId: string,
  calendar: Calendar,
  now: number,
  id: string,
): Promise<Student> {
  const [student] = await describeStudents(queries, mentorId, calendar, now, id);
  if (!student) throw fail("E-MENTORSHIP-USER_NOT_A_STUDENT");
  return student;
}

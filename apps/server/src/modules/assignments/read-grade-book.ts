import { GRADES_PAGE_SIZE, type Grade, type GradeBook } from "@karota/contract/assignments/grade-book.ts";
import type { Actor } from "../../deps.ts";
import { getGroupAsMentor, listMembers } from "../mentorship/index.ts";
import { faceOf } from "../users/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listGradeRows, type GradeRow } from "./grade-store.ts";
import { isOver, statusAt } from "./rules.ts";

const describeGrade = (row: GradeRow, now: number): Grade => {
  const own = { own_end: row.own_end, solved: row.solved ?? 0 };
  return {
    numSolved: own.solved,
    numCorrect: row.correct ?? 0,
    over: isOver({ ...row, cancelled_at: null }, own, now),
  };
};

/** The grade book of a group, for each of its mentors. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST for others */
export async function readGradeBook(
  deps: AssignmentsDeps,
  actor: Actor,
  groupId: string,
  page: number,
): Promise<GradeBook> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const { row: group } = await getGroupAsMentor(db, actor.id, groupId);
  const members = await listMembers(db, group.id);
  // One assignment more than is shown says whether there are older ones.
  const rows = await listGradeRows(
    db,
    { groupId: group.id, now },
    { limit: GRADES_PAGE_SIZE + 1, offset: page * GRADES_PAGE_SIZE },
  );
  const byAssignment = [...Map.groupBy(rows, ({ id }) => id).values()];
  const shown = byAssignment.slice(0, GRADES_PAGE_SIZE).map((some) => ({
    assignment: some[0]!,
    parts: new Map(some.flatMap((row) => (row.student_id === null ? [] : [[row.student_id, row]]))),
  }));
  return {
    assignments: shown.map(({ assignment, parts }) => ({
      id: assignment.id,
      name: assignment.name,
      status: statusAt({ ...assignment, cancelled_at: null }, now),
      start: deps.calendar.iso(assignment.start_at),
      numTasks: assignment.num_tasks,
      numStudents: parts.size,
      numDone: [...parts.values()].filter(({ solved }) => (solved ?? 0) >= assignment.num_tasks).length,
    })),
    students: members.map(({ id, name, settings }) => ({
      id,
      name,
      face: faceOf(settings),
      grades: shown.map(({ parts }) => {
        const part = parts.get(id);
        return part ? describeGrade(part, now) : null;
      }),
    })),
    page,
    more: byAssignment.length > GRADES_PAGE_SIZE,
  };
}

import {
  GRADES_PAGE_SIZE,
  MAX_REPORTED,
  REPORT_DAYS,
  type Grade,
  type GradeBook,
  type GroupReport,
} from "@karota/contract/assignments/grade-book.ts";
import type { Actor } from "../../deps.ts";
import { getGroupAsMentor, listMembers } from "../mentorship/index.ts";
import { faceOf } from "../users/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { listGradeRows, type GradeRow } from "./grade-store.ts";
import { isOver, statusAt } from "./rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An assignment of the group, and the part in it of each present member who has it. */
interface Column {
  readonly assignment: GradeRow;
  readonly parts: ReadonlyMap<string, GradeRow>;
}

const columnsOf = (rows: readonly GradeRow[]): Column[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map((some) => ({
    assignment: some[0]!,
    parts: new Map(some.flatMap((row) => (row.student_id === null ? [] : [[row.student_id, row]]))),
  }));

const describeGrade = (row: GradeRow, now: number): Grade => {
  const own = { own_end: row.own_end, solved: row.solved ?? 0 };
  return {
    numSolved: own.solved,
    numCorrect: row.correct ?? 0,
    over: isOver({ ...row, cancelled_at: null }, own, now),
  };
};

const describeColumns = (
  { calendar }: Pick<AssignmentsDeps, "calendar">,
  columns: readonly Column[],
  members: Awaited<ReturnType<typeof listMembers>>,
  now: number,
): Pick<GradeBook, "assignments" | "students"> => ({
  assignments: columns.map(({ assignment, parts }) => ({
    id: assignment.id,
    name: assignment.name,
    status: statusAt({ ...assignment, cancelled_at: null }, now),
    start: calendar.iso(assignment.start_at),
    numTasks: assignment.num_tasks,
    numStudents: parts.size,
    numDone: [...parts.values()].filter(({ solved }) => (solved ?? 0) >= assignment.num_tasks).length,
  })),
  students: members.map(({ id, name, settings }) => ({
    id,
    name,
    face: faceOf(settings),
    grades: columns.map(({ parts }) => {
      const part = parts.get(id);
      return part ? describeGrade(part, now) : null;
    }),
  })),
});

/** The grade book of a group, for each of its mentors. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST for others */
export async function readGradeBook(
  deps: AssignmentsDeps,
  actor: Actor,
  groupId: string,
  page: number,
): Promise<GradeBook> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const { row: group, role } = await getGroupAsMentor(db, actor.id, groupId);
  const members = await listMembers(db, group.id);
  // One assignment more than is shown says whether there are older ones.
  const rows = await listGradeRows(
    db,
    { groupId: group.id, since: 0, now },
    { limit: GRADES_PAGE_SIZE + 1, offset: page * GRADES_PAGE_SIZE },
  );
  const columns = columnsOf(rows);
  return {
    ...describeColumns(deps, columns.slice(0, GRADES_PAGE_SIZE), members, now),
    role,
    page,
    more: columns.length > GRADES_PAGE_SIZE,
  };
}

/**
 * What to save of a group at the end of a year.
 * @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST for others than its mentors
 */
export async function readGroupReport(deps: AssignmentsDeps, actor: Actor, groupId: string): Promise<GroupReport> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const since = now - REPORT_DAYS * DAY_MS;
  const { row: group } = await getGroupAsMentor(db, actor.id, groupId);
  const members = await listMembers(db, group.id);
  const of = { groupId: group.id, since, now };
  const rows = await listGradeRows(db, of, { limit: MAX_REPORTED, offset: 0 });
  const columns = columnsOf(rows).toReversed();
  return { group: group.name, since: deps.calendar.iso(since), ...describeColumns(deps, columns, members, now) };
}

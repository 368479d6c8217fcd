import type {
  AssignmentDetail,
  AssignmentRole,
  AssignmentRow,
  StudentResult,
  TaskPlan,
  TaskResult,
} from "@karota/contract/assignments/assignment.ts";
import type { Queries } from "../../database/database.ts";
import { carrotsOf } from "../credits/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { marksOf, roleOf, statusAt } from "./rules.ts";
import { listMarks, listMistakes, type MistakeRow } from "./answer-store.ts";
import { commonMistakes } from "./common-mistakes.ts";
import { listMessages } from "./message-store.ts";
import type { Assignment } from "./store.ts";
import type { Sums } from "./list-store.ts";
import { faceOf } from "../users/index.ts";
import { listStudents, type StudentRow } from "./student-store.ts";

type Clocked = Pick<AssignmentsDeps, "calendar">;
type Reading = Pick<AssignmentsDeps, "calendar" | "skills" | "sheetSeedOf">;

/** A row in the list of a mentor who is `role` of it. */
export function describeRow(
  { calendar: { iso } }: Clocked,
  assignment: Assignment,
  role: AssignmentRole,
  sums: Omit<Sums, "assignment_id"> | undefined,
  now: number,
): AssignmentRow {
  const { group_id, student_id } = assignment;
  const solved = sums?.solved ?? 0;
  const isInCharge = role === "publisher" || role === "inCharge";
  return {
    id: assignment.id,
    name: assignment.name,
    description: assignment.description,
    status: statusAt(assignment, now),
    archived: assignment.archived_at !== null,
    role,
    publisher: assignment.publisher_name || null,
    // Its present name is that of a group which who has left reads no more.
    group: group_id === null ? null : { id: group_id, name: role === "former" ? null : (assignment.group_name ?? "") },
    student: student_id === null ? null : { id: student_id, name: assignment.student_name },
    start: iso(assignment.start_at),
    end: iso(assignment.end_at),
    numTasks: assignment.num_tasks,
    numStudents: sums?.students ?? 0,
    numStarted: sums?.started ?? 0,
    numDone: sums?.done ?? 0,
    numSolved: solved,
    numCorrect: sums?.correct ?? 0,
    numNew: isInCharge ? Math.max(0, solved - (assignment.seen_answers ?? solved)) : 0,
  };
}

function describeStudent(
  { calendar: { iso } }: Clocked,
  { num_tasks }: Assignment,
  row: StudentRow,
  marks: string | undefined,
): StudentResult {
  const { answered_at, own_end } = row;
  // Opened is what was never answered too; begun is not.
  const begun_at = row.started_at === null ? null : (row.opened_at ?? row.started_at);
  return {
    id: row.student_id,
    name: row.name,
    face: faceOf(row.settings),
    exMember: row.name === null,
    marks: marksOf(marks ?? null, num_tasks),
    numSolved: row.solved,
    numCorrect: row.correct,
    started: begun_at === null ? null : iso(begun_at),
    finished: answered_at === null || row.solved < num_tasks ? null : iso(answered_at),
    seconds: begun_at === null || answered_at === null ? 0 : Math.round((answered_at - begun_at) / 1000),
    ownEnd: own_end === null ? null : iso(own_end),
  };
}

function describeTasks(
  plan: readonly TaskPlan[],
  students: readonly StudentResult[],
  mistakes: readonly MistakeRow[],
  skills: readonly (string | null)[],
): TaskResult[] {
  const commonest = new Map<number, { name: string; count: number }>();
  for (const { task, mistake, studentIds } of mistakes.toSorted((one, other) => (one.mistake < other.mistake ? -1 : 1)))
    if (studentIds.length > (commonest.get(task)?.count ?? 0))
      commonest.set(task, { name: mistake, count: studentIds.length });
  const places = plan.flatMap(({ count, ...kind }) => Array.from({ length: count }, () => kind));
  const solved = places.map(() => 0);
  const correct = places.map(() => 0);
  for (const { marks } of students)
    for (let place = 0; place < places.length; place++) {
      if (marks[place] !== ".") solved[place]!++;
      if (marks[place] === "1") correct[place]!++;
    }
  return places.map((kind, index) => ({
    index,
    ...kind,
    skill: skills[index] ?? null,
    numSolved: solved[index]!,
    numCorrect: correct[index]!,
    mistake: commonest.get(index) ?? null,
  }));
}

/** What a mentor who has left the group sees of a student: an ex-member, with the answers until then. */
function asThen(row: StudentRow, marks: string | undefined, until: number): StudentRow {
  const answers = marks?.split(",") ?? [];
  const before = (time: number | null) => (time !== null && time <= until ? time : null);
  return {
    ...row,
    name: null,
    settings: null,
    own_end: null,
    solved: answers.length,
    correct: answers.filter((answer) => Number(answer) % 2 === 1).length,
    opened_at: before(row.opened_at),
    started_at: before(row.started_at),
    answered_at: before(row.answered_at),
  };
}

/** The mentor who reads an assignment, and what they are of it. */
interface Reader {
  readonly id: string;
  readonly role: AssignmentRole;
}

const inCharge = (assignment: Assignment): Reader => {
  const { mentor_id: id } = assignment;
  return { id, role: roleOf(assignment, id, true)! };
};

/**
 * Everything a mentor sees of an assignment, in a few reads, however many students there are. The mentor is the one who is
 * in charge of it if no other is given.
 */
export async function describeAssignment(
  deps: Reading,
  queries: Queries,
  assignment: Assignment,
  now: number,
  { id: readerId, role }: Reader = inCharge(assignment),
): Promise<AssignmentDetail> {
  const { iso } = deps.calendar;
  const until = role === "former" ? assignment.publisher_left_at! : now;
  const marks = await listMarks(queries, assignment.id, until);
  const present = await listStudents(queries, assignment.id);
  const rows =
    role === "former"
      ? present
          .filter(({ joined_at }) => joined_at <= until)
          .map((row) => asThen(row, marks.get(row.student_id), until))
      : present;
  const mistakes = await listMistakes(queries, assignment.id, until);
  const skills = await deps.skills.read(queries, assignment);
  const messages = (await listMessages(queries, assignment.id, readerId))
    .filter(({ sent_at }) => sent_at <= until)
    .map(({ message, sent_at, student_id }) => ({ text: message, at: iso(sent_at), studentId: student_id }));
  const toAll = messages.findLast(({ studentId }) => studentId === null);
  const students = rows.map((row) => describeStudent(deps, assignment, row, marks.get(row.student_id)));
  const plan = JSON.parse(assignment.plan) as TaskPlan[];
  const sum = (of: (row: StudentRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const sums = {
    students: rows.length,
    started: sum(({ solved }) => (solved > 0 ? 1 : 0)),
    done: sum(({ solved }) => (solved >= assignment.num_tasks ? 1 : 0)),
    solved: sum(({ solved }) => solved),
    correct: sum(({ correct }) => correct),
  };
  return {
    ...describeRow(deps, assignment, role, sums, now),
    message: assignment.message,
    mentorMessage: toAll ? { text: toAll.text, at: toAll.at } : null,
    messages,
    price: carrotsOf(assignment.price),
    plan,
    students,
    tasks: describeTasks(plan, students, mistakes, skills),
    mistakes: commonMistakes(plan, mistakes),
    sheets: { A: deps.sheetSeedOf(assignment.id, "A"), B: deps.sheetSeedOf(assignment.id, "B") },
    now: iso(now),
  };
}

import type { AssignmentBody, AssignmentDetail, PublishReply } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail, MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import type { User } from "@karota/contract/users/user.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** A mentor with students in one group. */
export interface Classroom {
  readonly mentor: Actor;
  readonly students: readonly Actor[];
  readonly groupId: string;
}

/** Throws with the reply's body when a call does not succeed. */
export async function good<Reply>(it: TestApp, ...call: Parameters<TestApp["call"]>): Promise<Reply> {
  const reply = await it.call(...call);
  if (reply.statusCode !== 200) throw new Error(`${call[1]} ${call[2]}: ${reply.statusCode} ${reply.body}`);
  return reply.json<Reply>();
}

/** The status and the code of a call that may fail. */
export async function outcome(
  it: TestApp,
  ...call: Parameters<TestApp["call"]>
): Promise<readonly [number, string | undefined]> {
  const reply = await it.call(...call);
  return [reply.statusCode, reply.json<{ code?: string }>().code];
}

/** A student of a mentor, by their code. */
export async function newStudent(it: TestApp, mentor: Actor): Promise<Actor> {
  const student = await it.newPlayer();
  const { unique_code: uniqueCode } = await good<User>(it, student, "GET", "users");
  await good(it, mentor, "POST", "mentorship/students", { uniqueCode });
  return student;
}

export const join = (
  it: TestApp,
  { mentor, groupId }: Classroom,
  ...students: readonly Actor[]
): Promise<GroupDetail> =>
  good(it, mentor, "POST", `mentorship/groups/${groupId}/members`, { studentIds: students.map(({ id }) => id) });

/** @param carrots what the mentor has, in hundredths */
export async function newClassroom(it: TestApp, size: number, carrots = 100_000): Promise<Classroom> {
  const mentor = await it.newPlayer({ roles: ["mentor"], balance: carrots });
  const { group } = await good<{ group: GroupDetail }>(it, mentor, "POST", "mentorship/groups", { name: "5. b" });
  const classroom = { mentor, students: [] as Actor[], groupId: group.id };
  for (let n = 0; n < size; n++) classroom.students.push(await newStudent(it, mentor));
  if (size > 0) await join(it, classroom, ...classroom.students);
  return classroom;
}

/** Easy additions for today. */
export const ADDITIONS: AssignmentBody["tasks"] = [{ game: "addition", options: { level: "easy" }, count: 3 }];
export const bodyFor = (whom: Pick<AssignmentBody, "groupId" | "studentId">, more: Partial<AssignmentBody> = {}) => ({
  name: "Seštevanje do sto",
  tasks: ADDITIONS,
  ...(more.end === undefined && { preset: "today" as const }),
  ...whom,
  ...more,
});

/** Publishes for the group. */
export async function publish(
  it: TestApp,
  { mentor, groupId }: Classroom,
  more: Partial<AssignmentBody> = {},
): Promise<AssignmentDetail> {
  const whom = more.studentId === undefined ? { groupId } : {};
  const { assignment } = await good<PublishReply>(it, mentor, "POST", "assignments", bodyFor(whom, more));
  return assignment;
}

export const open = (it: TestApp, student: Actor, id: string): Promise<MyAssignmentDetail> =>
  good(it, student, "GET", `assignments/myAssignments/${id}`);
export const results = (it: TestApp, { mentor }: Pick<Classroom, "mentor">, id: string): Promise<AssignmentDetail> =>
  good(it, mentor, "GET", `assignments/${id}`);

/** The answers of each task, which only the database contains: the choices as text, and the place of the right one. */
export async function storedAnswers(
  it: TestApp,
  student: Actor,
  id: string,
): Promise<readonly { readonly choices: readonly string[]; readonly correct: number }[]> {
  const { tasks } = await it.database.db
    .selectFrom("assignment_students")
    .select("tasks")
    .where("assignment_id", "=", id)
    .where("student_id", "=", student.id)
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(tasks ?? "[]") as {
    board: { tasks: [{ answers: { choices: readonly string[]; correct: number } }] };
  }[];
  return stored.map(({ board }) => board.tasks[0].answers);
}

/** The right choice of each task. */
export const rightChoices = async (it: TestApp, student: Actor, id: string): Promise<readonly number[]> =>
  (await storedAnswers(it, student, id)).map(({ correct }) => correct);

export const answer = (
  it: TestApp,
  student: Actor,
  id: string,
  { taskId }: Pick<MyTask, "taskId">,
  taskSelected: number,
) => it.call(student, "POST", `assignments/myAssignments/${id}`, { taskId, taskSelected });

/** Answers tasks as the marks say: `1` right, `0` wrong, `.` not at all. */
export async function answerAs(it: TestApp, student: Actor, id: string, marks: string): Promise<void> {
  const { list } = await open(it, student, id);
  const right = await rightChoices(it, student, id);
  for (const [place, mark] of [...marks].entries()) {
    if (mark === ".") continue;
    const selected = mark === "1" ? right[place]! : (right[place]! + 1) % 4;
    const reply = await answer(it, student, id, list[place]!, selected);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
}
